import { isSame } from '../../toolbox/same.ts'
import { alignLists } from './align.ts'
import { readMark } from './language-marks.ts'
import { mergeOrder } from './merge-order.ts'
import { ofEach, type Sides } from './sides.ts'

/** How a value is taken apart to be merged; what has no shape is one whole. */
export type Shape = FieldsShape | MapShape | ListShape | SpokenShape

/** An object with known fields. */
interface FieldsShape {
  of: 'fields'
  shapes: Readonly<Record<string, Shape>>
  /** Fields that make sense only together, unless both sides agree on what one of them says. */
  together?: { fields: readonly string[]; unlessSame: string; label: string }
}

/** An object whose keys are names, to any depth if it has itself as the shape of its values. */
interface MapShape {
  of: 'map'
  shapeOf: (key: string) => Shape | undefined
  labelOf: (key: string) => string
}

/** A list whose entries are identified by something that they say. */
interface ListShape {
  of: 'list'
  keyOf: (entry: never, language: string) => string
  labelOf: (entry: never) => string
  entry?: Shape | undefined
  /** Whether one that is gone on both sides, with another at its place on each, was changed by both. */
  isReplaced?: boolean
}

/** A list of what is said, by itself or with the marks of several languages: then each of them is merged by itself. */
interface SpokenShape {
  of: 'spoken'
  languageOf: (entry: never) => string | undefined
  list?: Shape
}

type Versions = Partial<Sides<unknown>>

/** A part of an entry. */
export interface MergePath {
  /** Whatever is decided, the same part has the same id. */
  id: readonly string[]
  /** What an author calls it; empty for the entry itself. */
  label: string
  /** What an author calls that which it is a part of. */
  holder: string
  /** The language that it is bound to, where several are merged. */
  language?: string
  /** The entry as it was, with this part as each of these versions has it. */
  show: (versions: Versions) => Versions
}

export interface Deciding {
  language: string
  /** The version that counts, of a part that both sides changed. */
  decide: (place: MergePath, versions: Versions) => unknown
}

/**
 * Three-way merge by structure: what one side changed counts, at any depth, and of what both changed the version that is
 * decided for. Undefined is what is not there.
 */
export function mergeStructure(
  shape: Shape | undefined,
  versions: Versions,
  place: MergePath,
  deciding: Deciding,
): unknown {
  const { base, mine, theirs } = versions
  if (isSame(mine, base) || isSame(mine, theirs)) return theirs
  if (isSame(theirs, base)) return mine
  const all = [base, mine, theirs]
  if (shape?.of === 'spoken') {
    if (!all.every((one) => one === undefined || Array.isArray(one))) return deciding.decide(place, versions)
    const lists = versions as Partial<Sides<readonly unknown[]>>
    return mergeSpoken(shape, lists, place, deciding)
  }
  if (shape?.of === 'list' && all.every((one) => one === undefined || Array.isArray(one))) {
    const lists = { base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] } as Sides<readonly unknown[]>
    return unlessEmpty(mergeLists(shape, lists, place, deciding), versions)
  }
  if (shape?.of === 'map' && all.every((one) => one === undefined || isObject(one))) {
    const maps = { base: base ?? {}, mine: mine ?? {}, theirs: theirs ?? {} } as Sides<JsonObject>
    return unlessEmpty(mergeMaps(shape, maps, place, deciding), versions)
  }
  if (shape?.of === 'fields' && all.every(isObject)) {
    return mergeFields(shape, versions as Sides<JsonObject>, place, deciding)
  }
  return deciding.decide(place, versions)
}

/** What is left of something that a side does not have is nothing, when it is empty. */
function unlessEmpty(merged: unknown, { base, mine, theirs }: Versions): unknown {
  const isOptional = [base, mine, theirs].includes(undefined)
  return isOptional && Object.keys(merged as object).length === 0 ? undefined : merged
}

type JsonObject = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function mergeFields(
  shape: FieldsShape,
  sides: Sides<JsonObject>,
  place: MergePath,
  deciding: Deciding,
): JsonObject {
  const { together, shapes } = shape
  const isWhole =
    together !== undefined && !isSame(sides.mine[together.unlessSame], sides.theirs[together.unlessSame])
  const grouped = isWhole ? together.fields : []
  const merged: Record<string, unknown> = {}
  const set = (field: string, value: unknown) => {
    if (value !== undefined) merged[field] = value
  }
  for (const field of keysOf(sides)) {
    if (grouped.includes(field)) continue
    const at = inside(place, field, {
      label: wordsOf(field),
      show: (value) => withField(sides.base, field, value),
    })
    const versions = ofEach(sides, (side) => side[field])
    set(field, mergeStructure(shapes[field], versions, at, deciding))
  }
  if (!isWhole) return merged
  const pick = (side: JsonObject) => Object.fromEntries(grouped.map((field) => [field, side[field]]))
  const at = inside(place, grouped.join(), {
    label: together!.label,
    show: (value) => ({ ...sides.base, ...(value as object) }),
  })
  const chosen = mergeStructure(undefined, ofEach(sides, pick), at, deciding) as JsonObject
  for (const field of grouped) set(field, chosen[field])
  return merged
}

function mergeMaps(
  { shapeOf, labelOf }: MapShape,
  sides: Sides<JsonObject>,
  place: MergePath,
  deciding: Deciding,
): JsonObject {
  const entries = keysOf(sides).flatMap((key): [string, unknown][] => {
    const at = inside(place, key, { label: labelOf(key), show: (value) => withField(sides.base, key, value) })
    const versions = ofEach(sides, (side) => (Object.hasOwn(side, key) ? side[key] : undefined))
    const merged = mergeStructure(shapeOf(key), versions, at, deciding)
    return merged === undefined ? [] : [[key, merged]]
  })
  // From entries, which know no prototype
  return Object.fromEntries(entries)
}

function keysOf({ base, mine, theirs }: Sides<JsonObject>): string[] {
  return [...new Set([base, theirs, mine].flatMap((side) => Object.keys(side)))]
}

function withField(object: JsonObject, field: string, value: unknown): JsonObject {
  const others = Object.entries(object).filter(([name]) => name !== field)
  return Object.fromEntries(value === undefined ? others : [...others, [field, value]])
}

function mergeLists(
  shape: ListShape,
  lists: Sides<readonly unknown[]>,
  place: MergePath,
  deciding: Deciding,
): unknown {
  const keyOf = shape.keyOf as (entry: unknown, language: string) => string
  const keyed = ofEach(
    lists,
    (list) => new Map(list.map((entry) => [keyOf(entry, deciding.language), entry])),
  )
  const isUnclear = (['base', 'mine', 'theirs'] as const).some(
    (side) => keyed[side].size < lists[side].length,
  )
  if (isUnclear) return deciding.decide(place, lists)
  const keys = ofEach(keyed, (entries) => [...entries.keys()])
  const placesBefore = placesOf(keys.base)
  const placesOfMine = placesOf(keys.mine)
  // By its place, since a spoken text depends on what is decided about names
  const at = (key: string, entry: unknown) => {
    const id = placesBefore.get(key) ?? `new ${placesOfMine.get(key)}`
    // An entry says what it is: 'canonical jazz', not 'canonicals, canonical jazz'
    return inside({ ...place, label: place.holder }, `${id}`, {
      label: (shape.labelOf as (entry: unknown) => string)(entry),
      show: (value) => (value === undefined ? [] : [value]),
    })
  }
  const dropped = new Set<string>()
  for (const { was, mine, theirs } of shape.isReplaced ? replacedByBoth(keys) : []) {
    const base = keyed.base.get(was)
    const versions = { base, mine: keyed.mine.get(mine), theirs: keyed.theirs.get(theirs) }
    const chosen = deciding.decide(at(was, base), versions)
    dropped.add(chosen === versions.mine ? theirs : mine)
  }
  const merged: unknown[] = []
  for (const key of mergeOrder(keys)) {
    if (dropped.has(key)) continue
    const versions = ofEach(keyed, (entries) => entries.get(key))
    const shown = versions.mine ?? versions.theirs ?? versions.base
    const entry = mergeStructure(shape.entry, versions, at(key, shown), deciding)
    if (entry !== undefined) merged.push(entry)
  }
  return merged
}

/** Without marks it is one list; a language that is only on one side has nothing on the other. */
function mergeSpoken(
  { languageOf, list }: SpokenShape,
  versions: Partial<Sides<readonly unknown[]>>,
  place: MergePath,
  deciding: Deciding,
): unknown {
  const languageIn = languageOf as (entry: unknown) => string | undefined
  const byLanguage = ofEach(versions as Sides<readonly unknown[] | undefined>, (side = []) => {
    const lists = new Map<string | undefined, unknown[]>()
    for (const entry of side) {
      const language = languageIn(entry)
      const known = lists.get(language)
      if (known === undefined) lists.set(language, [entry])
      else known.push(entry)
    }
    return lists
  })
  const languages = new Set([byLanguage.theirs, byLanguage.mine].flatMap((side) => [...side.keys()]))
  for (const language of byLanguage.base.keys()) languages.add(language)
  if (languages.size === 0 || (languages.size === 1 && languages.has(undefined))) {
    return mergeStructure(list, versions, place, deciding)
  }
  const merged = [...languages].flatMap((language) => {
    if (language === undefined) return []
    const at = { ...place, id: [...place.id, language], language }
    const ofLanguage = ofEach(byLanguage, (side) => side.get(language))
    return (mergeStructure(list, ofLanguage, at, { ...deciding, language }) as unknown[] | undefined) ?? []
  })
  return unlessEmpty(merged, versions)
}

function placesOf(keys: readonly string[]): ReadonlyMap<string, number> {
  return new Map(keys.map((key, at) => [key, at]))
}

interface Replaced extends Pick<Sides<string>, 'mine' | 'theirs'> {
  was: string
}

/** The entries in whose place each side has another one. */
function replacedByBoth({ base, mine, theirs }: Sides<readonly string[]>): Replaced[] {
  const known = { base: new Set(base), mine: new Set(mine), theirs: new Set(theirs) }
  const removed = base.filter((key) => !known.mine.has(key) && !known.theirs.has(key))
  if (removed.length === 0) return []
  const replacements = (side: readonly string[], other: ReadonlySet<string>) => {
    const places = alignLists(base, side)
    const pairs = side.flatMap((key, at): [string, string][] => {
      const was = places[at] === undefined ? undefined : base[places[at]]
      return was === undefined || was === key || other.has(key) || known.base.has(key) ? [] : [[was, key]]
    })
    return new Map(pairs)
  }
  const byMe = replacements(mine, known.theirs)
  const byThem = replacements(theirs, known.mine)
  return removed.flatMap((was) => {
    const [ofMine, ofTheirs] = [byMe.get(was), byThem.get(was)]
    return ofMine === undefined || ofTheirs === undefined ? [] : [{ was, mine: ofMine, theirs: ofTheirs }]
  })
}

interface Inner {
  label: string
  /** What holds this part, with it. */
  show: (value: unknown) => unknown
}

/** A part of a part. */
function inside(place: MergePath, id: string, { label, show }: Inner): MergePath {
  return {
    id: [...place.id, id],
    label: [place.label, label].filter((word) => word !== '').join(', '),
    holder: place.label,
    ...languageAt(place, id),
    show: ({ base, mine, theirs }) => place.show(ofEach({ base, mine, theirs }, show)),
  }
}

/** The language that a part is bound to: that of what it is a part of, or the one whose mark is its key. */
function languageAt({ language }: MergePath, id: string): Pick<MergePath, 'language'> {
  const bound = language ?? readMark(id)?.language
  return bound === undefined ? {} : { language: bound }
}

const screenWords: readonly [RegExp, string][] = [
  [/\bui\b/g, 'UI'],
  [/\bapi\b/g, 'API'],
  [/\bgui\b/g, 'GUI'],
  [/\btts\b/g, 'TTS'],
  [/\bkept\b/g, 'other details'],
]

/** What an author calls a field: 'UI action' for `uiAction`. */
function wordsOf(field: string): string {
  const words = field.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()
  return screenWords.reduce((text, [word, screen]) => text.replaceAll(word, screen), words)
}
