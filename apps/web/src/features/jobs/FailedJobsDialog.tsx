import { Dialog } from '../../ui/Dialog.tsx'
import { FailedJobs } from './FailedJobs.tsx'

export function FailedJobsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title="Failed jobs" width="lg" onClose={onClose}>
      <FailedJobs />
    </Dialog>
  )
}
