import { type BrowserContext, expect, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { askPostgres } from '../apps/server/src/testing/ask-postgres.ts'
import { test } from './own-server.ts'
import { barOn, crash, discardOn, kept, offerOn } from './pages/drafts.ts'
import { addIntent, intentCell, makeEditable, openEditor, savedByKey, storedIntents } from './pages/editor.ts'
import { chooseSession, indicator, openAs, startSession, takeOver } from './pages/sessions.ts'
import { callAs, freshName, makeDomain, notification, visit } from './pages/studio.ts'

const day = 24 * 60 * 60 * 1000

async function openAgain(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/domains/${id}/intent-editor`)
  return page
}

test('unsaved work of a tab that crashed is offered back, and gone after a save', async ({
  page,
  context,
}) => {
  const id = await makeEditable('Crashed')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await expect.poll(() => kept(page)).toBe(1)
  await crash(page)

  const next = await openAgain(context, id)
  await expect(offerOn(next)).toContainText('play')
  await offerOn(next).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(next, 'play')).toBeVisible()
  await expect.poll(() => kept(next)).toBe(1)
  // A crash right after it was restored costs nothing either.
  await crash(next)

  const last = await openAgain(context, id)
  await offerOn(last).getByRole('button', { name: 'Restore' }).click()
  await savedByKey(last, 'restored')
  await expect.poll(() => storedIntents(id)).toEqual(['play'])
  await expect.poll(() => kept(last)).toBe(0)
})

test('several drafts are told apart by what they touch; one is restored, the others stay', async ({
  page,
  context,
}) => {
  const id = await makeEditable('Several')
  await openEditor(page, id)
  let current = page
  for (const [at, name] of ['first', 'second', 'third'].entries()) {
    if (at > 0) {
      current = await openAgain(context, id)
      await offerOn(current).getByRole('button', { name: 'Later' }).click()
    }
    await addIntent(current, name)
    await expect(barOn(current)).toHaveCount(at === 0 ? 0 : 1)
    await expect.poll(() => kept(current)).toBe(at + 1)
    await crash(current)
  }

  const last = await openAgain(context, id)
  const choices = offerOn(last).getByRole('radio')
  await expect(choices).toHaveCount(3)
  await expect(offerOn(last).getByRole('radio', { name: /third/ })).toBeChecked()
  await offerOn(last).getByRole('radio', { name: /first/ }).check()
  await discardOn(last)
  await expect(choices).toHaveCount(2)
  await offerOn(last)
    .getByRole('radio', { name: /second/ })
    .check()
  await offerOn(last).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(last, 'second')).toBeVisible()
  await expect(intentCell(last, 'third')).toHaveCount(0)
  await expect(barOn(last)).toContainText('It can be restored when your changes are saved.')

  await savedByKey(last, 'the second')
  await barOn(last).getByRole('button', { name: 'Show' }).click()
  await expect(offerOn(last)).toContainText('third')
  await discardOn(last)
  await expect(offerOn(last)).toHaveCount(0)
  await expect(barOn(last)).toHaveCount(0)
  await expect.poll(() => kept(last)).toBe(0)
})

test('another language asks about unsaved work, and keeps it as a draft for the way back', async ({
  page,
}) => {
  const languages = [{ language: 'eng-USA' }, { language: 'deu-DEU' }]
  const id = await makeDomain(freshName('Spoken'), 'paul', { languages })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await openEditor(page, id)
  await addIntent(page, 'play')
  const switchTo = async (language: string) => {
    await page.getByRole('combobox', { name: /^Language / }).click()
    await page.getByRole('option', { name: language }).click()
  }
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await switchTo('deu-DEU')
  await expect(question).toContainText(
    'Unsaved changes for the current language will be lost. Do you want to proceed?',
  )
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()

  await switchTo('deu-DEU')
  await question.getByRole('button', { name: 'Keep as draft and continue' }).click()
  await expect(page.getByRole('combobox', { name: 'Language deu-DEU' })).toBeVisible()
  await expect(intentCell(page, 'play')).toHaveCount(0)
  await expect(offerOn(page)).toHaveCount(0)
  await expect(barOn(page)).toHaveCount(0)
  await addIntent(page, 'spielen')
  await savedByKey(page, 'in German')

  await switchTo('eng-USA')
  await expect(offerOn(page)).toContainText('play')
  await offerOn(page).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect(intentCell(page, 'spielen')).toBeVisible()
})

test('work that a takeover left unsaved comes back as a draft once its author can edit again', async ({
  page: paul,
  context,
  pageOf,
}) => {
  const id = await makeDomain(freshName('Taken'), 'paul', { contributors: ['nora'] })
  const [nora] = await Promise.all([openAs(pageOf, 'nora', id), openEditor(paul, id)])
  await startSession(paul, 'adding songs')
  await addIntent(paul, 'play')
  await takeOver(nora, 'release is today')
  const notice = paul.getByRole('dialog', { name: 'Nora Novak took over your session' })
  await expect(notice).toContainText('What you have not saved is kept in this browser as a draft.')
  await expect.poll(() => kept(paul)).toBe(1)
  await crash(paul)

  const later = await openAgain(context, id)
  await expect(barOn(later)).toContainText('It can be restored as soon as you can edit.')
  await expect(offerOn(later)).toHaveCount(0)
  await chooseSession(nora, 'Free domain')
  await expect(indicator(later)).toHaveText('Available')
  await startSession(later, 'going on')
  await offerOn(later).getByRole('button', { name: 'Restore' }).click()
  await savedByKey(later, 'back again')
  await expect.poll(() => storedIntents(id)).toEqual(['play'])
})

test('a save with a session that has ended is refused, and the work comes back when the session does', async ({
  page,
  context,
  dataDir,
  startOwn,
}) => {
  const { url } = await startOwn()
  const body = { name: freshName('Ended'), languages: [{ language: 'eng-USA' }] }
  const { _id: id } = await callAs('paul', domains.create, { body }, url)
  // A computer whose clock is late believes in its session for too long.
  await page.clock.install({ time: Date.now() - 10 * 60 * 1000 })
  await visit(page, 'paul', `/domains/${id}/intent-editor`, url)
  await startSession(page, 'adding songs')
  await addIntent(page, 'play')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save' })
  await dialog.getByLabel('Commit message').fill('too late')
  // What ended long ago is not reported any more, so the save comes right after it
  await askPostgres(dataDir, 'update domain_session set expiration_time = now()')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(notification(page, /^Error updating domain/)).toBeVisible()
  expect(await callAs('paul', sessions.list, {}, url)).toEqual([])
  await expect(notification(page, 'Your session has expired')).toBeVisible()
  const ended = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(ended).toContainText('Your changes are still here.')
  await ended.getByRole('button', { name: 'Dismiss' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect.poll(() => kept(page)).toBe(1)
  await crash(page)

  const next = await context.newPage()
  await next.goto(`${url}/domains/${id}/intent-editor`)
  // The clock of the server counts, which this page knows from the first answer
  await expect(barOn(next)).toContainText('It can be restored as soon as you can edit.')
  await startSession(next, 'again')
  await expect.poll(() => callAs('paul', sessions.list, {}, url)).toHaveLength(1)
  await offerOn(next).getByRole('button', { name: 'Restore' }).click()
  await savedByKey(next, 'in time')
})

test('a draft is offered after 29 days, and gone after 31 (ruling R410)', async ({ page, context }) => {
  const id = await makeEditable('Aged')
  const now = Date.now()
  await page.clock.install({ time: now - 31 * day })
  await openEditor(page, id)
  await addIntent(page, 'play')
  await expect.poll(() => kept(page)).toBe(1)
  await crash(page)

  await context.clock.setSystemTime(now - 2 * day)
  const next = await openAgain(context, id)
  await expect(offerOn(next)).toContainText('play')
  expect(await kept(next)).toBe(1)

  await context.clock.setSystemTime(now)
  await next.reload()
  await expect(intentCell(next, 'play')).toHaveCount(0)
  await expect.poll(() => kept(next)).toBe(0)
  await expect(offerOn(next)).toHaveCount(0)
})
