import type pg from 'pg'
import type { Activity, Judgement } from './activity.ts'
import type { Recorder } from './recorder.ts'
import { silentFailures } from './rest.ts'
import { auditFaults, outcomeFaults } from './verdicts.ts'

/** Compares what the database and the targets hold with what was acknowledged; everything has to be at rest. */
export async function findFaults(
  db: pg.Pool,
  { activities, recorder }: { activities: readonly Activity[]; recorder: Recorder },
): Promise<string[]> {
  const faults: string[] = []
  const judged = new Map<number, Judgement>()
  for (const { judge } of activities) {
    const found = await judge(db)
    for (const [number, judgement] of found.calls) judged.set(number, judgement)
    faults.push(...found.faults)
  }
  return [
    ...faults,
    ...outcomeFaults(recorder.calls, judged),
    ...(await auditFaults(db, recorder.calls, judged)),
    ...(await silentFailures(db)),
  ]
}
