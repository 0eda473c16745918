import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface ExpressionButtonsProps {
  text: string
  isActive: boolean
  canEdit: boolean
  onEdit: () => void
  onCopy: () => void
  onMove: () => void
  onRemove: () => void
}

/** What can be done with one expression: drawn only for the active row and the one under the mouse. */
export function ExpressionButtons(props: ExpressionButtonsProps) {
  const { text, isActive, canEdit } = props
  const place = useRef<HTMLDivElement>(null)
  const isPointedAt = useIsRowPointedAt(place)
  const button = (label: string, icon: ReactNode, onClick: () => void, disabled = !canEdit) => (
    <button type="button" aria-label={`${label} ${text}`} title={label} disabled={disabled} onClick={onClick}>
      {icon}
    </button>
  )
  return (
    <div ref={place} className="buttons">
      {(isActive || isPointedAt) && (
        <>
          {button('Edit', <EditIcon fontSize="inherit" />, props.onEdit)}
          {button('Copy', <CopyIcon fontSize="inherit" />, props.onCopy, false)}
          {button('Move to another intent', <MoveIcon fontSize="inherit" />, props.onMove)}
          {button('Delete', <DeleteIcon fontSize="inherit" />, props.onRemove)}
        </>
      )}
    </div>
  )
}

function useIsRowPointedAt(place: { readonly current: Element | null }): boolean {
  const [isPointedAt, setPointedAt] = useState(false)
  useEffect(() => {
    const row = place.current?.closest('tr')
    const enter = () => setPointedAt(true)
    const leave = () => setPointedAt(false)
    row?.addEventListener('pointerenter', enter)
    row?.addEventListener('pointerleave', leave)
    return () => {
      row?.removeEventListener('pointerenter', enter)
      row?.removeEventListener('pointerleave', leave)
    }
  }, [place])
  return isPointedAt
}
