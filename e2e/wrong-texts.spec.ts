import { expect, type Page, test } from '@playwright/test'
import { storeContent } from './pages/api.ts'
import { addIntentField, intentCell, makeEditable, openEditor } from './pages/editor.ts'

const fields = (page: Page) =>
  page.getByRole('grid', { name: 'Intents' }).getByRole('textbox', { name: 'Name', exact: true })

/** Types a name into the cell of an intent and goes elsewhere. */
async function leaveWith(page: Page, name: string, typed: string): Promise<void> {
  await intentCell(page, name).click()
  await page.keyboard.type(typed)
  await addIntentField(page).click()
}

test('wrong names stay in their rows, marked and explained, while others are edited and rows scroll by (ruling R330)', async ({
  page,
}) => {
  const id = await makeEditable('Wrong')
  const intents = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`intent${at + 10}`, {}]))
  await storeContent(id, { 'ontology.intents': intents })
  await openEditor(page, id)
  await page.getByRole('navigation', { name: 'Pages of intents' }).getByRole('combobox').click()
  await page.getByRole('option', { name: 'all' }).click()

  await leaveWith(page, 'intent11', 'not good')
  await leaveWith(page, 'intent13', 'bad!')
  await expect(fields(page)).toHaveCount(2)
  await expect(fields(page).nth(0)).toHaveValue('not good')
  await expect(fields(page).nth(1)).toHaveValue('bad!')
  for (const at of [0, 1]) await expect(fields(page).nth(at)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expect(fields(page).nth(1)).toHaveAttribute('title', 'Special characters are not allowed.')

  // Another cell is edited meanwhile
  await leaveWith(page, 'intent12', 'renamed')
  await expect(intentCell(page, 'renamed')).toBeVisible()
  await expect(fields(page)).toHaveCount(2)

  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(intentCell(page, 'intent99')).toBeInViewport()
  await expect(fields(page)).toHaveCount(2)
  for (const at of [0, 1]) await expect(fields(page).nth(at)).not.toBeInViewport()
  await expect(page.getByRole('textbox').locator(':focus')).toHaveCount(0)
  await page.evaluate(() => scrollTo(0, 0))

  const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: 'Select intent13' }) })
  await row.getByRole('textbox').click()
  await expect(page.getByRole('tooltip')).toHaveText('Special characters are not allowed.')
  await row.getByRole('textbox').fill('better')
  await page.keyboard.press('Enter')
  await expect(intentCell(page, 'better')).toBeFocused()
  await fields(page).press('Escape')
  await expect(intentCell(page, 'intent11')).toBeFocused()
  await expect(fields(page)).toHaveCount(0)
})
