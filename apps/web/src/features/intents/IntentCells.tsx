import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import IconButton from '@mui/material/IconButton'
import {
  checkIntentName,
  deleteIntents,
  type Intent,
  intentUsage,
  renameIntent,
  setIntentComments,
} from '@sdp/domain'
import { useEditing } from '../../editing/use-editing.ts'
import { confirm } from '../../ui/confirm.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { deletionText, intentType } from './intents.ts'

export function IntentCells({ intent }: { intent: Intent }) {
  const { domain, canEdit, edit } = useEditing()
  const { name, comments } = intent
  const first = intent.expressions[0]?.text

  const remove = async () => {
    const text = deletionText(name, intentUsage(domain, [name]))
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
            onCommit={(to) => edit(renameIntent, { from: name, to })}
          />
        ) : (
          name
        )}
      </td>
      <td className="quiet">{intentType(intent)}</td>
      <td className="quiet">{intent.arbitration}</td>
      <td className="number">{intent.expressions.length}</td>
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
