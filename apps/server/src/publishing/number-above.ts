import type { Pool } from 'pg'
import { transaction } from '../db/database.ts'
import { isAtPlace, placeValues } from './place.ts'
import { Overtaken, type Run } from './run-record.ts'

/**
 * The number with which a run may be switched to where a target knows a higher one, or nothing where the target is
 * right: another run of the place was asked for later. A number that no started run of the place has is of a database
 * that is gone: then all unfinished runs are numbered above it (ruling R159).
 */
export function numberAbove(db: Pool, run: Run, seen: number): Promise<number | undefined> {
  return transaction(db, async (client) => {
    // Whoever asks for a run meanwhile gets a number behind these; what was just asked for is among them
    await client.query('lock table publishing_run in share row exclusive mode')
    const { rows } = await client.query<{ number: string; isKnown: boolean }>(
      `select number, exists (
         select from publishing_run where ${isAtPlace} and number = $7 and state <> 'waiting'
       ) as "isKnown"
       from publishing_run where id = $8 and state = 'running'`,
      [...placeValues(run), seen, run.id],
    )
    const [own] = rows
    if (own === undefined) throw new Overtaken()
    if (Number(own.number) > seen) return Number(own.number)
    if (own.isKnown) return undefined
    const renumbered = await client.query<{ id: string; number: string }>(
      `update publishing_run run set number = unfinished.number
       from (
         select id, greatest($1::bigint, (select last_value from publishing_run_number_seq))
             + row_number() over (order by number) as number
         from publishing_run where state in ('waiting', 'running')
       ) as unfinished
       where unfinished.id = run.id returning run.id, run.number`,
      [seen],
    )
    const numbers = new Map(renumbered.rows.map(({ id, number }) => [id, Number(number)]))
    await client.query(`select setval('publishing_run_number_seq', $1)`, [Math.max(...numbers.values())])
    return numbers.get(run.id)!
  })
}
