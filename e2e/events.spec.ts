import { expect } from '@playwright/test'
import { test } from './own-server.ts'
import { card, freshName, makeDomain, signIn } from './pages/studio.ts'

test('[ADMIN-027] the websocket is opened when its flag is on', async ({ page }) => {
  const opened = page.waitForEvent('websocket')
  await signIn(page, 'paul')
  expect(new URL((await opened).url()).pathname).toBe('/api/events')
})

test('[ADMIN-027] without its flag there is no websocket', async ({ page, startOwn }) => {
  const server = await startOwn({ SDP_FEATURE_FLAGS: '-enableWebsockets' })
  let sockets = 0
  page.on('websocket', () => sockets++)
  await signIn(page, 'paul', server.url)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForTimeout(1500) // long enough for one that should not come
  expect(sockets).toBe(0)
})

test('a browser that lost the connection catches up when it is back', async ({ page, context }) => {
  const name = freshName('Missed')
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(name)
  await context.setOffline(true)
  await makeDomain(name, 'nora')
  await page.waitForTimeout(500)
  await expect(card(page, name)).toHaveCount(0)
  await context.setOffline(false)
  await expect(card(page, name)).toBeVisible({ timeout: 40_000 })
})
