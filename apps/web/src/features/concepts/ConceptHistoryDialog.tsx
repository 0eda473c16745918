import Button from '@mui/material/Button'
import { concepts } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useCall } from '../../server/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { HistoryList } from './HistoryList.tsx'

interface ConceptHistoryDialogProps {
  disabledReason: string | undefined
  onClose: () => void
}

/** What happened to all concepts lately; deleted ones are restored from here. */
export function ConceptHistoryDialog({ disabledReason, onClose }: ConceptHistoryDialogProps) {
  const request = useCall(concepts.history, { query: {} }, { askAlways: true })
  return (
    <Dialog
      open
      title="History of text concepts"
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded request={request} failed={messages.concepts.historyLoadFailed}>
        {({ historyPoints }) => <HistoryList points={historyPoints} disabledReason={disabledReason} />}
      </Loaded>
    </Dialog>
  )
}
