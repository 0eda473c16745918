import { expect } from '@playwright/test'
import { domains } from '@sdp/api'
import { test } from './own-server.ts'
import { intentCell, makeEditable, openEditor } from './pages/editor.ts'
import { callAs, card, freshName, makeDomain, signIn } from './pages/studio.ts'

test('[ADMIN-027] the websocket is opened when its flag is on', async ({ page }) => {
  const opened = page.waitForEvent('websocket')
  await signIn(page, 'paul')
  expect(new URL((await opened).url()).pathname).toBe('/api/events')
})

test('[ADMIN-027] without its flag there is no websocket', async ({ page, startOwn }) => {
  const server = await startOwn({ SDP_FEATURE_FLAGS: '-enableWebsockets' })
  let sockets = 0
  page.on('websocket', () => sockets++)
  // Who gets no event has to ask: once it does, the page has decided
  const polled = page.waitForResponse((answer) => answer.url().endsWith('/domains/sessions'))
  await signIn(page, 'paul', server.url)
  await polled
  expect(sockets).toBe(0)
})

test('a browser that lost the connection catches up when it is back', async ({ page, context, browser }) => {
  const name = freshName('Missed')
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(name)
  const other = await browser.newPage()
  await signIn(other, 'paul')
  await other.getByLabel('Filter by name').fill(name)
  await context.setOffline(true)
  await makeDomain(name, 'nora')
  await expect(card(other, name)).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
  await context.setOffline(false)
  await expect(card(page, name)).toBeVisible({ timeout: 40_000 })
})

test('who comes back to the tab reads a domain again only when somebody saved it (ruling R409)', async ({
  page,
}) => {
  // No event reaches this browser, so that only coming back can
  await page.routeWebSocket(/\/events$/, () => undefined)
  await page.clock.install()
  const id = await makeEditable('Returned')
  const reads: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === `/api/domains/${id}` && request.method() === 'GET') reads.push(search)
  })
  await openEditor(page, id)
  const reconnect = async () => {
    await page.clock.fastForward(31_000)
    await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')))
  }
  await reconnect()
  await expect.poll(() => reads).toEqual(['', '?includeDialogs=false'])

  const body = { updates: { 'ontology.intents': { play: {} } }, commit_message: 'Play' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
  await reconnect()
  await expect(intentCell(page, 'play')).toBeVisible()
  expect(reads).toEqual(['', '?includeDialogs=false', '?includeDialogs=false', ''])
})
