import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import type { ComponentProps } from 'react'

interface MenuActionProps extends Omit<ComponentProps<typeof MenuItem>, 'children'> {
  label: string
  /** Why it cannot be done, told below it. */
  whyNot: string | undefined
}

/** A line of a menu that says why it cannot be chosen. */
export function MenuAction({ label, whyNot, ...item }: MenuActionProps) {
  return (
    <MenuItem {...item} disabled={whyNot !== undefined} sx={{ maxWidth: 360 }}>
      <ListItemText
        primary={label}
        secondary={whyNot}
        slotProps={{ primary: { variant: 'body2' }, secondary: { sx: { whiteSpace: 'normal' } } }}
      />
    </MenuItem>
  )
}
