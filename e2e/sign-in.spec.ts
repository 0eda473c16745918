import { expect, test } from '@playwright/test'
import { openProfile, signIn } from './pages/studio.ts'

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

test('[ROUTE-003] [ROUTE-027] after the login the domain list opens in the default layout', async ({
  page,
}) => {
  await signIn(page, 'paul')
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
  await signIn(page, 'paul')
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
  await signIn(page, 'paul')
  await page.reload()
  const profile = await openProfile(page)
  await profile.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('radio')).toHaveCount(5)
  await signIn(page, 'ada')
})

for (const [title, spoil] of [
  ['a forged', (token: string) => `${token.slice(0, -6)}AAAAAA`],
  ['a meaningless', () => 'not-a-token'],
] as const) {
  test(`${title} token gets 401 and leads back to /`, async ({ page }) => {
    await signIn(page, 'paul')
    await page.evaluate(
      ([from, to]) => {
        for (const key of Object.keys(localStorage)) {
          localStorage.setItem(key, localStorage.getItem(key)!.replaceAll(from!, to!))
        }
      },
      await spoiled(page, spoil),
    )
    await page.reload()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  })
}

/** The stored tokens made useless, both of them, so that no refresh can mend it. */
async function spoiled(
  page: import('@playwright/test').Page,
  spoil: (token: string) => string,
): Promise<string[]> {
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  const access = /eyJ[\w-]+\.[\w-]+\.[\w-]+/.exec(stored)?.[0] ?? ''
  const refresh = /refreshToken[\\"]+:[\\"]+([^\\"]+)/.exec(stored)?.[1] ?? ''
  expect(access).not.toBe('')
  expect(refresh).not.toBe('')
  await page.evaluate((token) => {
    for (const key of Object.keys(localStorage)) {
      localStorage.setItem(key, localStorage.getItem(key)!.replaceAll(token, 'gone'))
    }
  }, refresh)
  return [access, spoil(access)]
}
