import { expect, type Page, test } from '@playwright/test'
import { intentCell, makeEditable, openEditor } from './pages/editor.ts'
import {
  addField,
  expressionCell,
  makeWithExpressions,
  openExpressions,
  shownExpressions,
} from './pages/expressions.ts'
import { visit } from './pages/studio.ts'

/** Adds the example that an empty table offers, by the keyboard. */
async function addExample(page: Page, table: string): Promise<void> {
  await page
    .getByRole('grid', { name: table })
    .getByRole('button', { name: 'Add this example' })
    .press('Enter')
}

test('every empty table says what belongs into it and adds an example by a click, one step of undo each', async ({
  page,
}) => {
  const id = await makeEditable('Empty')
  await openEditor(page, id)
  const intents = page.getByRole('grid', { name: 'Intents' })
  await expect(intents).toContainText('An intent is something that users want')
  await addExample(page, 'Intents')
  await expect(intentCell(page, 'play_music')).toBeVisible()
  // The button is gone; the keyboard goes on in the row that it added
  await expect(intents.locator(':focus')).toHaveCount(1)

  await expect(page.getByRole('grid', { name: 'Reusable parts' })).toContainText('A reusable part is')
  await addExample(page, 'Reusable parts')
  await expect(
    page.getByRole('grid', { name: 'Reusable parts' }).getByText('[please|kindly|could you]'),
  ).toBeVisible()

  await page.getByRole('button', { name: /^Expressions of play_music/ }).click()
  await expect(page.getByRole('grid', { name: 'Expressions' })).toContainText(
    'An expression is what users may say',
  )
  await addExample(page, 'Expressions')
  await expect.poll(() => shownExpressions(page)).toEqual(['[please] (play|start) some music'])
  await page.keyboard.press('Control+z')
  await expect(page.getByText('No expressions yet')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Slots' }).click()
  await expect(page.getByRole('grid', { name: 'User Inputs' })).toContainText(
    'A slot is a piece of a sentence',
  )
  await addExample(page, 'User Inputs')
  await page.getByRole('button', { name: /^Open genre/ }).click()
  const canonicals = page.getByRole('grid', { name: 'Canonicals' })
  await expect(canonicals).toContainText('A canonical is a value of this slot')
  await addExample(page, 'Canonicals')
  await expect(canonicals).toContainText('swing music')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(canonicals).toContainText('No canonicals yet')
})

test('who cannot edit reads what an empty table is for, and is offered nothing to add', async ({ page }) => {
  const id = await makeEditable('Only-read')
  await visit(page, 'nora', `/domains/${id}/slot-editor`)
  await expect(page.getByRole('grid', { name: 'User Inputs' })).toContainText(
    'A slot is a piece of a sentence',
  )
  await expect(page.getByRole('button', { name: 'Add this example' })).toHaveCount(0)
})

test('a slot and a reusable part that are not there are made while the expression is typed, by Tab or beside the message', async ({
  page,
}) => {
  await openExpressions(page, await makeWithExpressions('Making', ['play $(nobody)']))
  // Tab takes what is offered, and leaves the field where nothing is
  await page.keyboard.type('play $(gen')
  await expect(page.getByRole('option', { name: /^genre/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(addField(page)).toHaveText('play $(genre)')

  await page.keyboard.type(' §kindly')
  await expect(page.getByRole('option', { name: 'Create reusable part "kindly"' })).toBeVisible()
  // Enter is pressed without looking, and makes nothing
  await page.keyboard.press('Enter')
  await expect(page.getByText('"kindly" is not a reusable part')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByText('"kindly" is not a reusable part')).toHaveCount(0)
  await expect(addField(page)).toBeFocused()
  await page.keyboard.type(' in the $(room')
  await page.getByRole('option', { name: 'Create slot "room"' }).click()
  await expect(addField(page)).toHaveText('play $(genre) §kindly in the $(room)')
  await page.keyboard.press('Enter')
  await expect(expressionCell(page, 'play $(genre) §kindly in the $(room)')).toBeVisible()

  await expressionCell(page, 'play $(nobody)').getByRole('button', { name: 'Create slot "nobody"' }).click()
  await expect(page.getByText('"nobody" is not a slot')).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('"nobody" is not a slot')).toBeVisible()
})
