import { expect, type Page } from '@playwright/test'
import { domains, reusableExpressions, revisions, sessions } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { kept, offerOn } from './pages/drafts.ts'
import {
  addIntentField,
  makeEditable,
  openEditor,
  saveButton,
  savedByKey,
  saveState,
} from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain } from './pages/studio.ts'

const section = (page: Page) => page.getByRole('region', { name: /^Reusable parts/ })
const table = (page: Page) => section(page).getByRole('grid', { name: 'Reusable parts' })
const cell = (page: Page, name: string) =>
  table(page).getByRole('button', { name: `Name: ${name}`, exact: true })

const addField = (page: Page) => section(page).getByRole('textbox', { name: 'Add reusable part' })

async function addPart(page: Page, name: string, value: string): Promise<void> {
  await addField(page).fill(name)
  await page.keyboard.press('Enter')
  await expect(addField(page)).toHaveValue('')
  await table(page)
    .getByRole('button', { name: `Value of ${name} in eng-USA: ` })
    .click()
  await page.keyboard.insertText(value)
  await page.keyboard.press('Enter')
  await expect(
    table(page).getByRole('button', { name: `Value of ${name} in eng-USA: ${value}` }),
  ).toBeFocused()
}

async function storedParts(domainId: string): Promise<[name: string, values: Record<string, string>][]> {
  const parts = await callAs('paul', reusableExpressions.list, { query: { domainId } })
  return parts.map(({ name, values }) => [name, values])
}

async function storedTexts(id: string, language: string): Promise<string[]> {
  const { nlu_interpretations } = await callAs('paul', domains.read, { params: { id }, query: { language } })
  const intents = nlu_interpretations as { expressions: { expression: string }[] }[]
  return intents.flatMap(({ expressions }) => expressions.map(({ expression }) => expression))
}

/** A domain in two languages whose expressions use a part, with a session of the author. */
async function makeSpoken(): Promise<string> {
  const languages = [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }]
  const id = await makeDomain(freshName('Parts'), 'paul', { languages })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  const save = (language_to_update: string, updates: Record<string, unknown>) =>
    callAs('paul', domains.update, {
      params: { id },
      query: {},
      body: { updates, language_to_update, commit_message: 'work' },
    })
  const said = (expression: string) => [{ intent: 'play', expressions: [{ expression }] }]
  await save('eng-USA', {
    'ontology.intents': { play: {} },
    reusable_expressions: [{ _id: '1', name: 'please', values: { 'eng-USA': '[please|kindly]' } }],
    nlu_interpretations: said('§please play'),
  })
  await save('deu-DEU', { nlu_interpretations: said('§please spiele') })
  return id
}

test('[REUSE-001] [INT-022] a part is added below the intents, unsaved until the save, and can be taken back (ruling R306)', async ({
  page,
}) => {
  const id = await makeEditable('Add-part')
  await openEditor(page, id)
  const intents = await page.getByRole('grid', { name: 'Intents' }).boundingBox()
  const parts = await table(page).boundingBox()
  expect(parts!.y).toBeGreaterThan(intents!.y + intents!.height - 1)

  await addPart(page, 'polite', '[please|could you]')
  await expect(cell(page, 'polite')).toBeVisible()
  await expect(saveState(page)).toHaveText('Unsaved changes')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(cell(page, 'polite')).toHaveCount(0)
  await expect(saveButton(page)).toBeDisabled()
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Control+Shift+z')
  await expect(cell(page, 'polite')).toBeVisible()

  // What is unsaved is in the draft, and nowhere else
  await expect.poll(() => kept(page)).toBe(1)
  expect(await storedParts(id)).toEqual([])
  page.once('dialog', (leaving) => leaving.accept())
  await page.reload()
  await offerOn(page).getByRole('button', { name: 'Restore' }).click()
  await expect(cell(page, 'polite')).toBeVisible()
  await savedByKey(page, 'a polite beginning')
  expect(await storedParts(id)).toEqual([['polite', { 'eng-USA': '[please|could you]' }]])
  const { revisions: made } = await callAs('paul', revisions.list, { params: { id }, query: {} })
  expect(made.map(({ message }) => message)).toEqual(['a polite beginning', expect.anything()])
})

test('[REUSE-003] [REUSE-004] [REUSE-006] [REUSE-007] [REUSE-008] what is wrong is shown while typing', async ({
  sharedPage: page,
}) => {
  const id = await makeSpoken()
  await openEditor(page, id)
  const tip = page.getByRole('tooltip')
  for (const [typed, message] of [
    ['größe', 'Special characters and non-English letters are not allowed'],
    ['please', 'Name already exist'],
  ] as const) {
    await addField(page).fill(typed)
    await expect(tip).toHaveText(message)
    await page.keyboard.press('Enter')
    await expect(addField(page)).toHaveValue(typed)
  }
  await addField(page).fill('now')
  await expect(tip).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(addField(page)).toBeFocused()

  await table(page).getByRole('button', { name: 'Value of now in eng-USA: ' }).click()
  const value = table(page).getByRole('textbox', { name: 'Value of now in eng-USA' })
  for (const [typed, message] of [
    ['[play] $(artist)', 'No slots in reusable parts'],
    ['(a|b)', 'Use minimum 10 symbols'],
    ['play something', 'Some expression syntax () or [] or | should be used'],
    ['(play |start)', 'invalid character input at index 5'],
  ] as const) {
    await value.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(typed)
    await expect(tip).toContainText(message)
    await page.keyboard.press('Enter')
    await expect(value).toHaveText(typed)
  }
  await page.keyboard.press('Escape')
})

test("'/' in the section leads to its search, which finds names, values and comments", async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeSpoken())
  await addPart(page, 'now', '[now|right away]')
  await cell(page, 'please').focus()
  await page.keyboard.press('/')
  const search = section(page).getByRole('textbox', { name: 'Search reusable parts' })
  await expect(search).toBeFocused()
  for (const [text, found] of [
    ['§NOW', ['now']],
    ['kindly', ['please']],
    ['nothing like it', []],
  ] as const) {
    await search.fill(text)
    await expect(table(page).getByRole('button', { name: /^Name: / })).toHaveText([...found])
  }
  await expect(table(page)).toContainText('No reusable part is found')
  await search.fill('')
})

test('a new name is followed into the expressions of both languages, and back', async ({ page, browser }) => {
  const id = await makeSpoken()
  const other = await (await browser.newContext()).newPage()
  await openEditor(other, id, 'nora')
  await openEditor(page, id)
  await cell(page, 'please').click()
  await expect(page.getByRole('tooltip', { name: /new name also goes into 1 expression/ })).toBeVisible()
  await page.keyboard.insertText('polite')
  await page.keyboard.press('Enter')
  await expect(cell(page, 'polite')).toBeVisible()
  await savedByKey(page, 'renamed')
  expect(await storedTexts(id, 'deu-DEU')).toEqual(['§polite spiele'])
  expect(await storedTexts(id, 'eng-USA')).toEqual(['§polite play'])
  // Somebody who only reads sees the new name without asking for it
  await expect(table(other).getByText('polite', { exact: true })).toBeVisible()

  await table(page)
    .getByRole('button', { name: /^Where polite is used/ })
    .click()
  const uses = page.getByRole('dialog', { name: 'Where polite is used' })
  await expect(uses).toContainText('§polite play')
  await expectNothingWrongIn(uses)
  await uses.getByRole('button', { name: 'play' }).click()
  const expressions = page.getByRole('dialog', { name: /play/ })
  await expect(expressions).toContainText('§polite play')
  await expressions.getByRole('button', { name: 'Close' }).first().click()
  await expect(expressions).toHaveCount(0)

  await page.keyboard.press('Control+z')
  await savedByKey(page, 'renamed back')
  expect(await storedTexts(id, 'deu-DEU')).toEqual(['§please spiele'])
  await other.context().close()
})

test('the value in another language is seen as missing and added next to the others', async ({
  sharedPage: page,
}) => {
  const id = await makeSpoken()
  await openEditor(page, id)
  await table(page).getByRole('button', { name: 'Values of please in 1 of 2 languages' }).click()
  const dialog = page.getByRole('dialog', { name: 'Values of please' })
  await expectNothingWrongIn(dialog)
  await dialog.getByRole('button', { name: 'Value of please in deu-DEU: ' }).click()
  const editor = dialog.getByRole('textbox', { name: 'Value of please in deu-DEU' })
  await expect(editor).toBeFocused()
  await page.keyboard.insertText('[bitte|gern]')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Value of please in deu-DEU: [bitte|gern]' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await savedByKey(page, 'a German value')
  expect(await storedParts(id)).toEqual([
    ['please', { 'eng-USA': '[please|kindly]', 'deu-DEU': '[bitte|gern]' }],
  ])
})

test('a deleted part stays in the expressions as an error, and comes back by undo', async ({
  sharedPage: page,
}) => {
  const id = await makeSpoken()
  await openEditor(page, id)
  await table(page).getByRole('button', { name: 'Delete please' }).click()
  const question = page.getByRole('dialog', { name: 'Delete reusable part' })
  await expect(question).toContainText('It touches 1 expression')
  await expect(question).toContainText('eng-USA1 expression in 1 intent')
  await expect(question.getByRole('status')).toContainText(/^In all \d languages: \d expressions?\.$/)
  await question.getByRole('button', { name: 'Delete' }).click()
  await savedByKey(page, 'nobody is polite')
  expect(await storedParts(id)).toEqual([])
  expect(await storedTexts(id, 'eng-USA')).toEqual(['§please play'])
  await page.keyboard.press('Control+z')
  await savedByKey(page, 'polite again')
  expect(await storedParts(id)).toEqual([['please', { 'eng-USA': '[please|kindly]' }]])
})

test('selected parts are deleted at once after one question, and come back by one undo', async ({
  sharedPage: page,
}) => {
  const id = await makeSpoken()
  await openEditor(page, id)
  await addPart(page, 'polite', '[§please|could you]')
  await addPart(page, 'now', '[now|right away]')
  await section(page).getByRole('checkbox', { name: 'Select please' }).click()
  await section(page)
    .getByRole('checkbox', { name: 'Select polite' })
    .click({ modifiers: ['Shift'] })
  const bar = page.getByRole('toolbar', { name: 'Selected reusable parts' })
  await expect(bar).toContainText('2 reusable parts selected')
  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete reusable parts' })
  // The other deleted part is no place that is left
  await expect(question).toContainText(
    'Do you want to delete the 2 selected reusable parts? It touches 1 expression. There the name stays, and shows as an error.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(cell(page, 'please')).toHaveCount(0)
  await expect(cell(page, 'polite')).toHaveCount(0)
  await expect(bar).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(cell(page, 'please')).toBeVisible()
  await expect(cell(page, 'polite')).toBeVisible()

  await cell(page, 'now').focus()
  await page.keyboard.press('Delete')
  await page
    .getByRole('dialog', { name: 'Delete reusable part' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(cell(page, 'now')).toHaveCount(0)
})

test('[REUSE-009] without a session nothing of the parts can be changed', async ({ pageOf }) => {
  const page = await pageOf('nora')
  const id = await makeSpoken()
  await openEditor(page, id, 'nora')
  await expect(table(page).getByText('please', { exact: true })).toBeVisible()
  await expect(addField(page)).toBeDisabled()
  await expect(table(page).getByRole('button', { name: /^Value of/ })).toHaveCount(0)
  for (const name of ['Name: please', 'Comments on please: ', 'Delete please']) {
    await expect(table(page).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
  await cell(page, 'please').focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('[REUSE-010] [REUSE-011] [REUSE-015] [REUSE-016] [CALL-016] loading and failing are shown; a 404 is not a failure', async ({
  page,
}) => {
  const id = await makeSpoken()
  const address = '**/api/reusableExpressions?*'
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(address, async (route) => {
    await answered
    await route.fulfill({ status: 500, json: { message: 'broken' } })
  })
  await openEditor(page, id)
  await expect(section(page).getByText('Reusable expressions are getting from server...')).toBeVisible()
  answer()
  await expect(section(page).getByText('Reusable expressions server error!')).toBeVisible()
  await page.unroute(address)
  const request = page.waitForRequest((request) =>
    request.url().endsWith(`/reusableExpressions?domainId=${id}`),
  )
  await section(page).getByRole('button', { name: 'Try again' }).click()
  await request
  await expect(cell(page, 'please')).toBeVisible()

  await page.route(address, (route) => route.fulfill({ status: 404, json: { message: 'none' } }))
  await page.reload()
  await expect(cell(page, 'please')).toBeVisible()
  await expect(page.getByText('Reusable expressions server error!')).toHaveCount(0)
})

test('the section is folded away by the keyboard and stays so', async ({ sharedPage: page }) => {
  await openEditor(page, await makeEditable('Fold'))
  const fold = section(page).getByRole('button', { name: /^Reusable parts/ })
  await fold.focus()
  await page.keyboard.press('Enter')
  await expect(table(page)).toHaveCount(0)
  await page.reload()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.press('Space')
  await expect(table(page)).toBeVisible()
})

test('what is typed before the editor of expressions is loaded is kept', async ({ page }) => {
  const id = await makeSpoken()
  const loading: (() => void)[] = []
  await page.route(/\/ExpressionEditor-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => loading.push(resolve))
    await route.continue()
  })
  await openEditor(page, id)
  await table(page)
    .getByRole('button', { name: /^Value of please in eng-USA/ })
    .click()
  await page.keyboard.type(' [do]')
  const field = table(page).getByRole('textbox', { name: 'Value of please in eng-USA' })
  await expect(field).toHaveValue('[please|kindly] [do]')
  await expect.poll(() => loading.length).toBe(1)
  loading[0]!()
  await expect(field).toHaveText('[please|kindly] [do]')
  await page.keyboard.type(' it')
  await page.keyboard.press('Enter')
  await expect(
    table(page).getByRole('button', { name: 'Value of please in eng-USA: [please|kindly] [do] it' }),
  ).toBeFocused()
})

test('a wrong value stays open with its own part while other parts scroll by', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Many-parts')
  const parts = Array.from({ length: 120 }, (_, at) => ({
    _id: `${id}-${at}`,
    name: `part${at}`,
    values: { 'eng-USA': `[words of|number] ${at}` },
    comments: '',
  }))
  const body = {
    updates: { reusable_expressions: parts },
    language_to_update: 'eng-USA',
    commit_message: 'parts',
  }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
  await openEditor(page, id)
  const pager = page.getByRole('navigation', { name: 'Pages of reusable parts' })
  await pager.getByRole('combobox').click()
  await page.getByRole('option', { name: 'all' }).click()

  await table(page)
    .getByRole('button', { name: /^Value of part2 in eng-USA/ })
    .click()
  const editor = table(page).locator('.cm-content')
  await expect(editor).toBeFocused()
  await page.keyboard.insertText(' $(nobody)')
  await addIntentField(page).focus()
  await expect(editor).toHaveText('[words of|number] 2 $(nobody)')

  await cell(page, 'part0').scrollIntoViewIfNeeded()
  for (let y = 0; y < 40; y++) {
    await page.mouse.wheel(0, 150)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(cell(page, 'part119')).toBeInViewport()
  await expect(table(page).getByRole('textbox', { name: /^Value of part(?!2 )/ })).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(table(page).getByRole('textbox', { name: 'Value of part2 in eng-USA' })).toHaveText(
    '[words of|number] 2 $(nobody)',
  )
  await expect(cell(page, 'part2')).toBeInViewport()
})
