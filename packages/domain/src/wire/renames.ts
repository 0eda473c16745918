import { changePartsInText, changeSlotsInText } from '../expressions/references.ts'
import { filterSame, mapSame, withFields } from '../lists.ts'
import type { WireInterpretation, WireUserInput } from './schemas.ts'
import type { WireDomain } from './wire-domain.ts'

/** A name that an author changed; it is the same in all languages. A canonical belongs to a slot. */
export interface Rename {
  kind: 'intent' | 'slot' | 'canonical' | 'reusableExpression' | 'uiAction'
  from: string
  to: string
  slot?: string | undefined
}

/** The collections of one language that mention names which all languages share. */
export type NamingCollections = Required<
  Pick<WireDomain, 'nlu_interpretations' | 'user_inputs' | 'gui_responses'>
>

type WireExpression = NonNullable<WireInterpretation['expressions']>[number]
type WireCanonical = NonNullable<WireUserInput['canonicals']>[number]

/**
 * Follows a rename into a language in which it was not made. What stood there under the new name belonged to nothing, so
 * it makes way; a canonical that a language has of its own is joined. What mentions nothing stays the same object.
 */
export function renameInLanguage(collections: NamingCollections, rename: Rename): NamingCollections {
  const { nlu_interpretations, user_inputs, gui_responses } = collections
  return withFields(collections, {
    nlu_interpretations: renameInInterpretations(nlu_interpretations, rename),
    user_inputs: renameInUserInputs(user_inputs, rename),
    gui_responses: rename.kind === 'uiAction' ? renameKey(gui_responses, rename) : gui_responses,
  })
}

function renameInInterpretations(entries: WireInterpretation[], rename: Rename): WireInterpretation[] {
  if (rename.kind === 'intent') return renameEntry(entries, 'intent', rename)
  const change = expressionChange(rename)
  if (change === undefined) return entries
  return mapSame(entries, (entry) =>
    entry.expressions === undefined
      ? entry
      : withFields(entry, { expressions: mapSame(entry.expressions, change) }),
  )
}

function expressionChange(rename: Rename): ((entry: WireExpression) => WireExpression) | undefined {
  const { kind, from, to, slot = '' } = rename
  const renamed = (name: string) => (name === from ? to : name)
  if (kind === 'reusableExpression') {
    return (entry) => withFields(entry, { expression: changePartsInText(entry.expression, renamed) })
  }
  if (kind === 'slot') {
    return (entry) => {
      const text = withFields(entry, { expression: changeSlotsInText(entry.expression, renamed) })
      return entry.literals === undefined
        ? text
        : withFields(text, { literals: renameKey(entry.literals, rename) })
    }
  }
  if (kind !== 'canonical') return undefined
  return (entry) => {
    const restricted = entry.literals?.[slot]
    if (restricted === undefined) return entry
    const after = renameCanonical(restricted, rename)
    return after === restricted ? entry : { ...entry, literals: { ...entry.literals, [slot]: after } }
  }
}

function renameInUserInputs(entries: WireUserInput[], rename: Rename): WireUserInput[] {
  if (rename.kind === 'slot') return renameEntry(entries, 'name', rename)
  if (rename.kind !== 'canonical') return entries
  return mapSame(entries, (entry) =>
    entry.name !== rename.slot || entry.canonicals === undefined
      ? entry
      : withFields(entry, { canonicals: renameCanonical(entry.canonicals, rename) }),
  )
}

function renameCanonical(canonicals: WireCanonical[], { from, to }: Rename): WireCanonical[] {
  const renamed = canonicals.find(({ canonical }) => canonical === from)
  if (renamed === undefined) return canonicals
  const own = canonicals.find(({ canonical }) => canonical === to)
  const literals = [...new Set([...(renamed.literals ?? []), ...(own?.literals ?? [])])]
  const joined = own === undefined ? { ...renamed, canonical: to } : { ...renamed, canonical: to, literals }
  return canonicals.filter((one) => one !== own).map((one) => (one === renamed ? joined : one))
}

function renameEntry<Key extends string, Entry extends Record<Key, string>>(
  entries: Entry[],
  key: Key,
  { from, to }: Rename,
): Entry[] {
  if (!entries.some((entry) => entry[key] === from)) return entries
  const left = filterSame(entries, (entry) => entry[key] !== to)
  return mapSame(left, (entry) => (entry[key] === from ? { ...entry, [key]: to } : entry))
}

function renameKey<Value>(map: Record<string, Value>, { from, to }: Rename): Record<string, Value> {
  if (!Object.hasOwn(map, from)) return map
  const left = Object.entries(map).filter(([key]) => key !== to)
  return Object.fromEntries(left.map(([key, value]) => [key === from ? to : key, value]))
}
