import { setImmediate as pause } from 'node:timers/promises'
import { type Collection, collections } from '@sdp/domain/wire'
import { readTexts, readTrees, type Source } from './blobs.ts'
import type { Cache } from './cache.ts'
import { readLanguages } from './languages.ts'
import { collectionAt, languageSection, type Manifest } from './manifest.ts'
import { type Entry, entriesOf, readTreesAt } from './tree.ts'

/**
 * The content of a revision for people who compare texts, a file a language: keys sorted, one value a line, so that a
 * difference is a real one. The list of languages is left out: a file tells of its own language only.
 */
export async function printRevision(
  source: Source,
  printed: Cache<Buffer>,
  revision: string,
): Promise<Map<string, Buffer> | undefined> {
  const { rows } = await source.db.query<{ manifest: string }>(
    `select encode(manifest, 'hex') as manifest from revision where id = $1`,
    [revision],
  )
  const hash = rows[0]?.manifest
  if (hash === undefined) return undefined
  const manifest = (await readTrees<Manifest>(source, [hash])).get(hash)!
  const files = new Map<string, Buffer>()
  for (const { language } of await readLanguages(source, manifest)) {
    const roots = new Map([...manifest.shared, ...languageSection(manifest, language)])
    files.set(language, await printFile({ source, printed }, roots))
  }
  return files
}

interface Printing {
  source: Source
  /** The printed text of entries by their hash. */
  printed: Cache<Buffer>
}

async function printFile(printing: Printing, roots: ReadonlyMap<string, string>): Promise<Buffer> {
  const usual = collections.filter(({ isOptional }) => !isOptional).map(({ path }) => path)
  const paths = new Set([...usual, ...roots.keys()])
  paths.delete('languages')
  const outer = new Map<string, Buffer>()
  const ontology = new Map<string, Buffer>()
  for (const path of paths) {
    const text = await printCollection(printing, collectionAt(path), roots.get(path))
    if (path.startsWith('ontology.')) ontology.set(path.slice('ontology.'.length), text)
    else outer.set(path, text)
    await pause()
  }
  outer.set('ontology', joined('{', [...ontology].sort(byKey).map(withKey), '}'))
  const file = joined('{', [...outer].sort(byKey).map(withKey), '}')
  await pause()
  return Buffer.concat([file, Buffer.from('\n')])
}

/** One member a line. Of bytes, since a text of megabytes takes long to put together and to encode. */
function joined(open: string, members: readonly Buffer[][], close: string): Buffer {
  const between = Buffer.from(',\n')
  const parts = members.flatMap((member, at) => (at === 0 ? member : [between, ...member]))
  return Buffer.concat([Buffer.from(`${open}\n`), ...parts, Buffer.from(`\n${close}`)])
}

function withKey([key, text]: readonly [string, Buffer]): Buffer[] {
  return [Buffer.from(`${JSON.stringify(key)}: `), text]
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

async function printCollection(
  printing: Printing,
  { shape, empty }: Collection,
  root: string | undefined,
): Promise<Buffer> {
  if (root === undefined) return Buffer.from(empty)
  if (shape === 'value') return (await printEntries(printing, [['', root]]))[0]![1]
  const entries = entriesOf((await readTreesAt(printing.source, [root])).get(root)!)
  const texts = await printEntries(printing, shape === 'list' ? entries : [...entries].sort(byKey))
  return shape === 'list'
    ? joined(
        '[',
        texts.map(([, text]) => [text]),
        ']',
      )
    : joined('{', texts.map(withKey), '}')
}

/** Calls of other people are answered in between. */
const charactersAtOnce = 64 * 1024
const entriesAtOnce = 50

async function printEntries(
  { source, printed }: Printing,
  entries: readonly Entry[],
): Promise<[key: string, text: Buffer][]> {
  const texts = new Map<string, Buffer>()
  const missing: string[] = []
  for (const [, hash] of entries) {
    const kept = printed.get(hash)
    if (kept === undefined) missing.push(hash)
    else texts.set(hash, kept)
  }
  let sincePause = 0
  for (let at = 0; at < missing.length; at += entriesAtOnce) {
    for (const [hash, json] of await readTexts(source, missing.slice(at, at + entriesAtOnce))) {
      sincePause += json.length
      if (sincePause > charactersAtOnce) {
        await pause()
        sincePause = 0
      }
      const text = Buffer.from(JSON.stringify(sortKeys(JSON.parse(json)), null, 1))
      printed.set(hash, text, text.length)
      texts.set(hash, text)
    }
  }
  return entries.map(([key, hash]) => [key, texts.get(hash)!])
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).sort(byKey)
  return Object.fromEntries(sorted.map(([key, inner]) => [key, sortKeys(inner)]))
}
