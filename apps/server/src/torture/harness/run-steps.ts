import { setTimeout as sleep } from 'node:timers/promises'
import { stepCodes } from '@sdp/domain/publishing'
import pg from 'pg'

/** What runs can be at, as it is counted: they go on in the background. */
export const runSteps: readonly string[] = stepCodes.map((code) => `run: ${code}`)

const lookMillis = 5

/** Returns when a run is at this step, or when the time is over; and all steps that runs are at. */
export async function whenRunIsAt(databaseUrl: string, step: string, millis: number): Promise<string[]> {
  const endAt = Date.now() + millis
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query<{ step: string }>(
        `select distinct 'run: ' || current_step as step from publishing_run where state = 'running' and current_step <> ''`,
      )
      const steps = rows.map((row) => row.step)
      if (steps.includes(step) || Date.now() > endAt) return steps
      await sleep(lookMillis)
    }
  } finally {
    await client.end().catch(() => {})
  }
}
