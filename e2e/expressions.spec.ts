import { expect } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { saveByKey } from './pages/editor.ts'
import {
  addField,
  expressionCell,
  expressionRow,
  makeWithExpressions,
  openExpressions,
  paste,
  shownExpressions,
} from './pages/expressions.ts'
import { test } from './pages/shared-page.ts'
import { callAs, visit } from './pages/studio.ts'

test('[EXPR-001] [EXPR-002] [EXPR-042] an author adds expressions by keyboard, with completion and errors shown', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  const id = await makeWithExpressions('Adding', [])
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const opener = page.getByRole('button', { name: /^Expressions of play/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/intent=play/)
  await expect(addField(page)).toBeFocused()

  await page.keyboard.type('[please] play $(gen')
  await expect(page.getByRole('option', { name: /genre/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(addField(page)).toHaveText('[please] play $(genre)')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownExpressions(page)).toEqual(['[please] play $(genre)'])

  await page.keyboard.type('§ple')
  await expect(page.getByRole('option', { name: /please/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type(' play $(nobody)')
  await expect(page.getByText('"nobody" is not a slot')).toBeVisible()
  await expect(addField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(addField(page).locator('.cm-lintRange-error').first()).toHaveText('$(nobody)')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownExpressions(page)).toHaveLength(1)

  // Esc closes the dialog, the focus is where it was, and what is typed is there when it is opened again.
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(addField(page)).toHaveText('§please play $(nobody)')
})

test('[EXPR-016] [EXPR-017] [EXPR-024] lines are pasted all or none, and the right ones can go ahead (rulings R290 and R291)', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Pasting', ['play something'])
  await openExpressions(page, id)
  await paste(addField(page), 'play jazz||play (rock\r\nPlay Something\nشغّل $(genre)\n播放 $(genre)\nเปิดเพลง')
  await expect(page.getByText('6 expressions, 2 of them wrong')).toBeVisible()
  await expect(page.getByText('Missing a parentheses ending in your expression')).toBeVisible()
  await expect(page.getByText('All expressions must be unique.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 6' })).toBeDisabled()

  await page.getByRole('button', { name: 'Add 4 expressions that are right' }).click()
  const right = ['play something', 'play jazz', 'شغّل $(genre)', '播放 $(genre)', 'เปิดเพลง']
  await expect.poll(() => shownExpressions(page)).toEqual(right)
  await expect(addField(page)).toContainText('play (rock')
  await expect(addField(page)).toContainText('Play Something')

  // Many lines are one edit, and one step back.
  await expressionCell(page, 'play jazz').focus()
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownExpressions(page)).toEqual(['play something'])
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(() => shownExpressions(page)).toEqual(right)
})

test('[EXPR-003] [EXPR-004] slots and reusable parts are inserted at the cursor from menus', async ({
  sharedPage: page,
}) => {
  await openExpressions(page, await makeWithExpressions('Inserting', []))
  await addField(page).pressSequentially('play ')
  await page.getByRole('button', { name: 'Insert slot' }).click()
  await page.getByRole('menuitem', { name: /artist/ }).click()
  await expect(addField(page)).toBeFocused()
  await page.keyboard.type(' ')
  await page.getByRole('button', { name: 'Insert reusable part' }).click()
  await page.getByRole('menuitem', { name: /please/ }).click()
  await expect(addField(page)).toHaveText('play $(artist) §please')
})

test('[EXPR-005] [EXPR-006] the list is filtered and sorted, and undo in a field is of the field', async ({
  sharedPage: page,
}) => {
  await openExpressions(page, await makeWithExpressions('Sorting', ['play b', 'stop c', 'play a']))
  expect(await shownExpressions(page)).toEqual(['play b', 'stop c', 'play a'])
  await page.getByRole('button', { name: 'Alphabetical' }).click()
  await expect.poll(() => shownExpressions(page)).toEqual(['play a', 'play b', 'stop c'])
  await page.keyboard.press('Control+f')
  await page.keyboard.type('PLAY')
  await expect.poll(() => shownExpressions(page)).toEqual(['play a', 'play b'])
  await expect(page.getByText('2 of 3 expressions')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => shownExpressions(page)).toHaveLength(3)

  await addField(page).click()
  await page.keyboard.type('play d')
  await page.keyboard.press('Control+z')
  await expect(addField(page)).not.toContainText('play d')
})

test('[EXPR-007] [EXPR-046] [EXPR-047] a weight is set by slider or number, up to what the combinations allow', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Weights', ['[please] play $(genre)', 'play it'])
  const dialog = await openExpressions(page, id)
  const row = expressionRow(page, '[please] play $(genre)')
  await expect(row.getByText('2 combinations')).toBeVisible()
  await row.getByText('2 combinations').click()
  const slider = dialog.getByRole('slider', { name: 'Weight of [please] play $(genre)' })
  await expect(slider).toHaveAttribute('max', '1.6')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(row.getByRole('spinbutton')).toHaveValue('1.1')
  await row.getByRole('spinbutton').fill('1.5')
  await page.keyboard.press('Enter')
  await expect(slider).toHaveValue('1.5')
  await expect(expressionRow(page, 'play it').getByRole('spinbutton')).toBeDisabled()

  await page.getByRole('button', { name: 'Close' }).click()
  await saveByKey(page, 'weights')
  await expect.poll(() => storedExpressions(id)).toMatchObject([{ weight: 150 }, { weight: 100 }])
})

test('[EXPR-008] [EXPR-015] [EXPR-043] literals of a slot are restricted, but never to none; samples can be others', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Literals', [
    '(play|start|put on|begin) [some|the|a] $(genre) §please',
  ])
  await openExpressions(page, id)
  const details = page.getByRole('region', { name: 'Details' })
  const samples = details.getByRole('list', { name: 'Samples' })
  const first = await samples.innerText()
  await details.getByRole('button', { name: 'Show other samples' }).click()
  await expect.poll(() => samples.innerText()).not.toBe(first)

  await details.getByRole('button', { name: 'None' }).click()
  await expect(details.getByText('Please choose at least one literal.')).toBeVisible()
  await details.getByRole('checkbox', { name: 'swing, literal of jazz' }).check()
  await expect(details.getByText('genre: 1 of 3 literals')).toBeVisible()
  await expect(page.getByText('genre restricted')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await saveByKey(page, 'literals')
  const literals = { genre: [{ canonical: 'jazz', literals: ['swing'] }] }
  await expect.poll(() => storedExpressions(id)).toMatchObject([{ literals }])
})

test('a text is replaced in all expressions of the intent after a preview, in one step', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Replacing', ['play jazz', 'play rock', 'stop'])
  await openExpressions(page, id)
  await page.keyboard.press('Control+h')
  const dialog = page.getByRole('dialog', { name: 'Find and replace in play' })
  await dialog.getByLabel('Find').fill('play')
  await dialog.getByLabel('Replace with').fill('(start')
  await expect(dialog.getByText('2 expressions would change, 2 of them would be wrong')).toBeVisible()
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByRole('button', { name: 'Replace in 2 expressions' })).toBeDisabled()
  await dialog.getByLabel('Replace with').fill('[please] start')
  await expect(dialog.getByText('2 expressions would change.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => shownExpressions(page))
    .toEqual(['[please] start jazz', '[please] start rock', 'stop'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => shownExpressions(page)).toEqual(['play jazz', 'play rock', 'stop'])
})

test('[EXPR-009] of a long list twenty rows of about 68 pixels exist, wherever it is scrolled to', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions(
    'Long',
    Array.from({ length: 60 }, (_, index) => `play number ${index}`),
  )
  const dialog = await openExpressions(page, id)
  const rows = dialog.locator('tr.row')
  await expect(rows).toHaveCount(20)
  expect((await rows.first().boundingBox())!.height).toBeCloseTo(68, 0)
  await dialog.getByText('play number 5', { exact: true }).hover()
  await page.mouse.wheel(0, 100_000)
  await expect(dialog.getByText('play number 59', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(20)
})

test('[EXPR-045] without a session all is shown and nothing can be edited', async ({ sharedPage: page }) => {
  const id = await makeWithExpressions('ReadOnly', ['[please] play $(genre)'])
  await callAs('paul', sessions.end, { params: { id }, query: {} })
  const dialog = await openExpressions(page, id)
  const row = expressionRow(page, '[please] play $(genre)')
  await expect(row).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await expect(addField(page)).toHaveAttribute('contenteditable', 'false')
  for (const name of ['Insert slot', 'Insert reusable part', 'Add', 'Find and replace', 'None']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeDisabled()
  }
  await expect(dialog.getByRole('slider')).toBeDisabled()
  await expect(row.getByRole('spinbutton')).toBeDisabled()
  await expect(row.getByRole('button', { name: /^(Edit|Delete|Move)/ }).first()).toBeDisabled()
  await expect(dialog.getByRole('checkbox', { name: 'jazz', exact: true })).toBeDisabled()
  await row.getByRole('checkbox').focus()
  await page.keyboard.press('Delete')
  await page.keyboard.press('Enter')
  await expect(row).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Expression', exact: true })).toHaveCount(0)
})

test('an address with an intent that is not there shows the intents and nothing broken', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Unknown', ['play'])
  await visit(page, 'paul', `/domains/${id}/intent-editor?intent=gone`)
  await expect(page.getByRole('grid', { name: 'Intents' })).toBeVisible()
  await expect(page).not.toHaveURL(/intent=gone/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a dialog that a click opened is closed by going back, once also by two clicks at once, so that Back leads out of the tab (ruling R348)', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Back', ['play'])
  await visit(page, 'paul', `/domains/${id}/slot-editor`)
  const tab = page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: /^Intents/ })
  const dialog = page.getByRole('dialog', { name: 'Expressions of play' })
  const open = async () => {
    await page.getByRole('button', { name: /^Expressions of play/ }).click()
    await expect(page).toHaveURL(/intent=play/)
    await expect(addField(page)).toBeFocused()
  }
  const isOutside = async () => {
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`/domains/${id}/intent-editor$`))
    await page.goBack()
    await expect(page).toHaveURL(/slot-editor/)
  }
  await tab.click()
  await open()
  await page.keyboard.press('Escape')
  await isOutside()
  await tab.click()
  await open()
  await dialog
    .getByRole('button', { name: 'Close' })
    .first()
    .evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  await isOutside()
})

async function storedExpressions(id: string): Promise<unknown> {
  const stored = await callAs('paul', domains.read, { params: { id }, query: {} })
  const intents = stored.nlu_interpretations as { intent: string; expressions: unknown }[]
  return intents.find(({ intent }) => intent === 'play')?.expressions
}

test('a dialog whose program does not load says so, and the intents behind it stay', async ({ page }) => {
  const id = await makeWithExpressions('Unloaded', ['play it'])
  await page.route(/ExpressionDialog-[^/]*\.js/, (route) => route.abort())
  await visit(page, 'paul', `/domains/${id}/intent-editor?intent=play`)
  const dialog = page.getByRole('dialog', { name: 'Not available' })
  await expect(dialog.getByRole('button', { name: 'Reload' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: /^Expressions of play/ })).toBeVisible()
})
