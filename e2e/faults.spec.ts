import { expect, type Page, test } from '@playwright/test'
import { messages } from '@sdp/domain'
import { expectNothingWrong } from './pages/axe.ts'
import { addIntent, intentCell, makeEditable, openEditor, saveByKey, saveState } from './pages/editor.ts'
import { signIn } from './pages/studio.ts'

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
  await failure.getByRole('button', { name: 'Try again' }).click()
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

test('a connection that is frozen is reported within 30 seconds, until it carries messages again', async ({
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
  await signIn(page, 'paul')
  // From then on the page knows that the server sends a message every 10 seconds
  await expect.poll(() => hasMessage).toBe(true)
  isFrozen = true
  const lost = page.getByRole('status', { name: 'Connection' })
  await expect(lost).toHaveText(messages.general.noNews, { timeout: 30_000 })
  isFrozen = false
  await expect(lost).toHaveCount(0)
})

test('who has a clock that is an hour ahead can edit for as long as the server says', async ({ page }) => {
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
