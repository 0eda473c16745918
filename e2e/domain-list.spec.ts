import { expect } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { test } from './pages/shared-page.ts'
import { callAs, card, freshName, makeDomain, notification, signIn } from './pages/studio.ts'

test('[LIST-001] [LIST-008] [LIST-009] the list counts the domains and groups them into My Domains and Domains', async ({
  sharedPage: page,
}) => {
  // A word of their own: a list shows a page at first, and other journeys have made domains as well
  const word = freshName('Grouped')
  const mine = `${word}-mine`
  const asContributor = `${word}-contributed`
  const other = `${word}-other`
  await makeDomain(mine, 'paul')
  await makeDomain(asContributor, 'nora', { contributors: ['PAUL@sdp.example'] })
  await makeDomain(other, 'nora')
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(word)

  const all = await callAs('paul', domains.list, { query: { isAdmin: 'false' } })
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`of ${all.length}`)
  const own = page.getByRole('region', { name: /^My Domains/ })
  const others = page.getByRole('region', { name: /^Domains/ })
  await expect(own.getByRole('article', { name: mine })).toBeVisible()
  await expect(own.getByRole('article', { name: asContributor })).toBeVisible()
  await expect(others.getByRole('article', { name: other })).toBeVisible()
  await expect(own.getByRole('article', { name: other })).toHaveCount(0)
})

test('[LIST-002] [LIST-003] [LIST-004] [LIST-005] [LIST-006] sort and filters narrow the list and survive a reload', async ({
  sharedPage: page,
}) => {
  const word = freshName('Sorted')
  await makeDomain(`${word}-alpha`, 'paul', { tags: ['first-tag'] })
  await makeDomain(`${word}-beta`, 'paul', { embedded: true, tags: ['second-tag'] })
  await makeDomain(`${word}-gamma`, 'nora', { tags: ['second-tag'] })
  await signIn(page, 'paul')
  const names = async () =>
    (await page.getByRole('article').allTextContents()).map((text) => /(alpha|beta|gamma)/.exec(text)?.[1])

  await page.getByLabel('Filter by name').fill(word.toUpperCase())
  await expect.poll(names).toEqual(['alpha', 'beta', 'gamma'])
  await page.getByRole('group', { name: 'Sort' }).getByRole('button', { name: 'Z-A' }).click()
  await expect.poll(names).toEqual(['beta', 'alpha', 'gamma'])
  await page.getByRole('group', { name: 'Owner' }).getByRole('button', { name: 'ME' }).click()
  await expect.poll(names).toEqual(['beta', 'alpha'])
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'EMBEDDED' }).click()
  await expect.poll(names).toEqual(['beta'])
  await page.reload()
  await expect.poll(names).toEqual(['beta'])
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'CLOUD' }).click()
  await expect.poll(names).toEqual(['alpha'])
  await page.getByRole('group', { name: 'Type' }).getByRole('button', { name: 'ALL' }).click()
  await page.getByRole('group', { name: 'Owner' }).getByRole('button', { name: 'ALL' }).click()
  await page.getByLabel('Tags').click()
  await page.getByRole('option', { name: 'second-tag' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(names).toEqual(['beta', 'gamma'])
})

test('[LIST-010] where there are no domains, the list says how to get one', async ({ page }) => {
  await page.routeWebSocket(/\/events$/, () => new Promise(() => undefined))
  await page.route('**/api/domains/?*', (route) => route.fulfill({ json: [] }))
  await signIn(page, 'paul')
  await expect(page.getByText('No domains yet')).toBeVisible()
  await expect(
    page.getByText('Create one, or ask a colleague to add you to theirs as a contributor.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add Domain' }).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('filters that hide everything say so and can be cleared', async ({ sharedPage: page }) => {
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill('no domain has this name')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[LIST-012] a name of 24 characters is shown whole on its card, and one more is shortened', async ({
  sharedPage: page,
}) => {
  const [whole, long] = [24, 25].map((length) => freshName('Length').padEnd(length, 'x')) as [string, string]
  for (const name of [whole, long]) await makeDomain(name, 'paul')
  await signIn(page, 'paul')
  const shown = async (name: string) => {
    await page.getByLabel('Filter by name').fill(name)
    return card(page, name).getByRole('link').textContent()
  }
  expect(await shown(whole)).toBe(whole)
  expect(await shown(long)).toBe(`${long.slice(0, 23)}…`)
})

test('[LIST-016] [LIST-017] [LIST-019] [LIST-020] a card shows what there is to know, shortened', async ({
  sharedPage: page,
}) => {
  const name = freshName('A-name-of-more-than-24-characters')
  await makeDomain(name, 'nora', {
    isTestDomain: true,
    contributors: ['paul@sdp.example', 'clara'],
    tags: ['one', 'two', 'three', 'four'],
    languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }],
    picture: 'https://pictures.example/radio.png',
  })
  await page.route('https://pictures.example/radio.png', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(name)
  const shown = card(page, name)
  await expect(shown.getByRole('link')).toHaveText(new RegExp(`^${name.slice(0, 20)}`))
  await expect(shown.getByRole('link')).not.toHaveText(name)
  await expect(shown.locator('img')).toHaveAttribute('src', 'https://pictures.example/radio.png')
  await expect(shown).toContainText('Test Domain')
  await expect(shown).toContainText('Nora')
  await expect(shown).toContainText('paul, clara')
  await expect(shown).toContainText(/deu-DEU.*eng-USA|eng-USA.*deu-DEU/)
  await expect(shown).toContainText('one')
  await expect(shown).toContainText('+3 others')
  await expect(shown).not.toContainText('two')
})

test('[LIST-020] two tags are shown as they are', async ({ sharedPage: page }) => {
  const name = freshName('TwoTags')
  await makeDomain(name, 'paul', { tags: ['one', 'two'] })
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(name)
  await expect(card(page, name)).toContainText('onetwo')
})

test('[LIST-011] [LIST-018] the dot follows the session without asking, in another browser', async ({
  sharedPage: page,
}) => {
  const name = freshName('Busy')
  const id = await makeDomain(name, 'nora', { contributors: ['paul@sdp.example'] })
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(name)
  await expect(card(page, name).getByRole('img', { name: 'Available' })).toBeVisible()

  await callAs('nora', sessions.start, { params: { id }, query: {}, body: { message: 'working' } })
  await expect(card(page, name).getByRole('img', { name: 'Busy' })).toBeVisible()
  await expect(card(page, name)).toContainText('Nora')
  await callAs('nora', sessions.end, { params: { id }, query: {} })
  await expect(card(page, name).getByRole('img', { name: 'Available' })).toBeVisible()
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'mine' } })
  await expect(card(page, name).getByRole('img', { name: 'Your session' })).toBeVisible()
})

test('[LIST-013] [LIST-014] [LIST-023] [LIST-026] deleting asks first, wants the name typed, deletes by name and says so (ruling R334)', async ({
  sharedPage: page,
}) => {
  const name = freshName('Deleted')
  await makeDomain(name, 'paul')
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(name)
  await page.getByRole('button', { name: `Delete domain ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Are you sure that you want to completely delete the domain')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(card(page, name)).toBeVisible()

  await page.getByRole('button', { name: `Delete domain ${name}` }).click()
  const typed = dialog.getByLabel('Domain name')
  await expect(typed).toBeFocused()
  await expectNothingWrongIn(dialog)
  await typed.fill(name.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
  const request = page.waitForRequest((request) => request.method() === 'DELETE')
  await typed.fill(name)
  await page.keyboard.press('Enter')
  expect(new URL((await request).url()).pathname).toBe(`/api/domains/${name}`)
  await expect(notification(page, `Domain ${name} successfully deleted`)).toBeVisible()
  await expect(card(page, name)).toHaveCount(0)
})

test('[LIST-015] [AUTH-021] deleting is not offered without access, and says why', async ({
  sharedPage: page,
}) => {
  const name = freshName('NotMine')
  await makeDomain(name, 'nora')
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(name)
  // The card stays where it is once the others have gone.
  await expect(page.getByRole('article')).toHaveCount(1)
  const button = page.getByRole('button', { name: `Delete domain ${name}` })
  await expect(button).toBeDisabled()
  await button.hover({ force: true })
  await expect(page.getByRole('tooltip')).toContainText(name)
})

test('[LIST-021] [ROUTE-006] [ROUTE-005] a card opens the intent editor, by mouse and by keyboard', async ({
  sharedPage: page,
}) => {
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill('Climate')
  await card(page, 'Climate').click({ position: { x: 150, y: 110 } })
  await expect(page).toHaveURL(/\/domains\/climate\/intent-editor$/)
  await expect(page.getByRole('grid', { name: 'Intents' })).toBeVisible()
  await page.goBack()
  await page.getByLabel('Filter by name').fill('Navigation')
  await card(page, 'Navigation').getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/domains\/navigation\/intent-editor$/)
  await page.goto('/domains/climate')
  await expect(page).toHaveURL(/\/domains\/climate\/intent-editor$/)
})

test('[LIST-024] a list that cannot be fetched says so with the server’s own words, and can be tried again', async ({
  page,
}) => {
  // Events never connect, since that or what other journeys make would bring the list before the click does
  await page.routeWebSocket(/\/events$/, () => new Promise(() => undefined))
  await signIn(page, 'paul')
  await page.route('**/api/domains/?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'the server’s words' } }),
  )
  await page.reload()
  await expect(notification(page, 'Error while fetching domains:')).toBeVisible()
  await expect(notification(page, 'the server’s words')).toBeVisible()
  await page.unroute('**/api/domains/?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[LIST-025] [SHELL-035] a deletion that fails says so with the server’s own words', async ({
  sharedPage: page,
}) => {
  const name = freshName('Stubborn')
  await makeDomain(name, 'paul')
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(name)
  await page.route(`**/api/domains/${name}`, (route) =>
    route.fulfill({ status: 403, json: { message: 'somebody is faster' } }),
  )
  await page.getByRole('button', { name: `Delete domain ${name}` }).click()
  await page.getByLabel('Domain name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notification(page, `Error deleting domain ${name}:`)).toBeVisible()
  await expect(notification(page, 'somebody is faster')).toBeVisible()
  await expect(card(page, name)).toBeVisible()
})

test('[LIST-022] [AUTH-023] [ADMIN-021] the list is fetched as an admin by members and super users only', async ({
  browser,
}) => {
  for (const [person, isAdmin] of [
    ['paul', 'false'],
    ['max', 'true'],
    ['ada', 'true'],
  ] as const) {
    const page = await browser.newPage()
    const request = page.waitForRequest((request) => /\/api\/domains\/\?/.test(request.url()))
    await signIn(page, person)
    const { searchParams } = new URL((await request).url())
    expect(Object.fromEntries(searchParams)).toEqual({ includeDialogs: 'false', isAdmin })
    await page.close()
  }
})

test('a domain that somebody else creates or deletes appears and disappears by itself', async ({
  sharedPage: page,
}) => {
  const name = freshName('Live')
  await signIn(page, 'paul')
  await page.getByLabel('Filter by name').fill(name)
  await makeDomain(name, 'nora')
  await expect(card(page, name)).toBeVisible()
  await callAs('nora', domains.remove, { params: { id: name } })
  await expect(card(page, name)).toHaveCount(0)
})

test('an installation without any domain leads to the tutorial', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === '/api/domains/',
    (route) => route.fulfill({ json: [] }),
  )
  await signIn(page, 'paul')
  await page.getByRole('main').getByRole('link', { name: 'Start the tutorial' }).click()
  await expect(page.getByRole('region', { name: /^Step 1 of 5/ })).toBeVisible()
})
