import type pg from 'pg'
import { openContentStore } from '../../../content/content-store.ts'
import { type Judgement, judgeCount } from '../../harness/activity.ts'
import { numberIn } from '../../harness/recorder.ts'
import { type ContentCall, contentDomain } from './calls.ts'

interface RevisionRow {
  id: string
  parent: string | null
  number: number | null
}

/** What a revision must hold: the keys in both collections, and the languages. */
interface Expected {
  keys: ReadonlySet<string>
  languages: readonly string[]
}

const maxRead = 60

/** Follows the chain of revisions from the first one on and applies what each of the calls wanted. */
export async function judgeContent(
  db: pg.Pool,
  made: readonly ContentCall[],
): Promise<{ calls: Map<number, Judgement>; faults: string[] }> {
  const { rows } = await db.query<RevisionRow>(
    `select id, parent, ${numberIn('author_name')} as number from revision where save_point_id = $1`,
    [contentDomain.id],
  )
  const faults: string[] = []
  const chain = inOrder(rows, faults)
  const byNumber = new Map(made.map((one) => [one.call.number, one]))
  const expected = new Map<string, Expected>()
  let last: Expected = { keys: new Set(), languages: [contentDomain.language] }
  for (const { id, number } of chain) {
    const one = byNumber.get(number ?? 0)
    if (one !== undefined) last = applied(one.change, last, expected)
    expected.set(id, last)
  }
  await compareContent(db, chain, { expected, faults })

  const places = new Map(chain.map(({ id }, at) => [id, at]))
  const calls = new Map<number, Judgement>()
  for (const { call, change } of made) {
    // An upload is answered with the domain as it is then, which somebody else may have changed since.
    const isAnswer = (reported: string, own: string) =>
      change.kind === 'import' ? places.get(reported)! >= places.get(own)! : reported === own
    const own = chain.filter(({ number }) => number === call.number)
    const judged = judgeCount(own.length, 1)
    const { reply } = call
    if (own.length === 0 && reply !== undefined) {
      // A save that was sent again, and what changed nothing, is answered with the revision that holds it.
      const held = expected.get(reply.revision)
      if (held !== undefined && holds(held, change, expected)) judged.verdict = 'done'
    } else if (reply !== undefined && !isAnswer(reply.revision, own[0]!.id)) {
      faults.push(`call ${call.number} was answered with revision ${reply.revision}, but made ${own[0]!.id}`)
    }
    if (own.length === 0 && call.outcome === 'unknown' && mayChangeNothing({ call, change })) continue
    const base = 'base' in change ? change.base : undefined
    const place = own[0] === undefined ? -1 : places.get(own[0].id)!
    if (base !== undefined && place > 0 && !isSame(expected, base, chain[place - 1]!.id)) {
      faults.push(`call ${call.number} was made on ${base}, but follows ${chain[place - 1]!.id}`)
    }
    calls.set(call.number, judged)
  }
  return { calls, faults }
}

/** Then nobody can tell whether it was done: the content is the same as before, or another attempt was quicker. */
function mayChangeNothing({ call, change }: ContentCall): boolean {
  return !('key' in change) || change.attempt !== call.number
}

function inOrder(rows: readonly RevisionRow[], faults: string[]): RevisionRow[] {
  const next = new Map(rows.map((row) => [row.parent, row]))
  if (next.size < rows.length) faults.push('two revisions follow the same one')
  const chain: RevisionRow[] = []
  for (let row = next.get(null); row !== undefined; row = next.get(row.id)) chain.push(row)
  if (chain.length < rows.length) faults.push(`${rows.length - chain.length} revisions are outside the chain`)
  return chain
}

function applied(
  change: ContentCall['change'],
  before: Expected,
  all: ReadonlyMap<string, Expected>,
): Expected {
  if (change.kind === 'languages') return { ...before, languages: change.languages }
  // The list of languages stays when a revision is restored.
  if (change.kind === 'restore') return { ...before, keys: all.get(change.revision)!.keys }
  return { ...before, keys: new Set([...before.keys, change.key]) }
}

function holds(held: Expected, change: ContentCall['change'], all: ReadonlyMap<string, Expected>): boolean {
  if (change.kind === 'languages') return String(held.languages) === String(change.languages)
  if (change.kind === 'restore') return sorted(held.keys) === sorted(all.get(change.revision)!.keys)
  return held.keys.has(change.key)
}

const sorted = (keys: Iterable<string>) => [...keys].sort().join()

function isSame(expected: ReadonlyMap<string, Expected>, one: string, other: string): boolean {
  const [a, b] = [expected.get(one), expected.get(other)]
  return a !== undefined && b !== undefined && sorted(a.keys) === sorted(b.keys)
}

/** The newest revision, and some of the others from the first to the last. */
async function compareContent(
  db: pg.Pool,
  chain: readonly RevisionRow[],
  { expected, faults }: { expected: ReadonlyMap<string, Expected>; faults: string[] },
): Promise<void> {
  const content = openContentStore(db)
  const step = Math.ceil(chain.length / maxRead)
  const read = chain.filter((_, at) => at % step === 0 || at === chain.length - 1)
  for (const { id } of read) {
    const { pieces } = await content.readRevision(id, contentDomain.language)
    const stored = JSON.parse(`{${Buffer.concat(pieces)}}`) as Record<string, object>
    const wanted = sorted(expected.get(id)!.keys)
    for (const collection of ['tts_responses', 'audio_responses']) {
      const found = sorted(Object.keys(stored[collection] ?? {}))
      if (found !== wanted) faults.push(`${collection} of revision ${id} has ${found} instead of ${wanted}`)
    }
  }
  const { rows } = await db.query<{ head: string; languages: { language: string }[] }>(
    'select head, languages from save_point where id = $1',
    [contentDomain.id],
  )
  const { head, languages } = rows[0]!
  const newest = chain.at(-1)!.id
  if (head !== newest) faults.push(`the head is ${head} instead of ${newest}`)
  const listed = languages.map(({ language }) => language).sort()
  const wanted = [...expected.get(newest)!.languages].sort()
  if (String(listed) !== String(wanted)) faults.push(`the languages are ${listed} instead of ${wanted}`)
}
