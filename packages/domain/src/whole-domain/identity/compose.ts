import { listNames } from '../../model/list-names.ts'
import {
  isEmptyLineage,
  isNoChange,
  type Lineage,
  type NameLineage,
  nameAfter,
  nameBefore,
  namesOfCanonicals,
  namesOfList,
  type Returned,
  type RuleLineage,
  type RuleRun,
} from './lineage.ts'

/** The lineage from the first state to the last, of that to a state in between and from there on. */
export function composeLineages(first: Lineage, second: Lineage): Lineage {
  if (isEmptyLineage(first)) return second
  if (isEmptyLineage(second)) return first
  const lists = listNames.flatMap((list) => {
    const names = composeNames(namesOfList(first, list), namesOfList(second, list))
    return isNoChange(names) ? [] : [{ list, ...names }]
  })
  const returned = [...returnedThrough(first, second), ...(second.returned ?? [])]
  return {
    lists,
    canonicals: composeCanonicals(first, second),
    rules: composeRules(first, second),
    ...(returned.length > 0 && { returned }),
  }
}

/** What came back at first, under the names that it has at the end. */
function returnedThrough({ returned = [] }: Lineage, second: Lineage): Returned[] {
  return returned.flatMap((one) => {
    const name = nameAfter(namesOfList(second, one.list))(one.name)
    if (name === undefined) return []
    if (one.canonical === undefined) return [{ ...one, name }]
    const canonical = nameAfter(namesOfCanonicals(second, one.name))(one.canonical.name)
    return canonical === undefined ? [] : [{ ...one, name, canonical: { ...one.canonical, name: canonical } }]
  })
}

function composeNames(first: NameLineage, second: NameLineage): NameLineage {
  const toMiddle = nameAfter(first)
  const toEnd = nameAfter(second)
  const fromMiddle = nameBefore(first)
  const changed = new Set([...first.renamed.map(([from]) => from), ...first.removed])
  for (const name of [...second.renamed.map(([from]) => from), ...second.removed]) {
    const before = fromMiddle(name)
    if (before !== undefined) changed.add(before)
  }
  const renamed: [from: string, to: string][] = []
  const removed: string[] = []
  for (const name of changed) {
    const middle = toMiddle(name)
    const end = middle === undefined ? undefined : toEnd(middle)
    if (end === undefined) removed.push(name)
    else if (end !== name) renamed.push([name, end])
  }
  return { renamed, removed }
}

function composeCanonicals(first: Lineage, second: Lineage): Lineage['canonicals'] {
  const slotAfter = nameAfter(namesOfList(first, 'slots'))
  const slotBefore = nameBefore(namesOfList(first, 'slots'))
  const slotAtEnd = nameAfter(namesOfList(second, 'slots'))
  const slots = new Set(first.canonicals.map(({ slot }) => slot))
  for (const { slot } of second.canonicals) {
    const before = slotBefore(slot)
    if (before !== undefined) slots.add(before)
  }
  return [...slots].flatMap((slot) => {
    const middle = slotAfter(slot)
    if (middle === undefined || slotAtEnd(middle) === undefined) return []
    const names = composeNames(namesOfCanonicals(first, slot), namesOfCanonicals(second, middle))
    return isNoChange(names) ? [] : [{ slot, ...names }]
  })
}

function composeRules(first: Lineage, second: Lineage): RuleLineage[] {
  const moduleBefore = nameBefore(namesOfList(first, 'modules'))
  const moduleAfter = nameAfter(namesOfList(second, 'modules'))
  const ofFirst = new Map(first.rules.map(({ module, runs }) => [module, runs]))
  const through = (run: RuleRun): RuleRun[] => {
    if (run.module === undefined) return [run]
    const runs = ofFirst.get(run.module)
    if (runs !== undefined) return part(runs, run.at, run.count)
    const module = moduleBefore(run.module)
    return [module === undefined ? { at: 0, count: run.count } : { ...run, module }]
  }
  const composed = new Map<string, readonly RuleRun[]>(
    second.rules.map(({ module, runs }) => [module, joined(runs.flatMap(through))]),
  )
  for (const [module, runs] of ofFirst) {
    const after = moduleAfter(module)
    if (after !== undefined && !composed.has(after)) composed.set(after, runs)
  }
  return [...composed].map(([module, runs]) => ({ module, runs }))
}

/** Some of the rules whose origin the runs say. */
function part(runs: readonly RuleRun[], at: number, count: number): RuleRun[] {
  const found: RuleRun[] = []
  let start = 0
  for (const run of runs) {
    const from = Math.max(at, start)
    const to = Math.min(at + count, start + run.count)
    if (from < to) found.push({ ...run, at: originAt(run, from - start), count: to - from })
    start += run.count
  }
  return found
}

function originAt({ module, at }: RuleRun, offset: number): number {
  return module === undefined ? 0 : at + offset
}

/** Runs that go on where the one before ends are one run. */
export function joined(runs: readonly RuleRun[]): RuleRun[] {
  const result: RuleRun[] = []
  for (const run of runs) {
    const last = result.at(-1)
    const goesOn =
      last !== undefined &&
      last.module === run.module &&
      (run.module === undefined || last.at + last.count === run.at)
    if (goesOn) result[result.length - 1] = { ...last, count: last.count + run.count }
    else if (run.count > 0) result.push(run)
  }
  return result
}
