import DialogContentText from '@mui/material/DialogContentText'
import { messages } from '@sdp/domain'
import { useDomain, useEditing } from '../editing/use-editing.ts'
import { useListedDrafts } from '../editing/use-listed-drafts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { DraftList } from './DraftList.tsx'

/** Unsaved work of the open domain, in all its languages and save points. */
export function DraftListDialog({ onClose }: { onClose: () => void }) {
  const name = useDomain((domain) => domain.name)
  const domainId = useEditing((editing) => editing.domainId)
  const request = useListedDrafts()
  return (
    <Dialog open title={`Unsaved work in ${name}`} onClose={onClose}>
      <Loaded request={request} failed={messages.drafts.listFailed}>
        {(all) => {
          const own = all.filter(
            ({ draft, savePointId }) => draft.of?.domain === name || savePointId === domainId,
          )
          return (
            <>
              <DialogContentText sx={{ mb: 1 }}>
                {own.length === 0 ? messages.drafts.none : messages.drafts.listed}
              </DialogContentText>
              <DraftList drafts={own} onLeave={onClose} />
            </>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
