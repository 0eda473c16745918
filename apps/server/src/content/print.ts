import { setImmediate as pause } from 'node:timers/promises'
import { type Collection, collections } from '@sdp/domain'
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
  printed: Cache<string>,
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
  printed: Cache<string>
}

async function printFile(printing: Printing, roots: ReadonlyMap<string, string>): Promise<Buffer> {
  const paths = new Set([...collections.map(({ path }) => path), ...roots.keys()])
  paths.delete('languages')
  const outer = new Map<string, Buffer>()
  const ontology = new Map<string, Buffer>()
  for (const path of paths) {
    const text = Buffer.from(await printCollection(printing, collectionAt(path), roots.get(path)))
    if (path.startsWith('ontology.')) ontology.set(path.slice('ontology.'.length), text)
    else outer.set(path, text)
    await pause()
  }
  outer.set('ontology', joined(ontology))
  return Buffer.concat([joined(outer), Buffer.from('\n')])
}

function joined(members: ReadonlyMap<string, Buffer>): Buffer {
  const parts = [...members].sort(byKey).flatMap(([key, text], at) => {
    const start = `${at === 0 ? '{' : ','}\n${JSON.stringify(key)}: `
    return [Buffer.from(start), text]
  })
  return Buffer.concat([...parts, Buffer.from('\n}')])
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

async function printCollection(
  printing: Printing,
  { shape, empty }: Collection,
  root: string | undefined,
): Promise<string> {
  if (root === undefined) return empty
  if (shape === 'value') return (await printEntries(printing, [['', root]]))[0]!
  const entries = entriesOf((await readTreesAt(printing.source, [root])).get(root)!)
  if (shape === 'list') return `[\n${(await printEntries(printing, entries)).join(',\n')}\n]`
  const sorted = [...entries].sort(byKey)
  const texts = await printEntries(printing, sorted)
  return `{\n${sorted.map(([key], at) => `${JSON.stringify(key)}: ${texts[at]}`).join(',\n')}\n}`
}

/** Calls of other people are answered in between. */
const charactersAtOnce = 256 * 1024

async function printEntries({ source, printed }: Printing, entries: readonly Entry[]): Promise<string[]> {
  const texts = new Map<string, string>()
  const missing: string[] = []
  for (const [, hash] of entries) {
    const kept = printed.get(hash)
    if (kept === undefined) missing.push(hash)
    else texts.set(hash, kept)
  }
  let sincePause = 0
  for (const [hash, json] of await readTexts(source, missing)) {
    sincePause += json.length
    if (sincePause > charactersAtOnce) {
      await pause()
      sincePause = 0
    }
    const text = JSON.stringify(sortKeys(JSON.parse(json)), null, 1)
    printed.set(hash, text, text.length * 2)
    texts.set(hash, text)
  }
  return entries.map(([, hash]) => texts.get(hash)!)
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).sort(byKey)
  return Object.fromEntries(sorted.map(([key, inner]) => [key, sortKeys(inner)]))
}
