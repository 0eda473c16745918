import { expect, type Page } from '@playwright/test'
import { domains } from '@sdp/api'
import { storeContent } from './pages/api.ts'
import { intentCell, makeEditable, openEditor, setComments } from './pages/editor.ts'
import {
  addField,
  expressionCell,
  makeWithExpressions,
  openExpressions,
  shownExpressions,
} from './pages/expressions.ts'
import { test } from './pages/shared-page.ts'
import { callAs, visit } from './pages/studio.ts'

/** Adds the example that an empty table offers, by the keyboard. */
async function addExample(page: Page, table: string): Promise<void> {
  await page
    .getByRole('grid', { name: table })
    .getByRole('button', { name: 'Add this example' })
    .press('Enter')
}

test('every empty table says what belongs into it and adds an example by a click, one step of undo each', async ({
  sharedPage: page,
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

test('who cannot edit reads what an empty table is for, and is offered nothing to add', async ({
  pageOf,
}) => {
  const page = await pageOf('nora')
  const id = await makeEditable('Only-read')
  await visit(page, 'nora', `/domains/${id}/slot-editor`)
  await expect(page.getByRole('grid', { name: 'User Inputs' })).toContainText(
    'A slot is a piece of a sentence',
  )
  await expect(page.getByRole('button', { name: 'Add this example' })).toHaveCount(0)
})

test('a slot and a reusable part that are not there are made while the expression is typed, by Tab or next to the message (ruling R293)', async ({
  sharedPage: page,
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

test('undo in a dialog takes back what was done in it, and nothing that was done before it was opened (ruling R294)', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Own-undo', ['play jazz'])
  await openEditor(page, id)
  await setComments(page, 'play', 'plays music')
  await page.getByRole('button', { name: /^Expressions of play/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Expressions of play' })
  const undo = dialog.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeDisabled()
  await addField(page).fill('play rock')
  await page.keyboard.press('Enter')
  await expect(expressionCell(page, 'play rock')).toBeVisible()
  await expressionCell(page, 'play jazz').focus()
  await page.keyboard.press('Control+z')
  await expect(expressionCell(page, 'play rock')).toHaveCount(0)
  await expect(undo).toBeDisabled()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  await expect(expressionCell(page, 'play rock')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Comments on play: plays music' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Comments on play: plays music' })).toHaveCount(0)
})

test('a slash leads to the filter of the dialog or the page, also from a check box', async ({
  sharedPage: page,
}) => {
  await openExpressions(page, await makeWithExpressions('Slash', ['play jazz']))
  await page.getByRole('checkbox', { name: 'Select play jazz' }).focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: 'Filter expressions' })).toBeFocused()
  await page.keyboard.type('rock')
  await expect(page.getByText('No expression contains this')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Just Talk: play' }).focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('textbox', { name: 'Search intents' })).toBeFocused()
})

test('what can be done with a domain has its name at every width, below 1440 pixels in a menu', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeEditable('Names'))
  const actions = [
    ['General data'],
    ['Dialog resources', 'Resources'],
    ['Create Save Point', 'Save Point'],
    ['History'],
  ]
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [name, short = name] of actions) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveText(short!)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  const more = page.getByRole('button', { name: 'More', exact: true })
  await more.click()
  await expect(page.getByRole('menuitem')).toHaveText(actions.map(([name]) => name!))
  await page.getByRole('menuitem', { name: 'Dialog resources' }).click()
  await expect(page.getByRole('menu', { name: 'Dialog resources' })).toBeVisible()
  await page.keyboard.press('Escape')
  await more.click()
  await page.getByRole('menuitem', { name: 'General data' }).click()
  const form = page.getByRole('dialog', { name: 'General data' })
  const description = form.getByRole('textbox', { name: 'Description' })
  await description.fill('what is typed stays when the window becomes wider')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(description).toHaveValue('what is typed stays when the window becomes wider')
  await page.keyboard.press('Escape')
})

test('a column of comments without any leaves its room to the expressions (ruling R326)', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openEditor(page, await makeWithExpressions('Room', ['play jazz']))
  const widthOf = (name: string) =>
    page
      .getByRole('columnheader', { name, exact: true })
      .first()
      .evaluate((head) => head.clientWidth)
  const before = await widthOf('Expressions')
  expect(await widthOf('Comments')).toBeLessThan(100)
  await setComments(page, 'play', 'plays music')
  await expect.poll(() => widthOf('Comments')).toBeGreaterThan(130)
  expect(await widthOf('Expressions')).toBeLessThan(before)
})

test('what is not translated yet shows the text of another language, in the table and next to the texts', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Untranslated')
  await storeContent(id, {
    languages: ['eng-USA', 'deu-DEU'].map((language, at) => ({
      _id: String(at),
      language,
      default: at === 0,
    })),
    system_actions: [{ name: 'greeting', ttsResponse: ['greeting'] }],
    tts_responses: { greeting: ['Hello there', 'Good morning'] },
  })
  await visit(page, 'paul', `/domains/${id}/system-actions-editor?language=deu-DEU`)
  const cell = page.getByRole('button', {
    name: 'System Responses of greeting: not in this language; eng-USA: Hello there',
  })
  await expect(cell).toHaveText('Hello there')
  await cell.click()
  const referencePanel = page.getByRole('region', { name: 'Reference language' })
  await referencePanel.getByRole('combobox').selectOption('eng-USA')
  await expect(referencePanel.getByRole('listitem')).toHaveText(['Hello there', 'Good morning'])
  await page.keyboard.press('Escape')
})

test('another language is shown next to the one being written, and is there again in the next intent', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Beside', ['play $(genre)'])
  const expressions = [{ expression: 'spiel $(genre)', weight: 100, literals: {} }]
  const body = {
    updates: { nlu_interpretations: [{ intent: 'play', expressions }] },
    language_to_update: 'deu-DEU',
    commit_message: 'German',
  }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
  await openExpressions(page, id)
  const referencePanel = page.getByRole('region', { name: 'Reference language' })
  await referencePanel.getByRole('combobox').selectOption('deu-DEU')
  await expect(referencePanel.getByRole('list', { name: 'Expressions in deu-DEU' })).toContainText(
    'spiel $(genre)',
  )

  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Expressions of stop/ }).click()
  await expect(referencePanel).toContainText('No expressions in deu-DEU yet')
  await referencePanel.getByRole('combobox').selectOption('None')
  await expect(referencePanel.getByRole('list')).toHaveCount(0)
})
