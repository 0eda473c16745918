import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { type ReusableExpression, sentenceCounter } from '@sdp/domain/expressions'
import {
  checkPartName,
  deleteReusableExpression,
  type PartUse,
  renameReusableExpression,
  setReusableComments,
  valueIn,
} from '@sdp/domain/reusable-expressions'
import { useEditing } from '../../editing/use-editing.ts'
import { confirmDeletion } from '../../parts/confirm-deletion.tsx'
import { deletionText, renamingText } from '../../parts/usage-text.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { PartValue } from './PartValue.tsx'
import { combinationsText, missingLanguages, usageOf, usesText } from './parts.ts'

interface PartCellsProps {
  part: ReusableExpression
  uses: PartUse
  onShow: (what: 'uses' | 'values') => void
}

export function PartCells({ part, uses, onShow }: PartCellsProps) {
  const { domain, language, languages, canEdit, edit } = useEditing()
  const { name, comments } = part
  const value = valueIn(part, language)
  const combinations = sentenceCounter(domain.reusableExpressions, language).combinations(value)
  const missing = missingLanguages(part, languages)
  const isUsed = uses.expressions + uses.parts.length > 0

  const remove = async () => {
    const asked = deletionText(`the reusable part ${name}`, usageOf(uses))
    const isConfirmed = await confirmDeletion({
      title: 'Delete reusable part',
      text: isUsed ? `${asked} There it stays, and shows as an error.` : asked,
      edit: deleteReusableExpression,
      args: { name },
    })
    if (isConfirmed) edit(deleteReusableExpression, { name })
  }
  return (
    <>
      <td title={name}>
        {canEdit ? (
          <EditableText
            label="Name"
            value={name}
            check={(to) => checkPartName(domain, to, name)}
            hint={() => renamingText(usageOf(uses))}
            onCommit={(to) => edit(renameReusableExpression, { from: name, to })}
          />
        ) : (
          name
        )}
      </td>
      <td>
        <PartValue part={part} language={language} />
      </td>
      <td className="number" title={combinations.toLocaleString('en-US')}>
        {value === '' ? '-' : combinationsText(combinations)}
      </td>
      <td className="quiet">
        {!isUsed ? (
          usesText(uses)
        ) : (
          <Link
            component="button"
            aria-label={`Where ${name} is used: ${usesText(uses)}`}
            onClick={() => onShow('uses')}
          >
            {usesText(uses)}
          </Link>
        )}
      </td>
      {languages.length > 1 && (
        <td className="quiet" title={missing.length === 0 ? undefined : `No value in ${missing.join(', ')}`}>
          <Link
            component="button"
            aria-label={`Values of ${name} in ${languages.length - missing.length} of ${languages.length} languages`}
            color={missing.length === 0 ? 'primary' : 'warning'}
            onClick={() => onShow('values')}
          >
            {languages.length - missing.length} of {languages.length}
          </Link>
        </td>
      )}
      <td className="quiet" title={comments}>
        {canEdit ? (
          <EditableText
            label={`Comments on ${name}`}
            value={comments}
            onCommit={(text) => edit(setReusableComments, { name, comments: text })}
          />
        ) : (
          comments
        )}
      </td>
      <td className="action">
        {canEdit && (
          <IconButton size="small" aria-label={`Delete reusable part ${name}`} onClick={() => void remove()}>
            <DeleteIcon fontSize="inherit" />
          </IconButton>
        )}
      </td>
    </>
  )
}
