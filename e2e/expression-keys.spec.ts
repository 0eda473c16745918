import { expect } from '@playwright/test'
import { domains } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { saveByKey } from './pages/editor.ts'
import {
  addField,
  expressionCell,
  expressionRow,
  makeWithExpressions,
  openExpressions,
  shownExpressions,
} from './pages/expressions.ts'
import { pressOn } from './pages/keyboard.ts'
import { test } from './pages/shared-page.ts'
import { callAs, visit } from './pages/studio.ts'

test('an expression is edited, deleted and moved by keyboard alone', async ({ sharedPage: page }) => {
  const id = await makeWithExpressions('Keyboard', ['play a', 'play b', 'play c', 'play d'])
  await openExpressions(page, id)
  await expressionCell(page, 'play a').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const editor = page.getByRole('textbox', { name: 'Expression', exact: true })
  await expect(editor).toBeFocused()
  await page.keyboard.type(' (')
  await expect(page.getByText(/^invalid character input at index/)).toBeVisible()
  // Esc takes the text back, Ctrl+Z brings it again, and Esc without a change leaves the row
  await page.keyboard.press('Escape')
  await expect(editor).toHaveText('play b')
  await page.keyboard.press('Control+z')
  await expect(editor).toHaveText('play b ()')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(expressionCell(page, 'play b')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type(' now')
  await page.keyboard.press('Control+Enter')
  await expect(editor).toHaveText('play c')
  await page.keyboard.press('Escape')
  await expect.poll(() => shownExpressions(page)).toEqual(['play a', 'play b now', 'play c', 'play d'])

  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Delete')
  await expect.poll(() => shownExpressions(page)).toEqual(['play a', 'play b now'])
  await expect(expressionCell(page, 'play b now')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownExpressions(page)).toHaveLength(4)

  await expressionCell(page, 'play a').focus()
  await pressOn(page, page.getByRole('button', { name: 'Move to another intent play a' }))
  await expectNothingWrongIn(page.getByRole('dialog', { name: /^Move / }))
  await page.keyboard.type('stop')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownExpressions(page)).toEqual(['play b now', 'play c', 'play d'])
})

test('expressions belong to the language that is open', async ({ sharedPage: page }) => {
  const id = await makeWithExpressions('Languages', ['play something'])
  await visit(page, 'paul', `/domains/${id}/intent-editor?language=deu-DEU&intent=play`)
  await expect(page.getByText('No expressions yet')).toBeVisible()
  await addField(page).click()
  await page.keyboard.type('spiele $(genre) §please')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownExpressions(page)).toEqual(['spiele $(genre) §please'])
  await page.getByRole('button', { name: 'Close' }).click()
  await saveByKey(page, 'german')
  const added = [{ expression: 'spiele $(genre) §please' }]
  await expect.poll(() => storedExpressions(id, 'deu-DEU')).toMatchObject(added)
  expect(await storedExpressions(id, 'eng-USA')).toMatchObject([{ expression: 'play something' }])
})

test('a click outside the dialog closes it only when nothing typed would be lost (ruling R297)', async ({
  sharedPage: page,
}) => {
  const dialog = await openExpressions(page, await makeWithExpressions('Beside', ['play it']))
  const clickOutside = () => page.mouse.click(5, 5)
  await page.keyboard.type('play that')
  await clickOutside()
  await expect(addField(page)).toHaveText('play that')
  await expect(addField(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')

  await expressionRow(page, 'play it').getByText('play it').dblclick()
  await page.keyboard.type(' $(nobody')
  await clickOutside()
  const editor = page.getByRole('textbox', { name: 'Expression', exact: true })
  await expect(editor).toHaveText('play it $(nobody)')
  // The cross closes it all the same, and the row is as it was left when it is opened again
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^Expressions of play/ }).click()
  await expect(editor).toHaveText('play it $(nobody)')
  await expect(editor).toBeFocused()
  await editor.press('Escape')
  await editor.press('Escape')
  await clickOutside()
  await expect(dialog).toHaveCount(0)
})

test('the dialog has no accessibility violation that a machine can find', async ({ sharedPage: page }) => {
  await openExpressions(page, await makeWithExpressions('Access', ['[please] play $(genre)', 'play $(gone)']))
  await expect(expressionRow(page, 'play $(gone)')).toBeVisible()
  await expectNothingWrongIn(page.getByRole('dialog'))
})

async function storedExpressions(id: string, language: string): Promise<unknown> {
  const stored = await callAs('paul', domains.read, { params: { id }, query: { language } })
  const intents = stored.nlu_interpretations as { intent: string; expressions: unknown }[]
  return intents.find(({ intent }) => intent === 'play')?.expressions
}
