import { expect, type Page, test } from '@playwright/test'
import { openProfile, signInByHand } from './pages/studio.ts'

test('[ROUTE-001] [ROUTE-002] [ROUTE-026] [SHELL-004] home offers single sign-on and the local login, without drawer and top bar', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Single sign-on' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('[ROUTE-003] [ROUTE-027] after the login the domain list opens in the default layout', {
  tag: '@firefox',
}, async ({ page }) => {
  await signInByHand(page, 'paul')
  await expect(page).toHaveURL(/\/domains$/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('[SHELL-002] with local sign-in every route passes, also for a browser that was never here', async ({
  page,
}) => {
  await page.goto('/domains')
  await expect(page.getByRole('heading', { name: /^Domains/ })).toBeVisible()
  await expect(page).toHaveURL(/\/domains$/)
})

test('[SHELL-020] [SHELL-021] [AUTH-033] logout ends the sign-in on the server and in every tab', async ({
  page,
  context,
}) => {
  await signInByHand(page, 'paul')
  const second = await context.newPage()
  await second.goto('/domains')
  await expect(second.getByRole('heading', { name: /^Domains/ })).toBeVisible()

  const profile = await openProfile(page)
  await expect(profile).toContainText('Paul Author')
  await expect(profile).toContainText('paul@sdp.example')
  const loggedOut = page.waitForRequest((request) => request.url().endsWith('/api/v2/auth/logout'))
  await profile.getByRole('button', { name: 'Logout' }).click()
  expect(Object.keys((await loggedOut).postDataJSON())).toEqual(['refreshToken'])
  await expect(page).toHaveURL(/\/$/)
  await expect(second).toHaveURL(/\/$/)
})

test('who logs out after a reload finds the people to sign in as', async ({ page }) => {
  await signInByHand(page, 'paul')
  await page.reload()
  const profile = await openProfile(page)
  await profile.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await signInByHand(page, 'ada')
})

test('a refresh token that nobody gave gets 401 and leads back to /', async ({ page }) => {
  await signInByHand(page, 'paul')
  await storeRefreshToken(page, 'made-up')
  await page.reload()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
})

test('a page that is loaded again and again stays signed in, also where it is left before the answer came', async ({
  page,
}) => {
  await signInByHand(page, 'paul')
  const refresh = '**/api/v2/auth/token/refresh'
  for (const visit of [1, 2, 3]) {
    // The server gives the next tokens, and the page never gets them.
    await page.route(refresh, (route) => route.fetch().then(() => route.abort()))
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/refresh'))
    await page.reload()
    await lost
    await page.unroute(refresh)
    await page.reload()
    await expect(page.getByRole('heading', { name: /^Domains/ }), `visit ${visit}`).toBeVisible()
  }
})

test('the tokens of a browser are worth nothing in another one, and no script reads what makes them work', async ({
  page,
  browser,
}) => {
  await signInByHand(page, 'paul')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toMatch(/eyJ/)
  expect(await page.evaluate(() => document.cookie)).not.toContain('sdp_sign_in')
  const cookies = await page.context().cookies(`${process.env.SDP_E2E_URL}/api/v2/auth/token`)
  expect(cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Strict' })])

  const refreshToken = /refreshToken[\\"]+:[\\"]+([^\\"]+)/.exec(stored)?.[1] ?? ''
  const thief = await browser.newContext()
  const answer = await thief.request.post(`${process.env.SDP_E2E_URL}/api/v2/auth/token/refresh`, {
    data: { refreshToken },
  })
  expect(answer.status()).toBe(401)
  await thief.close()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Domains/ })).toBeVisible()
})

test('several tabs that load at once stay signed in', async ({ page, context }) => {
  await signInByHand(page, 'paul')
  const tabs = await Promise.all([1, 2, 3].map(() => context.newPage()))
  await Promise.all([page.reload(), ...tabs.map((tab) => tab.goto('/domains'))])
  for (const tab of [page, ...tabs]) {
    await tab.reload()
    await expect(tab.getByRole('heading', { name: /^Domains/ })).toBeVisible()
    await expect(tab.getByRole('button', { name: 'Profile', exact: true })).toBeVisible()
  }
})

async function storeRefreshToken(page: Page, refreshToken: string): Promise<void> {
  await page.evaluate((token) => {
    const stored = JSON.parse(localStorage.getItem('sdp.sign-in')!)
    localStorage.setItem('sdp.sign-in', JSON.stringify({ ...stored, refreshToken: token }))
  }, refreshToken)
}
