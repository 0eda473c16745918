import { type Publication, publishing } from '@sdp/api'
import { asInstructions, type PublishState } from '@sdp/domain/publishing'
import { useMemo, useState } from 'react'
import { askAgain } from '../../server/use-call.ts'
import { ChangeDialog } from './ChangeDialog.tsx'
import { versionName } from './publication-groups.ts'
import { usePublishing } from './publishing-store.ts'
import { sendAgain } from './send-instructions.ts'

interface GoBackDialogProps {
  publication: Publication
  /** All that is published at its market and environment, or can be. */
  states: readonly PublishState[]
  isAsking: boolean
  onClose: () => void
}

/** What going back to an earlier version will change, the dialog and all languages at once, and the yes to it. */
export function GoBackDialog({ publication, states, isAsking, onClose }: GoBackDialogProps) {
  const about = usePublishing((state) => state.about)
  const [isBusy, setBusy] = useState(false)
  const { node, environment, run } = publication
  const instructions = useMemo(() => asInstructions(states), [states])
  const send = async (comment: string) => {
    if (about === undefined) return
    setBusy(true)
    const isDone = await sendAgain(about, { run, approval: isAsking ? 'request' : 'execute', comment })
    await askAgain(publishing.history)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <ChangeDialog
      title={`Go back to ${versionName(publication)} at ${node} ${environment}`}
      action={isAsking ? 'Request' : 'Go back to this version'}
      change="publish"
      instructions={instructions}
      run={run}
      isAsking={isAsking}
      isBusy={isBusy}
      onSend={(comment) => void send(comment)}
      onClose={onClose}
    />
  )
}
