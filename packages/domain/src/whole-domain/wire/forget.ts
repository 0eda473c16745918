import { type DomainPart, mapEveryRestriction } from '../../mentions/references.ts'
import { filterSame, mapSame, withFields } from '../../toolbox/lists.ts'
import { changingInLanguage, type LanguageCollections } from './in-language.ts'

/** What no longer is: a slot, a list that became something else, or a canonical, of one slot or of all. */
export type Forgotten =
  | { kind: 'slot'; slot: string }
  | { kind: 'list'; slot: string }
  | { kind: 'canonical'; canonical: string; slot: string | undefined }

/**
 * Takes the literal restrictions to what no longer is out of a language. Canonicals that a language still lists go as
 * well, since reading it would bring them back; the literals of a slot that is gone stay, and count again should it
 * return (ruling R310).
 */
export function* forgettingInLanguage(
  collections: LanguageCollections,
  removed: Forgotten,
): Generator<undefined, LanguageCollections> {
  const left = yield* changingInLanguage(collections, (part) =>
    withoutCanonicals(part, (slot, canonical) => isForgotten(removed, slot, canonical)),
  )
  return removed.kind === 'slot' ? withFields(left, { user_inputs: collections.user_inputs }) : left
}

export type IsRemoved = (slot: string, canonical: string) => boolean

/** Takes canonicals that are gone out of a part of a domain: as it lists them, and from its literal restrictions. */
export function withoutCanonicals<Part extends DomainPart>(part: Part, isRemoved: IsRemoved): Part {
  const left = mapEveryRestriction(part, (canonicals, slot) =>
    filterSame(canonicals, ({ name }) => !isRemoved(slot, name)),
  )
  if (left.slots === undefined) return left
  const slots = mapSame(left.slots, (slot) =>
    withFields(slot, { canonicals: filterSame(slot.canonicals, ({ name }) => !isRemoved(slot.name, name)) }),
  )
  return withFields(left, { slots } as Partial<Part>)
}

function isForgotten(removed: Forgotten, slot: string, canonical: string): boolean {
  if (removed.kind !== 'canonical') return removed.slot === slot
  return removed.canonical === canonical && (removed.slot ?? slot) === slot
}
