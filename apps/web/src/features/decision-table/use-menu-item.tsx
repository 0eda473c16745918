import MenuItem from '@mui/material/MenuItem'
import { useEdit } from '../../editing/use-edit.ts'

/**
 * Makes items of a menu that close it and then act; those that change the domain are disabled while it is read-only. They are no
 * component: a menu gives the focus to the first of its own children that is not disabled.
 */
export function useMenuItem(onClose: () => void) {
  const { canEdit, disabledReason } = useEdit()
  return (label: string, act: () => void, isChange = true) => (
    <MenuItem
      key={label}
      disabled={isChange && !canEdit}
      title={isChange ? disabledReason : undefined}
      onClick={() => {
        onClose()
        act()
      }}
    >
      {label}
    </MenuItem>
  )
}
