import { expect, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { test } from './own-server.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { chooseSession, indicator, openAs, startSession, takeOver } from './pages/sessions.ts'
import { callAs, freshName, makeDomain, notification, signIn, visit } from './pages/studio.ts'

async function colourOf(page: Page): Promise<string> {
  return indicator(page)
    .getByRole('img')
    .evaluate((dot) => getComputedStyle(dot).backgroundColor)
}

test('[SESS-001] [SESS-004] [SESS-005] [SESS-009] [SESS-010] a session is started, extended and freed from its menu', async ({
  pageOf,
}) => {
  const id = await makeDomain(freshName('Held'))
  const page = await openAs(pageOf, 'paul', id)
  await expect(indicator(page)).toHaveText('Available')
  expect(await colourOf(page)).toBe('rgb(34, 118, 58)')

  await startSession(page, 'adding songs')
  await expect(indicator(page)).toHaveText('Your session · 60 min')
  expect(await colourOf(page)).toBe('rgb(210, 105, 0)')
  await expect(page.getByText('The domain is in read-only mode')).toHaveCount(0)

  const endOf = async () =>
    (await callAs('paul', sessions.list, {})).find(({ domainId }) => domainId === id)?.expiration_time ?? ''
  const before = await endOf()
  await chooseSession(page, 'Extend session')
  await expect.poll(endOf).not.toBe(before)
  expect(Date.parse(await endOf())).toBeGreaterThan(Date.parse(before))

  await chooseSession(page, 'Free domain')
  await expect(indicator(page)).toHaveText('Available')
  expect(await endOf()).toBe('')
})

test('[SESS-019] [SESS-020] starting needs a message, of which the field counts the characters', async ({
  pageOf,
}) => {
  const page = await openAs(pageOf, 'paul', await makeDomain(freshName('Message')))
  await chooseSession(page, 'Start session')
  const dialog = page.getByRole('dialog', { name: 'Start session' })
  await dialog.getByLabel('Message').fill('   ')
  await dialog.getByRole('button', { name: 'Start session' }).click()
  await expect(dialog).toContainText('Message is required!')
  await expectNothingWrongIn(dialog)
  await dialog.getByLabel('Message').fill('x'.repeat(1200))
  await expect(dialog).toContainText('1000 / 1000')
  await dialog.getByRole('button', { name: 'Start session' }).click()
  await expect(indicator(page)).toHaveText(/^Your session/)
})

test('[SESS-006] [SESS-008] [SESS-011] [SESS-021] a second person sees Busy at once, takes over, and the first is told by whom and why', async ({
  pageOf,
}) => {
  const id = await makeDomain(freshName('Contested'), 'paul', { contributors: ['nora'] })
  const [paul, nora] = await Promise.all([openAs(pageOf, 'paul', id), openAs(pageOf, 'nora', id)])
  await startSession(paul, 'adding songs')
  await expect(indicator(nora)).toHaveText('Busy: Paul Author')
  expect(await colourOf(nora)).toBe('rgb(192, 50, 47)')

  await indicator(nora).click()
  await expect(nora.getByRole('menu')).toContainText('adding songs')
  for (const entry of ['Start session', 'Extend session', 'Free domain']) {
    await expect(nora.getByRole('menuitem', { name: entry })).toHaveAttribute('aria-disabled', 'true')
  }
  await nora.keyboard.press('Escape')
  await takeOver(nora, 'release is today')

  const notice = paul.getByRole('dialog', { name: 'Nora Novak took over your session' })
  await expect(notice).toContainText('release is today')
  await expectNothingWrongIn(notice)
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(indicator(paul)).toHaveText('Busy: Nora Novak')
  await expect(paul.getByText('Nora Novak is editing this save point')).toBeVisible()
})

test('[SESS-008] [SESS-011] the read-only bar starts editing, or takes over from who has the session', async ({
  pageOf,
}) => {
  const id = await makeDomain(freshName('Barred'), 'paul', { contributors: ['nora'] })
  const [paul, nora] = await Promise.all([openAs(pageOf, 'paul', id), openAs(pageOf, 'nora', id)])
  await paul.getByRole('button', { name: 'Start editing' }).click()
  const starting = paul.getByRole('dialog', { name: 'Start session' })
  await starting.getByLabel('Message').fill('adding songs')
  await starting.getByRole('button', { name: 'Start session' }).click()
  await expect(indicator(paul)).toHaveText(/^Your session/)
  await expect(paul.getByRole('status', { name: 'Read-only' })).toHaveCount(0)

  await nora.getByRole('button', { name: 'Take over' }).click()
  const taking = nora.getByRole('dialog', { name: 'Take over' })
  await expect(taking).toContainText('Paul Author is editing')
  await taking.getByLabel('Message').fill('release is today')
  await taking.getByRole('button', { name: 'Take over' }).click()
  await expect(indicator(nora)).toHaveText(/^Your session/)
})

test('[SESS-011] who has nothing to do with the domain can neither start nor take over', async ({
  pageOf,
}) => {
  const id = await makeDomain(freshName('Foreign'))
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'mine' } })
  const page = await openAs(pageOf, 'max', id)
  await expect(page.getByRole('status', { name: 'Read-only' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Start editing|Take over)$/ })).toHaveCount(0)
  await indicator(page).click()
  for (const entry of ['Start session', 'Take over']) {
    await expect(page.getByRole('menuitem', { name: entry })).toHaveAttribute('aria-disabled', 'true')
  }
})

test('[SESS-026] [SESS-027] what the server refuses is reported', async ({ pageOf }) => {
  const id = await makeDomain(freshName('Refused'))
  const page = await openAs(pageOf, 'paul', id)
  await page.route('**/sessions*', (route) =>
    route.fulfill({ status: 409, json: { message: 'Nora is editing this save point' } }),
  )
  await chooseSession(page, 'Start session')
  const dialog = page.getByRole('dialog', { name: 'Start session' })
  await dialog.getByLabel('Message').fill('adding songs')
  await dialog.getByRole('button', { name: 'Start session' }).click()
  await expect(notification(page, 'Error creating domain session: ')).toBeVisible()
  await expect(notification(page, 'Nora is editing this save point')).toBeVisible()
  await expect(dialog.getByLabel('Message')).toHaveValue('adding songs')
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'mine' } })
  await chooseSession(page, 'Free domain')
  await expect(notification(page, 'Error clearing domain session: ')).toBeVisible()
})

test('[SESS-017] with a websocket the sessions are not asked for', async ({ page }) => {
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/domains/sessions')) requestCount++
  })
  const id = await makeDomain(freshName('Told'))
  await page.clock.install()
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await expect(indicator(page)).toBeVisible()
  await page.clock.fastForward(70_000)
  expect(requestCount).toBe(0)
})

test('[SESS-016] [SESS-028] without a websocket the sessions are asked for every 30 seconds', async ({
  page,
  startOwn,
}) => {
  const server = await startOwn({ SDP_FEATURE_FLAGS: '-enableWebsockets' })
  await page.clock.install()
  await signIn(page, 'paul', server.url)
  const body = { name: freshName('Polled'), languages: [{ language: 'eng-USA' }] }
  const { _id: id } = await callAs('paul', domains.create, { body }, server.url)
  await page.goto(`${server.url}/domains/${id}/intent-editor`)
  await expect(indicator(page)).toHaveText('Available')
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'x' } }, server.url)
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/domains/sessions')) requestCount++
  })
  const rounds = 4
  for (let round = 0; round < rounds; round++) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/domains/sessions'))
    await page.clock.fastForward(30_000)
    await answered
  }
  await expect(indicator(page)).toHaveText(/^Your session/)
  // The clock itself goes on meanwhile, but not by as much again
  expect(requestCount).toBeLessThan(rounds + 2)

  await page.route('**/domains/sessions', (route) =>
    route.fulfill({ status: 500, json: { message: 'The database does not answer' } }),
  )
  await page.clock.fastForward(30_000)
  await expect(notification(page, 'Error fething domain sessions: ')).toBeVisible()
})

test('[SESS-007] [SESS-012] [SESS-013] [SESS-014] [SESS-015] unsaved work is warned of the end of its session, by the second', async ({
  page,
  startOwn,
}) => {
  const server = await startOwn({ SDP_SESSION_MINUTES: '1' })
  const languages = [{ language: 'eng-USA' }, { language: 'deu-DEU' }]
  const body = { name: freshName('Ending'), languages }
  const { _id: id } = await callAs('paul', domains.create, { body }, server.url)
  await page.clock.install()
  // The clock of the page is set forward below; it would learn from replies that the server's is not
  await page.route(/\/api\//, async (route) => {
    const response = await route.fetch()
    const { date: _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await visit(page, 'paul', `/domains/${id}/intent-editor?language=deu-DEU`, server.url)
  await startSession(page, 'adding songs')
  const timer = page.getByRole('timer', { name: 'Time left' })
  await page.clock.runFor(2000)
  await expect(timer).toHaveCount(0)

  await page.getByRole('button', { name: 'More language actions' }).click()
  await page.getByRole('menuitem', { name: 'Set as default language' }).click()
  await expect(timer).toHaveText(/^0:\d\d$/)
  await expectNothingWrongIn(page.getByRole('dialog', { name: 'Your session is about to end' }))
  const before = await timer.textContent()
  await page.clock.runFor(1000)
  await expect(timer).not.toHaveText(before ?? '')

  await page.clock.fastForward(30_000)
  await expect(timer).toHaveAttribute('data-state', 'flashing')
  expect(await timer.evaluate((clock) => getComputedStyle(clock).color)).toBe('rgb(192, 50, 47)')
  await page.clock.fastForward(30_000)
  await expect(timer).toHaveText('0:00')
  expect(await timer.evaluate((clock) => getComputedStyle(clock).color)).toBe('rgb(34, 118, 58)')
  await expectNothingWrongIn(page.getByRole('dialog', { name: 'Your session has ended' }))
  await page.getByRole('button', { name: 'Dismiss' }).last().click()
  await expect(timer).toHaveCount(0)
  await expect(indicator(page)).toHaveText('Session expired')
})
