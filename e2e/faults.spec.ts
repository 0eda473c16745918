import { expect, type Page, test, type WebSocketRoute } from '@playwright/test'
import { messages } from '@sdp/domain'
import { expectNothingWrong } from './pages/axe.ts'
import { kept, offerOn } from './pages/drafts.ts'
import {
  addIntent,
  intentCell,
  makeEditable,
  openEditor,
  saveByKey,
  savedByKey,
  saveState,
  storedIntents,
} from './pages/editor.ts'
import { visit } from './pages/studio.ts'

const stopWaiting = (page: Page) => page.getByRole('button', { name: 'Stop waiting' })

test('a chat whose program does not load says so in its place, and the work around it stays', async ({
  page,
}) => {
  const id = await makeEditable('NoChat')
  await page.route(/ChatWindow-[^/]*\.js/, (route) => route.abort())
  await openEditor(page, id)
  await addIntent(page, 'play')
  await page.getByRole('button', { name: 'Try out domains in the SDP chatbot' }).click()
  const failure = page.getByRole('alert').filter({ hasText: messages.general.partNotLoaded })
  await expect(failure).toBeVisible()
  await expect(intentCell(page, 'play')).toBeVisible()
  await expectNothingWrong(page, 'main')
  await page.unroute(/ChatWindow-[^/]*\.js/)
  // Chromium does not ask again for a part that it could not fetch, until the page is loaded again
  await expect.poll(() => kept(page)).toBe(1)
  page.once('dialog', (dialog) => void dialog.accept())
  await failure.getByRole('button', { name: 'Reload' }).click()
  await offerOn(page).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
  await page.getByRole('button', { name: 'Try out domains in the SDP chatbot' }).click()
  await expect(page.getByRole('dialog', { name: 'SDP chatbot' })).toBeVisible()
})

test('a save that is not answered can be given up after ten seconds, and is saved once by the next', async ({
  page,
}) => {
  const id = await makeEditable('Unanswered')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await page.route(`**/domains/${id}*`, (route) =>
    route.request().method() === 'PUT' ? undefined : route.continue(),
  )
  await saveByKey(page, 'never answered')
  await expect(stopWaiting(page)).toBeVisible({ timeout: 20_000 })
  await stopWaiting(page).click()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(intentCell(page, 'play')).toBeVisible()
  await saveByKey(page, 'answered')
  await expect(saveState(page)).toBeEmpty()
})

test('a domain whose opening hangs can be tried again after ten seconds, and opens (ruling R355)', async ({
  page,
}) => {
  const id = await makeEditable('Hanging')
  let isHanging = true
  await page.route(`**/api/domains/${id}*`, (route) => (isHanging ? undefined : route.continue()))
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const tryAgain = page.getByRole('button', { name: 'Try again' })
  await expect(tryAgain).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(messages.general.waitsLong)).toBeVisible()
  await expect(page.getByRole('link', { name: 'All domains' })).toBeVisible()
  isHanging = false
  await tryAgain.click()
  await addIntent(page, 'play')
})

test('where the browser keeps nothing, work goes on and is saved, and nobody leaves it believing in a draft', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
    const setItem = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      // Who is here; written by the journey itself
      if (key !== 'sdp.last-local-person') throw new DOMException('Full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  })
  const id = await makeEditable('Forgetful')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await question.getByRole('button', { name: 'Keep as draft and continue' }).click()
  await expect(question).toContainText(messages.leaving.noDraft)
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
  await savedByKey(page, 'kept by the server')
  expect(await storedIntents(id)).toEqual(['play'])
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('region', { name: 'Unsaved work' })).toContainText(messages.drafts.listFailed)
})

test('a tab whose part is missing says so, and what was typed in the other one is still there', async ({
  page,
}) => {
  const id = await makeEditable('NoTab')
  await page.route(/SlotsTab-[^/]*\.js/, (route) => route.fulfill({ status: 404 }))
  await openEditor(page, id)
  await addIntent(page, 'play')
  const tabs = page.getByRole('navigation', { name: 'Editor' })
  await tabs.getByRole('link', { name: 'Slots' }).click()
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Intents' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect(saveState(page)).not.toBeEmpty()
})

test('a new version of the server is offered when its connection is back, and waits for the author (ruling R356)', async ({
  page,
}) => {
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/api\/events/, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  const id = await makeEditable('Upgraded')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await page.route('**/index.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script src="/assets/index-newer.js"></script>' }),
  )
  await expect.poll(() => sockets.length).toBe(1)
  await sockets[0]!.close()
  const offered = page.getByRole('status', { name: 'New version' })
  await expect(offered).toHaveText(new RegExp(messages.general.newVersion))
  await expect(intentCell(page, 'play')).toBeVisible()
  await expectNothingWrong(page, 'main')
  await expect.poll(() => kept(page)).toBe(1)
  page.once('dialog', (dialog) => void dialog.accept())
  await offered.getByRole('button', { name: 'Reload' }).click()
  await offerOn(page).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
})

test('a connection that is frozen is reported within 30 seconds, until it carries messages again (ruling R357)', async ({
  page,
}) => {
  let isFrozen = false
  let hasMessage = false
  await page.routeWebSocket(/\/api\/events/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!isFrozen) socket.send(message)
      hasMessage = true
    })
  })
  await openEditor(page, await makeEditable('Frozen'))
  await addIntent(page, 'play')
  // From then on the page knows that the server sends a message every 10 seconds
  await expect.poll(() => hasMessage).toBe(true)
  isFrozen = true
  const lost = page.getByRole('status', { name: 'Connection' })
  await expect(lost).toHaveText(messages.general.noNews, { timeout: 30_000 })
  await addIntent(page, 'stop')
  await savedByKey(page, 'calls still work')
  isFrozen = false
  await expect(lost).toHaveCount(0)
})

test('who has a clock that is an hour ahead can edit for as long as the server says (ruling R358)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + 61 * 60_000
  })
  const id = await makeEditable('WrongClock')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Read-only' })).toHaveCount(0)
})
