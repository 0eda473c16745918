import { expect, type Locator, type Page } from '@playwright/test'
import { domains } from '@sdp/api'
import { addIntentField, intentCell, makeEditable, openEditor } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs } from './pages/studio.ts'

const grid = (page: Page) => page.getByRole('grid', { name: 'Intents' })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
const head = (page: Page, name: string) => grid(page).getByRole('columnheader', { name, exact: true })

function shownNames(page: Page): Promise<string[]> {
  return grid(page)
    .getByRole('button', { name: /^Name: / })
    .allTextContents()
}

async function widthOf(column: Locator): Promise<number> {
  return (await column.boundingBox())!.width
}

/** Opens a domain with intents of these names. */
async function openWith(page: Page, names: readonly string[]): Promise<void> {
  const id = await makeEditable('Grid')
  const updates = { 'ontology.intents': Object.fromEntries(names.map((name) => [name, {}])) }
  const body = { updates, language_to_update: 'eng-USA', commit_message: 'intents' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
  await openEditor(page, id)
}

const manyNames = Array.from({ length: 120 }, (_, at) => `intent${at}`)

async function showAll(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Pages of intents' }).getByRole('combobox').click()
  await page.getByRole('option', { name: 'all' }).click()
}

test('keys lead through a long grid as in a spreadsheet', { tag: '@firefox' }, async ({
  sharedPage: page,
}) => {
  await openWith(page, manyNames)
  await showAll(page)
  await expect(grid(page)).toHaveAttribute('aria-rowcount', '121')
  await intentCell(page, 'intent0').focus()
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('button', { name: 'Delete intent119' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(handle(page, 'intent119')).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(grid(page).locator(':focus')).toHaveAccessibleName(/^Move intent(?!119)/)
  await page.keyboard.press('Control+Home')
  await expect(handle(page, 'intent0')).toBeFocused()

  // F2 edits, Esc leaves, and a cell without anything to press has the focus itself
  await intentCell(page, 'intent0').focus()
  await page.keyboard.press('F2')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(intentCell(page, 'intent0')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(grid(page).locator('tr[aria-rowindex="2"]').getByRole('gridcell').nth(9)).toBeFocused()
})

test('what is typed stays in its row while the grid is scrolled away and back', async ({
  sharedPage: page,
}) => {
  await openWith(page, manyNames)
  await showAll(page)
  await intentCell(page, 'intent1').click()
  await page.keyboard.type('another')
  await page.evaluate(() => window.scrollTo(0, 3000))
  await expect(intentCell(page, 'intent90')).toBeInViewport()
  await expect(grid(page).getByRole('textbox')).toHaveCount(1)
  await page.keyboard.type('Name')
  await page.keyboard.press('Enter')
  await expect(intentCell(page, 'anotherName')).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect
    .poll(async () => (await shownNames(page)).slice(0, 3))
    .toEqual(['intent0', 'anotherName', 'intent2'])
})

test('a renamed row stays selected', async ({ sharedPage: page }) => {
  await openWith(page, ['first', 'second', 'third'])
  await box(page, 'Select second').check()
  await intentCell(page, 'second').click()
  await page.keyboard.type('renamed')
  await page.keyboard.press('Enter')
  await expect(box(page, 'Select renamed')).toBeChecked()
  await expect(box(page, 'Select third')).not.toBeChecked()
})

test('several selected rows are moved at once, by dragging and by the keyboard, each time in one step', async ({
  sharedPage: page,
}) => {
  await openWith(page, ['a', 'b', 'c', 'd', 'e'])
  await box(page, 'Select a').check()
  // With Ctrl a row is selected next to its controls too
  await grid(page)
    .locator('tr[aria-rowindex="4"] td.number')
    .click({ modifiers: ['Control'] })
  await expect(box(page, 'Select c')).toBeChecked()
  await handle(page, 'c').dragTo(handle(page, 'e'), { targetPosition: { x: 8, y: 16 } })
  await expect.poll(() => shownNames(page)).toEqual(['b', 'd', 'e', 'a', 'c'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownNames(page)).toEqual(['a', 'b', 'c', 'd', 'e'])
  await handle(page, 'c').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => shownNames(page)).toEqual(['b', 'd', 'a', 'c', 'e'])
  await expect(handle(page, 'c')).toBeFocused()
})

test('a dragged row scrolls the page and shows one line where it would stand', async ({
  sharedPage: page,
}) => {
  await openWith(page, manyNames)
  await showAll(page)
  await handle(page, 'intent2').hover()
  const from = (await handle(page, 'intent2').boundingBox())!
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 40, { steps: 4 })
  await page.mouse.move(from.x + 8, 500, { steps: 5 })
  // The browser reports that something is dragged over a row only when the mouse moves there once more
  await page.mouse.move(from.x + 9, 501)
  await page.mouse.move(from.x + 8, 502)
  await expect(grid(page).locator('tr.drop')).toHaveCount(1)
  await page.mouse.move(from.x + 8, 890, { steps: 5 })
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500)
  await page.mouse.move(from.x + 8, 500, { steps: 4 })
  await page.mouse.up()
  await expect(grid(page).locator('tr.drop')).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect
    .poll(async () => (await shownNames(page)).slice(0, 3))
    .toEqual(['intent0', 'intent1', 'intent3'])
})

test('columns are widened by the mouse and by keys, and stay so', async ({ sharedPage: page }) => {
  await openWith(page, ['play'])
  const before = await widthOf(head(page, 'Comments'))
  const border = (await head(page, 'Comments').locator('.border').boundingBox())!
  await page.mouse.move(border.x + 4, border.y + 8)
  await page.mouse.down()
  await page.mouse.move(border.x + 104, border.y + 8, { steps: 5 })
  await page.mouse.up()
  await expect.poll(() => widthOf(head(page, 'Comments'))).toBeCloseTo(before + 100, -1)

  await intentCell(page, 'play').focus()
  await page.keyboard.press('ArrowUp')
  await expect(head(page, 'Intents')).toBeFocused()
  const name = await widthOf(head(page, 'Intents'))
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(() => widthOf(head(page, 'Intents'))).toBeCloseTo(name - 16, 0)
  await page.keyboard.press('ArrowDown')
  await expect(intentCell(page, 'play')).toBeFocused()

  await page.reload()
  await expect(addIntentField(page)).toBeVisible()
  await expect.poll(() => widthOf(head(page, 'Comments'))).toBeCloseTo(before + 100, -1)
  await head(page, 'Comments').locator('.border').dblclick()
  await expect.poll(() => widthOf(head(page, 'Comments'))).toBeCloseTo(before, 0)
})
