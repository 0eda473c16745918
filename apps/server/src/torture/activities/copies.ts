import { randomUUID } from 'node:crypto'
import { domains, savePoints } from '@sdp/api'
import { firstByKey } from '@sdp/domain'
import type pg from 'pg'
import { type Activity, type Judgement, judgeCount, pick, type World } from '../harness/activity.ts'
import type { RecordedCall } from '../harness/recorder.ts'

const domain = { name: 'Copied', id: 'copied' }

interface CopyMade {
  what: 'save point' | 'domain'
  name: string
  created: RecordedCall<{ _id: string }>
  /** One with changes has a revision of its own. */
  revisions: number
  removed?: RecordedCall
}

/** Save points and whole domains that come and go. */
export function copiesActivity(world: World): Activity {
  const { recorder } = world
  const made: CopyMade[] = []
  const person = 'nora'
  const removable = (what: CopyMade['what']) =>
    made.filter((one) => one.what === what && one.created.reply !== undefined && one.removed === undefined)

  async function createSavePoint(isChanged: boolean): Promise<void> {
    const params = { id: domain.id }
    const head = await recorder.read(person, domains.read, { params, query: { includeDialogs: 'false' } })
    const created = await recorder.change(person, savePoints.create, (number) => {
      const name = `point-${number}`
      const changes = {
        updates: { justtalk: [name] },
        commit_message: name,
        base_revision: head.body.revision,
        save_id: randomUUID(),
      }
      return {
        body: { fromId: domain.id, newSavePoint: { name, description: '' }, ...(isChanged && { changes }) },
      }
    })
    made.push({ what: 'save point', name: `point-${created.number}`, created, revisions: isChanged ? 1 : 0 })
  }

  async function createDomain(): Promise<void> {
    const created = await recorder.change(person, domains.create, (number) => ({
      body: { name: `Torture${number}`, languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }] },
    }))
    made.push({ what: 'domain', name: `Torture${created.number}`, created, revisions: 1 })
  }

  async function remove(what: CopyMade['what']): Promise<void> {
    const one = pick(world, removable(what))
    if (one === undefined) return
    const { _id: id } = one.created.reply!
    const endpoint = what === 'domain' ? domains.remove : savePoints.remove
    one.removed = await recorder.change(person, endpoint, () => ({ params: { id } }))
  }

  const acts = [
    () => createSavePoint(false),
    () => createSavePoint(true),
    () => remove('save point'),
    createDomain,
    () => remove('domain'),
  ]
  return {
    prepare: async () => {
      const body = { name: domain.name, languages: [{ language: 'eng-USA' }] }
      await recorder.change(person, domains.create, () => ({ body }))
    },
    steps: [async () => pick(world, acts)!()],
    judge: async (db) => ({ calls: judge(made, await readStored(db)), faults: [] }),
  }
}

/** Save points and domains by their names, with how many revisions are their own. */
async function readStored(db: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await db.query<{ name: string; revisions: number }>(
    `select case when save_point.original then domain.name else save_point.name end as name,
       (select count(*)::int from revision where revision.save_point_id = save_point.id) as revisions
     from domain join save_point on save_point.domain_id = domain.id`,
  )
  return firstByKey(rows.map(({ name, revisions }) => [name, revisions]))
}

function judge(made: readonly CopyMade[], stored: ReadonlyMap<string, number>): Map<number, Judgement> {
  const calls = new Map<number, Judgement>()
  for (const { name, created, removed, revisions } of made) {
    const count = stored.get(name)
    if (removed === undefined) {
      const isWhole = count === undefined || count === revisions
      const judged = isWhole ? judgeCount(count === undefined ? 0 : 1, 1) : judgeCount(count, revisions)
      calls.set(
        created.number,
        isWhole ? judged : { verdict: 'half', found: `${count} of ${revisions} revisions` },
      )
    } else calls.set(removed.number, judgeCount(count === undefined ? 1 : 0, 1))
  }
  return calls
}
