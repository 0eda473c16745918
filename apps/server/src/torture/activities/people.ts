import { accessRequests, domains, notifications, sessions, translations, userGroups } from '@sdp/api'
import type pg from 'pg'
import { type Activity, judgeCount, pick, type World } from '../harness/activity.ts'
import { numberIn, type RecordedCall } from '../harness/recorder.ts'

const domain = { name: 'Shared', id: 'shared' }
const [creator, stranger, admin] = ['nora', 'clara', 'ada'] as const

/** Feedback, access to a domain, sessions, and who belongs to which list of people. */
export function peopleActivity(world: World): Activity {
  const { recorder } = world
  const written: RecordedCall[] = []
  const params = { id: domain.id }

  async function report(): Promise<void> {
    written.push(
      await recorder.change(stranger, notifications.bug, (number) => ({
        body: { feedbackType: 'Bug' as const, description: `Something is wrong #${number}` },
      })),
    )
  }
  async function addMember(): Promise<void> {
    written.push(
      await recorder.change(admin, userGroups.update, (number) => ({
        body: { group: 'members' as const, users: [`member#${number}`], known: [] },
      })),
    )
  }
  async function addTranslator(): Promise<void> {
    written.push(
      await recorder.change(admin, translations.setTranslators, (number) => ({
        body: { users: [`translator#${number}`], known: [] },
      })),
    )
  }
  /** Who asks again before there is an answer asks for the same, so a request that is open is answered first. */
  async function askOrAnswer(): Promise<void> {
    const { body: listed } = await recorder.read(creator, accessRequests.list, {})
    const id = listed.waiting[0]?.id
    written.push(
      id === undefined
        ? await recorder.change(stranger, notifications.accessRequest, (number) => ({
            body: { domainName: domain.name, message: `Please #${number}` },
          }))
        : await recorder.change(creator, accessRequests.answer, () => ({
            params: { id },
            body: { answer: 'declined' as const, reason: 'Not now' },
          })),
    )
  }
  async function edit(): Promise<void> {
    await recorder.change(creator, sessions.start, () => ({ params, query: {}, body: { message: 'work' } }))
    await recorder.change(creator, sessions.end, () => ({ params, query: {} }))
  }

  const acts = [report, addMember, addTranslator, askOrAnswer, edit]
  return {
    prepare: async () => {
      const body = { name: domain.name, languages: [{ language: 'eng-USA' }] }
      await recorder.change(creator, domains.create, () => ({ body }))
      // However slow the machine is, there is one of each to be found.
      await report()
      await addMember()
    },
    steps: [async () => pick(world, acts)!()],
    judge: async (db) => {
      const found = await tracesByCall(db)
      const calls = written.map(({ number }) => [number, judgeCount(found.get(number) ?? 0, 1)] as const)
      return { calls: new Map(calls), faults: [] }
    },
  }
}

async function tracesByCall(db: pg.Pool): Promise<Map<number, number>> {
  const { rows } = await db.query<{ number: number; count: number }>(
    `select number, count(*)::int as count from (
       select ${numberIn('member')} as number from user_group_member
       union all select ${numberIn('message')} from access_request
       union all select ${numberIn('answered_by')} from access_request
       union all select ${numberIn(`body ->> 'description'`)} from ticket where kind <> 'Access request'
     ) traces group by 1`,
  )
  return new Map(rows.map(({ number, count }) => [number, count]))
}
