import Link from '@mui/material/Link'
import type { ReusableExpression, SentenceCounter } from '@sdp/domain/expressions'
import type { DomainLanguage } from '@sdp/domain/languages'
import {
  checkPartName,
  type PartUse,
  renameReusableExpression,
  setReusableComments,
  valueIn,
} from '@sdp/domain/reusable-expressions'
import { check } from '../../editing/use-edit.ts'
import type { NamedColumnsOptions } from '../../parts/named-table/NamedTable.tsx'
import { nameColumn } from '../../parts/named-table/name-column.tsx'
import { commentsColumn } from '../../ui/comments-column.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { PartValue } from './PartValue.tsx'
import { combinationsText, missingLanguages, usageOf, usesText } from './parts.ts'

/** Opens what there is to know of a part. */
export type ShowPart = (part: ReusableExpression, what: 'uses' | 'values') => void

interface PartColumnsOptions extends NamedColumnsOptions {
  language: string
  languages: readonly DomainLanguage[]
  counter: SentenceCounter
  usesOf: (part: ReusableExpression) => PartUse
  onShow: ShowPart
}

export function partColumns(options: PartColumnsOptions): Column<ReusableExpression>[] {
  const { language, languages, counter, usesOf, hasComments, disabledReason, edit, onDelete, onShow } =
    options
  const isReadOnly = disabledReason !== undefined
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
    nameColumn<ReusableExpression>({
      heading: 'Part',
      label: 'Name',
      width: '18%',
      disabledReason,
      check: (to, own) => check(checkPartName, to, own),
      usage: (part) => usageOf(usesOf(part)),
      onRename: (from, to) => edit(renameReusableExpression, { from, to }),
    }),
    { name: `Value in ${language}`, cell: (part) => <PartValue part={part} language={language} /> },
    {
      name: 'Combinations',
      hint: 'How many different texts the part stands for',
      width: 112,
      kind: 'number',
      cell: (part) => {
        const value = valueIn(part, language)
        const count = counter.combinations(value)
        return <span title={readableNumber(count)}>{value === '' ? '-' : combinationsText(count)}</span>
      },
    },
    {
      // What other languages say is not here to be counted (ruling R309).
      name: languages.length > 1 ? `Used in ${language}` : 'Used in',
      width: 168,
      className: 'quiet',
      cell: (part) => <Uses part={part} uses={usesOf(part)} onShow={() => onShow(part, 'uses')} />,
    },
    ...(languages.length > 1 ? [values] : []),
    commentsColumn({
      width: '18%',
      hasComments,
      isReadOnly,
      onCommit: (name, comments) => edit(setReusableComments, { name, comments }),
    }),
    deleteColumn({ disabledReason, onDelete }),
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
