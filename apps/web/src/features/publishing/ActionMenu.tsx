import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { MenuEntry } from '@sdp/domain/publishing'
import type { Subject } from './publish-actions-context.ts'

type ActionEntry = Extract<MenuEntry, { action: unknown }>

interface ActionMenuProps {
  anchor: HTMLElement
  subject: Subject
  entries: readonly MenuEntry[]
  onChoose: (entry: MenuEntry) => void
  /** Asks what publishing would change, before it is done. */
  onLook: (entry: ActionEntry) => void
  onClose: () => void
}

const isDownload = ({ kind }: MenuEntry) => kind.startsWith('download')

/** All that can be done with what a button is about. What cannot be chosen says why. */
export function ActionMenu({ anchor, subject, entries, onChoose, onLook, onClose }: ActionMenuProps) {
  const actions = entries.filter((entry) => !isDownload(entry))
  const downloads = entries.filter(isDownload)
  const publish = actions.find((entry) => entry.kind === 'publish' && entry.disabled === undefined)
  const item = (entry: MenuEntry) => {
    const why = entry.disabled ?? ('note' in entry ? entry.note : undefined)
    return (
      <MenuItem
        key={entry.label}
        aria-disabled={entry.disabled !== undefined}
        onClick={() => entry.disabled === undefined && onChoose(entry)}
        sx={{ '&[aria-disabled=true]': { opacity: 0.7, cursor: 'default' } }}
      >
        <ListItemText primary={entry.label} secondary={why} slotProps={{ primary: { variant: 'body2' } }} />
      </MenuItem>
    )
  }
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': `Actions for ${subject.label}` } }}
    >
      {actions.flatMap((entry) => [
        item(entry),
        entry === publish && (
          <MenuItem key="look" onClick={() => onLook(publish as ActionEntry)}>
            <ListItemText primary="What will change…" slotProps={{ primary: { variant: 'body2' } }} />
          </MenuItem>
        ),
      ])}
      {actions.length > 0 && downloads.length > 0 && <Divider component="li" />}
      {downloads.length > 0 && (
        <ListSubheader
          role="presentation"
          sx={{ lineHeight: 2, fontSize: '0.75rem', bgcolor: 'transparent' }}
        >
          Download
        </ListSubheader>
      )}
      {downloads.map(item)}
      {entries.length === 0 && <MenuItem disabled>Nothing is known about it yet</MenuItem>}
    </Menu>
  )
}
