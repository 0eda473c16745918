import { type Browser, expect, type Page, test } from '@playwright/test'
import { makeDataFolder } from '../apps/server/src/testing/data-folder.ts'
import { type OidcProvider, startOidcProvider } from '../apps/server/src/testing/oidc-provider.ts'
import { openProfile } from './pages/studio.ts'
import { freePort, type RunningServer, startServer } from './server.ts'

const people = [
  { sub: 'p-1', name: 'Paula Provider', email: 'paula@provider.example' },
  { sub: 'p-2', name: 'Sue Super', email: 'sue@provider.example' },
]

let provider: OidcProvider
let server: RunningServer
let folder: Awaited<ReturnType<typeof makeDataFolder>>

test.beforeAll(async () => {
  const port = await freePort()
  provider = await startOidcProvider(people, `http://127.0.0.1:${port}`)
  folder = await makeDataFolder()
  server = await startServer(folder.dataDir, {
    ...provider.settings,
    PORT: String(port),
    SDP_STAGE: 'release',
    SDP_SUPER_USERS: 'sue@provider.example',
  })
})

test.afterAll(async () => {
  await server.stop()
  await provider.close()
  await folder.remove()
})

test('[ROUTE-001] [ROUTE-002] with a provider there is single sign-on and no local login', async ({
  page,
}) => {
  await page.goto(server.url)
  await expect(page.getByRole('button', { name: 'Single sign-on' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Login' })).toHaveCount(0)
})

test('[LOG-013] [LOG-014] [SHELL-003] [SHELL-005] [SHELL-014] [SHELL-018] [ROUTE-024] [AUTH-004] [AUTH-031] whoever is not signed in comes to /, signs in at the provider and gets to the wanted page', async ({
  page,
}) => {
  // Production takes https, which these servers do not speak: the page alone is in production.
  await page.route('**/api/public/config', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), stage: 'production' } })
  })
  await page.goto(`${server.url}/domains?name=nav`)
  await expect(page).toHaveURL(`${server.url}/`)
  const exchanged = page.waitForRequest((request) => request.url().endsWith('/api/v2/auth/token'))
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  await page.getByRole('button', { name: /Sue Super/ }).click()
  expect((await exchanged).postDataJSON()).toEqual({ code: expect.any(String) })
  await expect(page).toHaveURL(/\/domains\?name=nav/)
  await expect(page.getByRole('button', { name: 'Users' })).toBeVisible()
  await expect(page.getByText('INSIDERS')).toHaveCount(0)
  await expect(page.getByRole('switch', { name: 'Debug mode' })).toHaveCount(0)
  await expect(page.getByText('Stage production')).toHaveCount(0)
  const profile = await openProfile(page)
  await expect(profile).toContainText('sue@provider.example')
  await profile.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await page.goto(`${server.url}/domains`)
  await expect(page).toHaveURL(`${server.url}/`)
})

test('[AUTH-006] [ROUTE-024] a code that cannot be exchanged, and one that nobody asked for, return to /', async ({
  page,
}) => {
  await page.goto(`${server.url}/v2/return/code?code=forged&state=forged`)
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByRole('button', { name: 'Single sign-on' })).toBeVisible()

  await page.route('**/api/v2/auth/token', (route) =>
    route.continue({ postData: JSON.stringify({ code: 'spoiled-on-the-way' }) }),
  )
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  await page.getByRole('button', { name: /Paula Provider/ }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByLabel('Notifications').getByRole('alert')).toBeVisible()
})

test('[AUTH-005] [AUTH-032] tokens are refreshed every 30 minutes', async ({ page }) => {
  await page.clock.install()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  await page.getByRole('button', { name: /Paula Provider/ }).click()
  await expect(page.getByRole('heading', { name: /^Domains/ })).toBeVisible()
  const refreshed = page.waitForRequest((request) => request.url().endsWith('/api/v2/auth/token/refresh'))
  await page.clock.fastForward(30 * 60 * 1000 + 1000)
  expect(Object.keys((await refreshed).postDataJSON())).toEqual(['refreshToken'])
})

async function signInAs(page: Page, name: RegExp): Promise<void> {
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Single sign-on' }).click()
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('button', { name: 'Profile' })).toBeVisible()
}

/** Another browser of somebody, who is signed in there. */
async function elsewhere(browser: Browser, name: RegExp): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signInAs(page, name)
  return page
}

test('who is signed in twice sees both sign-ins and ends the other one', async ({ browser, page }) => {
  const other = await elsewhere(browser, /Paula/)
  await signInAs(page, /Paula/)
  await (await openProfile(page)).getByRole('button', { name: 'Sign-ins' }).click()
  const table = page.getByRole('table', { name: 'Sign-ins' })
  await expect(table.getByRole('row', { name: /This one/ })).toHaveCount(1)
  await expect(table.getByRole('button', { name: /^End the sign-in of Chrome on / }).first()).toBeVisible()
  await page.getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByText(/sign-ins? (is|are) ended/)).toBeVisible()
  await expect(table.getByRole('row')).toHaveCount(2)
  await other.reload()
  await expect(other.getByRole('button', { name: 'Single sign-on' })).toBeVisible()
  await other.context().close()
})

test('a super user ends the sign-in of somebody in the user administration', async ({ browser, page }) => {
  const other = await elsewhere(browser, /Paula/)
  await signInAs(page, /Sue/)
  await page.getByRole('button', { name: 'Users' }).click()
  const table = page.getByRole('table', { name: 'Sign-ins of everybody' })
  // The newest comes first.
  const rows = table.getByRole('row', { name: /paula@provider\.example/ })
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await rows
    .first()
    .getByRole('button', { name: /^End the sign-in of paula@provider\.example/ })
    .click()
  await expect(page.getByText('The sign-in is ended')).toBeVisible()
  await expect(rows).toHaveCount(before - 1)
  await other.reload()
  await expect(other.getByRole('button', { name: 'Single sign-on' })).toBeVisible()
  await other.context().close()
})
