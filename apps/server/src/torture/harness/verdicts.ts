import type pg from 'pg'
import type { Judgement } from './activity.ts'
import { addressOf, type RecordedCall } from './recorder.ts'

type Judged = ReadonlyMap<number, Judgement>

/** What was acknowledged is there, what was refused is not, and of what got no answer all is there or nothing. */
export function outcomeFaults(calls: readonly RecordedCall[], judged: Judged): string[] {
  return calls.flatMap(({ number, what, outcome }) => {
    const judgement = judged.get(number)
    if (judgement === undefined) return []
    const { verdict, found } = judgement
    const isRight =
      outcome === 'acknowledged'
        ? verdict === 'done'
        : outcome === 'refused'
          ? verdict === 'not done'
          : verdict !== 'half'
    return isRight ? [] : [`${what}, call ${number}, was ${outcome}, but is ${verdict}: ${found}`]
  })
}

interface EntryRow {
  address: string
  who: string
  what: string
  client: string | null
  result: string
  times: number
}

/** Every change by the service client has its one entry with who and what, and there is no entry of a change that is not there. */
export async function auditFaults(
  db: pg.Pool,
  calls: readonly RecordedCall[],
  judged: Judged,
): Promise<string[]> {
  const { rows } = await db.query<EntryRow>(
    'select address, who, what, client, result, times from audit_entry where client is not null',
  )
  const byAddress = new Map<string, EntryRow[]>()
  for (const row of rows) byAddress.set(row.address, [...(byAddress.get(row.address) ?? []), row])
  return calls.flatMap(({ number, what, who, outcome, isByClient }) => {
    if (!isByClient) return []
    const entries = byAddress.get(addressOf(number)) ?? []
    const done = entries.filter(({ result }) => result === 'done')
    const verdict = outcome === 'acknowledged' ? 'done' : judged.get(number)?.verdict
    const allowed =
      outcome === 'refused' ? [0] : verdict === undefined ? [0, 1] : verdict === 'done' ? [1] : [0]
    const call = `${what}, call ${number}, ${outcome} and ${verdict}`
    if (!allowed.includes(done.length)) return [`${call}, has ${done.length} entries in the audit log`]
    const wrong = done.find((entry) => entry.what !== what || entry.who !== who || entry.times !== 1)
    return wrong === undefined ? [] : [`${call}, has the entry ${JSON.stringify(wrong)}`]
  })
}
