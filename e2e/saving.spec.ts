import { expect } from '@playwright/test'
import { revisions, sessions } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import {
  addIntent,
  addIntentField,
  intentCell,
  makeEditable,
  openEditor,
  saveButton,
  saveByKey,
  savedByKey,
  saveState,
  storedIntents,
} from './pages/editor.ts'
import { openAs, startSession, takeOver } from './pages/sessions.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification } from './pages/studio.ts'

test('[SAVE-005] [SAVE-006] [SAVE-007] [SAVE-012] [SAVE-015] [SAVE-016] [SAVE-017] [SAVE-020] an edit is saved with a message and found again', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Save')
  await openEditor(page, id)
  await expect(saveButton(page)).toBeDisabled()
  await addIntent(page, 'play')
  await expect(saveButton(page)).toBeEnabled()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save' })
  const message = dialog.getByLabel('Commit message')
  const changed = dialog.getByRole('region', { name: 'What changed' })
  await expect(changed).toContainText('Intents (1): added play')
  await changed.getByRole('button', { name: 'Show every change' }).click()
  await expect(changed.getByRole('group', { name: 'play' })).toBeVisible()
  await expectNothingWrongIn(dialog)
  await expect(message).toHaveValue('Intents: added play')
  await expect(dialog).toContainText('Ctrl+Enter saves')
  await message.fill('  ')
  await expect(dialog).toContainText('Commit message is required!')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await message.fill('x'.repeat(1100))
  await expect(dialog).toContainText('1000 / 1000')
  await message.fill('first intent')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const body = (await sent).postDataJSON()
  expect(Object.keys(body.updates)).not.toContain('decision_rules')
  expect(body).toMatchObject({ commit_message: 'first intent', language_to_update: 'eng-USA' })
  await expect(notification(page, /^Domain .* successfully updated$/)).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await page.reload()
  await expect(intentCell(page, 'play')).toBeVisible()
})

test('the message begins with what changed, is replaced by typing, and is saved by Ctrl+Enter', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  const id = await makeEditable('Prefilled')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save' })
  const message = dialog.getByLabel('Commit message')
  await expect(message).toHaveValue('Intents: added play')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await addIntent(page, 'stop')
  await page.keyboard.press('Control+s')
  await expect(message).toHaveValue('Intents: added play, stop')
  await expect(message).toBeFocused()
  await page.keyboard.type('two intents')
  await expect(message).toHaveValue('two intents')
  await page.keyboard.press('Control+Enter')
  await expect(saveState(page)).toBeEmpty()
  // A disabled button takes no mouse; the element around it shows the tooltip
  await saveButton(page).hover({ force: true })
  await expect(page.getByRole('tooltip')).toContainText('Saved on')
  const { revisions: saved } = await callAs('paul', revisions.list, { params: { id }, query: {} })
  expect(saved[0]).toMatchObject({ message: 'two intents' })
})

test('who saves by its key goes on typing where they were, in a field and in a cell', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('GoesOn')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await expect(addIntentField(page)).toBeFocused()
  await savedByKey(page, 'In a field')
  await expect(addIntentField(page)).toBeFocused()
  expect(await storedIntents(id)).toEqual(['play'])

  await page.getByRole('button', { name: 'Comments on play: ' }).click()
  await page.keyboard.type('Only music')
  await savedByKey(page, 'In a cell')
  await expect(page.getByRole('button', { name: 'Comments on play: Only music' })).toBeFocused()
})

test('[AUTH-016] a cut connection is reported, everything is kept, and the save goes on when it is back', {
  tag: '@firefox',
}, async ({ page, context }) => {
  const id = await makeEditable('Offline')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await context.setOffline(true)
  await saveByKey(page, 'while offline')
  await expect(notification(page, /cannot be reached\. Your changes are kept/)).toBeVisible()
  await expect(saveState(page)).toHaveText('Waiting for the server')
  await expect(page.getByRole('grid', { name: 'Intents' })).toContainText('play')
  await expect(addIntentField(page)).toBeDisabled()
  await expect(saveButton(page)).toBeDisabled()
  expect(await storedIntents(id)).toEqual([])
  await context.setOffline(false)
  await expect(notification(page, /successfully updated$/)).toBeVisible()
  await expect(saveState(page)).toBeEmpty()
  await expect(addIntentField(page)).toBeEnabled()
  await expect.poll(() => storedIntents(id)).toEqual(['play'])
})

test('the news of an own save that comes before its answer makes nobody read the domain again', async ({
  page,
  pageOf,
}) => {
  const id = await makeDomain(freshName('News'), 'paul', { contributors: ['nora'] })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await openEditor(page, id)
  const nora = await openAs(pageOf, 'nora', id)
  await addIntent(page, 'play')
  const readings: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes(`/domains/${id}`)) readings.push(request.url())
  })
  await page.route(`**/domains/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const response = await route.fetch()
    await expect(nora.getByRole('grid', { name: 'Intents' })).toContainText('play')
    await route.fulfill({ response })
  })
  await saveByKey(page, 'mine')
  await expect(notification(page, /successfully updated$/)).toBeVisible()
  await addIntent(page, 'stop')
  await saveByKey(page, 'mine again')
  await expect(nora.getByRole('grid', { name: 'Intents' })).toContainText('stop')
  expect(readings).toEqual([])
})

test('a save whose answer was lost counts once; who stops waiting edits on and saves the rest (ruling R398)', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Lost')
  await openEditor(page, id)
  await addIntent(page, 'play')
  // The server has the save, but the network is cut before the answer is here, and stays cut.
  let isFirst = true
  await page.route(`**/domains/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    if (isFirst) await route.fetch()
    isFirst = false
    await route.abort()
  })
  await saveByKey(page, 'the first')
  await expect(saveState(page)).toHaveText('Waiting for the server')
  await page.getByRole('button', { name: 'Stop waiting' }).click()
  await addIntent(page, 'stop')
  await page.unrouteAll()
  await saveByKey(page, 'the second')
  await expect(saveState(page)).toBeEmpty()
  await expect.poll(async () => (await storedIntents(id)).sort()).toEqual(['play', 'stop'])
  expect(await messagesOf(id)).toEqual(['the second', 'the first', 'Create domain'])
})

for (const [what, lose, notice] of [
  [
    'somebody else took',
    (id: string) =>
      callAs('nora', sessions.start, {
        params: { id },
        query: {},
        body: { message: 'mine now', takeOver: true },
      }),
    'Nora Novak is editing this save point',
  ],
  [
    'was freed elsewhere',
    (id: string) => callAs('paul', sessions.end, { params: { id }, query: {} }),
    'Start a session',
  ],
] as const) {
  test(`a save with a session that ${what} is refused, told, and everything stays`, async ({ page }) => {
    const isTaken = what === 'somebody else took'
    const id = await makeDomain(freshName('Without'), 'paul', { contributors: ['nora'] })
    await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
    // This browser is not notified before it saves.
    await page.routeWebSocket('**/api/events*', () => {})
    await openEditor(page, id)
    await addIntent(page, 'play')
    await lose(id)
    await saveByKey(page, 'too late')
    await expect(notification(page, /^Error updating domain/)).toBeVisible()
    await expect(notification(page, notice)).toBeVisible()
    const taken = page.getByRole('dialog', { name: 'Nora Novak took over your session' })
    if (isTaken) await taken.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('status', { name: 'Read-only' })).toContainText(notice)
    await expect(page.getByRole('grid', { name: 'Intents' })).toContainText('play')
    expect(await storedIntents(id)).toEqual([])

    if (isTaken) await takeOver(page, 'not done yet')
    else await startSession(page, 'once more')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Save' })
    await expect(dialog.getByLabel('Commit message')).toHaveValue('too late')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(notification(page, /successfully updated$/)).toBeVisible()
    await expect.poll(() => storedIntents(id)).toEqual(['play'])
  })
}

async function messagesOf(id: string): Promise<string[]> {
  const { revisions: all } = await callAs('paul', revisions.list, { params: { id }, query: {} })
  return all.map(({ message }) => message)
}
