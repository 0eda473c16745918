import { changePartsInText, changeSlotsInText } from '../expressions/references.ts'
import { withFields } from '../lists.ts'
import { newNames, type Rename, type SlotRename, slotRenames } from './rename-order.ts'
import type { WireInterpretation, WireUserInput } from './schemas.ts'
import type { WireDomain } from './wire-domain.ts'

/** The collections of one language that mention names which all languages share. */
export type NamingCollections = Required<
  Pick<WireDomain, 'nlu_interpretations' | 'user_inputs' | 'gui_responses'>
>

type WireExpression = NonNullable<WireInterpretation['expressions']>[number]
type WireLiterals = NonNullable<WireExpression['literals']>
type WireCanonical = NonNullable<WireUserInput['canonicals']>[number]

/**
 * Follows renames, in their order, into a language in which they were not made. What stood there under a new name belonged
 * to nothing, so it makes way; a canonical that a language has of its own is joined. What mentions nothing stays the same
 * object.
 */
export function renameInLanguage(
  collections: NamingCollections,
  renames: readonly Rename[],
): NamingCollections {
  const steps = renamingInLanguage(collections, renames)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps, so that whoever has other work can do some between two of them. All renames take one walk. */
export function* renamingInLanguage(
  collections: NamingCollections,
  renames: readonly Rename[],
): Generator<undefined, NamingCollections> {
  const { nlu_interpretations, user_inputs, gui_responses } = collections
  // A name that stays would make way for itself.
  const changes = renames.filter(({ from, to }) => from !== to)
  const ofKind = (kind: Rename['kind']) => changes.filter((rename) => rename.kind === kind)
  const responses = Object.entries(gui_responses)
  const renamedResponses = renameEntries(responses, 0, ofKind('uiAction'))
  return withFields(collections, {
    nlu_interpretations: renameEntries(
      yield* renameInExpressions(nlu_interpretations, changes),
      'intent',
      ofKind('intent'),
    ),
    user_inputs: yield* renameInUserInputs(user_inputs, changes),
    gui_responses: renamedResponses === responses ? gui_responses : Object.fromEntries(renamedResponses),
  })
}

function* renameInExpressions(
  entries: WireInterpretation[],
  changes: readonly Rename[],
): Generator<undefined, WireInterpretation[]> {
  const change = expressionChange(changes)
  if (change === undefined) return entries
  let changed: WireInterpretation[] | undefined
  for (const [at, entry] of entries.entries()) {
    const { expressions } = entry
    if (expressions === undefined) continue
    let after: WireExpression[] | undefined
    for (const [index, expression] of expressions.entries()) {
      const renamed = change(expression)
      if (renamed !== expression) {
        after ??= expressions.slice()
        after[index] = renamed
      }
      yield
    }
    if (after === undefined) continue
    changed ??= entries.slice()
    changed[at] = { ...entry, expressions: after }
  }
  return changed ?? entries
}

function expressionChange(
  changes: readonly Rename[],
): ((expression: WireExpression) => WireExpression) | undefined {
  const slots = newNames(changes.filter(({ kind }) => kind === 'slot'))
  const parts = newNames(changes.filter(({ kind }) => kind === 'reusableExpression'))
  const ofSlots = slotRenames(changes)
  if (slots.size === 0 && parts.size === 0 && ofSlots.isEmpty) return undefined
  return (entry) => {
    const withSlots =
      slots.size === 0 ? entry.expression : changeSlotsInText(entry.expression, (name) => slots.get(name))
    const expression = parts.size === 0 ? withSlots : changePartsInText(withSlots, (name) => parts.get(name))
    const text = withFields(entry, { expression })
    if (entry.literals === undefined) return text
    const touching = ofSlots.touching(entry.literals)
    return touching.length === 0
      ? text
      : withFields(text, { literals: touching.reduce(renameInLiterals, entry.literals) })
  }
}

function renameInLiterals(literals: WireLiterals, rename: SlotRename): WireLiterals {
  if (rename.kind === 'slot') return renameKey(literals, rename)
  if (!Object.hasOwn(literals, rename.slot)) return literals
  const restricted = literals[rename.slot]!
  const list = canonicalList(restricted)
  list.rename(rename)
  const after = list.read()
  return after === restricted ? literals : { ...literals, [rename.slot]: after }
}

function renameKey<Value>(
  map: Record<string, Value>,
  { from, to }: Pick<Rename, 'from' | 'to'>,
): Record<string, Value> {
  if (!Object.hasOwn(map, from)) return map
  const left = Object.entries(map).filter(([key]) => key !== to)
  return Object.fromEntries(left.map(([key, value]) => [key === from ? to : key, value]))
}

/** Slots and their canonicals in the order of the changes: a canonical is told with the name that its slot had by then. */
function* renameInUserInputs(
  entries: WireUserInput[],
  changes: readonly Rename[],
): Generator<undefined, WireUserInput[]> {
  const places = placesOf(entries, 'name')
  const lists = new Map<number, CanonicalList>()
  for (const rename of changes) {
    if (rename.kind === 'slot') places.rename(rename)
    if (rename.kind !== 'canonical') continue
    for (const at of places.of(rename.slot ?? '')) {
      const { canonicals } = entries[at]!
      if (canonicals === undefined) continue
      const list = lists.get(at) ?? canonicalList(canonicals)
      lists.set(at, list)
      list.rename(rename)
    }
    yield
  }
  if (lists.size === 0) return places.read()
  return places.read((entry, at) => {
    const list = lists.get(at)
    return list === undefined ? entry : withFields(entry, { canonicals: list.read() })
  })
}

/** The entries under their new names; where one stands, stays its place. */
function renameEntries<Key extends PropertyKey, Entry extends Readonly<Record<Key, unknown>>>(
  entries: Entry[],
  key: Key,
  renames: readonly Rename[],
): Entry[] {
  if (renames.length === 0) return entries
  const places = placesOf(entries, key)
  for (const rename of renames) places.rename(rename)
  return places.read()
}

/** Which entries have which name while names change. */
function placesOf<Key extends PropertyKey, Entry extends Readonly<Record<Key, unknown>>>(
  entries: Entry[],
  key: Key,
) {
  const places = new Map<string, number[]>()
  for (const [at, entry] of entries.entries()) {
    const name = entry[key] as string
    const same = places.get(name)
    if (same === undefined) places.set(name, [at])
    else same.push(at)
  }
  let isChanged = false
  return {
    of: (name: string): readonly number[] => places.get(name) ?? [],
    rename({ from, to }: Pick<Rename, 'from' | 'to'>): void {
      const renamed = places.get(from)
      if (renamed === undefined) return
      places.set(to, renamed)
      places.delete(from)
      isChanged = true
    },
    read(change: (entry: Entry, at: number) => Entry = (entry) => entry): Entry[] {
      const names = new Map([...places].flatMap(([name, all]) => all.map((at) => [at, name] as const)))
      const after = entries.flatMap((entry, at) => {
        const name = names.get(at)
        if (name === undefined) return []
        const changed = change(entry, at)
        if (changed[key] === name) return [changed]
        return [
          (Array.isArray(changed) ? changed.with(key as number, name) : { ...changed, [key]: name }) as Entry,
        ]
      })
      const isSame = !isChanged && after.every((entry, at) => entry === entries[at])
      return isSame ? entries : after
    },
  }
}

interface CanonicalList {
  rename: (rename: Pick<Rename, 'from' | 'to'>) => void
  read: () => WireCanonical[]
}

/** Canonicals while their names change; of two with one name the first is meant. */
function canonicalList(canonicals: WireCanonical[]): CanonicalList {
  const now: (WireCanonical | undefined)[] = canonicals.slice()
  const places = new Map<string, number[]>()
  for (const [at, { canonical }] of canonicals.entries()) {
    const same = places.get(canonical)
    if (same === undefined) places.set(canonical, [at])
    else same.push(at)
  }
  let isChanged = false
  return {
    rename({ from, to }) {
      const at = places.get(from)?.shift()
      if (at === undefined) return
      isChanged = true
      const renamed = now[at]!
      const others = places.get(to) ?? []
      const ownAt = others.shift()
      places.set(
        to,
        [...others, at].sort((a, b) => a - b),
      )
      if (ownAt === undefined) {
        now[at] = { ...renamed, canonical: to }
        return
      }
      const literals = [...new Set([...(renamed.literals ?? []), ...(now[ownAt]!.literals ?? [])])]
      now[at] = { ...renamed, canonical: to, literals }
      now[ownAt] = undefined
    },
    read: () => (isChanged ? now.filter((one) => one !== undefined) : canonicals),
  }
}
