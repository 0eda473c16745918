import { CollectionPatch } from '@sdp/api'
import { maxProblems, messages, parseFirst, Refused, type ShapeProblem } from '@sdp/domain'
import {
  type Collection,
  checkWireEntries,
  findCollection,
  type InsidePatch,
  type WireProblem,
} from '@sdp/domain/wire'
import { openPace } from '../process/pace.ts'
import { wholeLanguage } from './languages.ts'
import { collectionAt } from './manifest.ts'

/** What a save does to one collection: a new value, all entries, or some of them. */
export type Update =
  | { collection: Collection; kind: 'value'; value: unknown }
  | { collection: Collection; kind: 'entries'; entries: NewEntry[] }
  | {
      collection: Collection
      kind: 'patch'
      put: NewEntry[]
      remove: string[]
      order: string[] | undefined
      inside: [key: string, patch: InsidePatch][]
    }

export type NewEntry = readonly [key: string, value: unknown]

/** Reads updates by path; refuses all of them when one is wrong, and says what and where as far as the first problems go. */
export async function readUpdates(
  updates: Iterable<readonly [path: string, value: unknown]>,
): Promise<Update[]> {
  const pace = openPace()
  const read: Update[] = []
  const problems: WireProblem[] = []
  for (const [path, value] of updates) {
    if (problems.length >= maxProblems) break
    const update = readUpdate(collectionAt(path), value)
    if ('problem' in update) problems.push({ at: path, message: update.problem })
    else {
      for (const entry of entriesIn(update)) {
        if (problems.length >= maxProblems) break
        for (const problem of checkWireEntries(update.collection, [entry])) problems.push(problem)
        const resting = pace.rest()
        if (resting !== undefined) await resting
      }
      read.push(update.collection.path === 'languages' ? withWholeLanguages(update) : update)
    }
  }
  refuseProblems(problems)
  return read
}

function withWholeLanguages(update: Update): Update {
  const whole = ([key, entry]: NewEntry): NewEntry => [
    key,
    isObject(entry) && typeof entry.language === 'string'
      ? wholeLanguage({ ...entry, language: entry.language })
      : entry,
  ]
  if (update.kind === 'entries') return { ...update, entries: update.entries.map(whole) }
  return update.kind === 'patch' ? { ...update, put: update.put.map(whole) } : update
}

function refuseProblems(problems: readonly WireProblem[]): void {
  if (problems.length === 0) return
  const details = problems.slice(0, maxProblems).map(({ at, message }) => ({ field: at, message }))
  throw new Refused(
    'invalid',
    details.map(({ field, message }) => `${field}: ${message}`).join('; '),
    details,
  )
}

function readUpdate(collection: Collection, value: unknown): Update | { problem: string } {
  if (isObject(value) && Object.keys(value).join() === '$patch') return readPatch(collection, value)
  if (collection.shape === 'value') {
    return value === undefined ? { problem: messages.general.required } : { collection, kind: 'value', value }
  }
  if (collection.shape === 'map') {
    if (!isObject(value)) return { problem: messages.wire.notAnObject }
    return { collection, kind: 'entries', entries: Object.entries(value) }
  }
  if (!Array.isArray(value)) return { problem: messages.wire.notAList }
  return {
    collection,
    kind: 'entries',
    entries: value.map((entry, at) => [keyOf(collection, entry, at), entry]),
  }
}

function readPatch(collection: Collection, value: unknown): Update | { problem: string } {
  if (collection.shape === 'value') return { problem: messages.wire.noPatch }
  const parsed = parseFirst(CollectionPatch, value)
  if (parsed.problems !== undefined) {
    const [{ path, message }] = parsed.problems as [ShapeProblem]
    return { problem: `${path.join('.')}: ${message}` }
  }
  const { put, remove, order, inside = {} } = parsed.value.$patch
  if (Object.keys(inside).length > 0 && collection.inner === undefined) {
    return { problem: messages.wire.noPatch }
  }
  return {
    collection,
    kind: 'patch',
    put: Object.entries(put),
    remove,
    order,
    inside: Object.entries(inside),
  }
}

function keyOf({ key }: Collection, entry: unknown, at: number): string {
  const found = isObject(entry) ? entry[key!] : undefined
  // An entry without its key is refused by its schema; until then its place tells it apart.
  return typeof found === 'string' ? found : String(at)
}

/** What is to be checked: of a collection that we do not know, nothing. */
function entriesIn(update: Update): readonly NewEntry[] {
  if (findCollection(update.collection.path) === undefined) return []
  if (update.kind === 'value') return [['', update.value]]
  return update.kind === 'patch' ? [...update.put, ...newInside(update)] : update.entries
}

/** What comes into the lists of entries, as if those had nothing else: that is all there is to check. */
function newInside({ collection: { key, inner }, inside }: Extract<Update, { kind: 'patch' }>): NewEntry[] {
  if (key === undefined || inner === undefined) return []
  return inside.map(([name, { pieces }]) => [
    name,
    { [key]: name, [inner]: pieces.flatMap(({ put }) => put) },
  ])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
