import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { type Publication, publishing } from '@sdp/api'
import { approvalText, itemKey, type PublishState, placeOf, publishMenu } from '@sdp/domain/publishing'
import { useContext } from 'react'
import { askAgain } from '../../server/use-call.ts'
import { AskerContext } from './deeds.ts'
import { usePublishing } from './publishing-store.ts'
import { sendAgain } from './send-instructions.ts'

/** Takes a place back to an earlier publication, under the same rules as any other. */
export function AgainButton({ publication, about }: { publication: Publication; about: string }) {
  const asker = useContext(AskerContext)
  const savePoint = usePublishing((state) => state.about)
  const held = usePublishing((state) => state.held)
  const states = held.filter((state) => isAt(state, publication))
  const entry = publishMenu(states, { ...asker, held }).find(({ kind }) => kind === 'publish')
  const option = entry && 'action' in entry ? entry.instructions[0]?.approval : undefined
  const asks = option === 'request'
  const label = asks ? 'Request this one again' : 'Publish this one again'
  const approval = states[0]?.approval
  // Somebody has asked already: that has to be decided first
  const whyNot = entry?.disabled ?? (option === undefined ? approval && approvalText(approval) : undefined)
  const publish = async () => {
    if (savePoint === undefined || whyNot !== undefined || option === undefined) return
    await sendAgain(savePoint, publication.run, asks ? 'request' : 'execute')
    await askAgain(publishing.history)
  }
  return (
    <Tooltip title={whyNot ?? ''} describeChild>
      <Button
        aria-label={`${label}: ${about}`}
        aria-disabled={whyNot !== undefined || option === undefined}
        onClick={() => void publish()}
        sx={{ '&[aria-disabled=true]': { opacity: 0.5 } }}
      >
        {label}
      </Button>
    </Tooltip>
  )
}

/** The dialog of a place is one for all its languages. */
function isAt(state: PublishState, publication: Publication): boolean {
  return itemKey(placeOf(state)) === itemKey(placeOf(publication))
}
