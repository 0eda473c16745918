import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePartsInText, changeSlotsInText } from '../expressions/references.ts'
import { filterSame, mapSame, withFields } from '../lists.ts'
import type { Rename } from './rename-order.ts'
import { type NamingCollections, renameInLanguage } from './renames.ts'
import type { WireInterpretation, WireUserInput } from './schemas.ts'

type WireExpression = NonNullable<WireInterpretation['expressions']>[number]
type WireCanonical = NonNullable<WireUserInput['canonicals']>[number]

/** What renames mean, one after the other over everything: slow, and plain to read. */
function renameOne(collections: NamingCollections, rename: Rename): NamingCollections {
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

// Few names, so that chains, swaps and collisions are common
const name = fc.constantFrom('a', 'b', 'c', 'd', 'tmp')
const canonicals = fc.array(
  fc.record(
    { canonical: name, literals: fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 }) },
    { requiredKeys: ['canonical'] },
  ),
  { maxLength: 4 },
)
const expression = fc.record(
  {
    expression: fc
      .array(
        fc.oneof(
          name.map((one) => `$(${one})`),
          name.map((one) => `§${one}`),
          fc.constantFrom('play', '[please]', '§', '$(', '$(a b)'),
        ),
        { maxLength: 5 },
      )
      .map((words) => words.join(' ')),
    literals: fc.dictionary(name, canonicals, { maxKeys: 4 }),
  },
  { requiredKeys: ['expression'] },
)
const collections: fc.Arbitrary<NamingCollections> = fc.record({
  nlu_interpretations: fc.array(
    fc.record(
      { intent: name, expressions: fc.array(expression, { maxLength: 4 }) },
      { requiredKeys: ['intent'] },
    ),
    { maxLength: 5 },
  ),
  user_inputs: fc.array(fc.record({ name, canonicals }, { requiredKeys: ['name'] }), { maxLength: 5 }),
  gui_responses: fc.dictionary(name, fc.constantFrom('$one', '$two', '$three')),
})
const kind = fc.constantFrom('intent', 'slot', 'canonical', 'reusableExpression', 'uiAction')
const rename: fc.Arbitrary<Rename> = fc
  .record({ kind, from: name, to: name, slot: name })
  .filter(({ from, to }) => from !== to)
  .map(({ slot, ...one }) => (one.kind === 'canonical' ? { ...one, slot } : one) as Rename)

test('all renames in one walk mean the same as one after the other', () => {
  fc.assert(
    fc.property(collections, fc.array(rename, { maxLength: 12 }), (before, renames) => {
      const expected = renames.reduce(renameOne, before)
      const after = renameInLanguage(before, renames)
      expect(after).toEqual(expected)
      expect(JSON.stringify(after)).toBe(JSON.stringify(expected))
    }),
    { numRuns: 1000 },
  )
}, 60_000)

test('a name that stays the same changes nothing', () => {
  fc.assert(
    fc.property(collections, kind, name, (before, kind, from) => {
      expect(renameInLanguage(before, [{ kind, from, to: from, slot: 'a' } as Rename])).toBe(before)
    }),
  )
})
