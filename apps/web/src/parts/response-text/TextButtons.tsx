import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import ListenIcon from '@mui/icons-material/VolumeUpOutlined'
import type { ReactNode } from 'react'

interface TextButtonsProps {
  text: string
  canEdit: boolean
  /** Why nothing can be heard. */
  cannotListen: string | undefined
  onEdit: () => void
  /** Without it the text is not spoken. */
  onListen: (() => void) | undefined
  onRemove: () => void
}

/** What can be done with one text. */
export function TextButtons({ text, canEdit, cannotListen, onEdit, onListen, onRemove }: TextButtonsProps) {
  const button = (label: string, icon: ReactNode, act: () => void, disabledReason?: string) => (
    <button
      type="button"
      aria-label={`${label} ${text}`}
      aria-disabled={disabledReason !== undefined}
      title={disabledReason ?? label}
      onClick={() => disabledReason === undefined && act()}
    >
      {icon}
    </button>
  )
  return (
    <div className="buttons">
      {onListen && button('Listen', <ListenIcon fontSize="inherit" />, onListen, cannotListen)}
      {canEdit && button('Edit', <EditIcon fontSize="inherit" />, onEdit)}
      {canEdit && button('Delete', <DeleteIcon fontSize="inherit" />, onRemove)}
    </div>
  )
}
