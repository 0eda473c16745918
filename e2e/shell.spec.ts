import { expect } from '@playwright/test'
import { savePoints } from '@sdp/api'
import { test } from './own-server.ts'
import { expectNothingWrong, expectNothingWrongIn } from './pages/axe.ts'
import { openEditor } from './pages/editor.ts'
import {
  callAs,
  freshName,
  goInApp,
  makeDomain,
  notification,
  openProfile,
  signIn,
  visit,
} from './pages/studio.ts'

test('[SHELL-016] [SHELL-017] [SHELL-018] [SHELL-019] [SHELL-029] the top bar and the footer', async ({
  sharedPage: page,
}) => {
  await signIn(page, 'paul')
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('SDP Studio')
  await expect(bar.getByText('INSIDERS')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Report a bug' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Profile', exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()))
  await goInApp(page, '/domains/climate/intent-editor')
  await bar.getByRole('link').click()
  await expect(page).toHaveURL(/\/domains$/)
})

test('[SHELL-022] [SHELL-023] the profile menu counts and links my domains and those I contribute to', async ({
  pageOf,
}) => {
  const page = await pageOf('clara')
  const mine = freshName('ProfileMine')
  const contributed = freshName('ProfileContributed')
  await makeDomain(mine, 'clara')
  await makeDomain(contributed, 'nora', { contributors: ['clara'] })
  await signIn(page, 'clara')
  const profile = await openProfile(page)
  const own = profile.getByRole('button', { name: /^My domains/ })
  await expect(own).toContainText(/\d+/)
  await own.click()
  await expect(
    profile.getByRole('list', { name: 'My domains' }).getByRole('link', { name: mine }),
  ).toBeVisible()
  await profile.getByRole('button', { name: /^My contributed domains/ }).click()
  await profile
    .getByRole('list', { name: 'My contributed domains' })
    .getByRole('link', { name: contributed })
    .click()
  await expect(page).toHaveURL(new RegExp(contributed.toLowerCase()))
})

test('[SHELL-028] dark mode follows the system until chosen, then is remembered', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', baseURL: process.env.SDP_E2E_URL! })
  const page = await context.newPage()
  await signIn(page, 'paul')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await background()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(background).not.toBe(dark)
  const light = await background()
  const profile = await openProfile(page)
  await profile.getByLabel('Dark mode').click()
  await expect.poll(background).toBe(dark)
  await page.reload()
  await expect.poll(background).toBe(dark)
  expect(light).not.toBe(dark)
  await context.close()
})

test('who chose the dark has it wherever they go, and no page tries what its policy forbids', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`forbidden: ${violatedDirective} ${blockedURI}`),
    )
  })
  const reported: string[] = []
  page.on('console', (message) => reported.push(message.text()))
  await signIn(page, 'paul')
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await background()
  await (await openProfile(page)).getByLabel('Dark mode').click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await visit(page, 'paul', '/domains/climate/intent-editor')
  await expect(page.getByRole('grid', { name: 'Intents' })).toBeVisible()
  expect(await background()).toBe(dark)
  expect(reported.filter((text) => text.startsWith('forbidden'))).toEqual([])
})

test('[SHELL-031] [SHELL-032] [SHELL-034] notifications can be dismissed and go away after 10 seconds', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, 'paul', '/domains/there-is-none/intent-editor')
  const failure = notification(page, 'Error while fetching domain:')
  await expect(failure).toBeVisible()
  await page
    .getByLabel('Notifications')
    .getByRole('button', { name: /close|dismiss/i })
    .first()
    .click()
  await expect(failure).toHaveCount(0)

  await page.getByRole('button', { name: 'Profile', exact: true }).hover()
  await page.reload()
  await expect(failure).toBeVisible()
  // From here on time is paused but for these steps.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.clock.runFor(7_000)
  await expect(failure).toBeVisible()
  await page.clock.runFor(4_000)
  await expect(failure).toHaveCount(0)
})

test('[SHELL-024] notifications can be switched off; errors are still shown (ruling R346)', async ({
  page,
}) => {
  const id = await makeDomain(freshName('Quiet'))
  await signIn(page, 'paul')
  const profile = await openProfile(page)
  await profile.getByLabel('Notifications').click()
  await page.keyboard.press('Escape')
  await page.goto(`/domains/${id}/intent-editor`)
  await page.getByRole('button', { name: 'Create Save Point', exact: true }).click()
  const creating = page.getByRole('dialog', { name: 'Create a save point from Original' })
  await creating.getByLabel('Name').fill('Winter')
  await creating.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('button', { name: 'Save point Winter' })).toBeVisible()
  await page.goto('/domains/there-is-none/intent-editor')
  await expect(notification(page, 'Error while fetching domain:')).toBeVisible()
  await expect(notification(page, /save point Winter/)).toHaveCount(0)
})

test('[ROUTE-025] any other path shows the Not Found page', async ({ sharedPage: page }) => {
  await visit(page, 'paul', '/no/such/page')
  await expect(page.getByRole('heading', { name: /not found/i })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

test('[SHELL-043] below 1400 px the drawer makes room', async ({ page }) => {
  await signIn(page, 'paul')
  const width = async () => (await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width ?? 0
  await page.setViewportSize({ width: 1400, height: 800 })
  await expect.poll(width).toBeGreaterThan(150)
  await page.setViewportSize({ width: 1399, height: 800 })
  await expect.poll(width).toBeLessThan(100)
})

test('[SHELL-040] [SHELL-041] [CALL-011] [FEED-001] [FEED-002] [FEED-003] [FEED-004] [FEED-007] [FEED-008] [FEED-009] [FEED-010] [FEED-014] [FEED-015] [FEED-016] a bug report of a type counts its letters, is sent when it says something, and answers a key that can be copied and closes after 6 s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await signIn(page, 'paul')
  await page.getByRole('button', { name: 'Report a bug' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type').focus()
  await page.keyboard.press('Tab')
  await expect(dialog.getByText('Feedback type is required')).toBeVisible()
  await dialog.getByLabel('Type').click()
  await expect(page.getByRole('option')).toHaveText(['Bug', 'Concept-Bug', 'New Feature'])
  await page.getByRole('option', { name: 'New Feature' }).click()
  await expect(dialog.getByText('Feedback type is required')).toHaveCount(0)
  const send = dialog.getByRole('button', { name: 'Send' })
  await dialog.getByLabel('Description').fill('   ')
  await expect(send).toBeDisabled()
  await dialog.getByLabel('Type').focus()
  await expect(dialog.getByText('Please, include a description of the issue.')).toBeVisible()
  await dialog.getByLabel('Description').fill('x'.repeat(1000))
  await page.keyboard.press('y')
  await expect(dialog.getByText('1000 / 1000')).toBeVisible()
  await dialog.getByLabel('Description').fill('a chat, please')
  await expect(dialog.getByText('14 / 1000')).toBeVisible()
  await expectNothingWrongIn(dialog)
  await send.click()
  const thanks = page.getByText(/We appreciate your feedback and created a ticket: SDP-\d+\./)
  await expect(thanks).toBeVisible()
  await expectNothingWrongIn(page.getByRole('dialog', { name: 'Thank you' }))
  await page.getByRole('button', { name: 'Copy the ticket key' }).click()
  await expect(notification(page, 'The issue tracker ID has been added to your clipboard')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^SDP-\d+$/)
  await page.clock.fastForward(6_500)
  await expect(thanks).toHaveCount(0)
})

test('[FEED-005] [FEED-018] a bug report from any save point names its domain and carries the label of embedded ones', async ({
  sharedPage: page,
}) => {
  const name = freshName('Seats')
  const id = await makeDomain(name, 'paul', { embedded: true })
  const body = { fromId: id, newSavePoint: { name: 'Winter' } }
  const { _id } = await callAs('paul', savePoints.create, { body })
  await openEditor(page, _id)
  await page.getByRole('button', { name: 'Report a bug' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type').click()
  await page.getByRole('option', { name: 'New Feature' }).click()
  await dialog.getByLabel('Description').fill('more seats, please')
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/notifications/bug'),
    dialog.getByRole('button', { name: 'Send' }).click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ domainName: name, labels: ['SWF_SYNC'] })
})

test('[SHELL-039] a clipboard that takes nothing is only logged', async ({ page }) => {
  await page.addInitScript(() => {
    document.execCommand = () => false
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await signIn(page, 'paul')
  await page.getByRole('button', { name: 'Report a bug' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type').click()
  await page.getByRole('option', { name: 'New Feature' }).click()
  await dialog.getByLabel('Description').fill('copying')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('button', { name: 'Copy the ticket key' }).click()
  await expect.poll(() => logged.join()).toContain('The clipboard took nothing Error: refused')
  await expect(page.getByLabel('Notifications')).toBeEmpty()
})

test('[SHELL-030] the SSML banner follows its flag', async ({ page, startOwn }) => {
  const server = await startOwn({ SDP_FEATURE_FLAGS: 'enableSsmlTransition' })
  await signIn(page, 'paul', server.url)
  await expect(page.getByLabel('SSML transition')).toBeVisible()
  await signIn(page, 'paul')
  await expect(page.getByLabel('SSML transition')).toHaveCount(0)
})

test('[CALL-013] [ADMIN-030] a failed configuration fetch is reported', async ({ sharedPage: page }) => {
  await signIn(page, 'paul')
  await page.route('**/api/sdpConfig/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'no luck' } }),
  )
  await page.goto('/domains/create-edit')
  await expect(notification(page, 'Error while fetching sdp configruation: no luck')).toBeVisible()
})

test('axe finds nothing wrong with the home page, the list, a dialog over it and the editor', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).waitFor()
  await expectNothingWrong(page)
  await signIn(page, 'ada')
  // The other journeys leave many cards, all alike.
  await page.getByLabel('Filter by name').fill('climate')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectNothingWrong(page)
  await page.getByRole('button', { name: 'Add Domain' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  // With what a dialog makes of the page behind it; the other dialogs do the same
  await expectNothingWrong(page)
  // Without the tooltip of what the pointer happens to be over
  await page.mouse.move(0, 0)
  await goInApp(page, '/domains/climate/intent-editor')
  await expect(page.getByRole('grid', { name: 'Intents' })).toBeVisible()
  await expectNothingWrong(page)
})
