import { filterSame, mapSame, withFields } from '../lists.ts'
import { type DomainPart, mapEveryRestriction } from '../references.ts'
import { changingInLanguage, type LanguageCollections } from './in-language.ts'

/** What no longer is: a slot, a list that became something else, or a canonical, of one slot or of all. */
export type Forgotten =
  | { kind: 'slot'; slot: string }
  | { kind: 'list'; slot: string }
  | { kind: 'canonical'; canonical: string; slot: string | undefined }

/**
 * Takes the literal restrictions to what no longer is out of a language. Canonicals that a language still lists go as well,
 * since reading it would bring them back; the literals of a slot that is gone stay, and count again should it return.
 */
export function* forgettingInLanguage(
  collections: LanguageCollections,
  gone: Forgotten,
): Generator<undefined, LanguageCollections> {
  const left = yield* changingInLanguage(collections, (part) =>
    withoutCanonicals(part, (slot, canonical) => isForgotten(gone, slot, canonical)),
  )
  return gone.kind === 'slot' ? withFields(left, { user_inputs: collections.user_inputs }) : left
}

export type IsGone = (slot: string, canonical: string) => boolean

/** Takes canonicals that are gone out of a part of a domain: as it lists them, and from its literal restrictions. */
export function withoutCanonicals<Part extends DomainPart>(part: Part, isGone: IsGone): Part {
  const left = mapEveryRestriction(part, (canonicals, slot) =>
    filterSame(canonicals, ({ name }) => !isGone(slot, name)),
  )
  if (left.slots === undefined) return left
  const slots = mapSame(left.slots, (slot) =>
    withFields(slot, { canonicals: filterSame(slot.canonicals, ({ name }) => !isGone(slot.name, name)) }),
  )
  return withFields(left, { slots } as Partial<Part>)
}

function isForgotten(gone: Forgotten, slot: string, canonical: string): boolean {
  if (gone.kind !== 'canonical') return gone.slot === slot
  return gone.canonical === canonical && (gone.slot ?? slot) === slot
}
