import { mapSame } from './lists.ts'

/** The kinds of names that something can mention. An input is a slot or an API input: a text does not say which. */
export const nameKinds = [
  'intent',
  'slot',
  'API input',
  'input',
  'API action',
  'UI action',
  'handler',
  'reusable part',
  'TTS response',
  'audio response',
  'concept',
] as const

export type NameKind = (typeof nameKinds)[number]

/** The kinds whose names all languages of a domain share: what is mentioned by such a name and is not there is wrong. */
export type SharedKind = Exclude<NameKind, 'TTS response' | 'audio response' | 'concept'>
const notShared = new Set<NameKind>(['TTS response', 'audio response', 'concept'])
export const sharedKinds = nameKinds.filter((kind): kind is SharedKind => !notShared.has(kind))

/** What becomes of a name: undefined takes the mention away, where that is possible. */
export type ChangeName = (name: string) => string | undefined

/** What becomes of the names of some kinds; those of all others stay. */
export type NameChanges = { readonly [Kind in NameKind]?: ChangeName | undefined }

/** What the entries of one list can mention, and the walk over an entry; one that mentions nothing that changes stays. */
export interface Mentioning<Entry> {
  kinds: readonly NameKind[]
  /** Undefined when the entry goes with what it belongs to. */
  change: (entry: Entry, changes: NameChanges) => Entry | undefined
}

/** A list of names, or of what mentions one each, with those left out that are taken away. */
export function changeEach<T>(list: T[], change: ((entry: T) => T | undefined) | undefined): T[] {
  if (change === undefined) return list
  let changed: T[] | undefined
  for (let index = 0; index < list.length; index++) {
    const entry = list[index]!
    const after = change(entry)
    if (after === entry) {
      changed?.push(entry)
      continue
    }
    changed ??= list.slice(0, index)
    if (after !== undefined) changed.push(after)
  }
  return changed ?? list
}

/** A single name; an empty one mentions nothing. */
export function changeOne(name: string, change: ChangeName | undefined): string {
  return name === '' || change === undefined ? name : (change(name) ?? '')
}

/** A map by name, with its keys changed. */
export function changeKeys<Value>(
  map: Record<string, Value>,
  change: ChangeName | undefined,
): Record<string, Value> {
  if (change === undefined) return map
  const entries = Object.entries(map)
  const after = changeEach(entries, (entry) => {
    const name = change(entry[0])
    if (name === undefined) return undefined
    return name === entry[0] ? entry : ([name, entry[1]] satisfies [string, Value])
  })
  return after === entries ? map : Object.fromEntries(after)
}

/** A map of texts, with these changed. */
export function changeValues(
  map: Record<string, string>,
  change: (text: string) => string,
): Record<string, string> {
  const entries = Object.entries(map)
  const after = mapSame(entries, (entry) => {
    const text = change(entry[1])
    return text === entry[1] ? entry : ([entry[0], text] satisfies [string, string])
  })
  return after === entries ? map : Object.fromEntries(after)
}
