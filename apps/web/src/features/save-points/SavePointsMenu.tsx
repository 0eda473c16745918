import SavePointIcon from '@mui/icons-material/AccountTreeOutlined'
import CheckIcon from '@mui/icons-material/Check'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { DraftListDialog } from '../../parts/DraftListDialog.tsx'
import { useCommand } from '../../ui/commands.ts'
import { oneLine } from '../../ui/layout.ts'
import { Shortened } from '../../ui/Shortened.tsx'
import { CreateSavePointDialog } from './CreateSavePointDialog.tsx'
import { DeleteSavePointDialog } from './DeleteSavePointDialog.tsx'
import { SavePointTreeDialog } from './SavePointTreeDialog.tsx'
import { SwitchSavePointDialog } from './SwitchSavePointDialog.tsx'
import { treeRows } from './tree-rows.ts'
import { useNoAccessReason } from './use-no-access-reason.ts'
import { useSavePoints } from './use-save-points.ts'

const entries = {
  create: 'Create save point',
  switch: 'Switch save point',
  delete: 'Delete save point',
  tree: 'Tree view',
  drafts: 'Unsaved work',
}
type Entry = keyof typeof entries
/** What only those who have access to the domain may do; the button in the header says why the others may not. */
const changing: readonly Entry[] = ['create', 'delete']

const merging = [
  { label: 'Merge into…', as: 'source' },
  { label: 'Bring in from…', as: 'target' },
] as const

const maxNameLength = 24
const maxLengthInMenu = 40

interface SavePointsMenuProps {
  /** Shows what changed from one save point to another, with the way to take it over. */
  onCompare: (compared: { from: string; to: string }) => void
  /** Chooses what a save point is merged into, or what is merged into it. */
  onMerge: (merge: { source?: string; target?: string }) => void
}

/** Names the open save point, switches to another with one click, and leads to all that can be done with them. */
export function SavePointsMenu({ onCompare, onMerge }: SavePointsMenuProps) {
  const { all, current, request, switchTo } = useSavePoints()
  const disabledReason = useNoAccessReason()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<Entry>()
  const close = () => setChosen(undefined)
  useCommand(entries.drafts, () => setChosen('drafts'))
  if (current === undefined) {
    if (!request.isError) return null
    return (
      <Button
        color="warning"
        startIcon={<SavePointIcon />}
        title={`${messages.savePoints.loadFailed}. ${request.error?.message}`}
        onClick={() => void request.refetch()}
      >
        Load save points
      </Button>
    )
  }

  const noMergeReason = disabledReason ?? (all.length < 2 ? messages.merging.onlyOne : undefined)
  const original = all.find((one) => one.original)
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<SavePointIcon />}
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Save point ${current.name}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 116, borderColor: 'divider' }}
      >
        <Box component="span" sx={oneLine}>
          <Shortened name={current.name} max={maxNameLength} />
        </Box>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {treeRows(all).map(({ savePoint, depth }) => (
          <MenuItem
            key={savePoint._id}
            role="menuitemradio"
            aria-checked={savePoint._id === current._id}
            selected={savePoint._id === current._id}
            onClick={() => {
              setAnchor(null)
              void switchTo(savePoint)
            }}
            sx={{ pl: 1.5 + depth * 2, gap: 1 }}
          >
            <CheckIcon
              sx={{ fontSize: 16, visibility: savePoint._id === current._id ? 'visible' : 'hidden' }}
            />
            <Shortened name={savePoint.name} max={maxLengthInMenu} />
          </MenuItem>
        ))}
        <Divider />
        {!current.original && original !== undefined && (
          <MenuItem
            onClick={() => {
              setAnchor(null)
              onCompare({ from: original._id, to: current._id })
            }}
          >
            Compare with Original
          </MenuItem>
        )}
        {merging.map(({ label, as }) => (
          <MenuItem
            key={label}
            disabled={noMergeReason !== undefined}
            onClick={() => {
              setAnchor(null)
              onMerge({ [as]: current._id })
            }}
          >
            <ListItemText
              primary={label}
              secondary={noMergeReason}
              slotProps={{ primary: { variant: 'body2' }, secondary: { sx: { whiteSpace: 'normal' } } }}
            />
          </MenuItem>
        ))}
        {(Object.keys(entries) as Entry[]).map((entry) => (
          <MenuItem
            key={entry}
            disabled={changing.includes(entry) && disabledReason !== undefined}
            onClick={() => {
              setAnchor(null)
              setChosen(entry)
            }}
          >
            {entries[entry]}
          </MenuItem>
        ))}
      </Menu>
      {chosen === 'create' && <CreateSavePointDialog from={current} onClose={close} />}
      {chosen === 'switch' && <SwitchSavePointDialog onClose={close} />}
      {chosen === 'delete' && <DeleteSavePointDialog savePoint={current} onClose={close} />}
      {chosen === 'drafts' && <DraftListDialog onClose={close} />}
      {chosen === 'tree' && <SavePointTreeDialog onCompare={onCompare} onMerge={onMerge} onClose={close} />}
    </>
  )
}
