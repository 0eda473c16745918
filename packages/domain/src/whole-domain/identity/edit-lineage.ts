import type { Domain } from '../../model/domain.ts'
import { entriesByName } from '../../model/entries-by-name.ts'
import type { ListName } from '../../model/list-names.ts'
import type { Rename, RenameKind } from '../../model/rename.ts'
import { renamesAround } from '../../model/response-names.ts'
import type { Module, Rule } from '../../model/rule.ts'
import { composeLineages, joined } from './compose.ts'
import {
  type Lineage,
  nameBefore,
  namesOfList,
  noLineage,
  type RuleLineage,
  type RuleRun,
} from './lineage.ts'

/** The lists that have names of a kind; canonicals belong to their slots, and concepts to no list of a domain. */
export const listOfKind: { readonly [Kind in RenameKind]?: ListName } = {
  intent: 'intents',
  slot: 'slots',
  reusableExpression: 'reusableExpressions',
  module: 'modules',
  apiInput: 'apiInputs',
  apiAction: 'apiActions',
  handler: 'handlers',
  uiAction: 'uiActions',
  ttsResponse: 'ttsResponses',
  audioResponse: 'audioResponses',
  additionalResponse: 'additionalResponses',
  test: 'tests',
}

/** The lineage of renames that were made one after the other, each of the names that the one before left. */
export function renamesAsLineage(renames: readonly Rename[]): Lineage {
  return renames.map(lineageOfRename).reduce(composeLineages, noLineage)
}

function lineageOfRename(rename: Rename): Lineage {
  const { kind, from, to, slot = '' } = rename
  const renamed = [[from, to]] as const
  if (kind === 'canonical') return { ...noLineage, canonicals: [{ slot, renamed, removed: [] }] }
  const list = listOfKind[kind]
  const own = list === undefined ? [] : [{ list, renamed, removed: [] }]
  if (kind !== 'uiAction') return { ...noLineage, lists: own }
  // Responses that bear the name of a UI action go with it
  const around = renamesAround(rename).map((one) => [one.from, one.to] as const)
  const responses = [
    { list: 'guiResponses', renamed, removed: [] },
    { list: 'ttsResponses', renamed: around, removed: [] },
  ] as const
  return { ...noLineage, lists: [...own, ...responses] }
}

/**
 * The lineage of one edit, by the names that it says it changed. Any other entry is the one that had its name before; a rule is
 * the object that it was, or the one at its place when it was changed there.
 */
export function editLineage(before: Domain, after: Domain, renames: readonly Rename[]): Lineage {
  const { lists, canonicals } = renamesAsLineage(renames)
  // Only what is there can have been renamed
  const known = lists.map(({ list, renamed }) => ({
    list,
    renamed: renamed.filter(([from]) => entriesByName(before, list).has(from)),
    removed: [],
  }))
  const names: Lineage = { lists: known, canonicals, rules: [] }
  return { ...names, rules: rulesOfEdit(before, after, names) }
}

function rulesOfEdit(before: Domain, after: Domain, names: Lineage): RuleLineage[] {
  if (before.modules === after.modules) return []
  const modulesBefore = entriesByName(before, 'modules') as ReadonlyMap<string, Module>
  const sourceOf = nameBefore(namesOfList(names, 'modules'))
  const changed = [...(entriesByName(after, 'modules') as ReadonlyMap<string, Module>)].flatMap(
    ([key, module]) => {
      const source = sourceOf(key)
      const was = source === undefined ? undefined : modulesBefore.get(source)
      if (was === module || was?.rules === module.rules || isInPlace(was, module)) return []
      return [{ module: key, rules: module.rules, source, earlier: was?.rules ?? [] }]
    },
  )
  if (changed.length === 0) return []
  const places = new Map<Rule, RuleRun>()
  for (const [module, { rules }] of modulesBefore) {
    for (const [at, rule] of rules.entries()) places.set(rule, { module, at, count: 1 })
  }
  const taken = new Set<Rule>()
  const kept = changed.map(({ rules }) =>
    rules.map((rule) => {
      const place = taken.has(rule) ? undefined : places.get(rule)
      taken.add(rule)
      return place
    }),
  )
  return changed.map(({ module, source, earlier }, index) => {
    const runs = pairGaps(kept[index]!, {
      module: source,
      isRemoved: (at) => !taken.has(earlier[at]!),
      length: earlier.length,
    })
    return { module, runs: joined(runs) }
  })
}

/** Whether the rules are those of before, each at its place, changed or not. */
function isInPlace(was: Module | undefined, { rules }: Module): boolean {
  if (was === undefined || was.rules.length !== rules.length) return false
  const before = new Set(was.rules)
  return rules.every((rule, at) => rule === was.rules[at] || !before.has(rule))
}

interface Earlier {
  module: string | undefined
  /** Whether the rule at a place of the module before is nowhere any more. */
  isRemoved: (at: number) => boolean
  length: number
}

/**
 * The origins of the rules of a module: those that are known, and for a row of changed ones between two of them the rules that
 * went there, from the first on. Where more went than came nobody knows which are meant, and all of them are new.
 */
function pairGaps(
  known: readonly (RuleRun | undefined)[],
  { module, isRemoved, length }: Earlier,
): RuleRun[] {
  const runs: RuleRun[] = []
  for (let at = 0; at < known.length; ) {
    const place = known[at]
    if (place !== undefined) {
      runs.push(place)
      at++
      continue
    }
    let end = at
    while (end < known.length && known[end] === undefined) end++
    const first = at === 0 ? -1 : placeIn(module, known[at - 1])
    const last = end === known.length ? length : placeIn(module, known[end])
    const removed: number[] = []
    if (module !== undefined && first !== undefined && last !== undefined) {
      for (let place = first + 1; place < last; place++) if (isRemoved(place)) removed.push(place)
    }
    const paired = removed.length <= end - at ? removed : []
    for (const place of paired) runs.push({ module, at: place, count: 1 })
    const added = end - at - paired.length
    if (added > 0) runs.push({ at: 0, count: added })
    at = end
  }
  return runs
}

function placeIn(module: string | undefined, run: RuleRun | undefined): number | undefined {
  return run?.module === module ? run?.at : undefined
}
