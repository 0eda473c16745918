import { existsSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { domains, gitExport, jobs } from '@sdp/api'
import { connectDatabase } from '../apps/server/src/db/database.ts'
import { test } from './own-server.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { callAs, freshName, notification, signIn } from './pages/studio.ts'

/** As if a quarter of an hour had passed, with all attempts but the last in it. */
async function letTimePass(dataDir: string): Promise<void> {
  const pid = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
  const password = await readFile(path.join(dataDir, 'postgres-password'), 'utf8')
  const db = await connectDatabase(`postgres://sdp:${password.trim()}@127.0.0.1:${pid.split('\n')[3]}/sdp`)
  await db.query(`update pgboss.job set start_after = now() - interval '1 second', retry_count = retry_limit - 1
                  where name = 'git-export' and state = 'retry'`)
  await db.end()
}

test('a super user sees why jobs failed, tries one again and gives another up', async ({
  page,
  dataDir,
  startOwn,
}) => {
  const { url } = await startOwn({ SDP_GIT_EXPORT: 'true' })
  // A file where the repository keeps its objects: the disk says no.
  const objects = path.join(dataDir, 'git', 'objects')
  await expect.poll(() => existsSync(objects)).toBe(true)
  await rename(objects, `${objects}-aside`)
  await writeFile(objects, '')
  const [mended, givenUp] = [freshName('Mended'), freshName('GivenUp')]
  for (const name of [mended, givenUp]) {
    const body = { name, languages: [{ language: 'eng-USA' }] }
    await callAs('paul', domains.create, { body }, url)
  }
  const failed = async () => {
    await letTimePass(dataDir)
    return (await callAs('ada', jobs.failed, {}, url)).map(({ domain }) => domain).sort()
  }
  await expect.poll(failed, { timeout: 30_000 }).toEqual([givenUp, mended].sort())

  await signIn(page, 'ada', url)
  await page.getByRole('button', { name: 'Failed jobs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Failed jobs' })
  const row = dialog.getByRole('row', { name: mended })
  await expect(row).toContainText('Git export')
  await expect(row).toContainText('not a directory')
  await expectNothingWrongIn(dialog)
  await expect(row.getByRole('cell', { name: '10', exact: true })).toBeVisible()

  await dialog.getByRole('button', { name: `Give up: ${givenUp}` }).click()
  const question = page.getByRole('dialog', { name: 'Give this job up?' })
  await expect(question).toContainText(`The next commit of '${givenUp}' will be missing`)
  await question.getByRole('button', { name: 'Give up' }).click()
  await expect(notification(page, 'The job was given up')).toBeVisible()
  await expect(dialog.getByRole('row', { name: givenUp })).toHaveCount(0)

  await rm(objects)
  await rename(`${objects}-aside`, objects)
  await dialog.getByRole('button', { name: `Try again: ${mended}` }).click()
  await expect(notification(page, 'The job is tried again')).toBeVisible()
  await expect(dialog).toContainText('No job failed.')
  const file = { params: { name: mended, lang: 'eng-USA', env: 'dev' as const } }
  const exported = () => callAs('paul', gitExport.commits, { ...file, query: {} }, url).catch(() => undefined)
  await expect.poll(async () => (await exported())?.data.length, { timeout: 30_000 }).toBe(1)
})
