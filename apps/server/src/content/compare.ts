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

/** More than anybody reads; whoever replaced a whole domain is told that there is more. */
const mostDifferences = 2000

/** Where a revision differs from another. Only what has another hash is looked at, so the cost follows the change. */
export function compareRevisions(
  source: Source,
  from: string,
  to: string,
): Promise<{ differences: Difference[]; more: boolean }> {
  return withManifests(source, [from, to], async ([before, after]) => {
    const found: FoundChange[] = []
    for (const pair of changedSections(before!, after!)) {
      for (const change of await sectionChanges(source, pair)) found.push(change)
      if (found.length > mostDifferences) break
    }
    const told = found.slice(0, mostDifferences)
    const texts = await readTexts(source, [
      ...new Set(told.flatMap(({ before, after }) => [before, after]).filter((hash) => hash !== undefined)),
    ])
    return {
      differences: told.map((change) => ({
        ...change,
        before: change.before && texts.get(change.before),
        after: change.after && texts.get(change.after),
      })),
      more: found.length > told.length,
    }
  })
}

interface SectionPair {
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
