import SavePointIcon from '@mui/icons-material/AccountTreeOutlined'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { oneLine } from '../../ui/layout.ts'
import { Shortened } from '../../ui/Shortened.tsx'
import { CreateSavePointDialog } from './CreateSavePointDialog.tsx'
import { DeleteSavePointDialog } from './DeleteSavePointDialog.tsx'
import { SavePointTreeDialog } from './SavePointTreeDialog.tsx'
import { SwitchSavePointDialog } from './SwitchSavePointDialog.tsx'
import { useSavePoints } from './use-save-points.ts'

const entries = {
  create: 'Create save point',
  switch: 'Switch save point',
  delete: 'Delete save point',
  tree: 'Tree view',
}
type Entry = keyof typeof entries

const longestName = 24

/** Names the open save point and leads to all that can be done with save points. */
export function SavePointsMenu() {
  const { current } = useSavePoints()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [chosen, setChosen] = useState<Entry>()
  const close = () => setChosen(undefined)
  if (current === undefined) return null

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
          <Shortened name={current.name} max={longestName} />
        </Box>
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(Object.keys(entries) as Entry[]).map((entry) => (
          <MenuItem
            key={entry}
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
      {chosen === 'tree' && <SavePointTreeDialog onClose={close} />}
    </>
  )
}
