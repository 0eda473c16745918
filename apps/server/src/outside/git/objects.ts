import { createHash, webcrypto } from 'node:crypto'

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
  /** The queued wish that the commit fulfils, in a header that plain git carries along and does not show. */
  wish: string
}

/** A file can be large, so its name is computed beside the thread that answers calls. */
export async function blobObject(body: Buffer): Promise<GitObject> {
  const bytes = withHeader('blob', body)
  const digest = await webcrypto.subtle.digest('SHA-1', bytes)
  return { sha: Buffer.from(digest).toString('hex'), bytes }
}

function smallObject(type: ObjectType, body: Buffer): GitObject {
  const bytes = withHeader(type, body)
  return { sha: createHash('sha1').update(bytes).digest('hex'), bytes }
}

function withHeader(type: ObjectType, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body])
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
  return smallObject('tree', Buffer.concat(parts))
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

/** The same commit always has the same bytes, so that fulfilling a wish a second time gives the same sha. */
export function commitObject({ tree, parent, author, at, message, wish }: Commit): GitObject {
  const seconds = Math.floor(at / 1000)
  const lines = [
    `tree ${tree}`,
    ...(parent === undefined ? [] : [`parent ${parent}`]),
    `author ${signature(author)} ${seconds} +0000`,
    `committer ${signature(committer)} ${seconds} +0000`,
    `sdp-wish ${wish}`,
    '',
    message.endsWith('\n') ? message : `${message}\n`,
  ]
  return smallObject('commit', Buffer.from(lines.join('\n')))
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
    wish: header('sdp-wish') ?? '',
  }
}
