import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import { listNames } from '../../model/list-names.ts'
import { listType } from '../../model/slot.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { anyLineageEdits, editedBy, lineageStart as start } from '../../testing/lineage-edits.ts'
import { finish } from '../../toolbox/steps.ts'
import { lineageBetween } from './between.ts'
import { fittingLineage } from './fit.ts'
import { type InverseState, inverseLineage } from './inverse.ts'
import { type Lineage, nameBefore, namesOfList, noLineage, type RuleRun } from './lineage.ts'
import { composingPath } from './path.ts'

function stateOf(domain: Domain, revision: string): InverseState {
  return {
    revision,
    lists: Object.fromEntries(
      listNames.map((list) => [list, new Set(entriesByName(domain, list).keys())]),
    ) as InverseState['lists'],
    slots: new Map(
      domain.slots.map(({ name, canonicals, type }) => [
        name,
        { canonicals: new Set(canonicals.map((one) => one.name)), isList: type === listType },
      ]),
    ),
    rules: new Map(
      [...entriesByName(domain, 'modules')].map(([name, module]) => [
        name,
        (module as Domain['modules'][number]).rules.length,
      ]),
    ),
  }
}

/** What a lineage says of each name and each rule, however it says it. */
function printed(lineage: Lineage, after: Domain) {
  const sorted = ({ renamed, removed }: Lineage['canonicals'][number] | Lineage['lists'][number]) => ({
    renamed: renamed.map(([from, to]) => `${from} ${to}`).sort(),
    removed: [...removed].sort(),
  })
  const byText = (a: { at: string }, b: { at: string }) => (a.at < b.at ? -1 : 1)
  const moduleBefore = nameBefore(namesOfList(lineage, 'modules'))
  return {
    lists: lineage.lists.map((one) => ({ at: one.list, ...sorted(one) })).sort(byText),
    canonicals: lineage.canonicals.map((one) => ({ at: one.slot, ...sorted(one) })).sort(byText),
    rules: after.modules.map((module) => {
      const runs = lineage.rules.find((one) => one.module === module.name)?.runs
      const source = moduleBefore(module.name)
      return module.rules.map((_, at) => (runs === undefined ? `${source} ${at}` : placeOf(runs, at)))
    }),
  }
}

function placeOf(runs: readonly RuleRun[], at: number): string {
  let left = at
  for (const run of runs) {
    if (left < run.count) return run.module === undefined ? 'new' : `${run.module} ${run.at + left}`
    left -= run.count
  }
  return 'beyond'
}

const uniquely = (domain: Domain) =>
  new Set(domain.modules.map(({ name }) => name)).size === domain.modules.length

test('the way back is the lineage between the two states the other way round', () => {
  assertProperty(
    fc.property(anyLineageEdits, (edits) => {
      const now = editedBy(start, edits)
      fc.pre(uniquely(now))
      const back = inverseLineage(lineageBetween(start, now), stateOf(start, 'r0'), stateOf(now, 'r1'))
      const direct = lineageBetween(now, start)
      // A module that comes back has rules that are new, whether it says so or not
      const isNew = (at: number) =>
        nameBefore(namesOfList(direct, 'modules'))(start.modules[at]!.name) === undefined
      const ofBack = printed(back, start)
      const ofDirect = printed(direct, start)
      expect({ ...ofBack, rules: ofBack.rules.filter((_, at) => !isNew(at)) }).toEqual({
        ...ofDirect,
        rules: ofDirect.rules.filter((_, at) => !isNew(at)),
      })
    }),
    { numRuns: 1500 },
  )
})

test('there and back along revisions every entry is the one that it was, also what was gone in between', () => {
  assertProperty(
    fc.property(anyLineageEdits, (edits) => {
      const now = editedBy(start, edits)
      const forward = lineageBetween(start, now)
      const back = inverseLineage(forward, stateOf(start, 'r0'), stateOf(now, 'r1'))
      const path = [
        { revision: 'r1', lineage: forward },
        { revision: 'r2', lineage: back },
      ]
      const names = { ...finish(composingPath('r0', path)), rules: [] }
      // What was made on the way may be said to be gone, which nobody asks
      expect(fittingLineage(names, stateOf(start, 'r0'), stateOf(start, 'r0'))).toEqual(noLineage)
    }),
    { numRuns: 1500 },
  )
})
