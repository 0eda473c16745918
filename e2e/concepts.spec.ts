import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { concepts, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { withBomb } from '../apps/web/src/features/sheets/testing/workbooks.ts'
import { storeContent } from './pages/api.ts'
import { expectNothingWrong, expectNothingWrongIn } from './pages/axe.ts'
import { arrowTo, goInTable, pressOn, tabTo } from './pages/keyboard.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification, visit } from './pages/studio.ts'

const newName = (begin: string) => `${freshName(begin).toUpperCase()}_CONCEPT`

async function makeConcept(concept_name: string, texts: Record<string, string>): Promise<void> {
  await callAs('clara', concepts.create, {
    body: {
      concept_name,
      type: 2,
      texts: Object.entries(texts).map(([language, text], at) => ({ id: `new__${at}`, language, text })),
    },
  })
}

const table = (page: Page) => page.getByRole('grid', { name: 'Text concepts' })
const rowOf = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(name) })
const textIn = (row: Locator, language: string) =>
  row.getByRole('button', { name: new RegExp(`in ${language}:`) })

async function openPage(page: Page, person: 'clara' | 'ada' | 'paul', search = ''): Promise<void> {
  await visit(page, person, `/text-concepts${search}`)
  await expect(page.getByRole('heading', { name: /Text concepts/, includeHidden: true })).toBeVisible()
}

async function write(page: Page, field: Locator, label: string | RegExp, text: string): Promise<void> {
  await field.click()
  const box = page.getByRole('textbox', { name: label })
  await box.fill(text)
  await box.press('Enter')
}

test('[ROUTE-023] the script of the page is loaded when somebody goes there', async ({ page }) => {
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/TextConcepts-[^/]*\.js$/.test(name)),
    )
  await visit(page, 'paul', '/domains')
  await expect(page.getByRole('heading', { name: /^Domains/ }).first()).toBeVisible()
  expect(await scripts()).toEqual([])
  await page.getByRole('link', { name: 'Concept Texts' }).click()
  await expect(table(page)).toBeVisible()
  expect(await scripts()).toHaveLength(1)
})

test('[CONC-001] [CONC-002] [CONC-004] [CONC-012] [ROUTE-022] a concept is added, its name is judged while it is typed, and its text changed in place', async ({
  pageOf,
}) => {
  const page = await pageOf('clara')
  const name = newName('Add')
  await visit(page, 'clara', '/domains')
  await page.getByRole('link', { name: 'Concept Texts' }).click()
  await expect(page).toHaveURL(/\/text-concepts/)
  await page.getByRole('button', { name: 'Add concept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add concept' })
  await expectNothingWrongIn(dialog)
  const field = dialog.getByRole('textbox', { name: 'Name' })
  await field.fill('TWO WORDS')
  await expect(
    dialog.getByText('only alphabets (A-z), numbers (0-9), hyphen (-) and underscore (_) are supported'),
  ).toBeVisible()
  await field.fill('TWO')
  await expect(dialog.getByText('_CONCEPT suffix is required')).toBeVisible()
  await field.fill('_CONCEPT')
  await expect(dialog.getByText('the name before _CONCEPT is still missing')).toBeVisible()
  await field.fill('MESSAGE_SENT_CONCEPT')
  await field.fill(name)
  const text = dialog.getByRole('textbox', { name: 'Text in eng-USA' })
  await text.fill('\\e\\rate=90\\ Sent')
  await expect(
    dialog.getByText('Vocalizer syntax has been detected, it is no longer supported'),
  ).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await text.fill('Sent')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  const opened = page.getByRole('dialog', { name })
  await expect(opened.getByRole('button', { name: 'Text in eng-USA: Sent' })).toBeVisible()
  await opened.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('textbox', { name: 'Search names and texts' }).fill(name)
  // Until what is found replaces the whole list: the head and one row
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await write(page, textIn(rowOf(page, name), 'eng-USA'), /^Text of/, 'Has been sent')
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible()
  await expect(textIn(rowOf(page, name), 'eng-USA')).toHaveText('Has been sent')
  await expect(page.getByText('Saved', { exact: true })).toBeHidden({ timeout: 10_000 })
})

test('texts of right-to-left and CJK languages are written, deactivated, reactivated and removed side by side', async ({
  pageOf,
}) => {
  const page = await pageOf('clara')
  const name = newName('Side')
  await makeConcept(name, { 'eng-USA': 'Hello' })
  await openPage(page, 'clara', `?concept=${name}`)
  const dialog = page.getByRole('dialog', { name })
  const cell = (language: string) => dialog.getByRole('button', { name: new RegExp(`^Text in ${language}:`) })
  await write(page, cell('ara-SAU'), 'Text in ara-SAU', 'مرحبا')
  await expect(cell('ara-SAU')).toHaveText('مرحبا')
  await expect(cell('ara-SAU')).toHaveAttribute('dir', 'auto')
  await write(page, cell('cmn-CHN'), 'Text in cmn-CHN', '你好')
  await expect(cell('cmn-CHN')).toHaveText('你好')
  await dialog.getByRole('button', { name: 'Deactivate “你好” in cmn-CHN' }).click()
  await expect(dialog.getByRole('button', { name: 'Reactivate “你好” in cmn-CHN' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Reactivate “你好” in cmn-CHN' }).click()
  await expect(dialog.getByRole('button', { name: 'Deactivate “你好” in cmn-CHN' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove “مرحبا” in ara-SAU' }).click()
  await expect(cell('ara-SAU')).toHaveText('')
  await dialog.getByRole('tab', { name: 'History' }).click()
  await expect(dialog.getByText('Changed: ara-SAU: “مرحبا” removed')).toBeVisible()
  await dialog
    .getByRole('listitem')
    .filter({ hasText: 'cmn-CHN: “你好” added' })
    .getByRole('button', { name: /^Restore/ })
    .click()
  await dialog.getByRole('tab', { name: 'Texts' }).click()
  await expect(cell('ara-SAU')).toHaveText('مرحبا')
})

test('two editors who change different texts keep both, and one who would overwrite the other is asked', async ({
  pageOf,
}) => {
  const [clara, ada] = [await pageOf('clara'), await pageOf('ada')]
  const name = newName('Both')
  await makeConcept(name, { 'eng-USA': 'One', 'deu-DEU': 'Eins' })
  await openPage(clara, 'clara', `?search=${name}`)
  const seen = rowOf(clara, name)
  await textIn(seen, 'eng-USA').click()
  const mine = clara.getByRole('textbox', { name: /^Text of/ })
  await mine.fill('Mine')
  await openPage(ada, 'ada', `?search=${name}`)
  await write(ada, textIn(rowOf(ada, name), 'eng-USA'), /^Text of/, 'Theirs')
  await expect(ada.getByText('Saved', { exact: true })).toBeVisible()
  // What is typed stays while the news of the other arrives
  await expect(mine).toHaveValue('Mine')
  await expect(rowOf(clara, name)).toContainText('Ada Lovelace')
  await mine.press('Enter')
  const question = clara.getByRole('dialog', { name: `${name} was changed by Ada Lovelace meanwhile` })
  await expect(question).toContainText('Ada Lovelace changed the same as you: eng-USA: “One” → “Theirs”')
  await question.getByRole('button', { name: 'Save mine' }).click()
  await expect(textIn(rowOf(clara, name), 'eng-USA')).toHaveText('Mine')
  await expect(textIn(rowOf(ada, name), 'eng-USA')).toHaveText('Mine')

  const description = rowOf(clara, name).getByRole('button', { name: /^Description of/ })
  await description.click()
  await clara.getByRole('textbox', { name: /^Description of/ }).fill('Said first')
  await rowOf(ada, name)
    .getByRole('combobox', { name: /^Tuning status/ })
    .selectOption('done')
  await expect(rowOf(clara, name).getByRole('combobox', { name: /^Tuning status/ })).toHaveValue('done')
  await clara.keyboard.press('Enter')
  await expect(
    notification(clara, 'Ada Lovelace changed other things meanwhile: both are kept'),
  ).toBeVisible()
  await expect(rowOf(ada, name)).toContainText('Said first')
  await expect(rowOf(ada, name).getByRole('combobox', { name: /^Tuning status/ })).toHaveValue('done')
})

test('of what somebody else changes only that is read, and the table not again', async ({ pageOf }) => {
  const clara = await pageOf('clara')
  const [changed, removed, added] = ['Changed', 'Removed', 'Added'].map((begin) => newName(`News-${begin}`))
  await makeConcept(changed!, { 'eng-USA': 'One' })
  await makeConcept(removed!, { 'eng-USA': 'Two' })
  await openPage(clara, 'clara', '?search=NEWS-')
  await expect(textIn(rowOf(clara, changed!), 'eng-USA')).toHaveText('One')
  await expect(rowOf(clara, removed!)).toBeVisible()
  const requests: string[] = []
  clara.on('request', (request) => {
    const [, call] = /\/concepts\/(query.*)$/.exec(request.url()) ?? []
    if (call !== undefined) requests.push(call)
  })

  await makeConcept(added!, { 'eng-USA': 'Three' })
  await expect(rowOf(clara, added!)).toBeVisible()
  const concept = await callAs('ada', concepts.read, { params: { name: changed! } })
  const { id } = concept.translations.find(({ language }) => language.code === 'eng-USA')!.texts[0]!
  await callAs('ada', concepts.update, {
    params: { name: changed! },
    body: { version: 1, texts: [{ id, text: 'Eins' }] },
  })
  await expect(textIn(rowOf(clara, changed!), 'eng-USA')).toHaveText('Eins')
  const removedConcept = await callAs('ada', concepts.read, { params: { name: removed! } })
  await callAs('ada', concepts.remove, { params: { id: removedConcept.id }, query: { version: 1 } })
  await expect(rowOf(clara, removed!)).toHaveCount(0)
  expect([...new Set(requests)]).toEqual(['query-changed'])
})

test('[CONC-005] [CONC-006] [CONC-026] filters and order stand in the address, and a new query cancels the one before', async ({
  pageOf,
}) => {
  const page = await pageOf('clara')
  const begin = freshName('Filter').toUpperCase()
  await makeConcept(`${begin}_A_CONCEPT`, { 'deu-DEU': 'Apfel' })
  await makeConcept(`${begin}_B_CONCEPT`, { 'fra-FRA': 'Banane' })
  await openPage(page, 'clara', `?search=${begin}`)
  await expect(table(page).getByRole('row')).toHaveCount(3)
  await page.getByRole('combobox', { name: 'Languages' }).click()
  await page.getByRole('option', { name: 'fra-FRA' }).click()
  await page.keyboard.press('Escape')
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/languages=.*fra-FRA/)
  await expect(textIn(rowOf(page, `${begin}_B_CONCEPT`), 'fra-FRA')).toHaveText('Banane')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('textbox', { name: 'Search names and texts' }).fill(begin)
  await page.getByRole('combobox', { name: 'Order' }).click()
  await page.getByRole('option', { name: 'descending' }).click()
  await expect(table(page).getByRole('row').nth(1)).toContainText(`${begin}_B_CONCEPT`)

  const cancelled = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/concepts/query/'),
  )
  await page.route('**/concepts/query/*', async (route) => {
    const isFirst = route.request().postData()?.includes('"search":"slow"') ?? false
    if (!isFirst) await route.continue()
  })
  const search = page.getByRole('textbox', { name: 'Search names and texts' })
  const requests = page.waitForRequest((request) => request.postData()?.includes('"search":"slow"') ?? false)
  await search.fill('slow')
  await requests
  await search.fill(`${begin}_A`)
  expect((await cancelled).failure()?.errorText).toContain('ABORTED')
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await page.unroute('**/concepts/query/*')
})

test('[CONC-007] [CONC-008] [CONC-009] [CONC-052] what is exported is uploaded again, previewed and persisted', async ({
  pageOf,
}) => {
  const page = await pageOf('clara')
  const name = newName('Sheet')
  await makeConcept(name, { 'eng-USA': 'Before' })
  await openPage(page, 'clara', `?search=${name}`)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const file = await (await coming).path()
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')
  await write(page, textIn(rowOf(page, name), 'eng-USA'), /^Text of/, 'After')
  await expect(textIn(rowOf(page, name), 'eng-USA')).toHaveText('After')
  await page.getByRole('button', { name: 'Upload' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload concepts' })
  const upload = async (bytes: Uint8Array) =>
    dialog.getByLabel('Excel file').setInputFiles({
      name: 'concepts.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    })
  await upload(await readFile(file))
  await expect(dialog.getByRole('button', { name: 'Persist' })).toBeEnabled()
  await upload(withBomb(await readFile(file), 5000, 4_000_000_000))
  await expect(notification(page, messages.sheets.unpackedTooLarge(150))).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Persist' })).toBeDisabled()
  await upload(await readFile(file))
  await expect(dialog.getByText('1 concept: 0 created, 1 updated, 0 disabled.')).toBeVisible()
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByRole('listitem')).toContainText(`updated ${name} in eng-USA: Before`)
  await dialog.getByRole('button', { name: 'Persist' }).click()
  await expect(notification(page, 'Concepts were successfully persisted to the database')).toBeVisible()
  await expect(textIn(rowOf(page, name), 'eng-USA')).toHaveText('Before')
})

test('[CONC-010] [CONC-053] a deletion names the domains that use the concept, and can be taken back', async ({
  pageOf,
}) => {
  const page = await pageOf('clara')
  const name = newName('Gone')
  await makeConcept(name, { 'eng-USA': 'Going' })
  const domain = freshName('Uses')
  const id = await makeDomain(domain)
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'Work' } })
  await storeContent(id, { tts_responses: { bye: [name] } })
  await openPage(page, 'clara', `?search=${name}`)
  await expect(rowOf(page, name)).toContainText(domain)
  await rowOf(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  const question = page.getByRole('dialog', { name: `Delete ${name}?` })
  await expect(question).toContainText(`${domain} uses ${name}`)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(notification(page, 'Concept was successfully deleted from the database')).toBeVisible()
  await expect(rowOf(page, name)).toHaveCount(0)
  await page.getByRole('button', { name: 'History' }).click()
  const history = page.getByRole('dialog', { name: 'History of text concepts' })
  await expectNothingWrongIn(history)
  await history
    .getByRole('listitem')
    .filter({ hasText: `${name} Deleted` })
    .getByRole('button', { name: /^Restore/ })
    .click()
  await history.getByRole('button', { name: 'Close' }).first().click()
  await expect(textIn(rowOf(page, name), 'eng-USA')).toHaveText('Going')
})

test('[CONC-048] [CONC-049] [CONC-050] what cannot be created, persisted or deleted is told', async ({
  pageOf,
}) => {
  const page = await pageOf('clara')
  const name = newName('Fails')
  await makeConcept(name, { 'eng-USA': 'Stays' })
  await openPage(page, 'clara', `?search=${name}`)
  await expect(textIn(rowOf(page, name), 'eng-USA')).toHaveText('Stays')
  const changing = (url: URL) => /\/v2\/concepts\/[^/]*$/.test(url.pathname)
  await page.route(changing, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 500, json: { message: 'The disk is full' } }),
  )
  await write(page, textIn(rowOf(page, name), 'eng-USA'), /^Text of/, 'Changed')
  await expect(notification(page, 'Something went wrong while persisting the concepts')).toBeVisible()
  const unsaved = rowOf(page, name).getByRole('textbox', { name: /^Text of/ })
  await expect(unsaved).toHaveValue('Changed')
  await expect(page.getByText(messages.general.textNotSaved)).toBeVisible()
  await unsaved.press('Escape')
  await expect(textIn(rowOf(page, name), 'eng-USA')).toHaveText('Stays')
  await rowOf(page, name)
    .getByRole('button', { name: `Delete ${name}` })
    .click()
  await page
    .getByRole('dialog', { name: `Delete ${name}?` })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(notification(page, 'Something went wrong while deleting the concept')).toBeVisible()
  await expect(rowOf(page, name)).toBeVisible()
  await page.getByRole('button', { name: 'Add concept' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add concept' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(newName('Never'))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(notification(page, 'Something went wrong while creating concepts')).toBeVisible()
  // Nothing that was typed is lost
  await expect(dialog.getByRole('textbox', { name: 'Name' })).not.toHaveValue('')
  await page.unroute(changing)
})

test('[AUTH-024] an author reads concepts and changes none', async ({ sharedPage: page }) => {
  const name = newName('Read')
  await makeConcept(name, { 'eng-USA': 'Only read' })
  await openPage(page, 'paul', `?search=${name}`)
  await expect(textIn(rowOf(page, name), 'eng-USA')).toHaveText('Only read')
  await expect(page.getByRole('button', { name: 'Add concept' })).toBeDisabled()
  await expect(rowOf(page, name).getByRole('combobox', { name: /Tuning status/ })).toBeDisabled()
})

test('by keyboard alone a concept is made, written in two languages, filtered, requested to be translated and looked back at', async ({
  pageOf,
}) => {
  const page = await pageOf('clara')
  const name = newName('Keys')
  await openPage(page, 'clara')
  await pressOn(page, page.getByRole('button', { name: 'Add concept' }))
  const adding = page.getByRole('dialog', { name: 'Add concept' })
  await expect(adding.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type(name)
  await tabTo(page, adding.getByRole('textbox', { name: 'Text in eng-USA' }))
  await page.keyboard.type('Sent')
  await page.keyboard.press('Enter')

  const concept = page.getByRole('dialog', { name })
  const cell = (language: string) =>
    concept.getByRole('button', { name: new RegExp(`^Text in ${language}:`) })
  await goInTable(page, cell('deu-DEU'))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Gesendet')
  await page.keyboard.press('Enter')
  await expect(cell('deu-DEU')).toHaveText('Gesendet')
  await page.keyboard.press('Escape')
  await expect(concept).toHaveCount(0)

  await tabTo(page, page.getByRole('textbox', { name: 'Search names and texts' }))
  await page.keyboard.type(name)
  await expect(table(page).getByRole('row')).toHaveCount(2)
  await pressOn(page, page.getByRole('combobox', { name: 'Languages' }))
  const german = page.getByRole('option', { name: 'deu-DEU' })
  await expect(page.getByRole('listbox', { name: 'Languages' })).toBeVisible()
  await page.keyboard.type('deu')
  await expect(german).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/languages=.*deu-DEU/)
  const text = textIn(rowOf(page, name), 'deu-DEU')
  await goInTable(page, text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Abgeschickt')
  await page.keyboard.press('Enter')
  await expect(text).toHaveText('Abgeschickt')

  await goInTable(page, rowOf(page, name).getByRole('checkbox'))
  await page.keyboard.press('Space')
  await pressOn(page, page.getByRole('button', { name: 'Request translations' }))
  const request = page.getByRole('dialog', { name: 'Request translations' })
  await expect(request).toContainText('1 active text in deu-DEU of 1 concept')
  await page.keyboard.type('fra-FRA')
  await expect(request.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await pressOn(page, request.getByRole('button', { name: 'Request' }))
  await expect(notification(page, 'Started 1 translation jobs successfully.')).toBeVisible()
  await expect(request).toHaveCount(0)

  await goInTable(page, rowOf(page, name).getByRole('button', { name: `Texts of ${name} in 2 of` }))
  await page.keyboard.press('Enter')
  await tabTo(page, concept.getByRole('tab', { name: 'Texts' }))
  const history = concept.getByRole('tab', { name: 'History' })
  await arrowTo(page, history, 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(concept.getByText('Changed: deu-DEU: “Gesendet” → “Abgeschickt”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(concept).toHaveCount(0)
})

test('axe finds nothing wrong on the page and in what a concept has, in light and in dark', async ({
  pageOf,
}) => {
  const page = await pageOf('clara')
  const name = newName('Axe')
  await makeConcept(name, { 'eng-USA': 'Seen by all', 'ara-SAU': 'مرحبا' })
  await openPage(page, 'clara', `?search=${name}`)
  await expect(rowOf(page, name)).toBeVisible()
  await expectNothingWrong(page, 'main')
  await rowOf(page, name)
    .getByRole('button', { name: new RegExp(`^Texts of ${name}`) })
    .click()
  const concept = page.getByRole('dialog', { name })
  for (const tab of await concept.getByRole('tab').all()) {
    await tab.click()
    await expectNothingWrongIn(concept)
  }
  await page.keyboard.press('Escape')
})
