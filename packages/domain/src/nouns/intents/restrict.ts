import { mentionedSlots } from '../../expressions/references.ts'
import { allowsAll } from '../../mentions/restrictions-to-all.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { LiteralRestriction } from '../../model/expression.ts'
import type { Canonical, Slot } from '../../model/slot.ts'
import { filterSame, firstByName, mapSame, unlessSame, withFields } from '../../toolbox/lists.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { getSlot } from '../slots/edits.ts'
import { changeExpression, type ExpressionPlace, getExpression } from './expression-edits.ts'

/** Chooses the literals of a slot that may be spoken in an expression; all of them is no restriction (ruling R289). */
export function restrictLiterals(
  domain: Domain,
  { slot: name, chosen, ...place }: ExpressionPlace & { slot: string; chosen: readonly Canonical[] },
): Domain {
  const slot = getSlot(domain, name)
  const { text, restrictions } = getExpression(domain, place)
  if (!mentionedSlots(text).has(name)) {
    throw new Refused('missing', messages.expressions.slotNotMentioned(name))
  }
  const earlier = restrictions.find((one) => one.slot === name)?.canonicals ?? []
  const allowed = allowedCanonicals(slot, chosen, earlier)
  refuse(allowed.length === 0 ? messages.expressions.noLiteral : undefined)

  const isAll = allowsAll(slot, allowed)
  return changeExpression(domain, place, (expression) =>
    withFields(expression, {
      restrictions: isAll
        ? filterSame(restrictions, (one) => one.slot !== name)
        : withRestriction(restrictions, name, allowed),
    }),
  )
}

/** Only what the slot has can be allowed; what the restriction said already is the same object. */
export function allowedCanonicals(
  slot: Pick<Slot, 'canonicals'>,
  chosen: readonly Canonical[],
  earlier: readonly Canonical[] = [],
): Canonical[] {
  const chosenByName = firstByName(chosen)
  const earlierByName = firstByName(earlier)
  return slot.canonicals.flatMap(({ name, literals }) => {
    const wanted = new Set(chosenByName.get(name)?.literals)
    const allowed = literals.filter((literal) => wanted.has(literal))
    if (allowed.length === 0) return []
    const before = earlierByName.get(name)
    if (before === undefined) return [{ name, literals: allowed }]
    return [withFields(before, { literals: unlessSame(before.literals, allowed) })]
  })
}

function withRestriction(
  restrictions: LiteralRestriction[],
  slot: string,
  canonicals: Canonical[],
): LiteralRestriction[] {
  if (!restrictions.some((one) => one.slot === slot)) return [...restrictions, { slot, canonicals }]
  return mapSame(restrictions, (one) =>
    one.slot === slot ? withFields(one, { canonicals: unlessSame(one.canonicals, canonicals) }) : one,
  )
}
