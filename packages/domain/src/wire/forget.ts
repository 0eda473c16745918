import { filterSame, mapSame, withFields } from '../lists.ts'
import type { NamingCollections } from './renames.ts'
import type { WireInterpretation, WireUserInput } from './schemas.ts'

type WireExpression = NonNullable<WireInterpretation['expressions']>[number]
type WireLiterals = NonNullable<WireExpression['literals']>

/** What no longer is: a slot, a list that became something else, or a canonical, of one slot or of all. */
export type Forgotten =
  | { kind: 'slot'; slot: string }
  | { kind: 'list'; slot: string }
  | { kind: 'canonical'; canonical: string; slot: string | undefined }

/**
 * Takes the literal restrictions to what no longer is out of a language. Canonicals that a language still lists go as well,
 * since reading it would bring them back; the literals of a slot that is gone stay, and count again should it return.
 */
export function forgetInLanguage(collections: NamingCollections, gone: Forgotten): NamingCollections {
  const left = forgetCanonicals(collections, (slot, canonical) => isForgotten(gone, slot, canonical))
  return gone.kind === 'slot' ? withFields(left, { user_inputs: collections.user_inputs }) : left
}

type IsGone = (slot: string, canonical: string) => boolean

/** Takes canonicals that are gone out of a language: as it lists them, and from its literal restrictions. */
export function forgetCanonicals(collections: NamingCollections, isGone: IsGone): NamingCollections {
  return withFields(collections, {
    nlu_interpretations: mapSame(collections.nlu_interpretations, (entry) =>
      entry.expressions === undefined
        ? entry
        : withFields(entry, { expressions: mapSame(entry.expressions, (one) => unrestricted(one, isGone)) }),
    ),
    user_inputs: mapSame(collections.user_inputs, (entry) => withoutCanonicals(entry, isGone)),
  })
}

function unrestricted(expression: WireExpression, isGone: IsGone): WireExpression {
  if (expression.literals === undefined) return expression
  const before = Object.entries(expression.literals)
  const after = before.flatMap(([slot, canonicals]): [string, WireLiterals[string]][] => {
    const left = filterSame(canonicals, ({ canonical }) => !isGone(slot, canonical))
    return left === canonicals ? [[slot, canonicals]] : left.length === 0 ? [] : [[slot, left]]
  })
  const isSame = after.length === before.length && after.every(([, left], at) => left === before[at]![1])
  return isSame ? expression : { ...expression, literals: Object.fromEntries(after) }
}

function withoutCanonicals(entry: WireUserInput, isGone: IsGone): WireUserInput {
  if (entry.canonicals === undefined) return entry
  return withFields(entry, {
    canonicals: filterSame(entry.canonicals, ({ canonical }) => !isGone(entry.name, canonical)),
  })
}

function isForgotten(gone: Forgotten, slot: string, canonical: string): boolean {
  if (gone.kind !== 'canonical') return gone.slot === slot
  return gone.canonical === canonical && (gone.slot ?? slot) === slot
}
