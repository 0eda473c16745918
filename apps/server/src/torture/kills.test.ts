import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { hasRedis } from '../testing/redis-server.ts'
import { conceptsActivity } from './activities/concepts.ts'
import { contentActivity } from './activities/content/activity.ts'
import { copiesActivity } from './activities/copies.ts'
import { peopleActivity } from './activities/people.ts'
import { publishingActivity } from './activities/publishing/activity.ts'
import { translationsActivity } from './activities/translations.ts'
import { budgetMillis, report, seed } from './budget.ts'
import type { Judgement } from './harness/activity.ts'
import { openDraws } from './harness/draws.ts'
import { type Installation, startInstallation } from './harness/installation.ts'
import { openRecorder, type RecordedCall } from './harness/recorder.ts'
import { comeToRest, silentFailures } from './harness/rest.ts'
import { auditFaults, outcomeFaults } from './harness/verdicts.ts'

let installation: Installation
beforeAll(async () => {
  installation = await startInstallation()
}, 120_000)
afterAll(() => installation?.close())

/** Between two kills so many calls are answered, so that each of them meets work under way. */
const callsBetween = 10
const enoughMillis = 60_000
/** So long for one kind of call, which may be a rare one. */
const waitMillis = 2000

test(
  `whatever is killed during whatever people do: what was acknowledged is there once, with its audit entry, and nothing is half done${hasRedis ? '' : ' (without Redis: there is no redis-server and none could be installed)'}`,
  async () => {
    const draw = openDraws(seed)
    const recorder = openRecorder(installation.urls)
    const world = { recorder, draw }
    const activities = [
      contentActivity(world),
      copiesActivity(world),
      publishingActivity(world, installation),
      conceptsActivity(world, 'clara'),
      conceptsActivity(world, 'ada'),
      translationsActivity(world),
      peopleActivity(world),
    ]
    for (const { prepare } of activities) await prepare()
    expect(recorder.calls.filter(({ outcome }) => outcome !== 'acknowledged')).toEqual([])

    let isOver = false
    const working = activities
      .flatMap(({ steps }) => steps)
      .map(async (step) => {
        while (!isOver) await step()
      })
    const killed: Record<string, number> = {}
    const during: Record<string, number> = {}
    const acknowledged = () => recorder.calls.filter(({ outcome }) => outcome === 'acknowledged').length
    const endAt = Date.now() + budgetMillis
    const kinds = Object.entries(installation.kills)
    for (let round = 0; round === 0 || Date.now() < endAt; round++) {
      const [what, kill] = kinds[round % kinds.length]!
      const before = acknowledged()
      await expect
        .poll(acknowledged, { timeout: enoughMillis, interval: 20 })
        .toBeGreaterThan(before + callsBetween)
      await recorder.nextOf(leastOften(recorder.calls, during), waitMillis)
      await sleep(draw(20))
      for (const kind of recorder.inFlight()) during[kind] = (during[kind] ?? 0) + 1
      await kill()
      killed[`kills of ${what}`] = (killed[`kills of ${what}`] ?? 0) + 1
      await installation.ready()
    }
    isOver = true
    await Promise.all(working)

    const db = await connectDatabase(installation.databaseUrl)
    const faults = [...recorder.oddAnswers, ...installation.failures(), ...(await comeToRest(db))]
    const judged = new Map<number, Judgement>()
    for (const { judge } of activities) {
      const found = await judge(db)
      for (const [number, judgement] of found.calls) judged.set(number, judgement)
      faults.push(...found.faults)
    }
    faults.push(...outcomeFaults(recorder.calls, judged), ...(await auditFaults(db, recorder.calls, judged)))
    faults.push(...(await silentFailures(db)))

    const count = (wanted: string) => recorder.calls.filter(({ outcome }) => outcome === wanted).length
    const runs = await countRuns(db)
    await db.end()
    report('kills of everything', {
      ...killed,
      acknowledged: count('acknowledged'),
      refused: count('refused'),
      'without an answer': count('unknown'),
      ...runs,
      faults: faults.length,
    })
    report('calls under way when something was killed', during)
    expect(installation.died()).toBe(0)
    expect(faults.slice(0, 30)).toEqual([])
  },
  budgetMillis + 400_000,
)

/** The kind of call that was under way least often when something was killed. */
function leastOften(calls: readonly RecordedCall[], during: Readonly<Record<string, number>>): string {
  const kinds = [...new Set(calls.map(({ kind }) => kind))]
  return kinds.sort((one, other) => (during[one] ?? 0) - (during[other] ?? 0))[0]!
}

async function countRuns(db: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await db.query<{ what: string; count: number }>(
    `select format('runs %s in %s', state, environment) as what, count(*)::int as count from publishing_run
     group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}
