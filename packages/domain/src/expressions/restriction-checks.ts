import { messages } from '../messages/messages.ts'
import type { LiteralRestriction } from '../model/expression.ts'
import type { Slot } from '../model/slot.ts'
import { firstByKey } from '../toolbox/lists.ts'
import { memoByIdentity } from '../toolbox/memo-by-identity.ts'
import { mentionedSlots } from './references.ts'

type WithCanonicals = Pick<Slot, 'canonicals'>

/** What is wrong with a restriction, or nothing: it has to allow something, and nothing that its slot has not. */
export function checkRestriction(
  { slot: name, canonicals: allowed }: LiteralRestriction,
  slot: WithCanonicals | undefined,
): string | undefined {
  if (slot === undefined) return messages.slots.notFound(name)
  if (allowed.every(({ literals }) => literals.length === 0)) return messages.expressions.noLiteral
  const there = literalsOf(slot)
  for (const { name: canonical, literals } of allowed) {
    const spoken = there.get(canonical)
    if (spoken === undefined) return messages.slots.canonicalNotFound(canonical)
    const removed = literals.find((literal) => !spoken.has(literal))
    if (removed !== undefined) return messages.slots.literalNotFound(removed)
  }
  return undefined
}

/** What keeps an expression from having these restrictions all at once, or nothing. */
export function checkRestrictions(
  text: string,
  restrictions: readonly LiteralRestriction[],
  slots: { get: (name: string) => WithCanonicals | undefined },
): string | undefined {
  const mentioned = mentionedSlots(text)
  const twice = firstRepeated(restrictions.map(({ slot }) => slot))
  if (twice !== undefined) return messages.expressions.restrictedTwice(twice)
  for (const restriction of restrictions) {
    const { slot, canonicals } = restriction
    if (!mentioned.has(slot)) return messages.expressions.slotNotMentioned(slot)
    const repeated = firstRepeated(canonicals.map(({ name }) => name))
    if (repeated !== undefined) return messages.expressions.restrictedTwice(repeated)
    const wrong = checkRestriction(restriction, slots.get(slot))
    if (wrong !== undefined) return wrong
  }
  return undefined
}

const literalsOf = memoByIdentity(
  ({ canonicals }: WithCanonicals): ReadonlyMap<string, ReadonlySet<string>> =>
    firstByKey(canonicals.map(({ name, literals }) => [name, new Set(literals)])),
)

function firstRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return names.find((name) => seen.size === seen.add(name).size)
}
