import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import type { ReusableExpression, SentenceCounter } from '@sdp/domain/expressions'
import type { DomainLanguage } from '@sdp/domain/languages'
import {
  checkPartName,
  deleteReusableExpression,
  type PartUse,
  renameReusableExpression,
  setReusableComments,
  valueIn,
} from '@sdp/domain/reusable-expressions'
import { type ApplyEdit, check } from '../../editing/use-edit.ts'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import { deletionText, renamingText } from '../../parts/usage-text.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { PartValue } from './PartValue.tsx'
import { combinationsText, missingLanguages, usageOf, usesText } from './parts.ts'

interface PartColumnsOptions {
  language: string
  languages: readonly DomainLanguage[]
  counter: SentenceCounter
  usesOf: (part: ReusableExpression) => PartUse
  canEdit: boolean
  edit: ApplyEdit
  onShow: (part: ReusableExpression, what: 'uses' | 'values') => void
}

export function partColumns(options: PartColumnsOptions): Column<ReusableExpression>[] {
  const { language, languages, counter, usesOf, canEdit, edit, onShow } = options
  const values: Column<ReusableExpression> = {
    name: 'Languages',
    width: 104,
    className: 'quiet',
    cell: (part) => {
      const missing = missingLanguages(part, languages)
      const count = languages.length - missing.length
      return (
        <Link
          component="button"
          aria-label={`Values of ${part.name} in ${count} of ${languages.length} languages`}
          title={missing.length === 0 ? undefined : `No value in ${missing.join(', ')}`}
          color={missing.length === 0 ? 'primary' : 'warning'}
          onClick={() => onShow(part, 'values')}
        >
          {count} of {languages.length}
        </Link>
      )
    },
  }
  return [
    {
      name: 'Part',
      width: '18%',
      cell: (part) =>
        canEdit ? (
          <EditableText
            field="name"
            label="Name"
            value={part.name}
            check={(to) => check(checkPartName, to, part.name)}
            hint={() => renamingText(usageOf(usesOf(part)))}
            onCommit={(to) => edit(renameReusableExpression, { from: part.name, to })}
          />
        ) : (
          <span title={part.name}>{part.name}</span>
        ),
    },
    { name: `Value in ${language}`, cell: (part) => <PartValue part={part} language={language} /> },
    {
      name: 'Combinations',
      hint: 'How many different texts the part stands for',
      width: 112,
      kind: 'number',
      cell: (part) => {
        const value = valueIn(part, language)
        const count = counter.combinations(value)
        return (
          <span title={count.toLocaleString('en-US')}>{value === '' ? '-' : combinationsText(count)}</span>
        )
      },
    },
    {
      // What other languages say is not here to be counted.
      name: languages.length > 1 ? `Used in ${language}` : 'Used in',
      width: 168,
      className: 'quiet',
      cell: (part) => <Uses part={part} uses={usesOf(part)} onShow={() => onShow(part, 'uses')} />,
    },
    ...(languages.length > 1 ? [values] : []),
    {
      name: 'Comments',
      width: '18%',
      className: 'quiet',
      cell: ({ name, comments }) =>
        canEdit ? (
          <EditableText
            field="comments"
            label={`Comments on ${name}`}
            value={comments}
            onCommit={(text) => edit(setReusableComments, { name, comments: text })}
          />
        ) : (
          <span title={comments}>{comments}</span>
        ),
    },
    {
      name: 'Actions',
      heading: '',
      width: 44,
      kind: 'action',
      cell: (part) =>
        canEdit && (
          <IconButton
            size="small"
            aria-label={`Delete reusable part ${part.name}`}
            onClick={() => void remove(part, usesOf(part), edit)}
          >
            <DeleteIcon fontSize="inherit" />
          </IconButton>
        ),
    },
  ]
}

function isUsed({ expressions, parts }: PartUse): boolean {
  return expressions + parts.length > 0
}

function Uses(props: { part: ReusableExpression; uses: PartUse; onShow: () => void }) {
  const text = usesText(props.uses)
  if (!isUsed(props.uses)) return text
  return (
    <Link component="button" aria-label={`Where ${props.part.name} is used: ${text}`} onClick={props.onShow}>
      {text}
    </Link>
  )
}

async function remove({ name }: ReusableExpression, uses: PartUse, edit: ApplyEdit): Promise<void> {
  const asked = deletionText(`the reusable part ${name}`, usageOf(uses))
  const isConfirmed = await confirmDeletion({
    title: 'Delete reusable part',
    text: isUsed(uses) ? `${asked} There it stays, and shows as an error.` : asked,
    edit: deleteReusableExpression,
    args: { name },
  })
  if (isConfirmed) edit(deleteReusableExpression, { name })
}
