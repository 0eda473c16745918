import type { ChangeName } from '../../mentions/mentioning.ts'
import { canonicalMentions, mapRestrictions, mapSlotMentions } from '../../mentions/references.ts'
import { countUsage, findUses, type Usage, type Uses } from '../../mentions/usage.ts'
import type { Domain } from '../../model/domain.ts'
import { mapSame, withFields } from '../../toolbox/lists.ts'
import type { CanonicalPlace } from './canonical-edits.ts'

/** What renaming or deleting slots touches. */
export function slotUsage(domain: Domain, names: readonly string[]): Usage {
  return countUsage(domain, mapSlotMentions, names)
}

/** Where a slot is mentioned. */
export function slotUses(domain: Domain, name: string): Uses {
  return findUses(domain, mapSlotMentions, [name])
}

/** What mentions a canonical: rules that compare its slot with it, and expressions that restrict the slot to it. */
export function canonicalUsage(domain: Domain, { slot, canonical }: CanonicalPlace): Usage {
  return countUsage(domain, canonicalMentions(slot), [canonical])
}

/** What mentions a literal: expressions that restrict its slot to it. */
export function literalUsage(
  domain: Domain,
  { slot, canonical, literal }: CanonicalPlace & { literal: string },
): Usage {
  const walk = (before: Domain, change: ChangeName) =>
    mapRestrictions(before, slot, (canonicals) =>
      mapSame(canonicals, (one) =>
        one.name === canonical
          ? withFields(one, { literals: mapSame(one.literals, (spoken) => change(spoken) ?? spoken) })
          : one,
      ),
    )
  return countUsage(domain, walk, [literal])
}
