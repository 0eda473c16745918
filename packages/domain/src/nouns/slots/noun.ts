import { messages } from '../../messages/messages.ts'
import type { Noun } from '../../model/noun.ts'
import { newSlot, type Slot } from '../../model/slot.ts'
import { slotEntryProblems } from './problems.ts'

export const slotNoun: Noun<Slot> = {
  taken: messages.slots.nameTaken,
  missing: messages.slots.notFound,
  needs: ['intent', 'slot', 'API input'],
  problems: slotEntryProblems,
  blank: () => newSlot(''),
}
