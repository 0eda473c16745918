import type { Domain } from '../../model/domain.ts'
import { everydayLists, everydayTitles } from '../../model/everyday-language.ts'
import type { Rename } from '../../model/rename.ts'
import { renamesAround } from '../../model/response-names.ts'
import { type ChangePiece, changePieces, type EntryKind, type TellableChange } from './change-pieces.ts'
import { findCollection } from './collections.ts'
import { type EntryLine, entryLines, saysTheSame } from './entry-lines.ts'
import type { WireArbitration, WireReusableExpression } from './schemas.ts'

/** One difference inside an entry. With neither side it is a remark that stands for itself. */
export interface ChangeLine {
  label: string
  /** Of what is bound to a language. */
  language?: string | undefined
  before?: string
  after?: string
}

/** What became of one entry: an intent with all that belongs to it, a slot, a module. */
export interface ChangeGroup {
  kind: EntryKind
  name: string
  change: 'added' | 'removed' | 'changed' | 'moved' | 'renamed'
  renamedFrom?: string
  lines: ChangeLine[]
}

/** The changed entries of one kind under the title that a screen gives them. */
export interface ChangeSection {
  kind: EntryKind
  title: string
  groups: ChangeGroup[]
}

/** The kinds of entries in the order of the editor's tabs. */
const titles: readonly (readonly [EntryKind, string])[] = [
  ['intent', 'Intents'],
  ['reusableExpression', 'Reusable parts'],
  ['slot', 'Slots'],
  ['everydayLanguage', 'Everyday language'],
  ['module', 'Decision table modules'],
  ['resetRules', 'Reset rules'],
  ['apiInput', 'API inputs'],
  ['apiAction', 'API actions'],
  ['handler', 'Handlers'],
  ['uiAction', 'UI actions'],
  ['ttsResponse', 'Spoken texts'],
  ['audioResponse', 'Audio responses'],
  ['guiResponse', 'GUI responses'],
  ['additionalResponse', 'Additional responses'],
  ['test', 'Tests'],
  ['language', 'Languages'],
  ['setting', 'Settings'],
]

/** The names of the entries of each kind, as a tab lists them. */
export type EntryOrder = Partial<Record<EntryKind, readonly string[]>>

/** The order in which the tabs of a domain list its entries. */
export function entryOrder(domain: Domain): EntryOrder {
  const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name)
  return {
    intent: names(domain.intents),
    reusableExpression: names(domain.reusableExpressions),
    slot: names(domain.slots),
    everydayLanguage: everydayLists.map((list) => everydayTitles[list]),
    module: names(domain.modules),
    resetRules: names([...domain.slots, ...domain.apiInputs]),
    apiInput: names(domain.apiInputs),
    apiAction: names(domain.apiActions),
    handler: domain.handlers.map(({ id }) => id),
    uiAction: names(domain.uiActions),
    ttsResponse: names(domain.ttsResponses),
    audioResponse: names(domain.audioResponses),
    guiResponse: names(domain.guiResponses),
    additionalResponse: names(domain.additionalResponses),
    test: names(domain.tests),
    language: domain.languages.map(({ language }) => language),
  }
}

/**
 * The changes as an author thinks of them: by kind in the order of the tabs, one group an entry, line by line inside.
 * Entries that are only filled up with nothing are left out, and a rename is one change where it is known (ruling R44).
 */
export function groupChanges(
  changes: readonly TellableChange[],
  { order = {}, renames = [] }: { order?: EntryOrder | undefined; renames?: readonly Rename[] } = {},
): ChangeSection[] {
  const given = lastNames(renames)
  const pieces = byEntry(changePieces(changes), given)
  const known = [...givenNames(pieces, given), ...namesOfParts(pieces)]
  const named = renamed(pieces, new Map(known))
  const found = groupsOf(named, new Map(known))
  const guessed = sameContent(found)
  const names = new Map([...known, ...guessed])
  const groups = guessed.length === 0 ? found : groupsOf(renamed(named, new Map(guessed)), names)
  return titles.flatMap(([kind, title]) => {
    const own = groups.filter((group) => group.kind === kind)
    return own.length === 0 ? [] : [{ kind, title, groups: inOrder(own, order[kind] ?? []) }]
  })
}

/** New names by the kind and the old name. */
type NewNames = ReadonlyMap<string, string>

/** One that lost its name to another is listed in addition. */
const groupId = ({ kind, name, isReplaced = false }: ChangePiece) =>
  isReplaced ? `replaced ${entryId(kind, name)}` : entryId(kind, name)

const entryId = (kind: EntryKind, name: string) => `${kind} ${name}`

interface NameChange {
  kind: EntryKind
  from: string
  to: string
}

/** Where renamed entries ended up; a canonical is a line of its slot, and a concept is none of the domain's. */
function lastNames(renames: readonly Rename[]): NameChange[] {
  const firstNames = new Map<string, NameChange>()
  for (const { kind, from, to } of renames.flatMap(ofAllKinds)) {
    const first = firstNames.get(entryId(kind, from))?.from ?? from
    firstNames.delete(entryId(kind, from))
    firstNames.set(entryId(kind, to), { kind, from: first, to })
  }
  return [...firstNames.values()].filter(({ from, to }) => from !== to)
}

/** What is listed by itself and bears the name of an entry is renamed with it. */
function ofAllKinds({ kind, from, to }: Rename): NameChange[] {
  if (kind === 'canonical' || kind === 'concept') return []
  const own = { kind, from, to }
  if (kind === 'slot' || kind === 'apiInput') return [own, { kind: 'resetRules', from, to }]
  if (kind !== 'uiAction') return [own]
  const around = renamesAround(own).map((one): NameChange => ({ kind: 'ttsResponse', ...one }))
  return [own, { kind: 'guiResponse', from, to }, ...around]
}

/**
 * The pieces with those taken apart in which two entries meet, of which one has the name that the other had: what was there
 * before went or has another name, and what is there now came from elsewhere.
 */
function byEntry(pieces: readonly ChangePiece[], given: readonly NameChange[]): ChangePiece[] {
  if (given.length === 0) return [...pieces]
  const old = new Set(given.map(({ kind, from }) => entryId(kind, from)))
  const now = new Set(given.map(({ kind, to }) => entryId(kind, to)))
  return pieces.flatMap((piece): ChangePiece[] => {
    const id = entryId(piece.kind, piece.name)
    const isReplaced = now.has(id) && !old.has(id)
    if (piece.change !== 'changed' || !(old.has(id) || now.has(id))) return [piece]
    const isSwitch = piece.collection === 'justtalk'
    const before: ChangePiece = { ...piece, change: 'removed', after: isSwitch ? false : undefined }
    const after: ChangePiece = { ...piece, change: 'added', before: isSwitch ? false : undefined }
    return [
      ...(isSwitch && !piece.before ? [] : [isReplaced ? { ...before, isReplaced } : before]),
      ...(isSwitch && !piece.after ? [] : [after]),
    ]
  })
}

function givenNames(pieces: readonly ChangePiece[], given: readonly NameChange[]): [string, string][] {
  return given.flatMap(({ kind, from, to }): [string, string][] => {
    const has = (name: string, change: ChangePiece['change']) =>
      pieces.some((piece) => piece.kind === kind && piece.name === name && piece.change === change)
    return has(from, 'removed') && has(to, 'added') ? [[entryId(kind, from), to]] : []
  })
}

function namesOfParts(pieces: readonly ChangePiece[]): [string, string][] {
  const parts = pieces.filter(({ kind }) => kind === 'reusableExpression')
  const added = new Map(
    parts.flatMap(({ change, name, after }): [string, string][] => {
      const id = (after as WireReusableExpression | undefined)?._id
      return change === 'added' && id ? [[id, name]] : []
    }),
  )
  return parts.flatMap(({ change, name, before }): [string, string][] => {
    const to = added.get((before as WireReusableExpression | undefined)?._id ?? '')
    return change === 'removed' && to !== undefined ? [[entryId('reusableExpression', name), to]] : []
  })
}

/** What went and came again under another name, shown as one change of the new name. */
function renamed(pieces: readonly ChangePiece[], names: NewNames): ChangePiece[] {
  if (names.size === 0) return [...pieces]
  const joined = new Map<string, ChangePiece>()
  for (const piece of pieces) {
    const isOld = piece.change !== 'added' && !piece.isReplaced
    const name = (isOld ? names.get(entryId(piece.kind, piece.name)) : undefined) ?? piece.name
    const place = [piece.collection, piece.language, groupId({ ...piece, name })].join(' ')
    const other = joined.get(place)
    joined.set(place, other === undefined ? { ...piece, name } : joinPieces(other, piece, name))
  }
  return [...joined.values()]
}

function joinPieces(first: ChangePiece, second: ChangePiece, name: string): ChangePiece {
  // Of just talk both sides are there: one of the names had it before, the other has it now.
  if (first.collection === 'justtalk') {
    const sides = { before: first.before || second.before, after: first.after || second.after }
    return { ...first, name, change: 'changed', ...sides }
  }
  const [old, now] = first.change === 'removed' ? [first, second] : [second, first]
  return { ...now, name, change: 'changed', before: old.before, after: now.after }
}

function groupsOf(pieces: readonly ChangePiece[], names: NewNames): ChangeGroup[] {
  const oldNames = new Map(
    [...names].map(([id, to]) => {
      const [kind = '', ...from] = id.split(' ')
      return [`${kind} ${to}`, from.join(' ')]
    }),
  )
  const groups = new Map<string, ChangePiece[]>()
  for (const piece of pieces) {
    const id = groupId(piece)
    const earlier = groups.get(id)
    if (earlier === undefined) groups.set(id, [piece])
    else earlier.push(piece)
  }
  return [...groups].flatMap(([id, own]) => groupOf(own, oldNames.get(id)) ?? [])
}

function groupOf(pieces: readonly ChangePiece[], renamedFrom: string | undefined): ChangeGroup | undefined {
  const { kind, name, isReplaced = false } = pieces[0]!
  const became = isReplaced ? 'removed' : becameOf(pieces)
  const real = pieces.filter((piece) => piece.change === 'moved' || !isNothing(piece))
  const lines = real.flatMap((piece) => linesOf(piece, became))
  if (renamedFrom !== undefined) return { kind, name, change: 'renamed', renamedFrom, lines }
  if (became === 'added' || became === 'removed') return { kind, name, change: became, lines }
  if (real.length === 0) return undefined
  const isMoved = real.every(({ change }) => change === 'moved')
  return { kind, name, change: isMoved ? 'moved' : 'changed', lines }
}

/** What became of an entry as a whole: what all languages share says so, or all the languages that have it. */
function becameOf(pieces: readonly ChangePiece[]): ChangePiece['change'] {
  const shared = pieces.find(({ collection }) => defining.has(collection))
  if (shared !== undefined) return shared.change
  const isIncidental = pieces.some(
    ({ collection, kind }) => incidental.has(collection) || kind === 'resetRules',
  )
  if (isIncidental) return 'changed'
  const changes = new Set(pieces.filter((piece) => !isNothing(piece)).map(({ change }) => change))
  return changes.size === 1 ? [...changes][0]! : 'changed'
}

/** Where an entry is said to exist at all, when it is in several places. */
const defining = new Set(['ontology.intents', 'ontology.userInputs'])

/** What an entry has only because it is elsewhere. */
const incidental = new Set(['nlu_interpretations', 'arbitrations', 'justtalk', 'user_inputs'])

function isNothing({ collection, change, before, after }: ChangePiece): boolean {
  if (change === 'moved') return false
  const isEntry = !findCollection(collection)?.perLanguage && change !== 'changed'
  return !isEntry && saysTheSame(collection, before, after)
}

function linesOf(piece: ChangePiece, became: ChangePiece['change']): ChangeLine[] {
  const language = piece.language ?? undefined
  if (piece.change === 'moved') return [{ label: 'Moved to another place', language }]
  if (piece.collection === 'justtalk')
    return [valueLine('Just talk', onOff(piece.before), onOff(piece.after), became)]
  if (piece.collection === 'arbitrations') {
    return [valueLine('Arbitration', arbitrationOf(piece.before), arbitrationOf(piece.after), became)]
  }
  if (piece.kind === 'language' && piece.change === 'removed') return [{ label: 'With all its content' }]
  return entryChangeLines(piece).map((line) => ({ ...line, language: line.language ?? language }))
}

const onOff = (isOn: unknown) => (isOn ? 'on' : 'off')
const arbitrationOf = (entry: unknown) => (entry as WireArbitration | undefined)?.arbitration ?? 'default'

function valueLine(label: string, before: string, after: string, became: ChangePiece['change']): ChangeLine {
  return {
    label,
    ...(became !== 'added' && { before }),
    ...(became !== 'removed' && { after }),
  }
}

/** Texts that a field has without anybody having chosen them. */
const unchosen = new Set(['no', 'inform', '0'])

function entryChangeLines({ collection, before, after, change }: ChangePiece): ChangeLine[] {
  const old = entryLines(collection, before)
  const now = entryLines(collection, after)
  const removed = without(old, now)
  const fresh = without(now, old)
  const oldFields = fieldsOf(removed)
  const newFields = fieldsOf(fresh)
  const isReported = ({ isField, text }: EntryLine) => !isField || !unchosen.has(text)

  const lines = [
    ...removed.flatMap((line): ChangeLine[] => {
      const { label, text, language } = line
      const value = newFields.get(fieldId(line))
      if (value !== undefined) return [{ label, language, before: text, after: value }]
      return isReported(line) ? [{ label, language, before: text }] : []
    }),
    ...fresh
      .filter((line) => isReported(line) && !oldFields.has(fieldId(line)))
      .map(({ label, text, language }): ChangeLine => ({ label, language, after: text })),
  ]
  if (lines.length > 0 || change !== 'changed') return lines
  const isReordered = old.length === now.length && old.some(({ text }, index) => text !== now[index]?.text)
  return [{ label: isReordered ? 'In another order' : 'Other details' }]
}

const fieldId = ({ label, language = '' }: EntryLine) => `${language} ${label}`

/** The fields among the lines with their values; items of a list are none. */
function fieldsOf(lines: readonly EntryLine[]): Map<string, string> {
  return new Map(lines.filter(({ isField }) => isField).map((line) => [fieldId(line), line.text]))
}

/** The lines that stay when each of the others takes one that is the same away. */
function without(lines: readonly EntryLine[], others: readonly EntryLine[]): EntryLine[] {
  const idOf = ({ label, text, language }: EntryLine) => JSON.stringify([label, text, language])
  if (lines.length === 0 || others.length === 0) return [...lines]
  const left = new Map<string, number>()
  for (const line of others) {
    const id = idOf(line)
    left.set(id, (left.get(id) ?? 0) + 1)
  }
  return lines.filter((line) => {
    const id = idOf(line)
    const count = left.get(id) ?? 0
    left.set(id, count - 1)
    return count <= 0
  })
}

/** Entries that went while exactly one came that says the same, and says more than every new one does. */
function sameContent(groups: readonly ChangeGroup[]): [string, string][] {
  const added = bySaying(groups.filter(({ change }) => change === 'added'))
  const removed = bySaying(groups.filter(({ change }) => change === 'removed'))
  return [...removed].flatMap(([saying, alike]): [string, string][] => {
    const [from, ...otherFrom] = alike
    const [to, ...otherTo] = added.get(saying) ?? []
    const isClear = otherFrom.length === 0 && otherTo.length === 0
    return from !== undefined && to !== undefined && isClear ? [[entryId(from.kind, from.name), to.name]] : []
  })
}

/** What every new intent and slot says. */
const defaultLabels = new Set(['Just talk', 'Arbitration', 'Type', 'Value type'])

/** Those of languages and of the lists of everyday language are given, so that none is renamed. */
function hasFixedName({ kind }: ChangeGroup): boolean {
  return kind === 'language' || kind === 'everydayLanguage'
}

function bySaying(groups: readonly ChangeGroup[]): Map<string, ChangeGroup[]> {
  const found = new Map<string, ChangeGroup[]>()
  for (const group of groups) {
    if (hasFixedName(group) || group.lines.every(({ label }) => defaultLabels.has(label))) continue
    const lines = group.lines.map(({ label, language, before, after }) => [label, language, before ?? after])
    const saying = JSON.stringify([group.kind, lines.map((line) => JSON.stringify(line)).sort()])
    found.set(saying, [...(found.get(saying) ?? []), group])
  }
  return found
}

/** As a tab lists them; those that it does not list come last, as they came. */
function inOrder(groups: readonly ChangeGroup[], names: readonly string[]): ChangeGroup[] {
  const places = new Map(names.map((name, place) => [name, place]))
  const placeOf = ({ name }: ChangeGroup) => places.get(name) ?? names.length
  return groups.toSorted((a, b) => placeOf(a) - placeOf(b))
}
