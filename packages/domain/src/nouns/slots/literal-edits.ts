import { mapRestrictions } from '../../mentions/references.ts'
import { withoutRestrictionsToAll } from '../../mentions/restrictions-to-all.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { languageProvider } from '../../model/language-providers.ts'
import type { Canonical, Slot } from '../../model/slot.ts'
import { filterSame, firstByKey, mapSame, withFields } from '../../toolbox/lists.ts'
import { memoByIdentity } from '../../toolbox/memo-by-identity.ts'
import { foldSpoken } from '../../toolbox/names.ts'
import { Refused, refuse } from '../../toolbox/refused.ts'
import { type CanonicalPlace, getCanonical } from './canonical-edits.ts'
import { checkLiteral } from './checks.ts'
import { changeSlot, getSlot } from './edits.ts'

/**
 * The literals in a text typed or pasted at once: one a line or cell, or several with the commas of any script between
 * (ruling R315).
 */
export function splitLiterals(text: string): string[] {
  return text
    .split(/[\r\n\t,،、，]/)
    .map((literal) => literal.trim())
    .filter((literal) => literal !== '')
}

/** What is wrong with a literal that a slot is to have, or nothing; `own` is the text that it has now. */
export function checkNewLiteral(
  slot: Slot,
  literal: string,
  { language, own }: { language: string; own?: string },
): string | undefined {
  const wrong = checkLiteral(literal, languageProvider(language))
  if (
    wrong !== undefined ||
    (own !== undefined && foldSpoken(literal, language) === foldSpoken(own, language))
  )
    return wrong
  const owner = literalOwners(slot, language).get(foldSpoken(literal, language))
  return owner === undefined ? undefined : messages.slots.literalTaken(literal, owner)
}

/** Adds literals to a canonical: all of them or none; those that it has already are not added again. */
export function addLiterals(
  domain: Domain,
  { slot, canonical, literals, language }: CanonicalPlace & { literals: readonly string[]; language: string },
): Domain {
  getCanonical(domain, { slot, canonical })
  const taken = new Map(literalOwners(getSlot(domain, slot), language))
  const added: string[] = []
  for (const literal of literals) {
    refuse(checkLiteral(literal, languageProvider(language)))
    const owner = taken.get(foldSpoken(literal, language))
    if (owner === canonical) continue
    if (owner !== undefined) throw new Refused('taken', messages.slots.literalTaken(literal, owner))
    taken.set(foldSpoken(literal, language), canonical)
    added.push(literal)
  }
  if (added.length === 0) return domain
  return changeCanonical(domain, { slot, canonical }, (one) => ({
    ...one,
    literals: [...one.literals, ...added],
  }))
}

/** Changes a literal, also where expressions restrict its slot to it. */
export function renameLiteral(
  domain: Domain,
  { slot, canonical, from, to, language }: CanonicalPlace & { from: string; to: string; language: string },
): Domain {
  getLiteral(domain, { slot, canonical }, from)
  if (from === to) return domain
  refuse(checkLiteral(to, languageProvider(language)))
  refuse(checkNewLiteral(getSlot(domain, slot), to, { language, own: from }), 'taken')
  const rename = (one: Canonical) =>
    withFields(one, { literals: mapSame(one.literals, (literal) => (literal === from ? to : literal)) })
  const restricted = mapRestrictions(domain, slot, (canonicals) =>
    mapSame(canonicals, (one) => (one.name === canonical ? rename(one) : one)),
  )
  return changeCanonical(restricted, { slot, canonical }, rename)
}

/** Deletes a literal, also where expressions restrict its slot to it; a restriction to nothing else, or to all, goes with it. */
export function deleteLiteral(
  domain: Domain,
  { slot, canonical, literal }: CanonicalPlace & { literal: string },
): Domain {
  getLiteral(domain, { slot, canonical }, literal)
  const without = (one: Canonical) =>
    withFields(one, { literals: filterSame(one.literals, (spoken) => spoken !== literal) })
  const restricted = mapRestrictions(domain, slot, (canonicals) => {
    const changed = mapSame(canonicals, (one) => (one.name === canonical ? without(one) : one))
    return filterSame(changed, (one, index) => one.literals.length > 0 || one === canonicals[index])
  })
  return withoutRestrictionsToAll(changeCanonical(restricted, { slot, canonical }, without), slot)
}

function changeCanonical(
  domain: Domain,
  { slot, canonical }: CanonicalPlace,
  change: (canonical: Canonical) => Canonical,
): Domain {
  return changeSlot(domain, slot, (one) =>
    withFields(one, {
      canonicals: mapSame(one.canonicals, (other) => (other.name === canonical ? change(other) : other)),
    }),
  )
}

/** The canonical that each literal of a slot stands for, whatever its case; asked for at every key that is pressed. */
export const literalOwners = memoByIdentity(
  ({ canonicals }: Slot, language: string): ReadonlyMap<string, string> =>
    firstByKey(
      canonicals.flatMap(({ name, literals }) =>
        literals.map((literal): [string, string] => [foldSpoken(literal, language), name]),
      ),
    ),
)

function getLiteral(domain: Domain, place: CanonicalPlace, literal: string): void {
  const isThere = getCanonical(domain, place).literals.includes(literal)
  if (!isThere) throw new Refused('missing', messages.slots.literalNotFound(literal))
}
