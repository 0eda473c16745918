import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { memo, useRef, useState } from 'react'
import type { Mentionable } from './expression-editor/completion.ts'

interface InsertMenuProps {
  label: string
  /** What an empty menu says. */
  none: string
  choices: readonly Mentionable[]
  disabled: boolean
  onInsert: (name: string) => void
}

/** From this number of choices on, they can be searched. */
const long = 8
/** A menu is no list of thousands: what is beyond is found by the search. */
const maxShown = 100

/** A menu of names to put into a text that is being typed. */
export const InsertMenu = memo(function InsertMenu(props: InsertMenuProps) {
  const { label, none, choices, disabled, onInsert } = props
  const button = useRef<HTMLButtonElement>(null)
  const chosen = useRef<string>(undefined)
  const [isOpen, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const wanted = search.trim().toLowerCase()
  const found = choices.filter(({ name }) => name.toLowerCase().includes(wanted))

  const open = () => {
    setSearch('')
    setOpen(true)
  }
  const choose = (name: string) => {
    chosen.current = name
    setOpen(false)
  }
  // Only then has the menu given the focus back, and the editor can have it.
  const insertChosen = () => {
    if (chosen.current !== undefined) onInsert(chosen.current)
    chosen.current = undefined
  }
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        color="inherit"
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        endIcon={<ArrowIcon />}
        onClick={open}
        sx={{ whiteSpace: 'nowrap', borderColor: 'divider' }}
      >
        {label}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        slotProps={{
          list: { 'aria-label': label },
          paper: { sx: { width: 320, maxHeight: 380 } },
          transition: { onExited: insertChosen },
        }}
      >
        {choices.length >= long && (
          <Box component="li" role="none" sx={{ p: 0.5 }}>
            <TextField
              autoFocus
              placeholder="Search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
              onKeyDown={(event) => {
                // Letters would lead to the items that begin with them.
                if (!['Escape', 'ArrowDown', 'ArrowUp', 'Tab'].includes(event.key)) event.stopPropagation()
                if (event.key === 'Enter' && found[0] !== undefined) choose(found[0].name)
              }}
              slotProps={{ htmlInput: { 'aria-label': `Search: ${label}`, spellCheck: false } }}
            />
          </Box>
        )}
        {found.slice(0, maxShown).map(({ name, about }) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            <ListItemText
              primary={name}
              secondary={about}
              slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true, variant: 'caption' } }}
            />
          </MenuItem>
        ))}
        {found.length > maxShown && <MenuItem disabled>{found.length - maxShown} more</MenuItem>}
        {found.length === 0 && <MenuItem disabled>{none}</MenuItem>}
      </Menu>
    </>
  )
})
