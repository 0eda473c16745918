import { messages } from '../../messages/messages.ts'
import type { ConversationTest, TestTurn } from '../../model/conversation-test.ts'
import type { InputValue } from '../../model/input-value.ts'
import { listType, type Slot, type SlotsByName } from '../../model/slot.ts'
import type { Problem } from '../../toolbox/problem.ts'

/** What is wrong with a test, apart from what it mentions: warnings, since the domain works without its tests. */
export function testProblems({ name, turns }: ConversationTest, slots: SlotsByName): Problem[] {
  if (name.trim() === '') return [{ severity: 'error', message: messages.tests.nameEmpty, at: ['name'] }]
  if (turns.length === 0) return [{ severity: 'warning', message: messages.tests.noTurns, at: [] }]
  return turns.flatMap((turn, index) => [
    ...(saysNothing(turn) ? [warning(messages.tests.unsaid(index + 1), index)] : []),
    ...unknownCanonicals(turn, slots).map((message) => warning(message, index)),
  ])
}

function warning(message: string, turn: number): Problem {
  return { severity: 'warning', message, at: ['turns', turn] }
}

function saysNothing({ sentences, intent }: TestTurn): boolean {
  return intent === '' && Object.values(sentences).every((sentence) => sentence.trim() === '')
}

function unknownCanonicals({ slots: said, expected }: TestTurn, slots: SlotsByName): string[] {
  const all = [said, expected.slots ?? {}, ...Object.values(expected.slotsByLanguage ?? {})]
  const found = all.flatMap((values) =>
    Object.entries(values).flatMap(([name, value]) => {
      const slot = slots.get(name)
      return slot === undefined || !isUnknown(value, slot)
        ? []
        : [messages.tests.unknownCanonical(String(value), name)]
    }),
  )
  return [...new Set(found)]
}

/** Of a list with canonicals; a slot of another type takes any value of its kind. */
function isUnknown(value: InputValue, { type, canonicals }: Slot): boolean {
  return type === listType && canonicals.length > 0 && !canonicals.some(({ name }) => name === value)
}
