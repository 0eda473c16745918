import { messages } from '../messages.ts'
import type { Noun } from '../noun.ts'
import { slotWiring } from '../wire/slots.ts'
import { slotMentions } from './mentions.ts'
import { slotEntryProblems } from './problems.ts'
import { newSlot, type Slot } from './slot.ts'

export const slotNoun: Noun<Slot> = {
  wire: slotWiring,
  namedBy: 'name',
  kind: 'slot',
  taken: messages.slots.nameTaken,
  missing: messages.slots.notFound,
  mentions: slotMentions,
  needs: ['intent', 'slot', 'API input'],
  problems: slotEntryProblems,
  blank: () => newSlot(''),
}
