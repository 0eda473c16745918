import { expect, type Page } from '@playwright/test'
import { releaseNotes, sessions as sessionCalls } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, openEditor } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, visit } from './pages/studio.ts'

const drawer = (page: Page) => page.getByRole('navigation', { name: 'Main' })

test('[ROUTE-015] [PAGE-001] [PAGE-002] the dashboard has its four cards, what one worked on and open sessions', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('OnDashboard')
  await openEditor(page, id)
  await drawer(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome, Paul Author' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Demo Video' })).toBeDisabled()
  for (const [name, path] of [
    ['Learn More', '/learn-more'],
    ['Explore Domains', '/domains'],
    ['Create Domain', '/domains/create-edit'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path)
  }
  const sessions = page.getByRole('region', { name: 'Your open sessions' })
  const own = sessions.getByRole('listitem').filter({ hasText: new RegExp(id, 'i') })
  await expect(own).toContainText('work')
  await callAs('paul', sessionCalls.start, {
    params: { id },
    query: {},
    body: { message: `${'long'.repeat(100)} end` },
  })
  await expect(own).toContainText('longlong')
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
  ).toBe(true)
  const last = page.getByRole('region', { name: 'What you worked on last' })
  await last
    .getByRole('link', { name: new RegExp(id, 'i') })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/intent-editor$`))
})

test('[PAGE-004] [PAGE-005] video cards open a dialog that plays pictures of the product', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, 'paul', '/documentation')
  for (const name of ['Add language', 'System responses', 'Staging', 'Multistep dialog']) {
    await page.getByRole('button', { name, exact: true }).click()
    const dialog = page.getByRole('dialog', { name })
    const picture = dialog.getByRole('img')
    const next = dialog.getByRole('button', { name: 'Next picture' })
    await expect(next).toBeInViewport({ ratio: 1 })
    // No picture is missing, and each is described
    for (;;) {
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      await expect(picture).toHaveAccessibleName(/\S+ \S+/)
      if (await next.isDisabled()) break
      await next.click()
    }
    if (name === 'Staging') await expectNothingWrongIn(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
})

test('[ROUTE-016] [PAGE-003] guides are cards, are searched, and lead from one to the other', async ({
  sharedPage: page,
}) => {
  await visit(page, 'paul', '/domains')
  await drawer(page).getByRole('link', { name: 'Docs & Tutorials' }).click()
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('reset rules')
  const results = page.getByRole('status', { name: 'Search results' })
  await results.getByRole('link', { name: 'Slots: What a slot remembers' }).click()
  await expect(page.getByRole('heading', { name: 'What a slot remembers' })).toBeInViewport()
  await page.goBack()
  await expect(results.getByRole('link').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search the guides' }).fill('')
  await page.getByRole('link', { name: 'The decision table' }).click()
  const guide = page.getByRole('article', { name: 'The decision table' })
  await expect(guide.getByRole('table')).toContainText('UPDATED')
  await guide.getByRole('link', { name: 'API action', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'API actions and handlers' })).toBeVisible()
})

test('[ROUTE-021] [PAGE-009] sample handlers in Node.js, Python and Java are read and downloaded', async ({
  sharedPage: page,
}) => {
  await visit(page, 'paul', '/domains')
  await drawer(page).getByRole('link', { name: 'Sample Domain Handlers' }).click()
  const repositories = page.getByRole('list', { name: 'Repositories' })
  for (const language of ['Node.js', 'Python', 'Java']) {
    await expect(repositories.getByRole('heading', { name: language, exact: true })).toBeVisible()
  }
  await repositories.getByRole('button', { name: 'handler.py' }).click()
  await expect(page.getByRole('dialog', { name: 'handler.py' })).toContainText('def set_cabin_temperature')
  await expectNothingWrongIn(page.getByRole('dialog', { name: 'handler.py' }))
  await page.keyboard.press('Escape')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the handler in Java' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('handler-java.zip')
})

test('[ROUTE-014] [ROUTE-017] Learn more says what a domain holds, the contact page whom to ask', async ({
  sharedPage: page,
}) => {
  await visit(page, 'paul', '/domains')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Learn more' }).click()
  await page.getByRole('link', { name: 'Save points', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Save points and history' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click()
  await expect(page.getByRole('list', { name: 'Administrators' })).toContainText('ada@sdp.example')
  await page.getByRole('main').getByRole('button', { name: 'Report a bug' }).click()
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill('Half a sentence')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard changes' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(description).toHaveValue('Half a sentence')
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[DOM-001] what Learn more says that a domain holds is there in the editor', async ({
  sharedPage: page,
}) => {
  await visit(page, 'paul', '/domains/mediaplayer/intent-editor')
  const tab = (name: string) => page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name })
  const rowsOf = (name: string) => page.getByRole('grid', { name }).getByRole('row')
  await expect(rowsOf('Intents').nth(1)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Languages' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save point Original' })).toBeVisible()
  await tab('Slots').click()
  await expect(rowsOf('User Inputs').nth(1)).toBeVisible()
  await tab('Decision Table').click()
  await expect(page.getByRole('button', { name: /^Add rule to / }).first()).toBeVisible()
  await expect(rowsOf('Decision Table').nth(2)).toBeVisible()
  await tab('Domain Handler').click()
  await expect(rowsOf('API Actions').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Configure Handlers' })).toBeVisible()
  await tab('UI Actions').click()
  await expect(page.getByRole('button', { name: /^System Responses of / }).first()).toBeVisible()
  await tab('Publish').click()
  await expect(page.getByRole('button', { name: 'Languages of EMBEDDED', exact: true })).toBeVisible()
})

/** Answers as the server does, with as many notes as wanted. */
async function answerNotes(page: Page, count: number, requests: string[] = []): Promise<void> {
  const notes = Array.from({ length: count }, (_, index) => ({
    id: `note-${index}`,
    title: `Version ${count - index}`,
    date: '2026-01-01T00:00:00.000Z',
    text: 'Something **bold** and a [link](/domains)\n\n<b id="raw">raw</b> [bad](javascript:alert(1))',
  }))
  await page.route('**/api/releaseNotes*', (route) => {
    const { search, searchParams } = new URL(route.request().url())
    if (!searchParams.has('lastDay')) requests.push(search)
    const offset = Number(searchParams.get('offset') ?? 0)
    return route.fulfill({ json: { data: { data: notes.slice(offset, offset + 10), total: count } } })
  })
}

test('[ROUTE-019] [PAGE-006] [PAGE-007] [PAGE-013] release notes are markdown without HTML, and older ones follow while one scrolls', async ({
  page,
}) => {
  const requests: string[] = []
  await answerNotes(page, 25, requests)
  await visit(page, 'paul', '/release-notes')
  const newest = page.getByRole('article', { name: 'Version 25' })
  await expect(newest.locator('strong')).toHaveText('bold')
  await expect(newest.getByRole('link', { name: 'link' })).toHaveAttribute('href', '/domains')
  await expect(newest).toContainText('<b id="raw">')
  await expect(newest.getByText('bad')).not.toHaveAttribute('href', /javascript/)
  expect(requests).toEqual([''])
  await expect(async () => {
    await page.mouse.wheel(0, 5000)
    await expect(page.getByRole('article', { name: 'Version 1', exact: true })).toBeVisible({ timeout: 500 })
  }).toPass()
  expect(requests).toEqual(['', '?offset=10', '?offset=20'])
})

test('[PAGE-008] [SHELL-009] without release notes the page says so, and the drawer has no chip', async ({
  page,
}) => {
  await answerNotes(page, 0)
  await visit(page, 'paul', '/release-notes')
  await expect(page.getByRole('main')).toContainText('No release notes available at the moment')
  await expect(drawer(page).getByText('New', { exact: true })).toHaveCount(0)
})

test('[SHELL-006] [SHELL-009] [PAGE-015] the drawer has its entries, and New marks notes of the last day', async ({
  page,
}) => {
  const requests = page.waitForRequest((request) => request.url().includes('/api/releaseNotes?lastDay=true'))
  await answerNotes(page, 1)
  await visit(page, 'ada', '/domains')
  await requests
  for (const name of ['Domains', 'Sample Domain Handlers', 'Concept Texts', 'Docs & Tutorials']) {
    await expect(drawer(page).getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(drawer(page).getByRole('button', { name: 'Users' })).toBeVisible()
  const labels = await drawer(page).getByRole('listitem').allTextContents()
  const specified = [
    'Domains',
    'Sample Domain Handlers',
    'Users',
    'Concept Texts',
    'Docs & Tutorials',
    'Release Notes',
  ]
  expect(
    labels.map((label) => label.replace('New', '')).filter((label) => specified.includes(label)),
  ).toEqual(specified)
  const entry = drawer(page).getByRole('listitem').filter({ hasText: 'Release Notes' })
  await expect(entry).toContainText('New')
  await entry.getByRole('link').click()
  await expect(page).toHaveURL(/\/release-notes$/)
})

test('[PAGE-012] [PAGE-014] the notes of this version are there', async () => {
  const { data } = await callAs('paul', releaseNotes.list, { query: {} })
  expect(data.data.map(({ title }) => title)).toContain('Conversations that stay right')
})
