import { setImmediate as pause } from 'node:timers/promises'
import { collections } from '@sdp/domain/wire'
import { hashOf, readTexts, readTrees, type Source } from './blobs.ts'
import type { Cache } from './cache.ts'
import { readLanguages } from './languages.ts'
import { collectionAt, languageSection, type Manifest } from './manifest.ts'
import { type Entry, entriesOf, readTreesAt } from './tree.ts'

/** The content of a revision in one language, as a file for people who compare texts. */
export interface PrintableFile {
  language: string
  /** The same for the same text: who has the text of this hash need not print it. */
  content: string
  /** The text in parts; what all languages share is the same buffer in each file. */
  print: () => Promise<Buffer[]>
}

/** Raised when the same content is printed otherwise. */
const layout = 1

/**
 * The files of a revision, one a language: keys sorted, one value a line, so that a difference is a real one. The list
 * of languages is left out: a file has its own language only (ruling R48). Nothing is printed yet.
 */
export async function printableFiles(
  source: Source,
  printed: Cache<Buffer>,
  revision: string,
): Promise<PrintableFile[] | undefined> {
  const { rows } = await source.db.query<{ manifest: string }>(
    `select encode(manifest, 'hex') as manifest from revision where id = $1`,
    [revision],
  )
  const hash = rows[0]?.manifest
  if (hash === undefined) return undefined
  const manifest = (await readTrees<Manifest>(source, [hash])).get(hash)!
  const shared = new Map(manifest.shared.filter(([path]) => path !== 'languages'))
  const printing: Printing = { source, printed, shared: new Map() }
  return (await readLanguages(source, manifest)).map(({ language }) => {
    const own = new Map(languageSection(manifest, language))
    return {
      language,
      content: hashOf(JSON.stringify([layout, collections, [...shared].sort(byKey), [...own].sort(byKey)])),
      print: () => printFile(printing, { shared, own }),
    }
  })
}

interface Printing {
  source: Source
  /** The printed text of entries by their hash. */
  printed: Cache<Buffer>
  /** The printed collections that all languages share, by their roots; as long as one revision is printed. */
  shared: Map<string, Buffer>
}

type Roots = ReadonlyMap<string, string>

async function printFile(
  printing: Printing,
  { shared, own }: { shared: Roots; own: Roots },
): Promise<Buffer[]> {
  const usual = collections.filter(({ isOptional }) => !isOptional).map(({ path }) => path)
  const paths = new Set([...usual, ...shared.keys(), ...own.keys()])
  paths.delete('languages')
  const outer = new Map<string, Buffer[]>()
  const ontology = new Map<string, Buffer[]>()
  for (const path of paths) {
    const text = own.has(path)
      ? await printCollection(printing, path, own.get(path))
      : await printShared(printing, path, shared.get(path))
    if (path.startsWith('ontology.')) ontology.set(path.slice('ontology.'.length), [text])
    else outer.set(path, [text])
    await pause()
  }
  outer.set('ontology', members('{', [...ontology].sort(byKey).map(withKey), '}'))
  const file = members('{', [...outer].sort(byKey).map(withKey), '}')
  return joinSmall([...file, Buffer.from('\n')])
}

async function printShared(printing: Printing, path: string, root: string | undefined): Promise<Buffer> {
  const key = `${path} ${root}`
  const kept = printing.shared.get(key)
  if (kept !== undefined) return kept
  const text = await printCollection(printing, path, root)
  printing.shared.set(key, text)
  return text
}

/** Compressed one by one, so small ones are not worth it. */
const smallBytes = 64 * 1024

/** Joins small parts that follow each other; large ones stay the buffers that they are. */
function joinSmall(parts: readonly Buffer[]): Buffer[] {
  const joined: Buffer[] = []
  let small: Buffer[] = []
  const flush = () => {
    if (small.length > 0) joined.push(Buffer.concat(small))
    small = []
  }
  for (const part of parts) {
    if (part.length < smallBytes) {
      small.push(part)
      continue
    }
    flush()
    joined.push(part)
  }
  flush()
  return joined
}

/** One member a line. Of bytes, since a text of megabytes takes long to put together and to encode. */
function members(open: string, all: readonly Buffer[][], close: string): Buffer[] {
  const between = Buffer.from(',\n')
  const parts = all.flatMap((member, at) => (at === 0 ? member : [between, ...member]))
  return [Buffer.from(`${open}\n`), ...parts, Buffer.from(`\n${close}`)]
}

function withKey([key, text]: readonly [string, readonly Buffer[]]): Buffer[] {
  return [Buffer.from(`${JSON.stringify(key)}: `), ...text]
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

async function printCollection(printing: Printing, path: string, root: string | undefined): Promise<Buffer> {
  const { shape, empty } = collectionAt(path)
  if (root === undefined) return Buffer.from(empty)
  if (shape === 'value') return (await printEntries(printing, [['', root]]))[0]![1]
  const entries = entriesOf((await readTreesAt(printing.source, [root])).get(root)!)
  const texts = await printEntries(printing, shape === 'list' ? entries : [...entries].sort(byKey))
  const inner = texts.map(([key, text]) => (shape === 'list' ? [text] : withKey([key, [text]])))
  return Buffer.concat(shape === 'list' ? members('[', inner, ']') : members('{', inner, '}'))
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
