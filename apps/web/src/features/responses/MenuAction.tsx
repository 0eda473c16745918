import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import type { ComponentProps } from 'react'

interface MenuActionProps extends Omit<ComponentProps<typeof MenuItem>, 'children'> {
  label: string
  /** Why it cannot be done, shown below it. */
  disabledReason: string | undefined
}

/** A line of a menu that says why it cannot be chosen. */
export function MenuAction({ label, disabledReason, ...item }: MenuActionProps) {
  return (
    <MenuItem {...item} disabled={disabledReason !== undefined} sx={{ maxWidth: 360 }}>
      <ListItemText
        primary={label}
        secondary={disabledReason}
        slotProps={{ primary: { variant: 'body2' }, secondary: { sx: { whiteSpace: 'normal' } } }}
      />
    </MenuItem>
  )
}
