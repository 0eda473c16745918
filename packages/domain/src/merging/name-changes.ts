import type { Domain } from '../domain.ts'
import { entriesByName } from '../entries-by-name.ts'
import { filterSame, mapSame, withFields } from '../lists.ts'
import type { ChangeName, NameChanges } from '../mentioning.ts'
import { nameOf, nounOf } from '../nouns.ts'
import { inputChange, mapEveryRestriction, mapMentions, mapSlotArguments } from '../references.ts'
import type { Rename } from '../rename.ts'
import { ownerOf, renamesAround } from '../responses/response-names.ts'
import type { Canonical, Slot } from '../slots/slot.ts'
import { renameSettings } from '../ui-actions/own-responses.ts'
import { asLoaded, type Entry, type MergedList, mergedLists, named, onlyWith } from './entries.ts'

/** The lists whose entries can be renamed: what is mentioned by its name, or can be told from one that says nothing. */
const renamedLists = mergedLists.filter((list) => {
  const { kind, blank } = nounOf(list)
  return kind !== undefined || blank !== undefined
})

/** Another name for an entry, or for a canonical of a slot. */
export interface NameChange {
  list: MergedList | 'canonicals'
  from: string
  to: string
  /** The slot of a canonical. */
  slot?: string | undefined
}

/** Concepts are not a list of the domain: it only mentions them. */
type ListedKind = Exclude<Rename['kind'], 'concept'>

const listOfKind = {
  intent: 'intents',
  slot: 'slots',
  canonical: 'canonicals',
  reusableExpression: 'reusableExpressions',
  module: 'modules',
  apiInput: 'apiInputs',
  apiAction: 'apiActions',
  handler: 'handlers',
  uiAction: 'uiActions',
  ttsResponse: 'ttsResponses',
  audioResponse: 'audioResponses',
  additionalResponse: 'additionalResponses',
} as const satisfies Record<ListedKind, NameChange['list']>

/** The kind of name that other languages have to follow, if a list is of such. */
export function kindOf(list: NameChange['list']): ListedKind | undefined {
  return (Object.keys(listOfKind) as ListedKind[]).find((kind) => listOfKind[kind] === list)
}

/** What became of the names that a domain had, after renames made one after the other. */
export function tracedRenames(base: Domain, renames: readonly Rename[]): NameChange[] {
  const changes: NameChange[] = []
  const find = (list: NameChange['list'], name: string, slot?: string) =>
    changes.find((one) => one.list === list && one.to === name && one.slot === slot)
  for (const { kind, from, to, slot } of renames) {
    if (kind === 'concept') continue
    const list = listOfKind[kind]
    const oldSlot = slot === undefined ? undefined : (find('slots', slot)?.from ?? slot)
    const known = find(list, from, oldSlot)
    const hasMoved = changes.some((one) => one.list === list && one.from === from && one.slot === oldSlot)
    if (known !== undefined) known.to = to
    else if (!hasMoved && hasName(base, { list, from, slot: oldSlot })) {
      changes.push({ list, from, to, ...(oldSlot !== undefined && { slot: oldSlot }) })
    }
  }
  return changes.filter(({ from, to }) => from !== to)
}

function hasName(domain: Domain, { list, from, slot }: Pick<NameChange, 'list' | 'from' | 'slot'>): boolean {
  return namesOf(domain, list, slot).includes(from)
}

/** The names of a list, or of the canonicals of a slot. */
export function namesOf(domain: Domain, list: NameChange['list'], slot?: string): string[] {
  if (list !== 'canonicals') return domain[list].map((entry) => nameOf(list, entry))
  return domain.slots.find(({ name }) => name === slot)?.canonicals.map(({ name }) => name) ?? []
}

/** The domain under other names, all changed at once: entries and every mention of them. */
export function withNames(domain: Domain, changes: readonly NameChange[]): Domain {
  if (changes.length === 0) return domain
  const names = new Map(
    renamedLists.map((list) => [
      list,
      new Map(changes.filter((one) => one.list === list).map(({ from, to }) => [from, to])),
    ]),
  )
  // Canonicals first: they are found by the old names of their slots
  let changed = withOwnResponses(withCanonicals(domain, changes), names.get('uiActions')!)
  for (const list of renamedLists) {
    const ofList = names.get(list)!
    if (ofList.size === 0) continue
    const renamed = mapSame(changed[list] as Entry[], (entry) => {
      const to = ofList.get(nameOf(list, entry))
      return to === undefined ? entry : named(list, entry, to)
    })
    changed = withFields(changed, { [list]: renamed })
  }
  return mapMentions(changed, changesByKind(domain, names))
}

function changesByKind(
  domain: Domain,
  names: ReadonlyMap<MergedList, ReadonlyMap<string, string>>,
): NameChanges {
  const changeOf = (list: MergedList): ChangeName | undefined => {
    const ofList = names.get(list)!
    return ofList.size === 0 ? undefined : (name) => ofList.get(name) ?? name
  }
  const slot = changeOf('slots')
  const apiInput = changeOf('apiInputs')
  const isInTexts = slot !== undefined || apiInput !== undefined
  const slots = new Set(isInTexts ? domain.slots.map(({ name }) => name) : [])
  return {
    ...Object.fromEntries(
      renamedLists.flatMap((list) => {
        const { kind } = nounOf(list)
        return kind === undefined ? [] : [[kind, changeOf(list)]]
      }),
    ),
    ...(isInTexts && { input: inputChange({ slots, slot, apiInput }) }),
  }
}

/** Responses that bear the name of a UI action follow it by the walk; those that nothing uses make way for them. */
function withOwnResponses(domain: Domain, names: ReadonlyMap<string, string>): Domain {
  if (names.size === 0) return domain
  const renames = [...names].map(([from, to]) => ({ from, to }))
  return withFields(domain, {
    guiResponses: withoutTaken(domain.guiResponses, renames),
    ttsResponses: withoutTaken(domain.ttsResponses, renames.flatMap(renamesAround)),
    uiActions: mapSame(domain.uiActions, (action) => {
      const to = names.get(action.name)
      return to === undefined ? action : withFields(action, renameSettings(action, { from: action.name, to }))
    }),
  })
}

function withoutTaken<Response extends { name: string }>(
  responses: Response[],
  renames: readonly { from: string; to: string }[],
): Response[] {
  const present = new Set(responses.map(({ name }) => name))
  const renamed = new Set(renames.map(({ from }) => from))
  const taken = new Set(renames.filter(({ from }) => present.has(from)).map(({ to }) => to))
  return filterSame(responses, ({ name }) => renamed.has(name) || !taken.has(name))
}

function withCanonicals(domain: Domain, changes: readonly NameChange[]): Domain {
  const bySlot = new Map<string, Map<string, string>>()
  for (const { list, slot, from, to } of changes) {
    if (list !== 'canonicals' || slot === undefined) continue
    bySlot.set(slot, (bySlot.get(slot) ?? new Map()).set(from, to))
  }
  if (bySlot.size === 0) return domain
  const rename = (canonicals: Canonical[], slot: string) =>
    mapSame(canonicals, (one) => withFields(one, { name: bySlot.get(slot)?.get(one.name) ?? one.name }))
  let changed = mapEveryRestriction(domain, rename)
  for (const [slot, names] of bySlot) {
    changed = mapSlotArguments(changed, slot, (argument) => names.get(argument) ?? argument)
  }
  return withFields(changed, {
    slots: mapSame(changed.slots, (slot) => {
      const canonicals = rename(slot.canonicals, slot.name)
      return canonicals === slot.canonicals
        ? slot
        : { ...slot, canonicals, ...keptUnder(slot, bySlot.get(slot.name)) }
    }),
  })
}

function keptUnder(
  { kept }: Slot,
  names: ReadonlyMap<string, string> | undefined,
): Pick<Slot, 'kept'> | undefined {
  if (kept?.values === undefined) return undefined
  const values = Object.entries(kept.values).map(([name, listed]) => [names?.get(name) ?? name, listed])
  return { kept: { ...kept, values: Object.fromEntries(values) } }
}

/**
 * The renames between two states of a domain, beside those that are known: an entry that is gone, and a new one at its
 * place that says exactly the same. Whatever else was done to it, it counts as removed and added, and so does one that says
 * nothing yet: all of those look the same.
 */
export function findRenames(
  base: Domain,
  other: Domain,
  known: readonly NameChange[] = [],
): readonly NameChange[] {
  let found = known
  // What an entry mentions may be renamed as well, so that it is the same only under the new names
  for (;;) {
    const more = [
      ...renamedLists.flatMap((list) => findInList({ base, other, found }, list)),
      ...findCanonicals({ base, other, found }),
    ]
    if (more.length === 0) return found
    found = [...found, ...more]
  }
}

interface Search {
  base: Domain
  other: Domain
  found: readonly NameChange[]
}

function findInList({ base, other, found }: Search, list: MergedList): NameChange[] {
  if (base[list] === other[list]) return []
  const before = entriesByName(base, list)
  const after = entriesByName(other, list)
  const done = found.filter((one) => one.list === list)
  // Responses around the texts of a UI action follow that
  const isOwn = ([name]: [string, Entry]) => list === 'ttsResponses' && ownerOf(name) !== undefined
  const gone = missingFrom(before, after, new Set(done.map(({ from }) => from))).filter((one) => !isOwn(one))
  const added = missingFrom(after, before, new Set(done.map(({ to }) => to))).filter((one) => !isOwn(one))
  if (gone.length === 0 || added.length === 0) return []
  const said = (domain: Domain, key: string, entry: Entry) => {
    const renamed = domain === base ? withNames(onlyWith(domain, list, [entry]), found)[list][0]! : entry
    const loaded = onlyWith(domain, list, [asLoaded(domain, list, renamed)])
    // It may mention itself
    return [key, saidBy(withNames(loaded, [{ list, from: nameOf(list, entry), to: '' }])[list])] as const
  }
  const blank = nounOf(list).blank?.(other)
  const nothing = blank && said(other, '', blank)[1]
  return pairs({
    gone: gone.map(([key, entry]) => said(base, key, entry)),
    added: added.map(([key, entry]) => said(other, key, entry)).filter(([, text]) => text !== nothing),
    before: [...before.keys()],
    after: [...after.keys()],
  }).map(({ from, to }) => ({ list, from, to }))
}

function findCanonicals({ base, other, found }: Search): NameChange[] {
  const slotNames = new Map(found.filter(({ list }) => list === 'slots').map(({ from, to }) => [from, to]))
  const others = new Map(other.slots.map((slot) => [slot.name, slot]))
  return base.slots.flatMap((slot) => {
    const now = others.get(slotNames.get(slot.name) ?? slot.name)
    if (now === undefined || now.canonicals === slot.canonicals) return []
    const before = new Map(slot.canonicals.map((one) => [one.name, one]))
    const after = new Map(now.canonicals.map((one) => [one.name, one]))
    const done = found.filter((one) => one.list === 'canonicals' && one.slot === slot.name)
    const said = ([key, { literals }]: [string, Canonical]) => [key, saidBy(literals)] as const
    const gone = missingFrom(before, after, new Set(done.map(({ from }) => from))).map(said)
    const added = missingFrom(after, before, new Set(done.map(({ to }) => to))).map(said)
    return pairs({ gone, added, before: [...before.keys()], after: [...after.keys()] }).map(
      ({ from, to }): NameChange => ({ list: 'canonicals', slot: slot.name, from, to }),
    )
  })
}

function missingFrom<T>(
  entries: ReadonlyMap<string, T>,
  others: ReadonlyMap<string, T>,
  done: ReadonlySet<string>,
): [string, T][] {
  const missing: [string, T][] = []
  // Thousands of entries, and hardly ever one that is missing: nothing is made of those that are there
  entries.forEach((entry, key) => {
    if (!others.has(key) && !done.has(key)) missing.push([key, entry])
  })
  return missing
}

interface Pairing {
  gone: (readonly [key: string, said: string])[]
  added: (readonly [key: string, said: string])[]
  before: readonly string[]
  after: readonly string[]
}

/** The keys of entries that say the same, are the only ones to say it, and stand behind the same entry. */
function pairs({ gone, added, before, after }: Pairing): { from: string; to: string }[] {
  if (gone.length === 0 || added.length === 0) return []
  const old = onlyOnes(gone)
  const now = onlyOnes(added)
  const placeBefore = neighbours(before, new Set(after))
  const placeAfter = neighbours(after, new Set(before))
  return [...old].flatMap(([said, from]) => {
    const to = now.get(said)
    return to !== undefined && placeBefore.get(from) === placeAfter.get(to) ? [{ from, to }] : []
  })
}

function onlyOnes(entries: Pairing['gone']): Map<string, string> {
  const once = new Map<string, string>()
  const several = new Set<string>()
  for (const [key, said] of entries) {
    if (once.has(said)) several.add(said)
    once.set(said, key)
  }
  for (const said of several) once.delete(said)
  return once
}

/** For each key the last one before it that both sides have. */
function neighbours(keys: readonly string[], common: ReadonlySet<string>): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>()
  let last: string | undefined
  for (const key of keys) {
    found.set(key, last)
    if (common.has(key)) last = key
  }
  return found
}

/** A text that is the same for values that say the same, whatever the order of their fields. */
function saidBy(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
