import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import {
  editedBy as after,
  markOf,
  lineageStart as start,
  anyLineageEdits as wishes,
} from '../../testing/lineage-edits.ts'
import { lineageBetween } from './between.ts'
import { carryIdentity } from './carry.ts'
import { composeLineages } from './compose.ts'
import { type Lineage, nameAfter, namesOfCanonicals, namesOfList } from './lineage.ts'

/** Where each marked entry is, by what a lineage says of the places before. */
function expectLineage(before: Domain, now: Domain, lineage: Lineage): void {
  for (const list of ['intents', 'slots', 'modules'] as const) {
    const toName = nameAfter(namesOfList(lineage, list))
    for (const entry of before[list]) {
      const mark = markOf(entry)
      if (mark === undefined) continue
      const found = now[list].find((one) => markOf(one) === mark)?.name
      expect([list, entry.name, toName(entry.name)]).toEqual([list, entry.name, found])
    }
  }
  for (const slot of before.slots) {
    const later = now.slots.find((one) => markOf(one) === markOf(slot))
    if (later === undefined || markOf(slot) === undefined) continue
    const toName = nameAfter(namesOfCanonicals(lineage, slot.name))
    for (const { name: canonical, literals } of slot.canonicals) {
      if (literals.length === 0) continue
      const found = later.canonicals.find((one) => one.literals[0] === literals[0])?.name
      expect([slot.name, canonical, toName(canonical)]).toEqual([slot.name, canonical, found])
    }
  }
  for (const [at, module] of now.modules.entries()) {
    const runs = lineage.rules.find((one) => one.module === keyOf(now, at))?.runs
    for (const [row, rule] of module.rules.entries()) {
      const mark = markOf(rule)
      const origin = runs === undefined ? inPlace(before, now, at, row) : originOf(before, runs, row)
      if (mark !== undefined)
        expect([module.name, row, origin && markOf(origin)]).toEqual([module.name, row, mark])
    }
  }
}

function keyOf({ modules }: Domain, at: number): string {
  const same = modules.slice(0, at).filter(({ name: one }) => one === modules[at]!.name).length
  return same === 0 ? modules[at]!.name : `${modules[at]!.name}\n${same + 1}`
}

function inPlace(before: Domain, now: Domain, at: number, row: number) {
  return before.modules.find((one) => markOf(one) === markOf(now.modules[at]!))?.rules[row]
}

function originOf(before: Domain, runs: Lineage['rules'][number]['runs'], row: number) {
  let start = 0
  for (const { module, at, count } of runs) {
    if (row < start + count) {
      return module === undefined
        ? undefined
        : before.modules.find((_, index) => keyOf(before, index) === module)?.rules[at + row - start]
    }
    start += count
  }
  return undefined
}

test('the lineage between two states is what became of every entry, whatever was renamed, deleted, moved and copied', () => {
  assertProperty(
    fc.property(wishes, (edits) => {
      const now = after(start, edits)
      expectLineage(start, now, lineageBetween(start, now))
    }),
    { numRuns: 1500 },
  )
})

test('two lineages one after the other are that from the first state to the last', () => {
  assertProperty(
    fc.property(wishes, wishes, (first, second) => {
      const middle = after(start, first)
      const end = after(middle, second)
      const composed = composeLineages(lineageBetween(start, middle), lineageBetween(middle, end))
      expectLineage(start, end, composed)
    }),
    { numRuns: 1500 },
  )
})

test('a state that is read again takes over the identities by the lineage', () => {
  assertProperty(
    fc.property(wishes, (edits) => {
      const now = after(start, edits)
      const lineage = lineageBetween(start, now)
      const reread = carryIdentity(start, structuredClone(now), lineage)
      expect(lineageBetween(start, reread)).toEqual(lineage)
    }),
    { numRuns: 500 },
  )
})
