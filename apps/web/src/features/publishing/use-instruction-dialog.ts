import { itemsOf, type MenuEntry } from '@sdp/domain/publishing'
import { useMemo, useState } from 'react'
import { placeTexts } from './place-texts.ts'
import { usePublishing } from './publishing-store.ts'
import { sendInstructions } from './send-instructions.ts'
import { useStates } from './use-states.ts'

/** What a dialog about the instructions of a menu entry says, and how it sends them; it closes when that is done. */
export function useInstructionDialog(
  { action, instructions }: Extract<MenuEntry, { action: unknown }>,
  onClose: () => void,
) {
  const about = usePublishing((state) => state.about)
  const resources = usePublishing((state) => state.configuration?.resources) ?? []
  const states = useStates(useMemo(() => instructions.flatMap(itemsOf), [instructions]))
  const [isBusy, setBusy] = useState(false)
  const send = async (comment: string) => {
    if (about === undefined) return
    setBusy(true)
    const isDone = await sendInstructions(about, action, instructions, { comment })
    setBusy(false)
    if (isDone) onClose()
  }
  return {
    about,
    states,
    places: placeTexts(instructions, resources),
    isBusy,
    send: (comment: string) => void send(comment),
  }
}
