import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../db/database.ts'
import { hasRedis } from '../testing/redis-server.ts'
import { conceptsActivity } from './activities/concepts.ts'
import { contentActivity } from './activities/content/activity.ts'
import { copiesActivity } from './activities/copies.ts'
import { peopleActivity } from './activities/people.ts'
import { publishingActivity } from './activities/publishing/activity.ts'
import { signInsActivity } from './activities/sign-ins.ts'
import { translationsActivity } from './activities/translations.ts'
import { killsMillis, report, seed } from './budget.ts'
import type { Activity, World } from './harness/activity.ts'
import { openDraws } from './harness/draws.ts'
import { findFaults } from './harness/find-faults.ts'
import { type Installation, startInstallation } from './harness/installation.ts'
import { killDuringCalls } from './harness/kill-during.ts'
import { openRecorder } from './harness/recorder.ts'
import { settle } from './harness/rest.ts'

let installation: Installation
let world: World
let activities: Activity[]
let db: pg.Pool
beforeAll(async () => {
  installation = await startInstallation()
  world = { recorder: openRecorder(installation.urls), draw: openDraws(seed) }
  activities = [
    contentActivity(world),
    copiesActivity(world),
    publishingActivity(world, installation),
    conceptsActivity(world, 'clara'),
    conceptsActivity(world, 'ada'),
    translationsActivity(world),
    peopleActivity(world),
    signInsActivity(world),
  ]
  db = await connectDatabase(installation.databaseUrl)
}, 120_000)
afterAll(async () => {
  await db?.end()
  await installation?.close()
})

test(
  `whatever is killed during whatever people do: what was acknowledged is there once, with its audit entry, and nothing is half done${hasRedis ? '' : ' (without Redis: there is no redis-server and none could be installed)'}`,
  async () => {
    const { recorder } = world
    for (const { prepare } of activities) await prepare()
    expect(recorder.calls.filter(({ outcome }) => outcome !== 'acknowledged')).toEqual([])
    // Something is active before anything is killed.
    expect(await settle(db)).toEqual([])

    let isOver = false
    const working = activities
      .flatMap(({ steps }) => steps)
      .map(async (step) => {
        while (!isOver) await step()
      })
    const endAt = Date.now() + killsMillis
    const { kills, during } = await killDuringCalls(installation, world, { endAt, first: seed })
    isOver = true
    await Promise.all(working)

    const faults = [...recorder.oddAnswers, ...installation.failures(), ...(await settle(db))]
    faults.push(...(await findFaults(db, { activities, recorder })))
    const count = (wanted: string) => recorder.calls.filter(({ outcome }) => outcome === wanted).length
    report('kills of everything', {
      ...kills,
      acknowledged: count('acknowledged'),
      refused: count('refused'),
      'without an answer': count('unknown'),
      ...(await countRuns(db)),
      faults: faults.length,
    })
    report('calls under way when something was killed', during)
    expect(installation.died()).toBe(0)
    expect(faults.slice(0, 30)).toEqual([])
  },
  killsMillis + 400_000,
)

/**
 * Each of them is what a fault of the server could leave behind. What it is done to was acknowledged, and is there however
 * little was done before: calls without an answer may be lost.
 */
const damages = {
  'a save that is lost': `
    delete from revision where id = (
      select parent from revision where id = (select head from save_point where id = 'content'))`,
  'a language that came by itself': `
    update save_point set languages = languages || '[{"language": "kor-KOR"}]' where id = 'content'`,
  'a change of a concept that is lost': `
    delete from concept_history where id = (select max(id) from concept_history where author_name like 'ada%')`,
  'a sign-in that is lost': `delete from sign_in_family where user_agent like 'browser #%'`,
  'a sign-in without its audit entry': `
    alter table audit_entry disable trigger user;
    delete from audit_entry where what = 'Sign in' and who = 'nora@sdp.example';
    alter table audit_entry enable trigger user`,
  'feedback that is lost': `delete from ticket where kind = 'Bug'`,
  'something active that is not what the last run made active': `
    update publishing_run set action = case action when 'publish' then 'unpublish' else 'publish' end where id = (
      select id from publishing_run where state = 'done' and environment = 'dev' and resource = 'dialog'
      order by number desc limit 1)`,
  'a run that is there twice': `
    insert into publishing_run
    overriding system value
    select (jsonb_populate_record(run, jsonb_build_object('id', gen_random_uuid(), 'number', 0))).*
    from publishing_run run where environment = 'dev' order by number limit 1`,
  'a change without its audit entry': `
    alter table audit_entry disable trigger user;
    delete from audit_entry where id = (select min(id) from audit_entry where what = 'Save' and client is not null);
    alter table audit_entry enable trigger user`,
  'an audit entry without its change': `
    delete from user_group_member where member like 'member#%'`,
}

test('what is lost, doubled, half done or without its audit entry is found', async () => {
  const found = new Set(await findFaults(db, { activities, recorder: world.recorder }))
  for (const [what, damage] of Object.entries(damages)) {
    await db.query(damage)
    const faults = await findFaults(db, { activities, recorder: world.recorder })
    const added = faults.filter((fault) => !found.has(fault))
    expect(added, what).not.toEqual([])
    for (const fault of added) found.add(fault)
  }
}, 120_000)

async function countRuns(db: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await db.query<{ what: string; count: number }>(
    `select format('runs %s in %s', state, environment) as what, count(*)::int as count from publishing_run
     group by 1 order by 1`,
  )
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]))
}
