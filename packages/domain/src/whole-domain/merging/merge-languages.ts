import type { Domain } from '../../model/domain.ts'
import { noEverydayLanguage } from '../../model/everyday-language.ts'
import type { ListName } from '../../model/list-names.ts'
import type { Rename } from '../../model/rename.ts'
import { isSame } from '../../toolbox/same.ts'
import type { Lineage } from '../identity/lineage.ts'
import { renamesByKind } from '../identity/renames.ts'
import { collections } from '../wire/collections.ts'
import { type EntryChange, entryChanges } from '../wire/entry-changes.ts'
import { fromWire } from '../wire/from-wire.ts'
import { noLanguageContent } from '../wire/in-language.ts'
import { toWire } from '../wire/to-wire.ts'
import type { WireDomain } from '../wire/wire-domain.ts'
import type { Clash, MergedEntry } from './clash.ts'
import { withSame } from './entries.ts'
import { following, hasOwnChanges, type States, spokenIn } from './follow-names.ts'
import { type MergedStates, mergeStates } from './merge.ts'
import type { FoundChanges } from './merge-entries.ts'
import { mergeEverydayLanguage } from './merge-everyday-language.ts'
import { mergeOrder } from './merge-order.ts'
import type { ToBeChecked } from './new-problems.ts'
import { clashChanges } from './shown-changes.ts'
import { bothSides, ofEach, type Side, type Sides } from './sides.ts'
import { openWidening, type SpokenContent, type WholeDomain, type Widening } from './widen.ts'

interface MergingLanguages extends Sides<WholeDomain> {
  /** What each side made of the entries of the base; where nobody knows it, it is inferred from the content. */
  lineages: Readonly<Record<Side, Lineage | undefined>>
  /** Whose version counts, by the id of a clash; mine where nobody said. */
  decisions?: Readonly<Record<string, Side>>
}

/** A difference, with the language that it is of; null where all share it. */
interface LanguageChange extends EntryChange {
  language: string | null
}

/** A clash as somebody decides about it. */
interface ShownClash extends Omit<Clash, 'versions'> {
  /** What each side did, from the base to its version. */
  changes: Record<Side, LanguageChange[]>
}

interface FoundPart {
  entries: MergedEntry[]
  changes: LanguageChange[]
}

/** A language that one side added or deleted. */
interface MovedLanguage {
  language: string
  by: Side
  change: 'added' | 'removed'
  isClash: boolean
}

export interface MergeOfLanguages {
  merged: WholeDomain
  /** From each side to the merged domain. */
  lineages: Record<Side, Lineage>
  clashes: ShownClash[]
  /** Who changed what, under the names that entries have in the merged domain; without what clashes. */
  mineOnly: FoundPart
  theirsOnly: FoundPart
  joined: FoundPart
  /** The entries that each side renamed. */
  renames: Record<Side, Rename[]>
  languages: MovedLanguage[]
  /** What `newProblems` looks at. */
  toBeChecked: ToBeChecked
}

/**
 * Merges what two sides made of a domain in all of its languages: what these share is merged once, and all that is said of an entry
 * in any language belongs to it. A language that both sides have is merged; one that a side alone has is taken as it is, or goes,
 * and follows the names (README).
 */
export function mergeLanguages({ lineages, decisions = {}, ...states }: MergingLanguages): MergeOfLanguages {
  const known = ofEach(states, languagesIn)
  const common = known.mine.filter((language) => known.theirs.includes(language))
  const widening = openWidening(common)
  const read = ofEach(states, ({ shared, languages }) => readWide(shared, widening.widen(languages)))
  // Theirs shares with the base while it is merged; mine is not the work of somebody who opened that
  const domains = { ...read, mine: withSame(read.mine, read.base) }
  const fitting = {
    mine: lineages.mine && withResponsesThere(lineages.mine, domains.mine),
    theirs: lineages.theirs && withResponsesThere(lineages.theirs, domains.theirs),
  }
  const changedLanguages = new Map(
    known.base.flatMap((language) => {
      const left = bothSides.filter((side) => known[side].includes(language))
      if (left.length !== 1) return []
      const side = left[0]!
      const isChanged = hasOwnChanges(language, side, { states, domains, lineage: fitting[side] })
      return [[language, { mine: false, theirs: false, [side]: isChanged }] as const]
    }),
  )
  const merge = mergeStates({ ...domains, lineages: fitting, decisions, changedLanguages })
  const wide = toWire(merge.merged)
  const everyday = mergeEveryday(common, { states, decisions })
  const merging = { states, domains, known, widening, merge, wide, everyday: everyday.merged }
  const languages = new Map(
    merge.merged.languages.map(({ language }) => [language, contentOf(language, merging)] as const),
  )
  const clashes = [...merge.both, ...everyday.found.both]
  const shown = clashes.map((clash) => shownClash(clash, { domain: domains.mine, widening, common }))
  return {
    merged: { shared: sharedOf(wide), languages },
    lineages: merge.lineages,
    clashes: shown,
    ...whoChangedWhat(shown, { ...merging, common, found: [merge, everyday.found] }),
    renames: { mine: renamesByKind(merge.since.mine), theirs: renamesByKind(merge.since.theirs) },
    languages: movedLanguages(known, clashes),
    toBeChecked: {
      mine: merge.names.sides.mine,
      theirs: merge.names.sides.theirs,
      merged: merge.merged,
      languages: common,
    },
  }
}

function languagesIn({ shared }: WholeDomain): string[] {
  const all = shared.languages ?? []
  // The default one first: new entries stand in its order
  return all
    .toSorted((a, b) => Number(b.default ?? false) - Number(a.default ?? false))
    .map(({ language }) => language)
}

function readWide(shared: WireDomain, wide: Partial<WireDomain>): Domain {
  return fromWire({ ...shared, ...wide, everyday_language: undefined } as WireDomain, { freeze: false })
    .domain
}

const responseLists = [
  'ttsResponses',
  'audioResponses',
  'guiResponses',
  'additionalResponses',
] as const satisfies readonly ListName[]

/** A response that went in the language of a save may be there in others: then it is the same one. */
function withResponsesThere(lineage: Lineage, after: Domain): Lineage {
  const lists = lineage.lists.map((names) => {
    const list = responseLists.find((one) => one === names.list)
    if (list === undefined || names.removed.length === 0) return names
    const there = new Set(after[list].map(({ name }) => name))
    const taken = new Set(names.renamed.map(([, to]) => to))
    return { ...names, removed: names.removed.filter((name) => !there.has(name) || taken.has(name)) }
  })
  return { ...lineage, lists }
}

interface FoundInMerge extends States {
  known: Sides<readonly string[]>
  widening: Widening
  merge: MergedStates
  /** The merged domain as it is written. */
  wide: WireDomain
  everyday: ReadonlyMap<string, SpokenContent['everyday_language']>
}

/** What a language says in the merged domain. */
function contentOf(language: string, merging: FoundInMerge): SpokenContent {
  const { states, domains, known, merge } = merging
  const [side, ...others] = bothSides.filter((one) => known[one].includes(language))
  if (side !== undefined && others.length === 0) {
    return following(spokenIn(states[side], language), merge.lineages[side], {
      before: domains[side],
      after: merge.merged,
    })
  }
  const spoken = inOrder(narrowed(merging.wide, language, merging.widening), language, merging)
  const everyday = merging.everyday.get(language)
  return everyday === undefined ? spoken : { ...spoken, everyday_language: everyday }
}

function narrowed(wide: WireDomain, language: string, widening: Widening): SpokenContent {
  return widening.narrow({ ...noLanguageContent, ...wide }, language)
}

/** Each language has its own order of intents, slots and canonicals. */
function inOrder(spoken: SpokenContent, language: string, merging: FoundInMerge): SpokenContent {
  const { states, merge } = merging
  const { tables, canonicals } = merge.names
  const said = ofEach(states, (state) => spokenIn(state, language))
  const finalNames = (list: 'intents' | 'slots') =>
    ofEach({ base: 'base', mine: 'mine', theirs: 'theirs' } as const, (side) => {
      const names = new Map(
        tables[list].entities.map((entity) => [entity[side], tables[list].names.get(entity)!]),
      )
      return (name: string) => names.get(name) ?? name
    })
  const [intentNames, slotNames] = [finalNames('intents'), finalNames('slots')]
  const slotTables = new Map(
    tables.slots.entities.map((entity) => [tables.slots.names.get(entity), canonicals.get(entity)]),
  )
  const slotsBefore = {
    base: new Map(said.base.user_inputs.map((one) => [slotNames.base(one.name), one])),
    mine: new Map(said.mine.user_inputs.map((one) => [slotNames.mine(one.name), one])),
    theirs: new Map(said.theirs.user_inputs.map((one) => [slotNames.theirs(one.name), one])),
  }
  const canonicalsOf = (slot: string, side: keyof Sides<unknown>) => {
    const table = slotTables.get(slot)
    const names = new Map(table?.entities.map((entity) => [entity[side], table.names.get(entity)!]))
    const listed = slotsBefore[side].get(slot)?.canonicals ?? []
    return listed.map(({ canonical }) => names.get(canonical) ?? canonical)
  }
  return {
    ...spoken,
    nlu_interpretations: sortedAs(spoken.nlu_interpretations, ({ intent }) => intent, {
      base: said.base.nlu_interpretations.map(({ intent }) => intentNames.base(intent)),
      mine: said.mine.nlu_interpretations.map(({ intent }) => intentNames.mine(intent)),
      theirs: said.theirs.nlu_interpretations.map(({ intent }) => intentNames.theirs(intent)),
    }),
    user_inputs: sortedAs(
      spoken.user_inputs.map((slot) => {
        if (slot.canonicals === undefined) return slot
        const sorted = sortedAs(slot.canonicals, ({ canonical }) => canonical, {
          base: canonicalsOf(slot.name, 'base'),
          mine: canonicalsOf(slot.name, 'mine'),
          theirs: canonicalsOf(slot.name, 'theirs'),
        })
        return sorted === slot.canonicals ? slot : { ...slot, canonicals: sorted }
      }),
      ({ name }) => name,
      {
        base: [...slotsBefore.base.keys()],
        mine: [...slotsBefore.mine.keys()],
        theirs: [...slotsBefore.theirs.keys()],
      },
    ),
  }
}

/** The entries in the order that the sides make together; the same list where that is theirs already. */
function sortedAs<Entry>(
  entries: Entry[],
  keyOf: (entry: Entry) => string,
  rows: Sides<readonly string[]>,
): Entry[] {
  const places = new Map(mergeOrder(ofEach(rows, (row) => [...new Set(row)])).map((key, at) => [key, at]))
  const placeOf = (entry: Entry) => places.get(keyOf(entry)) ?? places.size
  const isSorted = entries.every((entry, at) => at === 0 || placeOf(entries[at - 1]!) <= placeOf(entry))
  return isSorted ? entries : entries.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function mergeEveryday(
  languages: readonly string[],
  { states, decisions }: { states: Sides<WholeDomain>; decisions: Readonly<Record<string, Side>> },
): { merged: Map<string, SpokenContent['everyday_language']>; found: FoundChanges } {
  const found: FoundChanges = { mineOnly: [], theirsOnly: [], joined: [], both: [] }
  const merged = new Map<string, SpokenContent['everyday_language']>()
  for (const language of languages) {
    const versions = ofEach(states, (state) => spokenIn(state, language).everyday_language)
    if (isSame(versions.mine, versions.theirs)) {
      merged.set(language, versions.mine)
      continue
    }
    const decide = (clash: Clash): Side => {
      found.both.push(clash)
      return decisions[clash.id] ?? 'mine'
    }
    const whole = ofEach(versions, (one) => one ?? noEverydayLanguage)
    merged.set(language, mergeEverydayLanguage(whole, { found, decide, language }, { language }))
  }
  return { merged, found }
}

const ofLanguage = collections.filter(({ perLanguage }) => perLanguage).map(({ path }) => path)

/** A domain without what languages have of their own. */
function sharedOf(wire: WireDomain): WireDomain {
  const entries = Object.entries(wire).filter(([path]) => !ofLanguage.includes(path))
  return Object.fromEntries(entries) as unknown as WireDomain
}

interface Showing {
  domain: Domain
  widening: Widening
  common: readonly string[]
}

function shownClash(clash: Clash, { domain, widening, common }: Showing): ShownClash {
  const { versions: _, ...known } = clash
  const changes = (side: Side): LanguageChange[] => {
    const found = clashChanges(domain, clash)[side]
    if (clash.list === 'everydayLanguage') {
      return found.map((one) => ({ ...one, language: clash.language ?? null }))
    }
    return inEachLanguage(found, { widening, common })
  }
  return { ...known, changes: { mine: changes('mine'), theirs: changes('theirs') } }
}

/** Differences of what all languages say together, as those of each of them. */
function inEachLanguage(
  changes: readonly EntryChange[],
  { widening, common }: Pick<Showing, 'widening' | 'common'>,
): LanguageChange[] {
  return changes.flatMap((change): LanguageChange[] => {
    if (!ofLanguage.includes(change.collection)) return [{ ...change, language: null }]
    const alone = (value: unknown, language: string): WireDomain => {
      if (value === undefined) return { name: '' }
      const isList = collections.some(({ path, shape }) => path === change.collection && shape === 'list')
      const wide = { ...noLanguageContent, [change.collection]: isList ? [value] : { [change.key]: value } }
      return { name: '', ...widening.narrow(wide, language) }
    }
    return common.flatMap((language) =>
      entryChanges(alone(change.before, language), alone(change.after, language)).map((one) => ({
        ...one,
        language,
      })),
    )
  })
}

interface Comparing extends FoundInMerge {
  common: readonly string[]
  found: readonly Pick<FoundChanges, 'mineOnly' | 'theirsOnly' | 'joined'>[]
}

function whoChangedWhat(
  clashes: readonly ShownClash[],
  { merge, widening, common, states, everyday, found }: Comparing,
): Pick<MergeOfLanguages, 'mineOnly' | 'theirsOnly' | 'joined'> {
  const base = toWire(merge.names.sides.base)
  const changesTo = (domain: Domain, everydayOf: (language: string) => unknown) => [
    ...inEachLanguage(entryChanges(base, toWire(domain)), { widening, common }),
    ...common.flatMap((language) => {
      const said = (content: unknown) => ({ name: '', everyday_language: content }) as WireDomain
      const before = said(spokenIn(states.base, language).everyday_language)
      return entryChanges(before, said(everydayOf(language))).map((one) => ({ ...one, language }))
    }),
  ]
  const sideChanges = (side: Side) =>
    changesTo(merge.names.sides[side], (language) => spokenIn(states[side], language).everyday_language)
  const keyOf = ({ collection, language, key }: LanguageChange) => JSON.stringify([collection, language, key])
  const asked = new Set(clashes.flatMap(({ changes }) => [...changes.mine, ...changes.theirs]).map(keyOf))
  const unasked = (changes: readonly LanguageChange[]) => changes.filter((one) => !asked.has(keyOf(one)))
  const [mine, theirs] = [sideChanges('mine'), sideChanges('theirs')]
  const [byMe, byThem] = [new Set(mine.map(keyOf)), new Set(theirs.map(keyOf))]
  const isByBoth = (change: LanguageChange) => byMe.has(keyOf(change)) && byThem.has(keyOf(change))
  const together = changesTo(merge.merged, (language) => everyday.get(language)).filter(isByBoth)
  const entriesOf = (of: 'mineOnly' | 'theirsOnly' | 'joined') => found.flatMap((one) => one[of])
  return {
    mineOnly: {
      entries: entriesOf('mineOnly'),
      changes: unasked(mine.filter((one) => !isByBoth(one))),
    },
    theirsOnly: {
      entries: entriesOf('theirsOnly'),
      changes: unasked(theirs.filter((one) => !isByBoth(one))),
    },
    joined: { entries: entriesOf('joined'), changes: unasked(together) },
  }
}

function movedLanguages(known: Sides<readonly string[]>, clashes: readonly Clash[]): MovedLanguage[] {
  const asked = new Set(clashes.filter(({ list }) => list === 'languages').map(({ name }) => name))
  return bothSides.flatMap((by) => {
    const of = (language: string, change: MovedLanguage['change']) => ({
      language,
      by,
      change,
      isClash: asked.has(language),
    })
    return [
      ...known[by].filter((one) => !known.base.includes(one)).map((one) => of(one, 'added')),
      ...known.base.filter((one) => !known[by].includes(one)).map((one) => of(one, 'removed')),
    ]
  })
}
