import { createHash } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'

/** The few git objects that the export writes and reads: files, folders, commits. */
export type ObjectType = 'blob' | 'tree' | 'commit'

export interface GitObject {
  sha: string
  /** With git's header, not compressed. */
  bytes: Buffer
}

export interface TreeEntry {
  name: string
  sha: string
  isFolder: boolean
}

export interface Person {
  name: string
  email: string
}

export interface Commit {
  tree: string
  parent: string | undefined
  author: Person
  /** In milliseconds; git keeps whole seconds. */
  at: number
  message: string
  /** The pending export that the commit fulfils, in a header that plain git carries along and does not show. */
  exportId: string
}

/** Calls of other people are answered in between. */
const bytesAtOnce = 1024 * 1024

/** The name of a file that may be large, in parts, and the bytes that git puts before it. */
export async function nameBlob(parts: readonly Buffer[]): Promise<{ sha: string; header: Buffer }> {
  const header = headerOf(
    'blob',
    parts.reduce((sum, part) => sum + part.length, 0),
  )
  const hash = createHash('sha1').update(header)
  let sincePause = 0
  for (const part of parts) {
    for (let at = 0; at < part.length; at += bytesAtOnce) {
      const piece = part.subarray(at, at + bytesAtOnce)
      hash.update(piece)
      sincePause += piece.length
      if (sincePause < bytesAtOnce) continue
      await pause()
      sincePause = 0
    }
  }
  return { sha: hash.digest('hex'), header }
}

export function objectOf(type: ObjectType, body: Buffer): GitObject {
  const bytes = Buffer.concat([headerOf(type, body.length), body])
  return { sha: createHash('sha1').update(bytes).digest('hex'), bytes }
}

function headerOf(type: ObjectType, length: number): Buffer {
  return Buffer.from(`${type} ${length}\0`)
}

export function typeOf({ bytes }: Pick<GitObject, 'bytes'>): ObjectType {
  return bytes.toString('latin1', 0, bytes.indexOf(' ')) as ObjectType
}

export function bodyOf({ bytes }: Pick<GitObject, 'bytes'>): Buffer {
  return bytes.subarray(bytes.indexOf(0) + 1)
}

export function treeObject(entries: readonly TreeEntry[]): GitObject {
  const parts = [...entries]
    .sort((a, b) => Buffer.compare(sortName(a), sortName(b)))
    .flatMap(({ name, sha, isFolder }) => [
      Buffer.from(`${isFolder ? '40000' : '100644'} ${name}\0`),
      Buffer.from(sha, 'hex'),
    ])
  return objectOf('tree', Buffer.concat(parts))
}

/** Git sorts by bytes, a folder as if its name ended in a slash. */
function sortName({ name, isFolder }: TreeEntry): Buffer {
  return Buffer.from(isFolder ? `${name}/` : name)
}

export function readTree(body: Buffer): TreeEntry[] {
  const entries: TreeEntry[] = []
  for (let at = 0; at < body.length; ) {
    const end = body.indexOf(0, at)
    const [mode = '', ...name] = body.toString('utf8', at, end).split(' ')
    entries.push({
      name: name.join(' '),
      sha: body.toString('hex', end + 1, end + 21),
      isFolder: mode === '40000',
    })
    at = end + 21
  }
  return entries
}

const committer: Person = { name: 'SDP Studio', email: 'sdp-studio@localhost' }

/** The same commit always has the same bytes, so that committing an export a second time gives the same sha. */
export function commitObject({ tree, parent, author, at, message, exportId }: Commit): GitObject {
  const seconds = Math.floor(at / 1000)
  const lines = [
    `tree ${tree}`,
    ...(parent === undefined ? [] : [`parent ${parent}`]),
    `author ${signature(author)} ${seconds} +0000`,
    `committer ${signature(committer)} ${seconds} +0000`,
    // Named so in every commit there is
    `sdp-wish ${exportId}`,
    '',
    message.endsWith('\n') ? message : `${message}\n`,
  ]
  return objectOf('commit', Buffer.from(lines.join('\n')))
}

/** Angle brackets and line breaks would end a name early. */
function signature({ name, email }: Person): string {
  const plain = (text: string) => text.replaceAll(/[<>\p{Cc}]/gu, '').trim()
  return `${plain(name) || plain(email)} <${plain(email)}>`
}

export function readCommit(body: Buffer): Commit {
  const text = body.toString('utf8')
  const end = text.indexOf('\n\n')
  const headers = text.slice(0, end).split('\n')
  const header = (name: string) => headers.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1)
  const [, name = '', email = '', seconds = ''] = /^(.*) <(.*)> (\d+) /.exec(header('author') ?? '') ?? []
  return {
    tree: header('tree')!,
    parent: header('parent'),
    author: { name, email },
    at: Number(seconds) * 1000,
    message: text.slice(end + 2).replace(/\n$/, ''),
    exportId: header('sdp-wish') ?? '',
  }
}
