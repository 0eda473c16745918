import { saysTheSame } from '@sdp/domain/wire'
import { readTexts, type Source } from './blobs.ts'
import { type Change, entryChanges } from './entry-changes.ts'
import { collectionAt, type Manifest } from './manifest.ts'
import { withManifests } from './revisions.ts'
import { emptyTree, entriesOf, readTreesAt } from './tree.ts'

/** An entry that differs, with its JSON text on either side; one that was moved has none. */
export interface Difference {
  collection: string
  /** Of a collection that each language has for itself. */
  language: string | null
  key: string
  change: Change['change']
  before: string | undefined
  after: string | undefined
}

type FoundChange = Change & Pick<Difference, 'collection' | 'language'>

/** More than anybody reads; whoever replaced a whole domain is told that there is more (ruling R62). */
const maxDifferences = 2000

/**
 * Where a revision differs from another. Only what has another hash is looked at, so the cost follows the change. Entries
 * that are only filled up with nothing are left out, and so is the content of a language that went as a whole.
 */
export function compareRevisions(
  source: Source,
  from: string,
  to: string,
): Promise<{ differences: Difference[]; more: boolean }> {
  return withManifests(source, [from, to], async ([before, after]) => {
    const found: Difference[] = []
    const removed = new Set<string>()
    for (const pair of changedSections(before!, after!)) {
      if (pair.language !== null && removed.has(pair.language)) continue
      const changes = await sectionChanges(source, pair)
      for (const { collection, change, key } of changes) {
        if (collection === 'languages' && change === 'removed') removed.add(key)
      }
      for (let at = 0; at < changes.length && found.length <= maxDifferences; at += readAtOnce) {
        found.push(...(await realDifferences(source, changes.slice(at, at + readAtOnce))))
      }
      if (found.length > maxDifferences) break
    }
    return { differences: found.slice(0, maxDifferences), more: found.length > maxDifferences }
  })
}

const readAtOnce = 500

/** An entry that differs and was not looked into. */
export type UnreadDifference = Pick<Difference, 'collection' | 'language' | 'key' | 'change'>

/** What is read of one collection, and of all together: whole domains can be new (ruling R173). */
const readLimits = { section: 128 * 1024, all: 512 * 1024, entries: 25 }

/** Where collections differ. Of what is too much to be read only the keys are listed. */
export async function compareSections(
  source: Source,
  pairs: readonly SectionPair[],
): Promise<{ differences: Difference[]; unread: UnreadDifference[] }> {
  const differences: Difference[] = []
  const unread: UnreadDifference[] = []
  let left = readLimits.all
  for (const pair of pairs) {
    const changes = await sectionChanges(source, pair)
    let ofSection = Math.min(readLimits.section, left)
    let at = 0
    for (; at < changes.length && ofSection > 0; at += readLimits.entries) {
      const read = await realDifferences(source, changes.slice(at, at + readLimits.entries))
      const characters = read.reduce(
        (sum, one) => sum + (one.before?.length ?? 0) + (one.after?.length ?? 0),
        0,
      )
      ofSection -= characters
      left -= characters
      differences.push(...read)
    }
    for (const { collection, language, key, change } of changes.slice(at)) {
      unread.push({ collection, language, key, change })
    }
  }
  return { differences, unread }
}

async function realDifferences(source: Source, changes: readonly FoundChange[]): Promise<Difference[]> {
  const hashes = changes.flatMap(({ before, after }) => [before, after])
  const texts = await readTexts(source, [...new Set(hashes.filter((hash) => hash !== undefined))])
  const differences = changes.map((change) => ({
    ...change,
    before: change.before && texts.get(change.before),
    after: change.after && texts.get(change.after),
  }))
  return differences.filter((one) => !isNothing(one))
}

/** An entry that a language was only filled up with, or one that says the same in other words. */
function isNothing({ collection, change, before, after }: Difference): boolean {
  const isSomething = change === 'moved' || (change !== 'changed' && !collectionAt(collection).perLanguage)
  if (isSomething) return false
  const read = (text: string | undefined): unknown => text && JSON.parse(text)
  return saysTheSame(collection, read(before), read(after))
}

/** A collection on either side by its root, or the blob of a value; absent where there is none. */
export interface SectionPair {
  collection: string
  language: string | null
  before: string | undefined
  after: string | undefined
}

/** The collections whose hash is another one: those that all languages share first, then language by language. */
function* changedSections(before: Manifest, after: Manifest): Generator<SectionPair> {
  yield* changedPaths(before.shared, after.shared, null)
  const old = new Map(before.languages)
  const now = new Map(after.languages)
  for (const language of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    yield* changedPaths(old.get(language) ?? [], now.get(language) ?? [], language)
  }
}

function* changedPaths(
  before: readonly (readonly [path: string, hash: string])[],
  after: readonly (readonly [path: string, hash: string])[],
  language: string | null,
): Generator<SectionPair> {
  const old = new Map(before)
  const now = new Map(after)
  for (const collection of new Set([...old.keys(), ...now.keys()])) {
    const pair = { collection, language, before: old.get(collection), after: now.get(collection) }
    if (pair.before !== pair.after) yield pair
  }
}

async function sectionChanges(source: Source, pair: SectionPair): Promise<FoundChange[]> {
  const { collection, language, before, after } = pair
  const { shape } = collectionAt(collection)
  if (shape === 'value') return [{ ...pair, key: '', change: 'changed' }]
  const trees = await readTreesAt(
    source,
    [before, after].filter((root) => root !== undefined),
  )
  const entriesAt = (root: string | undefined) => entriesOf(trees.get(root ?? '') ?? emptyTree)
  const changes = entryChanges(entriesAt(before), entriesAt(after), { isOrdered: shape === 'list' })
  return changes.map((change) => ({ collection, language, ...change }))
}
