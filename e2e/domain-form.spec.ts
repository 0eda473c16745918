import { expect, type Page } from '@playwright/test'
import { diss, domains, sessions } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { test } from './pages/shared-page.ts'
import { callAs, card, freshName, makeDomain, notification, signIn, visit } from './pages/studio.ts'

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Add Domain' }).first().click()
  return page.getByRole('dialog', { name: 'Add Domain' })
}

async function chooseLanguage(page: Page, code: string): Promise<void> {
  await page.getByLabel('Initial language').fill(code)
  await page.getByRole('option', { name: new RegExp(code) }).click()
}

test('[LIST-007] [FORM-001] [FORM-015] [FORM-002] the Add Domain dialog has all the fields and their defaults', async ({
  sharedPage: page,
}) => {
  await signIn(page, 'paul')
  const dialog = await openForm(page)
  for (const label of [
    'Name',
    'Initial language',
    'Embedded',
    'DISS/Version',
    'Volatile',
    'Test domain',
    'Description',
    'Tags',
    'Platforms',
    'Handler URL',
    'Picture URL',
    'Contributors',
  ]) {
    await expect(dialog.getByLabel(label, { exact: false }).first()).toBeVisible()
  }
  await expect(dialog).toContainText('NTG7-SOP')
  await dialog.getByLabel('DISS/Version').click()
  await expect(page.getByRole('option', { name: 'disabled', exact: false })).toBeVisible()
  await expect(page.getByRole('option', { name: 'latest', exact: false })).toBeVisible()
})

test('[FORM-004] [FORM-005] [FORM-025] [FORM-027] [DOM-051] creating a domain opens it, and it is there after a reload', async ({
  sharedPage: page,
}) => {
  const name = freshName('Created')
  await signIn(page, 'paul')
  const dialog = await openForm(page)
  await dialog.getByLabel('Name').fill(name)
  await chooseLanguage(page, 'deu-DEU')
  await dialog.getByLabel('Description').fill('Grüße, 你好, สวัสดี')
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/domains/'),
  )
  await dialog.getByRole('button', { name: 'Create domain' }).click()
  expect((await asked).postDataJSON()).toMatchObject({ name })
  await expect(notification(page, `Domain ${name} successfully created`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/domains/${name.toLowerCase()}/intent-editor$`))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Your session/ })).toBeVisible()
  const held = (await callAs('paul', sessions.list, {})).find(
    ({ domainId }) => domainId === name.toLowerCase(),
  )
  expect(held?.message).toBe(`Creating ${name}`)

  await page.goto('/domains')
  await page.getByLabel('Filter by name').fill(name)
  await expect(card(page, name)).toContainText('Paul Author')
  await expect(card(page, name)).toContainText('deu-DEU')
})

test('a placeholder picture is chosen, shown next to its address and kept', async ({ sharedPage: page }) => {
  const addresses = ['https://pictures.example/lake.png', 'https://pictures.example/hill.png']
  await page.route('**/api/v2/pictures*', (route) =>
    route.fulfill({ json: addresses.map((address) => ({ address, author: 'Ann' })) }),
  )
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  const name = freshName('Pictured')
  await signIn(page, 'paul')
  const dialog = await openForm(page)
  await dialog.getByRole('button', { name: 'Choose a placeholder picture' }).click()
  const choice = page.getByRole('dialog', { name: 'Placeholder pictures' })
  await expectNothingWrongIn(choice)
  await choice.getByRole('button', { name: 'Picture 2 by Ann' }).click()
  await expect(choice).toHaveCount(0)
  await expect(dialog.getByLabel('Picture URL')).toHaveValue(addresses[1]!)
  await dialog.getByLabel('Name').fill(name)
  await chooseLanguage(page, 'eng-USA')
  await dialog.getByRole('button', { name: 'Create domain' }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${name.toLowerCase()}/intent-editor$`))
  const { picture } = await callAs('paul', domains.read, {
    params: { id: name.toLowerCase() },
    query: {},
  })
  expect(picture).toBe(addresses[1])
})

test('[FORM-004] without the redirect the list stays and the form is empty the next time', async ({
  sharedPage: page,
}) => {
  const name = freshName('Stay')
  await signIn(page, 'paul')
  const dialog = await openForm(page)
  await dialog.getByLabel('Name').fill(name)
  await chooseLanguage(page, 'eng-USA')
  await dialog.getByLabel('Open the domain after creation').uncheck()
  await page.keyboard.press('Control+Enter')
  await expect(notification(page, `Domain ${name} successfully created`)).toBeVisible()
  await expect(page).toHaveURL(/\/domains/)
  await page.getByLabel('Filter by name').fill(name)
  await expect(card(page, name)).toBeVisible()
  await openForm(page)
  await expect(dialog.getByLabel('Name')).toHaveValue('')
})

test('[FORM-009] [FORM-010] [FORM-011] [FORM-012] [FORM-013] [FORM-014] [FORM-016] [FORM-017] [FORM-018] [FORM-019] [FORM-020] wrong input is shown next to its field and nothing is sent', async ({
  sharedPage: page,
}) => {
  await signIn(page, 'paul')
  const dialog = await openForm(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  const submit = () => dialog.getByRole('button', { name: 'Create domain' }).click()
  await submit()
  await expect(dialog.getByText('This field is required')).toHaveCount(2)
  await expect(dialog.getByLabel('Name')).toBeFocused()

  const name = dialog.getByLabel('Name')
  for (const [value, message] of [
    ['a b', "Please, don't include spaces"],
    ['a!', 'Please, avoid special characters'],
    ['a'.repeat(51), 'Name must be less than 50 characters'],
    ['Sessions', 'This name is reserved'],
    ['climate', 'A domain named climate already exists'],
  ] as const) {
    await name.fill(value)
    await expect(dialog.getByText(message)).toBeVisible()
  }
  await name.fill('a'.repeat(50))
  await chooseLanguage(page, 'eng-USA')
  for (const [label, value, message] of [
    ['Picture URL', 'http://pictures.example/a.png', 'Please, introduce a valid https url'],
    ['Picture URL', `https://p.example/${'a'.repeat(300)}`, 'at most 300 characters'],
    ['Handler URL', 'ftp://handler.example', 'Please, introduce a valid http or https url'],
    ['Handler URL', `https://h.example/${'a'.repeat(100)}`, 'at most 100 characters'],
    ['Description', 'a'.repeat(281), 'at most 280 characters'],
  ] as const) {
    await dialog.getByLabel(label).fill(value)
    await dialog.getByLabel(label).blur()
    await expect(dialog.getByText(message)).toBeVisible()
    await submit()
    await dialog.getByLabel(label).fill('')
  }
  await dialog.getByLabel('Platforms').focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await submit()
  await expect(dialog.getByText('Choose at least one platform')).toBeVisible()
  expect(sent).toBe(0)
})

test('[FORM-028] the platforms are those of the specification', async ({ sharedPage: page }) => {
  await signIn(page, 'paul')
  const dialog = await openForm(page)
  await dialog.getByLabel('Platforms').click()
  await expect(page.getByRole('option')).toHaveText([
    'Gen20x.i2',
    'Gen20x.i3',
    'NTG6-FU1',
    'NTG6-FU2 OPT',
    'NTG6-FU2',
    'NTG6-FU3 OPT-b',
    'NTG6-FU3 OPT',
    'NTG6-FU3',
    'NTG6-FU4',
    'NTG6-SOP',
    'NTG7-FU2',
    'NTG7-FU3',
    'NTG7-FU4',
    'NTG7-FU5',
    'NTG7-FU6',
    'NTG7-SOP',
  ])
})

test('[FORM-021] [FORM-022] [FORM-023] [FORM-024] [DOM-052] contributors are suggested, lowercased and without administrative names', async ({
  sharedPage: page,
}) => {
  const name = freshName('People')
  await makeDomain(freshName('Known'), 'nora', {
    contributors: ['known@sdp.example', 'admin-known@sdp.example'],
  })
  await signIn(page, 'paul')
  const dialog = await openForm(page)
  await dialog.getByLabel('Name').fill(name)
  await chooseLanguage(page, 'eng-USA')
  await dialog.getByLabel('Contributors').fill('known')
  await expect(page.getByRole('option', { name: /^known@/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /^admin-known/ })).toHaveCount(0)
  await page.getByRole('option', { name: /^known@/ }).click()
  await expect(dialog).toContainText('People you know, or any e-mail')
  await dialog.getByLabel('Contributors').fill('Some.One@SDP.example')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Nobody here knows some.one@sdp.example yet. Please check the spelling.')
  await dialog.getByRole('button', { name: 'Create domain' }).click()
  await expect(notification(page, `Domain ${name} successfully created`)).toBeVisible()
  const stored = await callAs('paul', domains.read, { params: { id: name.toLowerCase() }, query: {} })
  expect(stored.contributors).toEqual(['known@sdp.example', 'some.one@sdp.example'])
})

test('[FORM-026] a refused creation shows the message and the server’s words, and keeps what was typed', async ({
  sharedPage: page,
}) => {
  const name = freshName('Refused')
  await signIn(page, 'paul')
  const dialog = await openForm(page)
  await dialog.getByLabel('Name').fill(name)
  await chooseLanguage(page, 'eng-USA')
  await page.route('**/api/domains/', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { message: 'taken by somebody faster' } })
      : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Create domain' }).click()
  await expect(notification(page, 'Error creating domain:')).toBeVisible()
  await expect(notification(page, 'taken by somebody faster')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue(name)
})

test('[ROUTE-004] [FORM-001] the form is also a page of its own', async ({ sharedPage: page }) => {
  const name = freshName('ByPage')
  await visit(page, 'paul', '/domains/create-edit')
  await page.getByLabel('Name').fill(name)
  await chooseLanguage(page, 'eng-USA')
  await page.getByRole('button', { name: 'Create domain' }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${name.toLowerCase()}/intent-editor$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('[EDIT-003] the header shows a name of 35 characters whole, and shortens a longer one', async ({
  sharedPage: page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const [whole, long] = [35, 36].map((length) => freshName('Length').padEnd(length, 'x')) as [string, string]
  await visit(page, 'paul', `/domains/${await makeDomain(whole, 'paul')}/intent-editor`)
  await expect(heading).toHaveText(whole)
  await visit(page, 'paul', `/domains/${await makeDomain(long, 'paul')}/intent-editor`)
  await expect(heading).toHaveText(`${long.slice(0, 34)}…`)
})

test('[FORM-003] [FORM-006] [FORM-007] [EDIT-004] [DOM-010] general data are edited in the editor, the name stays', async ({
  sharedPage: page,
}) => {
  const name = freshName('A-long-name-of-a-domain-to-edit-now')
  const id = await makeDomain(name, 'paul', { handler_url: 'https://handler.example' })
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name)
  await page.getByRole('button', { name: 'General data' }).click()
  const dialog = page.getByRole('dialog', { name: 'General data' })
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByLabel('Name')).toBeDisabled()
  await expect(dialog.getByLabel('Embedded')).toBeDisabled()
  await dialog.getByLabel('Description').fill('changed')
  await expect(dialog.getByLabel('Handler URL')).toHaveValue('https://handler.example')
  await dialog.getByLabel('Handler URL').fill('https://other.example')
  const saved = page.waitForRequest((request) => request.method() === 'PUT')
  const refetched = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().includes(`/api/domains/${id}`),
  )
  await dialog.getByRole('button', { name: 'Save' }).click()
  expect((await saved).postDataJSON()).toEqual({
    updates: { description: 'changed', handler_url: 'https://other.example' },
    forceUpdate: true,
    commit_message: 'Update general data',
  })
  await refetched
  await expect(notification(page, `Domain ${name} successfully updated`)).toBeVisible()
  const stored = await callAs('paul', domains.read, { params: { id }, query: {} })
  expect(stored).toMatchObject({ description: 'changed', handler_url: 'https://other.example' })
})

test('[FORM-008] after the refetch the DISS definition that was chosen is loaded', async ({
  sharedPage: page,
}) => {
  // 'Latest' is asked for only where there is one
  const definition = { version: `0.8${process.pid}`, intents: [{ intent: 'play', slots: [] }] }
  await callAs('ada', diss.create, { body: definition })
  const id = await makeDomain(freshName('Checked'), 'paul')
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await expect(page.getByRole('button', { name: 'General data' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === `/api/domains/${id}` || /^\/api\/v2\/diss\/(latest|version\/)/.test(pathname))
      asked.push(`${request.method()} ${pathname}`)
  })
  for (const [choice, path] of [
    ['Latest', 'latest'],
    [definition.version, `version/${definition.version}`],
  ] as const) {
    asked.length = 0
    await page.getByRole('button', { name: 'General data' }).click()
    await page.getByLabel('DISS/Version').click()
    await page.getByRole('option', { name: choice, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByLabel(`DISS version ${choice}`)).toBeVisible()
    await expect.poll(() => asked.at(-1)).toBe(`GET /api/v2/diss/${path}`)
    const saved = asked.indexOf(`PUT /api/domains/${id}`)
    expect(asked[saved + 1]).toBe(`GET /api/domains/${id}`)
  }
})

test('[DOM-006] [EDIT-005] a test domain stays one', async ({ sharedPage: page }) => {
  const id = await makeDomain(freshName('Tested'), 'paul', { isTestDomain: true })
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await expect(page.getByText('Test Domain', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'General data' }).click()
  await expect(page.getByRole('dialog').getByLabel('Test domain')).toBeDisabled()
})

test('[EDIT-007] [EDIT-008] [DOM-007] [DISS-012] the DISS chip says Latest when no version is pinned', async ({
  sharedPage: page,
}) => {
  const latest = await makeDomain(freshName('Latest'), 'paul', { diss: { enabled: true, version: null } })
  const pinned = await makeDomain(freshName('Pinned'), 'paul', { diss: { enabled: true, version: '4.2' } })
  const none = await makeDomain(freshName('NoDiss'), 'paul')
  await visit(page, 'paul', `/domains/${latest}/intent-editor`)
  await expect(page.getByLabel('DISS version Latest')).toBeVisible()
  await visit(page, 'paul', `/domains/${pinned}/intent-editor`)
  await expect(page.getByLabel('DISS version 4.2')).toBeVisible()
  await visit(page, 'paul', `/domains/${none}/intent-editor`)
  await expect(page.getByRole('button', { name: 'General data' })).toBeVisible()
  await expect(page.getByLabel(/^DISS version/)).toHaveCount(0)
})

test('[AUTH-017] general data cannot be changed without access, and the reason is shown', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Foreign'), 'nora')
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const button = page.getByRole('button', { name: 'General data' })
  await expect(button).toBeDisabled()
  await button.hover({ force: true })
  await expect(page.getByRole('tooltip')).toContainText('You have no access')
})

test('[DOM-054] [DOM-041] a domain that cannot be fetched says so and offers a way on', async ({
  sharedPage: page,
}) => {
  await visit(page, 'paul', '/domains/there-is-none/intent-editor')
  await expect(notification(page, 'Error while fetching domain:')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'All domains' }).click()
  await expect(page).toHaveURL(/\/domains$/)
})

test('closing a form with typed input asks first', async ({ sharedPage: page }) => {
  await signIn(page, 'paul')
  const dialog = await openForm(page)
  await dialog.getByLabel('Name').fill('half-typed')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard your input?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('half-typed')
})
