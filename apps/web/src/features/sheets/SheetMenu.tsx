import ArrowIcon from '@mui/icons-material/ArrowDropDown'
import TableIcon from '@mui/icons-material/TableChartOutlined'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { messages } from '@sdp/domain'
import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../browser/lazy-part.tsx'
import { openDomain } from '../../editing/editing-store.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { PartPlace } from '../../ui/PartPlace.tsx'
import { useAction } from '../../ui/use-action.ts'
import { downloadSheet } from './sheet-download.ts'
import type { SheetKindName } from './sheet-orders.ts'

const { Part: UploadDialog } = lazyPart(async () => (await import('./UploadDialog.tsx')).UploadDialog)

/** The content of a tab as a workbook, out and in. */
export function SheetMenu({ kind }: { kind: SheetKindName }) {
  const { disabledReason } = useEdit()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isUploading, setUploading] = useState(false)
  const { isDownloading, download, cancel } = useDownload(kind)
  const choose = (action: () => void) => () => {
    setAnchor(null)
    action()
  }
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={isDownloading ? <CircularProgress size={16} aria-label="Writing Excel" /> : <TableIcon />}
        endIcon={<ArrowIcon />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Excel
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Excel' } }}
      >
        {isDownloading ? (
          <MenuItem onClick={choose(cancel)}>Cancel download</MenuItem>
        ) : (
          <MenuItem onClick={choose(() => void download())}>Download Excel</MenuItem>
        )}
        <MenuItem disabled={disabledReason !== undefined} onClick={choose(() => setUploading(true))}>
          <ListItemText
            primary="Upload Excel"
            secondary={disabledReason}
            slotProps={{ primary: { variant: 'body2' } }}
          />
        </MenuItem>
      </Menu>
      {isUploading && (
        <PartPlace>
          <UploadDialog kind={kind} onClose={() => setUploading(false)} />
        </PartPlace>
      )}
    </>
  )
}

function useDownload(kind: SheetKindName) {
  const { isBusy: isDownloading, act } = useAction()
  const work = useRef<AbortController>(undefined)
  const cancel = () => work.current?.abort()
  useEffect(() => () => work.current?.abort(), [])

  const download = () => {
    const controller = new AbortController()
    const { current: domain, language } = openDomain()
    work.current = controller
    return act(() => downloadSheet(kind, { domain, language }, controller.signal), {
      failed: messages.sheets.downloadFailed,
    })
  }
  return { isDownloading, download, cancel }
}
