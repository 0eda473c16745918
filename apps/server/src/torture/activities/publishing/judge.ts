import { itemKey, placeFields } from '@sdp/domain/publishing'
import type pg from 'pg'
import { type Judgement, judgeCount } from '../../harness/activity.ts'
import type { Installation } from '../../harness/installation.ts'
import { numberIn, type RecordedCall } from '../../harness/recorder.ts'
import type { Option, PublishingCall } from './calls.ts'
import { publishedDomain } from './calls.ts'
import { contradictions } from './contradictions.ts'
import { spokenFaults, targetFaults } from './targets.ts'

interface Trace {
  option: Option
  number: number
}

/** Everything that a call of publishing leaves behind, with the number of the call. */
const traces = `
  select 'execute' as option, ${numberIn('asked_by_name')} as number from publishing_run
  union all select 'request', ${numberIn('requester_name')} from publishing_approval
  union all select 'cancel', ${numberIn('decided_by')} from publishing_approval where state = 'cancelled'
  union all select 'approve', ${numberIn(`said ->> 'name'`)}
    from publishing_approval, jsonb_array_elements(approvers) said`

interface Judged {
  made: readonly PublishingCall[]
  saved: readonly RecordedCall[]
  installation: Installation
}

export async function judgePublishing(
  db: pg.Pool,
  { made, saved, installation }: Judged,
): Promise<{ calls: Map<number, Judgement>; faults: string[] }> {
  const { rows: found } = await db.query<Trace>(traces)
  const calls = new Map<number, Judgement>()
  const faults: string[] = []
  for (const one of made) {
    const { call, option, place, isVersion = false } = one
    const own = found.filter(({ number }) => number === call.number)
    if (own.some((trace) => trace.option !== option)) faults.push(`call ${call.number} did something else`)
    const judged = judgeCount(isVersion ? Math.min(own.length, 1) : own.length, 1)
    const refusal = call.reply?.find(
      (state) => itemKey({ ...state, language: '' }) === placeKey(place),
    )?.refusal
    if (call.reply !== undefined && judged.verdict === 'not done') {
      // Refused for its item, or it joined a run that was under way with the same, or the version is there.
      if (refusal !== undefined || isVersion || (option === 'execute' && (await wasRunning(db, one))))
        judged.verdict = 'done'
    } else if (refusal !== undefined) faults.push(`call ${call.number} was done and refused: ${refusal}`)
    // One without an answer may have been refused for its item, which leaves an audit entry and nothing else.
    if (call.outcome !== 'unknown' || judged.verdict !== 'not done') calls.set(call.number, judged)
  }

  const { rows: revisions } = await db.query<{ number: number }>(
    `select ${numberIn('author_name')} as number from revision where save_point_id = $1`,
    [publishedDomain.id],
  )
  for (const { number } of saved) {
    calls.set(number, judgeCount(revisions.filter((one) => one.number === number).length, 1))
  }
  faults.push(...(await contradictions(db)), ...(await spokenFaults(db, installation)))
  faults.push(...(await targetFaults(db, installation)))
  return { calls, faults }
}

function placeKey(place: PublishingCall['place']): string {
  return itemKey({ ...place, language: '' })
}

/** A run ends with its transaction, whose time is that of its beginning. */
const commitSeconds = 30

async function wasRunning(db: pg.Pool, { call, place }: PublishingCall): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from publishing_run
     where (${placeFields.join(', ')}) = ($1, $2, $3, $4)
       and asked_at <= $5 and ended_at >= $6::timestamptz - $7 * interval '1 second'`,
    [
      ...placeFields.map((field) => place[field]),
      new Date(call.endedAt),
      new Date(call.sentAt),
      commitSeconds,
    ],
  )
  return rowCount! > 0
}
