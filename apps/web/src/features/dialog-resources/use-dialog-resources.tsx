import ResourcesIcon from '@mui/icons-material/DataObjectOutlined'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { askToLeave } from '../../editing/leaving.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import type { HeaderAction } from '../../ui/header-action.ts'
import { useAction } from '../../ui/use-action.ts'
import { downloadResources, type ResourceSource } from './download-resources.ts'
import { ResourceUploadDialog } from './ResourceUploadDialog.tsx'
import { useResourceUpload } from './use-resource-upload.ts'

/** The files of the open domain, in and out. */
export function useDialogResources(): HeaderAction {
  const { disabledReason } = useEdit()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { isBusy, download } = useDownload()
  const upload = useResourceUpload()
  const choose = (action: () => void) => () => {
    setAnchor(null)
    action()
  }
  const askAndOpen = async () => {
    if (await askToLeave('upload')) upload.open()
  }
  const button = {
    label: 'Dialog resources',
    short: 'Resources',
    icon: <ResourcesIcon />,
    menu: { isOpen: anchor !== null },
    onClick: setAnchor,
  }
  const opened = (
    <>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Dialog resources' } }}
      >
        <MenuItem disabled={disabledReason !== undefined} onClick={choose(() => void askAndOpen())}>
          <Entry text="Upload JSON files (alpha)" note={disabledReason} />
        </MenuItem>
        <MenuItem disabled={isBusy} onClick={choose(() => void download('provider'))}>
          <Entry text="Download published dialog resources" />
        </MenuItem>
        <MenuItem disabled={isBusy} onClick={choose(() => void download('sdp'))}>
          <SavedEntry />
        </MenuItem>
      </Menu>
      <ResourceUploadDialog {...upload} />
    </>
  )
  return { button, opened }
}

function SavedEntry() {
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const note = isUnsaved ? messages.resources.withoutUnsaved : undefined
  return <Entry text="Download saved dialog resources" note={note} />
}

function Entry({ text, note }: { text: string; note?: string | undefined }) {
  return <ListItemText primary={text} secondary={note} slotProps={{ primary: { variant: 'body2' } }} />
}

function useDownload() {
  const name = useEditing((editing) => editing.domain.name)
  const savePoint = useEditing((editing) => editing.savePoint)
  const { isBusy, act } = useAction()
  const download = (source: ResourceSource) =>
    act(() => downloadResources({ name, savePoint }, source), { failed: messages.resources.downloadFailed })
  return { isBusy, download }
}
