import Button from '@mui/material/Button'
import { concepts } from '@sdp/api'
import { useCall } from '../../server/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { HistoryList } from './HistoryList.tsx'

interface ConceptHistoryDialogProps {
  whyNot: string | undefined
  onClose: () => void
}

/** What happened to all concepts lately; deleted ones are restored from here. */
export function ConceptHistoryDialog({ whyNot, onClose }: ConceptHistoryDialogProps) {
  const { data } = useCall(concepts.history, { query: {} }, { askAlways: true })
  return (
    <Dialog
      open
      title="History of text concepts"
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {data === undefined ? <LoadingScreen /> : <HistoryList points={data.historyPoints} whyNot={whyNot} />}
    </Dialog>
  )
}
