import { concepts } from '@sdp/api'
import { conceptColumns } from '@sdp/domain/sheets'
import { writeWorkbook } from '@sdp/domain/workbooks'
import type pg from 'pg'
import { type Activity, judgeCount, pick, type World } from '../harness/activity.ts'
import { numberIn, type RecordedCall } from '../harness/recorder.ts'

interface Concept {
  id: string
  name: string
  version: number
  points: number[]
  isDeleted: boolean
}

interface ConceptCall {
  call: RecordedCall
  /** How many entries of the history it writes. */
  entries: number
}

/** Concepts that are added, changed, uploaded as a sheet, deleted and restored by one person. */
export function conceptsActivity(world: World, person: string): Activity {
  const { recorder } = world
  const made: ConceptCall[] = []
  const own = new Map<string, Concept>()
  const text = (words: string) => ({ id: 'new__1', language: 'deu-DEU', text: words, isActive: true })
  const some = (isDeleted: boolean) =>
    pick(
      world,
      [...own.values()].filter((one) => one.isDeleted === isDeleted),
    )

  /** What the server says of a concept, after a call whose outcome may not be known. */
  async function look(name: string): Promise<void> {
    const { status, body } = await recorder.read(person, concepts.read, { params: { name } })
    const known = own.get(name)
    if (status !== 200) {
      if (known !== undefined) known.isDeleted = true
      return
    }
    const points = body.meta.historyPoints.map(({ id }) => id)
    own.set(name, { id: body.id, name, version: body.version, points, isDeleted: false })
  }

  async function create(): Promise<void> {
    const call = await recorder.change(person, concepts.create, (number) => ({
      body: { concept_name: nameOf(number), type: 2 as const, texts: [text(`Text ${number}`)] },
    }))
    made.push({ call, entries: 1 })
    await look(nameOf(call.number))
  }

  async function update(): Promise<void> {
    const concept = some(false)
    if (concept === undefined) return
    const { name, version } = concept
    const call = await recorder.change(person, concepts.update, (number) => ({
      params: { name },
      body: { version, description: `by ${number}`, texts: [text(`Text ${number}`)] },
    }))
    made.push({ call, entries: 1 })
    await look(name)
  }

  /** Two that are new and one that was there: all of them or none. */
  async function bulk(): Promise<void> {
    const concept = some(false)
    const call = await recorder.change(person, concepts.bulk, (number) => ({
      body: {
        concepts: [
          ...[1, 2].map((at) => ({
            concept_name: nameOf(number, at),
            type: 1 as const,
            texts: [text('Bulk')],
          })),
          ...(concept ? [{ id: concept.id, version: concept.version, description: `by ${number}` }] : []),
        ],
      },
    }))
    made.push({ call, entries: concept === undefined ? 2 : 3 })
    for (const name of [nameOf(call.number, 1), concept?.name]) if (name !== undefined) await look(name)
  }

  async function uploadSheet(): Promise<void> {
    const rows = (number: number) =>
      [1, 2, 3].map((at) => ['', nameOf(number, at), 'text', 'eng-USA', `Row ${at}`, true, '', 'open'])
    const checked = await recorder.change(person, concepts.upload, (number) => ({
      body: { file: [new File([conceptSheet(rows(number))], 'concepts.xlsx')] } as never,
    }))
    made.push({ call: checked, entries: 0 })
    if (checked.reply === undefined) return
    const { concepts: changes } = checked.reply
    const call = await recorder.change(person, concepts.bulk, () => ({ body: { concepts: changes } }))
    made.push({ call, entries: 3 })
  }

  async function remove(): Promise<void> {
    const concept = some(false)
    if (concept === undefined) return
    const { id, version, name } = concept
    const sent = { params: { id }, query: { version: String(version) as never } }
    made.push({ call: await recorder.change(person, concepts.remove, () => sent), entries: 1 })
    await look(name)
  }

  async function restore(): Promise<void> {
    const concept = some(true)
    if (concept === undefined) return
    const { id, name, points } = concept
    const body = { historyPoint: pick(world, points)! }
    made.push({
      call: await recorder.change(person, concepts.restore, () => ({ params: { id }, body })),
      entries: 1,
    })
    await look(name)
  }

  const nameOf = (number: number, at = 0) => `TORTURE_${number}_${at}_CONCEPT`
  const acts = [create, update, update, bulk, uploadSheet, remove, restore]
  return {
    prepare: create,
    steps: [async () => pick(world, acts)!()],
    judge: async (db) => {
      const written = await entriesByCall(db)
      const calls = made
        .filter(({ entries }) => entries > 0)
        .map(
          ({ call, entries }) => [call.number, judgeCount(written.get(call.number) ?? 0, entries)] as const,
        )
      return { calls: new Map(calls), faults: await conceptFaults(db) }
    },
  }
}

/** A sheet of concepts as it is uploaded. */
export const conceptSheet = (rows: (string | boolean)[][]): Blob => {
  const columns = conceptColumns.map((name) => ({ name, width: 10 }))
  const writer = writeWorkbook('concepts', columns)
  return new Blob([...writer.add(rows), ...writer.finish()] as Uint8Array<ArrayBuffer>[])
}

async function entriesByCall(db: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await db.query<{ number: number; count: number }>(
    `select ${numberIn('author_name')} as number, count(*)::int as count from concept_history group by 1`,
  )
  return new Map(rows.map(({ number, count }) => [number, count]))
}

/** Each query finds nothing. */
const contradictions = {
  'versions with a gap or twice': `
    select concept_id as id from concept_history group by 1
    having max(version) <> count(*) or count(distinct version) <> count(*)`,
  'a concept that is not what its history says': `
    select coalesce(concept.id, last.concept_id) as id
    from (select distinct on (concept_id) * from concept_history order by concept_id, version desc) last
    full join concept on concept.id = last.concept_id
    where (last.action = 'deleted') is distinct from (concept.id is null)
      or (concept.id is not null and concept.version <> last.version)`,
  'a concept with other texts than its history says': `
    select concept.id from concept
    join concept_history last on last.concept_id = concept.id and last.version = concept.version
    where (select count(*) from concept_text where concept_id = concept.id) <> jsonb_array_length(last.snapshot -> 'texts')`,
}

async function conceptFaults(db: pg.Pool): Promise<string[]> {
  const found: string[] = []
  for (const [what, sql] of Object.entries(contradictions)) {
    const { rows } = await db.query<{ id: string }>(sql)
    found.push(...rows.map(({ id }) => `${what}: ${id}`))
  }
  return found
}
