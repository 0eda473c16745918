import { type InsidePatch, withInside } from '@sdp/domain/wire'
import {
  addBlob,
  type LongText,
  longBody,
  type NewBlobs,
  readLongText,
  readTexts,
  type Source,
} from './blobs.ts'
import { inChunks, isWholeChunk } from './chunks.ts'

/**
 * An entry with a longer list than this is kept in parts: a change of one thing in the list costs its own size
 * (ruling R407).
 */
const maxWholeLength = 128

/** Notes an entry to be written and returns its hash. The same entry has the same, however it came about. */
export function addEntryText(blobs: NewBlobs, entry: unknown, inner: string | undefined): string {
  const list = inner === undefined ? undefined : listIn(entry, inner)
  if (list === undefined || list.length <= maxWholeLength) return addBlob(blobs, JSON.stringify(entry))
  const texts = list.map((one) => JSON.stringify(one))
  const parts = inChunks(texts, (text) => text).map((chunk) => addPart(blobs, chunk))
  return addBlob(blobs, longBody({ ...around(entry as object, inner!), parts }))
}

/** Notes an entry, which has this hash now, with a patch of its list. Nothing when the patch was made for another list. */
export async function patchEntryText(
  source: Source,
  { hash, blobs, inner }: { hash: string; blobs: NewBlobs; inner: string },
  patch: InsidePatch,
): Promise<string | undefined> {
  const left = patch.count + patch.pieces.reduce((sum, { remove, put }) => sum + put.length - remove, 0)
  const long = left > maxWholeLength && patch.pieces.length > 0 ? await readLongText(source, hash) : undefined
  if (long === undefined) {
    const text = (await readTexts(source, [hash])).get(hash)!
    const entry = withInside(inner, JSON.parse(text), patch)
    return entry && addEntryText(blobs, entry, inner)
  }
  const parts = await patchParts(source, { parts: long.parts, blobs }, patch)
  return parts && addBlob(blobs, longBody({ ...long, parts }))
}

type Parts = LongText['parts']

function addPart(blobs: NewBlobs, texts: readonly string[]): Parts[number] {
  return [texts.length, addBlob(blobs, texts.join(','))]
}

/** Cuts the list again from the first part that a patch touches to the next end of a part after it. */
async function patchParts(
  source: Source,
  { parts, blobs }: { parts: Parts; blobs: NewBlobs },
  { count, pieces }: InsidePatch,
): Promise<Parts | undefined> {
  if (parts.reduce((sum, [size]) => sum + size, 0) !== count) return undefined
  const last = pieces.at(-1)!
  const { from, to, offset } = touchedParts(parts, pieces[0]!.at, last.at + last.remove)
  const list = await readParts(source, parts.slice(from, to))
  const patched = withInside(
    'list',
    { list },
    { count: list.length, pieces: pieces.map((piece) => ({ ...piece, at: piece.at - offset })) },
  )
  if (patched === undefined) return undefined

  const cut: Parts[number][] = []
  let texts = (patched as { list: unknown[] }).list.map((one) => JSON.stringify(one))
  for (let next = to; ; next++) {
    const chunks = inChunks(texts, (text) => text)
    texts = chunks.pop() ?? []
    for (const chunk of chunks) cut.push(addPart(blobs, chunk))
    const isEnd = next === parts.length || texts.length === 0 || isWholeChunk(texts)
    if (isEnd) {
      if (texts.length > 0) cut.push(addPart(blobs, texts))
      return [...parts.slice(0, from), ...cut, ...parts.slice(next)]
    }
    // The last chunk ended only because nothing followed: it goes on with the next part
    const more = await readParts(source, [parts[next]!])
    texts.push(...more.map((one) => JSON.stringify(one)))
  }
}

/** The parts between the places of a list, and where the first of them begins. */
function touchedParts(
  parts: Parts,
  start: number,
  end: number,
): { from: number; to: number; offset: number } {
  let [from, offset] = [0, 0]
  while (from < parts.length - 1 && offset + parts[from]![0] <= start) offset += parts[from++]![0]
  let [to, reached] = [from, offset]
  while (to < parts.length && reached <= end) reached += parts[to++]![0]
  return { from, to, offset }
}

async function readParts(source: Source, parts: Parts): Promise<unknown[]> {
  const hashes = parts.map(([, hash]) => hash)
  const texts = await readTexts(source, hashes)
  return JSON.parse(`[${hashes.map((hash) => texts.get(hash)!).join(',')}]`)
}

function listIn(entry: unknown, inner: string): readonly unknown[] | undefined {
  const list =
    typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>)[inner] : undefined
  return Array.isArray(list) ? list : undefined
}

/** What is in the JSON of an entry before and after its list. */
function around(entry: object, inner: string): Pick<LongText, 'before' | 'after'> {
  const fields = Object.entries(entry)
  const at = fields.findIndex(([field]) => field === inner)
  const membersOf = (some: [string, unknown][]) => JSON.stringify(Object.fromEntries(some)).slice(1, -1)
  const [before, after] = [membersOf(fields.slice(0, at)), membersOf(fields.slice(at + 1))]
  return {
    before: `{${before}${before === '' ? '' : ','}${JSON.stringify(inner)}:[`,
    after: `]${after === '' ? '' : ','}${after}}`,
  }
}
