import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { revisions, savePoints } from '@sdp/api'
import { addIntent, deleteIntent, intentCell, saveByKey, storedIntents } from './pages/editor.ts'
import { indicator, openAs, startSession, takeOver } from './pages/sessions.ts'
import { callAs, freshName, makeDomain, notification } from './pages/studio.ts'

interface Meeting {
  id: string
  paul: Page
  dialog: Locator
}

let pages: Page[] = []
test.afterEach(async () => {
  await Promise.all(pages.map((page) => page.context().close()))
  pages = []
})

/** Paul edits, Nora takes over and saves, Paul takes the session back and saves too. */
async function meet(browser: Browser): Promise<Meeting> {
  const id = await makeDomain(freshName('Contested'), 'paul', { contributors: ['nora'] })
  const [paul, nora] = await Promise.all([openAs(browser, 'paul', id), openAs(browser, 'nora', id)])
  pages = [paul, nora]
  await startSession(paul, 'adding songs')
  for (const name of ['common', 'old']) await addIntent(paul, name)
  await saveByKey(paul, 'what both know')
  await expect(notification(paul, /successfully updated$/)).toBeVisible()
  await expect(intentCell(nora, 'common')).toBeVisible()
  await addIntent(paul, 'mine')

  await takeOver(nora, 'release is today')
  await addIntent(nora, 'theirs')
  await deleteIntent(nora, 'old')
  await saveByKey(nora, 'theirs came first')
  await expect(notification(nora, /successfully updated$/)).toBeVisible()

  await paul
    .getByRole('dialog', { name: 'Nora Novak took over your session' })
    .getByRole('button', { name: 'OK' })
    .click()
  await takeOver(paul, 'not done yet')
  await saveByKey(paul, 'mine came second')
  const dialog = paul.getByRole('dialog', { name: 'The domain was saved by somebody else in the meantime' })
  await expect(dialog).toBeVisible()
  return { id, paul, dialog }
}

async function history(id: string): Promise<string[]> {
  const { revisions: all } = await callAs('paul', revisions.list, { params: { id }, query: {} })
  return all.map(({ author, message }) => `${author.split('@')[0]}: ${message}`)
}

test('a conflict tells who saved what and when, compares both sides, and keeps mine over theirs by entries', async ({
  browser,
}) => {
  const { id, paul, dialog } = await meet(browser)
  await expect(dialog).toContainText(
    /nora@sdp\.example saved “theirs came first” on \w+ \d+, \d{4}, \d+:\d\d/,
  )
  await dialog.getByRole('button', { name: 'Compare' }).click()
  const mine = dialog.getByRole('region', { name: 'What you changed' })
  const theirs = dialog.getByRole('region', { name: 'What they changed' })
  await expect(mine).toContainText('mine')
  await expect(mine).not.toContainText('theirs')
  await expect(theirs).toContainText('theirs')
  await expect(theirs).toContainText('old')

  await dialog.getByRole('button', { name: 'Keep mine', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await expect(notification(paul, /successfully updated$/)).toBeVisible()
  for (const name of ['common', 'mine', 'theirs']) await expect(intentCell(paul, name)).toBeVisible()
  await expect(intentCell(paul, 'old')).toHaveCount(0)
  await expect.poll(async () => (await storedIntents(id)).sort()).toEqual(['common', 'mine', 'theirs'])
  expect(await history(id)).toEqual([
    'paul: mine came second',
    'nora: theirs came first',
    'paul: what both know',
    'paul: Create domain',
  ])
  await expect(paul.getByRole('status', { name: 'Save state' })).toBeEmpty()
})

test('closing a conflict changes nothing, and the next save meets it again', async ({ browser }) => {
  const { id, paul, dialog } = await meet(browser)
  await paul.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(intentCell(paul, 'mine')).toBeVisible()
  await saveByKey(paul, 'once more')
  await expect(dialog).toContainText('theirs came first')
  expect((await storedIntents(id)).sort()).toEqual(['common', 'theirs'])
})

test('keep mine as a new save point: whole, beside theirs, and once though its answer is lost', async ({
  browser,
}) => {
  const { id, paul, dialog } = await meet(browser)
  await dialog.getByRole('button', { name: 'Keep mine as a new save point' }).click()
  const naming = paul.getByRole('dialog', { name: 'Keep mine as a new save point' })
  await naming.getByLabel('Name').fill('my idea')
  await naming.getByRole('button', { name: 'Create' }).click()
  await expect(naming).toContainText("Use any latin letters, digits and '-' character as a separator")
  await naming.getByLabel('Name').fill('My-idea')

  // The server has it, but the network is cut before the answer is here.
  await paul.route('**/v2/domain/save-points', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await naming.getByRole('button', { name: 'Create' }).click()
  await expect(naming).toContainText('The server cannot be reached')
  await paul.unroute('**/v2/domain/save-points')
  await naming.getByRole('button', { name: 'Create' }).click()

  await expect(paul.getByRole('button', { name: 'Save point My-idea' })).toBeVisible()
  await expect(indicator(paul)).toHaveText(/^Your session/)
  for (const name of ['common', 'old', 'mine']) await expect(intentCell(paul, name)).toBeVisible()
  await expect(intentCell(paul, 'theirs')).toHaveCount(0)
  const points = await callAs('paul', savePoints.list, { params: { name: id } })
  expect(points.map(({ name, description }) => [name, description])).toEqual([
    ['Original', ''],
    ['My-idea', 'mine came second'],
  ])
  expect((await storedIntents(points[1]!._id)).sort()).toEqual(['common', 'mine', 'old'])
  expect((await storedIntents(id)).sort()).toEqual(['common', 'theirs'])
  expect((await history(points[1]!._id)).slice(0, 2)).toEqual([
    'paul: mine came second',
    'paul: what both know',
  ])

  await addIntent(paul, 'next')
  await saveByKey(paul, 'goes on here')
  await expect(notification(paul, /successfully updated$/)).toBeVisible()
  await expect.poll(() => storedIntents(points[1]!._id)).toContain('next')
})

test('a save point that the server refuses leaves everything as it was', async ({ browser }) => {
  const { id, paul, dialog } = await meet(browser)
  await dialog.getByRole('button', { name: 'Keep mine as a new save point' }).click()
  const naming = paul.getByRole('dialog', { name: 'Keep mine as a new save point' })
  // Somebody takes the name after the list of names was read.
  await naming.getByLabel('Name').fill('Summer')
  await callAs('nora', savePoints.create, { body: { fromId: id, newSavePoint: { name: 'Summer' } } })
  await naming.getByRole('button', { name: 'Create' }).click()
  await expect(naming).toContainText('The domain already has a save point named Summer')
  await naming.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeVisible()
  await paul.keyboard.press('Escape')
  await expect(intentCell(paul, 'mine')).toBeVisible()
})

test('take theirs: their domain is shown, and mine stays a draft that can be restored', async ({
  browser,
}) => {
  const { id, paul, dialog } = await meet(browser)
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(intentCell(paul, 'theirs')).toBeVisible()
  for (const name of ['mine', 'old']) await expect(intentCell(paul, name)).toHaveCount(0)
  await expect(paul.getByRole('status', { name: 'Save state' })).toBeEmpty()
  const offer = paul.getByRole('dialog', { name: 'Unsaved work' })
  const bar = paul.getByRole('status', { name: 'Drafts' })
  await expect(bar).toContainText('You have unsaved work of')
  await expect(offer).toHaveCount(0)

  await bar.getByRole('button', { name: 'Show' }).click()
  await expect(offer).toContainText('mine')
  await offer.getByRole('button', { name: 'Restore' }).click()
  for (const name of ['common', 'theirs', 'mine']) await expect(intentCell(paul, name)).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(await storedIntents(id)).not.toContain('mine')
  await saveByKey(paul, 'mine on top of theirs')
  await dialog.getByRole('button', { name: 'Keep mine', exact: true }).click()
  await expect(notification(paul, /successfully updated$/)).toBeVisible()
  await expect.poll(async () => (await storedIntents(id)).sort()).toEqual(['common', 'mine', 'theirs'])
  await paul.reload()
  await expect(intentCell(paul, 'mine')).toBeVisible()
  await expect(bar).toHaveCount(0)
})
