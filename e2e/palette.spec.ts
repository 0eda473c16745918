import { expect, type Page } from '@playwright/test'
import { concepts } from '@sdp/api'
import { storeContent } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { addIntentField, makeEditable, openEditor } from './pages/editor.ts'
import { makeWithExpressions } from './pages/expressions.ts'
import { module, rule, storeRules } from './pages/rules.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, signIn } from './pages/studio.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const offers = (page: Page) => palette(page).getByRole('option')

/** Opens the palette and types what is looked for. */
async function look(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
  await page.keyboard.type(text)
}

test('the palette leads to an intent, a slot, a rule, a tab, another domain and a concept, by keyboard alone', async ({
  sharedPage: page,
}) => {
  const mark = freshName('Mark').toLowerCase()
  const concept = `${freshName('WEATHER').toUpperCase().replaceAll('-', '_')}_CONCEPT`
  const other = await makeEditable('Elsewhere')
  await storeContent(other, { 'ontology.intents': { [`${mark}Turn`]: {} } })
  await callAs('clara', concepts.create, { body: { concept_name: concept, type: 2, texts: [] } })
  const id = await makeWithExpressions('Palette', ['play jazz'])
  await storeRules(id, [module('Home', rule('play'), rule('stop', { comments: 'when the car parks' }))])
  await openEditor(page, id)

  await look(page, 'pla')
  await expect(offers(page).first()).toContainText('Intentplay')
  await expectNothingWrongIn(palette(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Expressions of play' })).toBeVisible()

  // From a dialog that edits the content too
  await look(page, 'car parks')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: /^Comments on rule 2 of .*: when the car parks/ }),
  ).toBeVisible()

  await look(page, 'slots')
  await expect(offers(page).first()).toContainText('TabSlots')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/slot-editor/)

  await look(page, concept.slice(0, -8))
  await expect(palette(page).getByRole('option', { name: concept })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)

  await look(page, `${mark}t`)
  await expect(offers(page).filter({ hasText: `${mark}Turn` })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Expressions of ${mark}Turn` })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/domains/${other}/`))
})

test('the palette runs commands, what is open and unsaved is found, and nothing is offered that cannot be done', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Commands')
  await openEditor(page, id)
  await look(page, 'save')
  await expect(offers(page).filter({ hasText: /^CommandSave/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await addIntentField(page).fill('brandNew')
  await addIntentField(page).press('Enter')
  await look(page, 'brann')
  await expect(offers(page).first()).toContainText('IntentbrandNew')
  await page.keyboard.press('Escape')
  await look(page, 'undo')
  await expect(offers(page).first()).toContainText('CommandUndo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Name: brandNew' })).toHaveCount(0)
  await look(page, 'redo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Name: brandNew' })).toBeVisible()
  await look(page, 'save')
  await page.keyboard.press('Enter')
  const saving = page.getByRole('dialog', { name: 'Save', exact: true })
  await expect(saving).toBeVisible()
  // What has to be answered first is not left
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await saving.getByLabel('Commit message').fill('new')
  await page.keyboard.press('Control+Enter')
  await expect(saving).toHaveCount(0)
})

test("'?' lists the shortcuts from any page, and is a character in a field (ruling R361)", async ({
  sharedPage: page,
}) => {
  await signIn(page, 'paul')
  const filter = page.getByLabel('Filter by name')
  await filter.focus()
  await page.keyboard.type('?')
  await expect(filter).toHaveValue('?')
  await filter.fill('')
  await page.getByRole('heading', { name: /^Domains/ }).click()
  await page.keyboard.type('?')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByRole('region', { name: 'In the editor' })).toContainText('SaveCtrl+S')
  await expect(list.getByRole('region', { name: 'Everywhere' })).toContainText('Ctrl+K')
  await expectNothingWrongIn(list)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
})
