import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import {
  checkIntentName,
  deleteIntents,
  type Intent,
  intentUsage,
  renameIntent,
  setIntentComments,
} from '@sdp/domain'
import { useEditing } from '../../editing/use-editing.ts'
import { deletionText, renamingText } from '../../parts/usage-text.ts'
import { confirm } from '../../ui/confirm.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { intentType } from './intents.ts'

interface IntentCellsProps {
  intent: Intent
  onOpenExpressions: ((intent: string) => void) | undefined
}

export function IntentCells({ intent, onOpenExpressions }: IntentCellsProps) {
  const { domain, canEdit, edit } = useEditing()
  const { name, comments } = intent
  const first = intent.expressions[0]?.text

  const remove = async () => {
    const text = deletionText(`the intent ${name}`, intentUsage(domain, [name]))
    if (!(await confirm({ title: 'Delete intent', text, action: 'Delete', danger: true }))) return
    edit(deleteIntents, { names: [name] })
  }
  return (
    <>
      <td title={name}>
        {canEdit ? (
          <EditableText
            label="Name"
            value={name}
            check={(to) => checkIntentName(domain, to, name)}
            hint={() => renamingText({ ...intentUsage(domain, [name]), expressions: 0 })}
            onCommit={(to) => edit(renameIntent, { from: name, to })}
          />
        ) : (
          name
        )}
      </td>
      <td className="quiet">{intentType(intent)}</td>
      <td className="quiet">{intent.arbitration}</td>
      <td className="number">
        {onOpenExpressions === undefined ? (
          intent.expressions.length
        ) : (
          <Link
            component="button"
            aria-label={`Expressions of ${name}: ${intent.expressions.length}`}
            onClick={() => onOpenExpressions(name)}
          >
            {intent.expressions.length}
          </Link>
        )}
      </td>
      <td className="quiet" title={first}>
        {first ?? '-'}
      </td>
      <td className="quiet" title={comments}>
        {canEdit ? (
          <EditableText
            label={`Comments on ${name}`}
            value={comments}
            onCommit={(text) => edit(setIntentComments, { name, comments: text })}
          />
        ) : (
          comments
        )}
      </td>
      <td className="action">
        {canEdit && (
          <IconButton size="small" aria-label={`Delete ${name}`} onClick={() => void remove()}>
            <DeleteIcon fontSize="inherit" />
          </IconButton>
        )}
      </td>
    </>
  )
}
