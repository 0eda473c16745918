import { messages, Refused } from '@sdp/domain'
import { type Collection, collections, findCollection } from '@sdp/domain/wire'
import { openPace } from '../process/pace.ts'
import { readTexts, readTrees, type Source } from './blobs.ts'
import { type DomainLanguage, languageNamed } from './languages.ts'
import { collectionAt, languageSection, type Manifest } from './manifest.ts'
import type { Entry } from './tree.ts'

export interface ReadContent {
  revision: string
  pieces: Buffer[]
}

/** The content of a save point in one language, put together from stored text without reading it as JSON. */
export async function readContent(
  source: Source,
  savePointId: string,
  wanted: string | undefined,
): Promise<ReadContent> {
  const { revision, manifest: hash, languages } = await findSavePoint(source, savePointId)
  const language = languageNamed(languages, wanted)
  try {
    const manifest = (await readTrees<Manifest>(source, [hash])).get(hash)!
    return { revision, pieces: await readManifest(source, manifest, language) }
  } catch (error) {
    // Deleted and swept while it was read: then it is missing, and nothing is lost.
    await findSavePoint(source, savePointId)
    throw error
  }
}

/** The content of a manifest in one of its languages. */
export async function readManifest(source: Source, manifest: Manifest, language: string): Promise<Buffer[]> {
  const hashes = new Map([...manifest.shared, ...languageSection(manifest, language)])
  return [...assemble(await readParts(source, hashes))]
}

/** The content of the manifest with this hash in one language; a language that it does not have is empty. */
export async function readManifestAt(source: Source, hash: string, language: string): Promise<Buffer[]> {
  return readManifest(source, (await readTrees<Manifest>(source, [hash])).get(hash)!, language)
}

export async function findSavePoint(
  { db }: Source,
  id: string,
): Promise<{ revision: string; manifest: string; languages: DomainLanguage[] }> {
  const { rows } = await db.query<{ revision: string; manifest: string; languages: DomainLanguage[] }>({
    name: 'find-save-point',
    text: `select revision.id as revision, encode(revision.manifest, 'hex') as manifest, save_point.languages
           from save_point join revision on revision.id = save_point.head where save_point.id = $1`,
    values: [id],
  })
  if (rows[0] === undefined) throw new Refused('missing', messages.domain.notFound(id))
  return rows[0]
}

/** A collection of a packed manifest: its pieces, by their places among all. */
export interface PackedCollection {
  path: string
  shape: Collection['shape']
  pieces: number[]
}

/** Where the collections of a manifest are among the pieces that are packed together. */
export interface PackedManifest {
  shared: PackedCollection[]
  languages: [language: string, collections: PackedCollection[]][]
}

/** The content of several manifests, each piece of it once. */
export interface PackedManifests {
  manifests: PackedManifest[]
  /** The JSON text of all pieces, one behind the other, and where each of them ends. */
  bytes: Uint8Array
  ends: Uint32Array
}

/** The content of several manifests in all languages, as a thread takes it. Collections that we do not know are left out. */
export async function packManifests(
  source: Source,
  manifests: readonly Manifest[],
): Promise<PackedManifests> {
  // The cache gives the same piece to all that have it
  const places = new Map<Buffer, number>()
  const pieces: Buffer[] = []
  const pack = async (section: readonly (readonly [path: string, hash: string])[]) => {
    const known = new Map(section.filter(([path]) => findCollection(path) !== undefined))
    const parts = await readParts(source, known)
    return [...parts].map(([path, texts]): PackedCollection => {
      const { shape } = collectionAt(path)
      const at = texts.map((text) => {
        const place = places.get(text) ?? pieces.push(text) - 1
        places.set(text, place)
        return place
      })
      return { path, shape, pieces: at }
    })
  }
  const packed: PackedManifest[] = []
  for (const { shared, languages } of manifests) {
    const own: PackedManifest['languages'] = []
    for (const [language, section] of languages) own.push([language, await pack(section)])
    packed.push({ shared: await pack(shared), languages: own })
  }
  let end = 0
  const ends = Uint32Array.from(pieces, (piece) => (end += piece.length))
  return { manifests: packed, bytes: await joined(pieces, end), ends }
}

/** One text of all pieces, in memory of its own that can be handed over. */
async function joined(pieces: readonly Buffer[], length: number): Promise<Uint8Array> {
  const pace = openPace()
  const bytes = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
    await pace.rest()
  }
  return bytes
}

/** The text of each collection in pieces: one a chunk of a list or map, one for a value. */
type Parts = Map<string, Buffer[]>

async function readParts(source: Source, hashes: ReadonlyMap<string, string>): Promise<Parts> {
  const roots = [...hashes].filter(([path]) => collectionAt(path).shape !== 'value')
  const rootsRead = await readTrees<string[]>(
    source,
    roots.map(([, root]) => root),
  )
  const wanted = [...hashes].map(([path, hash]): [string, Piece[]] => {
    const { shape } = collectionAt(path)
    const chunks = shape === 'value' ? [hash] : rootsRead.get(hash)!
    return [path, chunks.map((chunk) => ({ shape, hash: chunk }))]
  })
  const texts = await readPieces(
    source,
    wanted.flatMap(([, pieces]) => pieces),
  )
  return new Map(wanted.map(([path, pieces]) => [path, pieces.map((piece) => texts.get(nameOf(piece))!)]))
}

interface Piece {
  shape: Collection['shape']
  hash: string
}

const nameOf = ({ shape, hash }: Piece) => `${shape} ${hash}`

async function readPieces(source: Source, wanted: readonly Piece[]): Promise<Map<string, Buffer>> {
  const { pieces } = source.caches
  const found = new Map<string, Buffer>()
  const missing: Piece[] = []
  for (const piece of wanted) {
    const kept = pieces.get(nameOf(piece))
    if (kept === undefined) missing.push(piece)
    else found.set(nameOf(piece), kept)
  }
  if (missing.length === 0) return found

  const chunks = await readTrees<Entry[]>(
    source,
    missing.filter(({ shape }) => shape !== 'value').map(({ hash }) => hash),
  )
  const entryHashes = missing.flatMap(({ shape, hash }) =>
    shape === 'value' ? [hash] : chunks.get(hash)!.map(([, entry]) => entry),
  )
  const texts = await readTexts(source, [...new Set(entryHashes)])
  for (const piece of missing) {
    const text = Buffer.from(textOf(piece, chunks, texts))
    pieces.set(nameOf(piece), text, text.length)
    found.set(nameOf(piece), text)
  }
  return found
}

function textOf(
  { shape, hash }: Piece,
  chunks: ReadonlyMap<string, readonly Entry[]>,
  texts: ReadonlyMap<string, string>,
): string {
  if (shape === 'value') return texts.get(hash)!
  const entries = chunks.get(hash)!
  if (shape === 'list') return entries.map(([, entry]) => texts.get(entry)!).join(',')
  return entries.map(([key, entry]) => `${JSON.stringify(key)}:${texts.get(entry)!}`).join(',')
}

const comma = Buffer.from(',')

/** `"collection":[...],"ontology":{...}`: all collections in their order but optional ones that are empty, then those we do not know. */
function* assemble(parts: Parts): Generator<Buffer> {
  const unknown = [...parts.keys()].filter((path) => findCollection(path) === undefined)
  const known = collections.filter(({ path, isOptional }) => !isOptional || parts.has(path))
  const all = [...known, ...unknown.map(collectionAt)]
  const ontology = all.filter(({ path }) => path.startsWith('ontology.'))
  const others = all.filter(({ path }) => !path.startsWith('ontology.'))

  for (const collection of others) {
    yield* member(collection.path, collection, parts)
    yield comma
  }
  yield Buffer.from('"ontology":{')
  for (const [at, collection] of ontology.entries()) {
    if (at > 0) yield comma
    yield* member(collection.path.slice('ontology.'.length), collection, parts)
  }
  yield Buffer.from('}')
}

const brackets = { list: ['[', ']'], map: ['{', '}'], value: ['', ''] } as const

function* member(name: string, { path, shape, empty }: Collection, parts: Parts): Generator<Buffer> {
  const pieces = parts.get(path)
  if (pieces === undefined) {
    yield Buffer.from(`${JSON.stringify(name)}:${empty}`)
    return
  }
  const [open, close] = brackets[shape]
  yield Buffer.from(`${JSON.stringify(name)}:${open}`)
  for (const [at, piece] of pieces.entries()) {
    if (at > 0) yield comma
    yield piece
  }
  if (close !== '') yield Buffer.from(close)
}
