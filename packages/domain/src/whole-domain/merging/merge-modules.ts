import type { Module, Rule } from '../../model/rule.ts'
import { isSame } from '../../toolbox/same.ts'
import type { Lineage } from '../identity/lineage.ts'
import { shownName } from './common-names.ts'
import {
  changedBy,
  decidingIn,
  type EntryToMerge,
  type MergingEntries,
  mergeWhole,
  noteJoined,
  wholePlace,
} from './merge-entries.ts'
import { type MergedRule, type ModuleToMerge, mergeRules } from './rules.ts'
import { shapes } from './shapes.ts'
import { bothSides, ofEach, type Side, type Sides } from './sides.ts'
import { mergeStructure } from './structure.ts'

/** A merged module; without rules to report, they are those of theirs in the same order. */
export interface MergedModule {
  module: Module
  rules?: readonly MergedRule[]
}

interface Merging extends MergingEntries {
  lineages: Readonly<Record<Side, Lineage>>
}

/** The merged modules, each where it is given; nothing for those that are gone. */
export function mergeModules(given: readonly EntryToMerge[], merging: Merging): (MergedModule | undefined)[] {
  const toMerge = given.map((entry) => moduleToMerge(entry, merging))
  const rules = mergeRules(
    toMerge.filter((module) => module !== undefined),
    {
      lineages: merging.lineages,
      decidingIn: ({ entity }) => decidingIn({ list: 'modules', entity }, merging),
    },
  )
  return given.map((entry, at) => {
    const module = toMerge[at]
    if (module === undefined) return { module: entry.versions.theirs as Module }
    if (module.chosen === 'none' && !module.isNeeded) return undefined
    const merged = rules.get(module)!
    return {
      module: assembled(entry, module, { rules: merged.map(({ rule }) => rule), merging }),
      rules: merged,
    }
  })
}

/** What has to be known of a module to merge its rules; nothing where nobody touched it. Who has it is decided here. */
function moduleToMerge(entry: EntryToMerge, merging: Merging): ModuleToMerge | undefined {
  const { entity } = entry
  const versions = entry.versions as Sides<Module | undefined>
  if (bothSides.every((side) => versions[side] !== undefined) && versions.base !== undefined) {
    const isMentioned = bothSides.some((side) =>
      merging.lineages[side].rules.some(({ module }) => module === entity[side]),
    )
    const changed = changedBy(entry, merging.domain)
    return changed.mine || changed.theirs || isMentioned ? { entity, versions } : undefined
  }
  const chosen = mergeWhole(entry, merging)
  const isSameOnBoth = isSame(versions.mine, versions.theirs) && versions.mine !== undefined
  return isSameOnBoth ? { entity, versions } : { entity, versions, chosen: (chosen as Side) ?? 'none' }
}

interface Assembling {
  rules: Rule[]
  merging: Merging
}

function assembled(entry: EntryToMerge, { chosen }: ModuleToMerge, { rules, merging }: Assembling): Module {
  const versions = entry.versions as Sides<Module | undefined>
  const fields =
    chosen === undefined && versions.base !== undefined
      ? mergedFields(entry, merging)
      : withoutRules((chosen === 'mine' ? undefined : versions.theirs) ?? versions.mine)!
  // What is as one side has it stays the same object
  for (const side of ['theirs', 'mine'] as const) {
    const module = versions[side]
    if (module !== undefined && isSame(withoutRules(module), fields) && areSame(module.rules, rules))
      return module
  }
  return { ...fields, rules }
}

function mergedFields(entry: EntryToMerge, merging: Merging): Omit<Module, 'rules'> {
  const { found, domain } = merging
  const versions = ofEach(entry.versions as Sides<Module | undefined>, withoutRules)
  const place = wholePlace(entry)
  const withRules = {
    ...place,
    show: (shown: Partial<Sides<unknown>>) => ofEach(shown as Sides<object>, withNoRules),
  }
  const fields = mergeStructure(shapes.modules, versions, withRules, decidingIn(entry, merging))
  const changed = changedBy(entry, domain)
  const listed = { list: 'modules', name: shownName(entry.entity) } as const
  if (changed.mine && changed.theirs) noteJoined(entry, found)
  else if (changed.mine) found.mineOnly.push(listed)
  else if (changed.theirs) found.theirsOnly.push(listed)
  return fields as Omit<Module, 'rules'>
}

function withoutRules(module: Module | undefined): Omit<Module, 'rules'> | undefined {
  if (module === undefined) return undefined
  const { rules: _, ...fields } = module
  return fields
}

function withNoRules(fields: object | undefined): object | undefined {
  return fields && { ...fields, rules: [] }
}

function areSame(a: readonly Rule[], b: readonly Rule[]): boolean {
  return a.length === b.length && a.every((rule, at) => rule === b[at])
}
