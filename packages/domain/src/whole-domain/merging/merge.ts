import { sortedApiInputs } from '../../model/api-input.ts'
import type { Domain } from '../../model/domain.ts'
import { type AnyEntry, type ListName, listNames, nameOf } from '../../model/list-names.ts'
import { withFields } from '../../toolbox/lists.ts'
import { isSame } from '../../toolbox/same.ts'
import { carryIdentity } from '../identity/carry.ts'
import type { Lineage } from '../identity/lineage.ts'
import type { Clash, MergedEntry, MergedValue } from './clash.ts'
import { type CommonNames, commonNames, keysOf } from './common-names.ts'
import { areSameKeys, type Entity } from './entities.ts'
import { type Entry, sharing } from './entries.ts'
import { inferLineage } from './infer-lineage.ts'
import type { EntryToMerge, FoundChanges, MergingEntries } from './merge-entries.ts'
import { mergeEverydayLanguage } from './merge-everyday-language.ts'
import { mergeModules } from './merge-modules.ts'
import { mergeOrder } from './merge-order.ts'
import { mergeResponse, ownedLists, withOwnChanges } from './merge-responses.ts'
import { type Merged, mergedLineage } from './merged-lineage.ts'
import { findMergeProblems, type MergeProblem } from './problems.ts'
import type { MergedRule } from './rules.ts'
import { ofEach, type Side, type Sides } from './sides.ts'

export interface Merge {
  /** Its entries have the identities of theirs. */
  merged: Domain
  mineOnly: MergedEntry[]
  theirsOnly: MergedEntry[]
  /** What both changed and nobody has to decide about: the merged entry has it all. */
  joined: MergedEntry[]
  both: Clash[]
  /** What would be wrong in the merged domain alone. */
  problems: MergeProblem[]
  /** From theirs to the merged domain. */
  lineage: Lineage
}

interface Merging extends Sides<Domain> {
  /** What each side made of the entries of the base; where nobody knows it of theirs, it is inferred from the content. */
  lineages: { mine: Lineage; theirs: Lineage | undefined }
  /** Whose version counts, by the id of a clash; mine where nobody said. */
  decisions?: Readonly<Record<string, Side>>
  /** The one that the domain is open in: its case rules say which texts are the same. */
  language?: string
}

/**
 * Merges what two sides made of one domain, entry by entry and part by part: what only one of them changed counts, and of
 * what both changed the version that is decided for. Entries are identified by what became of them, not by their names.
 * General data are theirs.
 */
export function mergeDomains({ lineages, ...merging }: Merging): Merge {
  const { domain, names, since: _, lineages: made, ...merge } = mergeStates({ lineages, ...merging })
  const { sides } = names
  const problems = findMergeProblems(domain, { sides, touched: touchedIn(domain, sides) })
  return { ...merge, problems, lineage: made.theirs }
}

/** A merge with what it took: the names that all three states have in common, and the lineage from each side. */
export interface MergedStates extends Omit<Merge, 'lineage' | 'problems'> {
  /** The merged domain before its entries got the identities of theirs. */
  domain: Domain
  names: CommonNames
  lineages: Record<Side, Lineage>
  /** What each side made of the base, as it was given or found. */
  since: Record<Side, Lineage>
}

interface MergingStates extends Omit<Merging, 'lineages'> {
  lineages: Record<Side, Lineage | undefined>
  /** Who changed what languages say that only one side has. */
  changedLanguages?: ReadonlyMap<string, Record<Side, boolean>>
}

/** The same where it may not be known of either side what it made of the base. */
export function mergeStates({
  lineages: given,
  decisions = {},
  language = '',
  changedLanguages,
  ...domains
}: MergingStates): MergedStates {
  const shared = sharing(domains)
  const lineages = {
    mine: given.mine ?? inferLineage(shared.base, shared.mine),
    theirs: given.theirs ?? inferLineage(shared.base, shared.theirs),
  }
  const found: FoundChanges = { mineOnly: [], theirsOnly: [], joined: [], both: [] }
  const decide = (clash: Clash): Side => {
    found.both.push(clash)
    return decisions[clash.id] ?? 'mine'
  }
  const names = commonNames({ sides: shared, base: domains.base, lineages, decide })
  const { sides } = names
  const merging = { domain: sides.base, found, decide, language, lineages, changedLanguages }
  const lists = mergeLists(shared, names, merging)
  const domain = withValues({ ...sides.theirs, ...lists.entries }, sides, merging)
  const lineageFrom = (side: Side) => mergedLineage(side, shared[side], { domain, ...lists }, names)
  const made = { mine: lineageFrom('mine'), theirs: lineageFrom('theirs') }
  const merged = carryIdentity(domains.theirs, domain, made.theirs)
  return {
    merged: withFields(merged, { apiInputs: sortedApiInputs(merged.apiInputs) }),
    ...found,
    domain,
    names,
    lineages: made,
    since: lineages,
  }
}

interface MergingLists extends MergingEntries {
  lineages: Readonly<Record<Side, Lineage>>
  changedLanguages: MergingStates['changedLanguages']
}

interface MergedLists extends Omit<Merged, 'domain'> {
  entries: Pick<Domain, ListName>
}

function mergeLists(domains: Sides<Domain>, names: CommonNames, merging: MergingLists): MergedLists {
  const entries: Partial<Record<ListName, Entry[]>> = {}
  const entities: Partial<Record<ListName, readonly Entity[]>> = {}
  const rules = new Map<Entity, readonly MergedRule[]>()
  const { untouched } = names
  const given = Object.fromEntries(
    listNames.map((list) => [list, untouched.has(list) ? [] : entriesToMerge(list, domains, names)]),
  ) as Record<ListName, EntryToMerge[]>
  const responses = ownedLists.map((list) => ({ given: given[list], table: names.tables[list] }))
  given.uiActions = withOwnChanges(given.uiActions, responses, merging)
  given.languages = given.languages.map((language) => {
    const hasOtherChanges = merging.changedLanguages?.get(language.entity.base ?? '')
    return hasOtherChanges === undefined ? language : { ...language, hasOtherChanges }
  })
  for (const list of listNames) {
    if (untouched.has(list)) {
      entries[list] = names.sides.theirs[list]
      entities[list] = []
      continue
    }
    const merged = mergeList(list, given[list], { names, merging, entities, rules })
    entries[list] = merged.filter((entry) => entry !== undefined)
    entities[list] = given[list].filter((_, at) => merged[at] !== undefined).map(({ entity }) => entity)
  }
  return {
    entries: entries as unknown as Pick<Domain, ListName>,
    entities: entities as Merged['entities'],
    rules,
  }
}

interface MergingList {
  names: CommonNames
  merging: MergingLists
  /** What is left in the lists that are merged by then: UI actions come before the responses that bear their names. */
  entities: Partial<Record<ListName, readonly Entity[]>>
  rules: Map<Entity, readonly MergedRule[]>
}

function mergeList(
  list: ListName,
  given: readonly EntryToMerge[],
  { names, merging, entities, rules }: MergingList,
): (Entry | undefined)[] {
  if (list === 'modules') {
    return mergeModules(given, merging).map((one, at) => {
      if (one?.rules !== undefined) rules.set(given[at]!.entity, one.rules)
      return one?.module
    })
  }
  const withLeft = { ...merging, leftUiActions: new Set(entities.uiActions) }
  return given.map((one) => mergeResponse(one, names.tables[list], withLeft))
}

/** The entries of a list in their merged order, also those that will be gone. */
function entriesToMerge(list: ListName, domains: Sides<Domain>, names: CommonNames): EntryToMerge[] {
  const { entities } = names.tables[list]
  const rows = {
    base: rowOf('base', list, { domains, entities }),
    mine: rowOf('mine', list, { domains, entities }),
    theirs: rowOf('theirs', list, { domains, entities }),
  }
  const entriesOf = (side: keyof Sides<unknown>) => {
    const listed = listEntries(names.sides[side], list)
    return new Map(rows[side].map((id, at) => [id, listed[at]]))
  }
  const [base, mine, theirs] = [entriesOf('base'), entriesOf('mine'), entriesOf('theirs')]
  const isInOrder = areSameKeys(rows.base, rows.mine) && areSameKeys(rows.base, rows.theirs)
  const order = isInOrder ? rows.base : mergeOrder(ofEach(rows, (row) => row.map(String))).map(Number)
  const isRemoved = (id: number) => entities[id]!.mine === undefined && entities[id]!.theirs === undefined
  // A rule may have been moved out of a module that both deleted
  const removed = list === 'modules' ? rows.base.filter(isRemoved) : []
  return [...order, ...removed].map((id) => {
    const versions = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    return { list, entity: entities[id]!, versions }
  })
}

/** The entities of a list as one state has them in a row, by their places in the table. */
function rowOf(
  side: keyof Sides<unknown>,
  list: ListName,
  { domains, entities }: { domains: Sides<Domain>; entities: readonly Entity[] },
): number[] {
  const ids = new Map(entities.map((entity, id) => [entity[side], id]))
  return keysOf(domains[side], list).map((key) => ids.get(key)!)
}

/** Which language is the default one is merged by itself, since a domain has exactly one. */
function listEntries(domain: Domain, list: ListName): readonly AnyEntry[] {
  return list === 'languages' ? domain.languages.map((one) => ({ ...one, isDefault: false })) : domain[list]
}

/** The domain with what is merged in addition to the lists. */
function withValues(merged: Domain, sides: Sides<Domain>, merging: MergingEntries): Domain {
  const value = <T>(of: MergedValue, versions: Sides<T>) => mergeValue(of, versions, merging)
  const discardInputOnSdc = value(
    'discardInputOnSdc',
    ofEach(sides, (domain) => domain.discardInputOnSdc),
  )
  const sharedResources = value(
    'sharedResources',
    ofEach(sides, (domain) => domain.sharedResources),
  )
  const everydayLanguage = mergeEverydayLanguage(
    ofEach(sides, (domain) => domain.everydayLanguage),
    merging,
  )
  const languages = ofEach(sides, defaultLanguage)
  const wanted = [value('defaultLanguage', languages), languages.theirs, languages.mine]
  const values = { discardInputOnSdc, sharedResources, everydayLanguage }
  return { ...merged, ...values, languages: withDefault(merged, wanted) }
}

function mergeValue<T>(list: MergedValue, versions: Sides<T>, { found, decide }: MergingEntries): T {
  const { base, mine, theirs } = versions
  const entry: MergedEntry = { list, name: '' }
  const isMine = !isSame(mine, base)
  const isTheirs = !isSame(theirs, base)
  if (isMine && isTheirs && !isSame(mine, theirs)) {
    return versions[decide({ ...entry, id: JSON.stringify([list]), versions })]
  }
  if (isMine) (isTheirs ? found.joined : found.mineOnly).push(entry)
  else if (isTheirs) found.theirsOnly.push(entry)
  return isMine ? mine : theirs
}

function defaultLanguage({ languages }: Domain): string | undefined {
  return languages.find(({ isDefault }) => isDefault)?.language
}

/** The first of the wanted that is there; one that somebody took away cannot be the default. */
function withDefault({ languages }: Domain, wanted: readonly (string | undefined)[]): Domain['languages'] {
  const names = new Set(languages.map(({ language }) => language))
  const chosen = wanted.find((name) => name !== undefined && names.has(name))
  return languages.map((one) => ({ ...one, isDefault: one.language === chosen }))
}

/** The names of the entries of the merged domain that are not those of the base. */
function touchedIn(merged: Domain, { base }: Sides<Domain>): ReadonlyMap<ListName, ReadonlySet<string>> {
  const touched = listNames.filter((list) => merged[list] !== base[list])
  return new Map(
    touched.map((list) => {
      const before = new Set<Entry>(base[list])
      const entries = (merged[list] as Entry[]).filter((entry) => !before.has(entry))
      return [list, new Set(entries.map((entry) => nameOf(list, entry)))]
    }),
  )
}
