import { expect, type Locator, type Page } from '@playwright/test'
import { configuration, domains } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, saveByKey } from './pages/editor.ts'
import {
  columnTexts,
  condition,
  module,
  openRules,
  rule,
  ruleCell,
  ruleTable,
  storedModules,
  storeRules,
} from './pages/rules.ts'
import { test } from './pages/shared-page.ts'
import { callAs } from './pages/studio.ts'

const genre = { genre: { type: 'StaticList', values: { jazz: [], rock: [], soul: [] } } }
const content = {
  'ontology.userInputs': { ...genre, artist: { type: 'FreeText' } },
  user_inputs: [
    { name: 'genre', canonicals: ['jazz', 'rock', 'soul'].map((canonical) => ({ canonical, literals: [] })) },
  ],
  'ontology.apiInputs': { weather: { returnValue: ['sunny', 'rainy'] } },
}

/** Opens a dialog from the menu of a rule. */
async function open(page: Page, item: string, number = 1): Promise<Locator> {
  await page
    .getByRole('button', { name: `Menu of rule ${number} of` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
  return page.getByRole('dialog')
}

/** Opens the dialog for many rules, with all rules of a module selected. */
async function openBulk(page: Page, name: string): Promise<Locator> {
  await page.getByRole('checkbox', { name: `Select the rules of ${name}` }).check()
  const bar = page.getByRole('toolbar', { name: 'Selected rules' })
  await bar.getByRole('button', { name: 'Edit all' }).click()
  return page.getByRole('dialog', { name: 'Bulk rules' })
}

async function coreAction(): Promise<string> {
  const { data } = await callAs('paul', configuration.platform, {})
  return data.coreActions[0]!
}

const argument = (dialog: Locator, number: number, input: string) =>
  dialog.getByRole('combobox', { name: `Argument ${number} of ${input}`, exact: true })
const matcher = (dialog: Locator, input: string) =>
  dialog.getByRole('combobox', { name: `Matcher of ${input}`, exact: true })

test('[RULE-019] [RULE-033] [RULE-042] [RULE-043] [RULE-080] [DOM-059] inputs of the five kinds are added from the keyboard and saved', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Inputs')
  await storeRules(id, [module('Music', rule('play'))], content)
  await openRules(page, id)
  const dialog = await open(page, 'Inputs…')
  await expect(dialog).toHaveAccessibleName('Inputs of rule 1 of Music')
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'User inputs',
    'API inputs',
    'Vehicle inputs',
    'Context inputs',
    'Feature flags',
  ])

  const add = async (kind: string, typed: string) => {
    await dialog.getByRole('combobox', { name: `Add ${kind}` }).focus()
    await page.keyboard.type(typed)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await add('user input', 'gen')
  await expect(matcher(dialog, 'genre')).toBeFocused()
  await expect(matcher(dialog, 'genre')).toHaveValue('AnyMatcher')
  await expect(dialog.getByRole('group', { name: 'genre', exact: true })).toContainText('No Argument needed')
  await matcher(dialog, 'genre').selectOption('EqualsMatcher')
  await page.keyboard.press('Tab')
  await expect(argument(dialog, 1, 'genre')).toBeFocused()
  await expect(argument(dialog, 1, 'genre')).toHaveValue('')
  await page.keyboard.type('ro')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(argument(dialog, 2, 'genre')).toBeFocused()

  await add('API input', 'wea')
  await matcher(dialog, 'weather').selectOption('NotEqualsMatcher')
  await argument(dialog, 1, 'weather').click()
  await page.getByRole('option', { name: 'rainy' }).click()
  await add('vehicle input', 'spee')
  await matcher(dialog, 'speed').selectOption('GreaterThanMatcher')
  await argument(dialog, 1, 'speed').fill('100')
  // What the car knows in addition to what is listed
  await dialog.getByRole('combobox', { name: 'Add context input' }).fill('moonPhase')
  await page.keyboard.press('Enter')
  await matcher(dialog, 'moonPhase').selectOption('CollectedMatcher')
  await dialog.getByRole('combobox', { name: 'Add feature flag' }).click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'EmotionalDialog',
    'EntertainmentSeamlessUI',
    'EntertainmentSwitchRequests',
    'EVRA',
    'InCarOffice',
    'NaviSeamlessUI',
    'PDLCRoof',
    'ProactiveIncomingCall',
    'SeamlessUI',
    'StarfishCalendar',
  ])
  await page.keyboard.press('Escape')
  await add('feature flag', 'EVR')
  await expect(matcher(dialog, 'EVRA')).toHaveValue('EqualsMatcher')
  await expect(argument(dialog, 1, 'EVRA')).toHaveValue('true')
  await expectNothingWrongIn(dialog)
  const unknown = dialog.getByRole('combobox', { name: 'Add user input' })
  await unknown.fill('nothing')
  await expect(page.getByText('There is no input nothing')).toBeVisible()
  await unknown.press('Enter')
  await expect(dialog.getByRole('group', { name: 'nothing', exact: true })).toHaveCount(0)
  await unknown.press('Escape')

  await page.keyboard.press('Control+s')
  const commit = page.getByRole('dialog', { name: 'Save' })
  await commit.getByLabel('Commit message').fill('Inputs')
  await commit.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(async () => (await storedModules(id))[0]?.rules[0])
    .toMatchObject({
      userInputs: [condition('genre', 'EqualsMatcher', 'rock')],
      apiInputs: [condition('weather', 'NotEqualsMatcher', 'rainy')],
      metadata: [condition('speed', 'GreaterThanMatcher', '100')],
      context: [condition('moonPhase', 'CollectedMatcher')],
      featureFlags: [condition('EVRA', 'EqualsMatcher', 'true')],
    })
})

test('[RULE-044] [RULE-045] [RULE-046] [RULE-061] [RULE-062] [RULE-063] [RULE-064] [RULE-065] [RULE-081] [RULE-082] arguments fit their matcher and say what is odd about them', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Arguments')
  const asked = { userInputs: [condition('genre', 'EqualsMatcher', 'jazz', 'rock')] }
  await storeRules(id, [module('Music', rule('play', asked))], content)
  await openRules(page, id)
  const dialog = await open(page, 'Inputs…')
  const row = dialog.getByRole('group', { name: 'genre', exact: true })
  const names = await matcher(dialog, 'genre').getByRole('option').allTextContents()
  expect(names.map((name) => name.replace(/\s+/g, ' '))).toEqual([
    'Any',
    '== Equals',
    '!= NotEquals',
    '> GreaterThan',
    '< LessThan',
    '<= LessThanEquals',
    '>= GreaterThanEquals',
    'IS SET Collected',
    'NOT SET NotCollected',
    'Contains',
    'UPDATED Updated',
    '!UPDATED NotUpdated',
    'UPDATED & == UpdatedAndEquals',
  ])

  const first = argument(dialog, 1, 'genre')
  await first.focus()
  await expect(row).toContainText('No whitespace in argument')
  for (const [text, warning] of [
    ["jazz'", 'WARNING: Quote(s) in argument.'],
    [' jazz', 'WARNING: Leading whitespace(s) in argument.'],
    ['jazz ', 'WARNING: Trailing whitespace(s) in argument.'],
  ] as const) {
    await first.fill(text)
    await expect(row).toContainText(warning)
  }
  // The first Esc closes the list of completions, the next puts back what was there
  await first.press('Escape')
  await first.press('Escape')
  await expect(first).toHaveValue('jazz')

  // Who clicks again before typing still has the one new field
  const add = row.getByRole('button', { name: 'Add argument to genre' })
  for (let click = 0; click < 2; click++) {
    await add.click()
    await expect(argument(dialog, 3, 'genre')).toBeFocused()
  }
  await argument(dialog, 3, 'genre').press('Backspace')
  await expect(row.getByRole('combobox', { name: /^Argument/ })).toHaveCount(2)

  await matcher(dialog, 'genre').selectOption('ContainsMatcher')
  await expect(argument(dialog, 2, 'genre')).toHaveValue('rock')
  await matcher(dialog, 'genre').selectOption('LessThanMatcher')
  await expect(row.getByRole('combobox', { name: /^Argument/ })).toHaveCount(1)
  await expect(first).toHaveValue('jazz')
  await matcher(dialog, 'genre').selectOption('UpdatedMatcher')
  await expect(row).toContainText('No Argument needed')
  await expect(row.getByRole('combobox', { name: /^Argument/ })).toHaveCount(0)

  // The undo of the dialog ends where it began
  for (let step = 0; step < 3; step++) await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(argument(dialog, 2, 'genre')).toHaveValue('rock')
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

test('arguments and conditions are walked through, added and removed by keys', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Keys')
  const asked = {
    userInputs: [condition('genre', 'EqualsMatcher', 'jazz', 'rock')],
    metadata: [condition('speed', 'EqualsMatcher', '1')],
  }
  await storeRules(id, [module('Music', rule('play', asked))], content)
  await openRules(page, id)
  const dialog = await open(page, 'Inputs…')
  await argument(dialog, 1, 'genre').focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await expect(argument(dialog, 2, 'genre')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('soul')
  await page.keyboard.press('Enter')
  // An argument that is not typed is none
  await expect(argument(dialog, 4, 'genre')).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(argument(dialog, 3, 'genre')).toBeFocused()
  await expect(argument(dialog, 4, 'genre')).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect(argument(dialog, 1, 'speed')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(argument(dialog, 1, 'genre')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(argument(dialog, 3, 'genre')).toHaveCount(0)
  await page.keyboard.press('Control+Shift+z')
  await expect(argument(dialog, 3, 'genre')).toHaveValue('soul')
  await dialog.getByRole('button', { name: 'Remove the condition on genre' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Add user input' })).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect(ruleCell(page, 'Inputs', 1)).toHaveText('speed == 1')
})

test('[RULE-020] [RULE-034] [RULE-035] [RULE-036] [RULE-037] [RULE-039] [RULE-041] [RULE-059] intents are searched, toggled and looked at by a matcher', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Picker')
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`intent${at}`, {}]))
  const intents = { play: {}, stop: {}, ask: { dialogActType: 'request' }, only: { slotOnly: true }, ...many }
  await storeRules(id, [module('Music', rule('play'))], { 'ontology.intents': intents })
  await openRules(page, id)
  const dialog = await open(page, 'Intent…')
  await expectNothingWrongIn(dialog)
  const search = dialog.getByRole('combobox', { name: 'Search intents' })
  const list = dialog.getByRole('listbox', { name: 'Intents' })
  const chosen = dialog.getByRole('list', { name: 'Chosen intents' })
  const choose = async (name: string) => {
    await search.fill(name)
    await expect(list.getByRole('option').first()).toHaveText(name)
    await page.keyboard.press('Enter')
  }
  await expect(search).toBeFocused()
  await expect(list.getByRole('option', { name: 'play' })).toHaveAttribute('aria-selected', 'true')
  // Neither requests nor slot-only intents can be chosen
  await expect(list.getByRole('option').first()).toHaveAttribute('aria-setsize', '3002')
  await choose('intent2999')
  await expect(chosen.getByRole('listitem')).toHaveText(['play', 'intent2999'])
  await choose('play')
  await expect(chosen.getByRole('listitem')).toHaveText(['intent2999'])
  await page.keyboard.press('Enter')

  const pressed = (name: string) => dialog.getByRole('button', { name, exact: true })
  await expect(pressed('Equals')).toHaveAttribute('aria-pressed', 'true')
  await pressed('NotEquals').click()
  await expect(pressed('NotEquals')).toHaveAttribute('aria-pressed', 'true')
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  await pressed('NotEquals').click()
  await expect(pressed('Equals')).toHaveAttribute('aria-pressed', 'true')
  await pressed('NotEquals').click()
  await choose('stop')
  await expect(pressed('Equals')).toHaveAttribute('aria-pressed', 'true')
  await pressed('Updated').click()
  await expect(chosen).toHaveCount(0)
  await expect(dialog.getByText('Choose at least one intent')).toHaveCount(0)
  await pressed('Updated').click()
  await expect(dialog.getByText('Choose at least one intent')).toBeVisible()
  await pressed('UpdatedAndEquals').click()
  await expect(dialog.getByText('Choose at least one intent')).toHaveCount(0)
  await choose('stop')
  await expect(pressed('UpdatedAndEquals')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(ruleCell(page, 'Intent', 1)).toContainText('stop')
})

test('[RULE-038] [RULE-040] a rule whose last request is taken out asks for none', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Requests')
  await storeRules(id, [module('Music', rule('play'))])
  await openRules(page, id)
  const dialog = await open(page, 'Request…')
  const pressed = (name: string) => dialog.getByRole('button', { name, exact: true })
  const list = dialog.getByRole('listbox', { name: 'Requests' })
  await expect(list.getByRole('option')).toHaveText(['ask'])
  await list.getByRole('option').click()
  await expect(pressed('Equals')).toHaveAttribute('aria-pressed', 'true')
  await list.getByRole('option').click()
  await expect(pressed('NotCollected')).toHaveAttribute('aria-pressed', 'true')
  await pressed('Collected').click()
  await expect(pressed('Collected')).toHaveAttribute('aria-pressed', 'true')
  await pressed('Collected').click()
  await expect(pressed('NotCollected')).toHaveAttribute('aria-pressed', 'true')
})

test('[CORE-001] [CORE-003] [CORE-005] [CORE-006] [CORE-007] [CORE-013] [CORE-015] [CORE-016] parameters are blue, orange or red, and saved when they are right', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Parameters')
  const action = await coreAction()
  await storeRules(id, [
    module('Music', rule('play', { apiAction: { name: action, parameters: { app: 'radio' } } })),
  ])
  await openRules(page, id)
  const dialog = await open(page, 'Parameters…')
  await expectNothingWrongIn(dialog)
  const field = (what: 'Name' | 'Value', number: number) =>
    dialog.getByRole('textbox', { name: `${what} of parameter ${number}`, exact: true })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  const state = dialog.getByRole('status')
  const border = () =>
    dialog.locator('[data-color]').evaluate((frame) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(frame).borderColor.match(/\d+/g) ?? []).map(
        Number,
      )
      if (blue > red && blue > green) return 'blue'
      return red > green * 2.5 ? 'red' : 'orange'
    })
  await expect(state).toHaveText('Saved')
  expect(await border()).toBe('blue')
  await expect(save).toBeDisabled()

  await field('Value', 1).fill('any "text", even ; & 漢字')
  await expect(state).toHaveText('Unsaved')
  expect(await border()).toBe('orange')
  await expect(save).toBeEnabled()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(state).toHaveText('Saved')
  await dialog.getByRole('button', { name: 'Redo' }).click()
  await field('Value', 1).press('Enter')
  await expect(field('Name', 2)).toBeFocused()
  await expect(state).toHaveText('Invalid')
  expect(await border()).toBe('red')
  await expect(save).toBeDisabled()

  await page.keyboard.type('mode')
  await page.keyboard.press('Enter')
  await page.keyboard.type('full')
  await page.keyboard.press('Control+Enter')
  await expect(state).toHaveText('Saved')
  await expect(save).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await saveByKey(page, 'Parameters')
  await expect
    .poll(async () => (await storedModules(id))[0]?.rules[0]?.apiAction)
    .toEqual({ name: action, parameters: { app: 'any "text", even ; & 漢字', mode: 'full' } })
})

test('[CORE-008] [CORE-009] [CORE-010] [CORE-011] [CORE-012] [CORE-014] names of parameters are checked while they are typed', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Checks')
  const action = await coreAction()
  const parameters = Object.fromEntries(Array.from({ length: 199 }, (_, at) => [`p${at}`, '']))
  await storeRules(id, [module('Music', rule('play', { apiAction: { name: action, parameters } }))])
  await openRules(page, id)
  const dialog = await open(page, 'Parameters…')
  const add = dialog.getByRole('button', { name: 'Add parameter' })
  await add.click()
  await expect(add).toBeDisabled()
  await expect(add).toHaveAttribute('title', 'At most 200 parameters are allowed')
  const name = dialog.getByRole('textbox', { name: 'Name of parameter 200' })
  await expect(name).toBeFocused()
  for (const [typed, message] of [
    ['', 'Name should not be empty'],
    ['a b', 'Space is not allowed'],
    ['a-b', 'Supports A-Z, a-z, 0-9 and _'],
    ['1a', 'Name should not start with number'],
    ['p7', 'This name is already taken'],
  ] as const) {
    await name.fill(typed)
    await expect(name).toHaveAccessibleDescription(message)
  }
  await name.fill('a_1')
  await expect(name).toHaveAttribute('aria-invalid', 'false')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Discard changes' }).getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
})

test('[RULE-018] [RULE-021] rules are moved to another module and get comments of several lines', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Move')
  const others = Array.from({ length: 10 }, (_, at) => module(`Part ${at}`))
  await storeRules(id, [module('Music', rule('play'), rule('stop')), ...others])
  await openRules(page, id)
  const comment = await open(page, 'Comments…')
  await expectNothingWrongIn(comment)
  const field = comment.getByRole('textbox', { name: 'Comment' })
  await expect(field).toBeFocused()
  await page.keyboard.type('first line')
  await page.keyboard.press('Enter')
  await page.keyboard.type('second line')
  await page.keyboard.press('Control+Enter')
  await expect(comment).toHaveCount(0)
  await expect(
    ruleTable(page).getByRole('button', { name: /^Comments on rule 1 of .*: first line/ }),
  ).toBeVisible()

  const dialog = await open(page, 'Move Rule')
  const modules = dialog.getByRole('listbox', { name: 'Modules' }).getByRole('option')
  await expect(modules).toHaveCount(10)
  await dialog.getByRole('combobox', { name: 'Search modules' }).fill('part 7')
  await expect(modules).toHaveText(['Part 70 rules'])
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog).toHaveCount(0)
  await saveByKey(page, 'Move')
  await expect
    .poll(async () => (await storedModules(id)).map(({ rules }) => rules.length))
    .toEqual([1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
})

test('[BULK-001] [BULK-002] [BULK-003] [BULK-004] [BULK-005] [BULK-006] rules are generated for combinations, counted before, wiped by the next ones, and placed', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Generate')
  await storeRules(id, [module('Music', rule('stop'))], content)
  await openRules(page, id)
  const openGenerate = async () => {
    await page.getByRole('button', { name: 'Menu of Music' }).click()
    await page.getByRole('menuitem', { name: 'Generate rules…' }).click()
    return page.getByRole('dialog', { name: 'Bulk rules' })
  }
  let dialog = await openGenerate()
  expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 })
  await expect(dialog.getByRole('button', { name: 'Generate', exact: true, pressed: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Edit selected rules' })).toBeDisabled()

  const addName = async (label: string, name: string) => {
    const field = dialog.getByRole('combobox', { name: `Add to ${label}`, exact: true })
    await field.fill(name)
    await field.press('Enter')
  }
  await addName('User intents', 'play')
  await addName('User intents', 'stop')
  await addName('Requests', 'ask')
  await dialog.getByRole('combobox', { name: 'Add user input' }).fill('genre')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'All 3' }).click()
  await dialog.getByRole('combobox', { name: 'Add vehicle input' }).fill('speed')
  await page.keyboard.press('Enter')
  const countText = '2 intents × 1 request × 3 values of genre × 1 value of speed = 6 rules'
  await expect(dialog.getByText(countText)).toBeVisible()
  await dialog.getByRole('button', { name: 'Generate 6 rules' }).click()
  const rows = dialog.getByRole('list', { name: 'Generated rules' }).getByRole('listitem')
  await expect(rows).toHaveCount(6)
  await expect(rows.first()).toHaveText(/User intent == play\s*Request == ask\s*genre == jazz\s*speed ==/)
  await rows.first().getByRole('button', { name: 'Leave this rule out' }).click()
  await expect(rows).toHaveCount(5)

  await dialog.getByRole('button', { name: 'Remove stop' }).click()
  await dialog.getByRole('button', { name: 'Generate 3 rules' }).click()
  await expect(rows).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Append' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['stop', 'play', 'play', 'play'])

  dialog = await openGenerate()
  await addName('User intents', 'play')
  await dialog.getByRole('button', { name: 'Generate 1 rule' }).click()
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play'])
  await page.keyboard.press('Control+z')
  await saveByKey(page, 'Generated')
  await expect.poll(async () => (await storedModules(id))[0]?.rules.length).toBe(4)
  const [stored] = await storedModules(id)
  expect(stored?.rules[3]).toMatchObject({
    userIntent: { condition: 'EqualsMatcher', arguments: ['play'] },
    request: { condition: 'EqualsMatcher', arguments: ['ask'] },
    userInputs: [condition('genre', 'EqualsMatcher', 'soul')],
    metadata: [condition('speed', 'EqualsMatcher', '')],
  })
})

test('ten thousand rules are generated while the page stays responsive, and more are refused before', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Thousands')
  await storeRules(id, [module('Music')], content)
  await openRules(page, id)
  await page.getByRole('button', { name: 'Menu of Music' }).click()
  await page.getByRole('menuitem', { name: 'Generate rules…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Bulk rules' })
  for (const input of ['speed', 'gear']) {
    await dialog.getByRole('combobox', { name: 'Add vehicle input' }).fill(input)
    await page.keyboard.press('Enter')
    const text = Array.from({ length: 100 }, (_, at) => `${at}`).join('\n')
    await argument(dialog, 1, input).evaluate((field, pasted) => {
      const data = new DataTransfer()
      data.setData('text', pasted)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, text)
    await expect(argument(dialog, 100, input)).toHaveValue('99')
  }
  // It may be over before anybody looks at it from outside
  await dialog.evaluate((dialog) => {
    const shown: number[] = []
    Object.assign(window, { progressShown: shown })
    const look = () => {
      const value = dialog.querySelector('[aria-label="Generating rules"]')?.getAttribute('aria-valuenow')
      if (value !== undefined && value !== null) shown.push(Number(value))
      requestAnimationFrame(look)
    }
    look()
  })
  await dialog.getByRole('button', { name: 'Generate 10,000 rules' }).click()
  await expect(dialog.getByText('10,000 rules generated. Generating again wipes them.')).toBeVisible()
  const shown = await page.evaluate(() => (window as unknown as { progressShown: number[] }).progressShown)
  // The page was drawn in between
  expect(new Set(shown).size).toBeGreaterThan(1)
  expect(await dialog.getByRole('listitem').count()).toBeLessThan(100)

  const intents = dialog.getByRole('combobox', { name: 'Add to User intents' })
  for (const name of ['play', 'stop']) {
    await intents.fill(name)
    await intents.press('Enter')
  }
  await expect(dialog.getByText('At most 10000 rules can be generated at once')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Generate 20,000/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Append' }).click()
  await expect(page.getByRole('heading', { name: /Decision Table/ })).toContainText('10,000')
})

test('[BULK-007] [BULK-008] [BULK-009] selected rules are changed together after a preview, moved and deleted', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Many')
  const asked = { userInputs: [condition('genre', 'EqualsMatcher', 'jazz')] }
  await storeRules(
    id,
    [module('Music', rule('play', asked), rule('stop')), module('Rest', rule('stop'))],
    content,
  )
  await openRules(page, id)
  let dialog = await openBulk(page, 'Music')
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByRole('button', { name: 'Edit selected rules (2)', pressed: true })).toBeVisible()
  const rows = dialog.getByRole('list', { name: 'Selected rules' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/^Music 1/)
  await dialog.getByRole('combobox', { name: 'What becomes of user intents' }).selectOption('Add')
  await dialog.getByRole('combobox', { name: 'Add to User intents' }).fill('stop')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1 rule of 2 rules would change.')).toBeVisible()
  await expect(rows.first().getByRole('deletion')).toHaveText('== play')
  await expect(rows.first().getByRole('insertion')).toHaveText('== play or stop')
  await dialog.getByRole('combobox', { name: 'Add API input' }).fill('weather')
  await page.keyboard.press('Enter')
  await matcher(dialog, 'weather').selectOption('CollectedMatcher')
  await dialog.getByRole('combobox', { name: 'Add to Without inputs' }).fill('genre (user input)')
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'What becomes of the Comment' }).selectOption('Set to')
  await dialog.getByRole('combobox', { name: 'New Comment' }).fill('checked')
  await dialog.getByRole('button', { name: 'Apply to 2 rules' }).click()
  await expect(dialog.getByText('2 rules selected. Nothing would change yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'Redo' }).click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await saveByKey(page, 'Together')
  const both = {
    comments: 'checked',
    userInputs: [],
    apiInputs: [condition('weather', 'CollectedMatcher')],
  }
  await expect
    .poll(async () => (await storedModules(id)).map(({ rules }) => rules))
    .toMatchObject([
      [
        { ...both, userIntent: { arguments: ['play', 'stop'] } },
        { ...both, userIntent: { arguments: ['stop'] } },
      ],
      [{ comments: '', apiInputs: [] }],
    ])

  dialog = await openBulk(page, 'Music')
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  const moving = page.getByRole('dialog', { name: 'Move 2 rules' })
  await expectNothingWrongIn(moving)
  await moving.getByRole('option', { name: /^Rest/ }).click()
  await moving.getByRole('button', { name: 'Move' }).click()
  await expect(dialog).toHaveCount(0)
  await saveByKey(page, 'Moved')
  await expect.poll(async () => (await storedModules(id)).map(({ rules }) => rules.length)).toEqual([0, 3])

  dialog = await openBulk(page, 'Rest')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Delete rules' })
  await expect(question).toContainText('Do you want to delete 3 rules?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(ruleTable(page).getByRole('button', { name: /^Intent of rule/ })).toHaveCount(0)
})

test('rules with different inputs are made alike only when that is wanted, then edited together (ruling R104)', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Alike')
  const asked = { userInputs: [condition('genre', 'EqualsMatcher', 'jazz')] }
  await storeRules(id, [module('Music', rule('play', asked), rule('stop'))], content)
  await openRules(page, id)
  await page.getByRole('checkbox', { name: 'Select the rules of Music' }).check()
  await page
    .getByRole('toolbar', { name: 'Selected rules' })
    .getByRole('button', { name: 'Inputs', exact: true })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Inputs of 2 rules' })
  await expect(dialog.getByRole('alert')).toContainText('The 2 rules have different inputs.')
  await expectNothingWrongIn(dialog)
  await expect(argument(dialog, 1, 'genre')).not.toBeEditable()
  await dialog.getByRole('button', { name: 'Give all of them these inputs' }).click()
  await argument(dialog, 1, 'genre').fill('rock')
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => columnTexts(page, 'Inputs')).toEqual(['genre == rock', 'genre == rock'])
})

test('[RESET-001] [RESET-002] [RESET-003] [RESET-004] [RESET-006] [RESET-007] [RESET-008] [RESET-009] the reset rules of an input are put together in a table and saved at once, trimmed and without quotes', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Reset')
  await storeRules(id, [module('Music', rule('play'))], content)
  await openRules(page, id)
  await page.getByRole('button', { name: 'Reset rules' }).click()
  await expectNothingWrongIn(page.getByRole('dialog', { name: 'Reset rules' }))
  await page.getByRole('option', { name: /^genre/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset rules of genre' })
  const save = dialog.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeDisabled()
  await dialog.getByRole('button', { name: 'Add reset rule' }).click()
  const intents = dialog.getByRole('combobox', { name: 'Add to User intent' })
  await intents.fill('stop')
  await intents.press('Enter')
  const requests = dialog.getByRole('combobox', { name: 'Add to Request' })
  await expectNothingWrongIn(dialog)
  await requests.fill('ask')
  await requests.press('Enter')
  await dialog.getByRole('combobox', { name: 'Add user input' }).fill('artist')
  await page.keyboard.press('Enter')
  await matcher(dialog, 'artist').selectOption('EqualsMatcher')
  await argument(dialog, 1, 'artist').fill(' "abba\' ')
  await dialog.getByRole('combobox', { name: 'Add API input' }).fill('weather')
  await page.keyboard.press('Enter')
  await matcher(dialog, 'weather').selectOption('CollectedMatcher')
  const row = dialog.getByRole('table', { name: 'Reset rules' }).getByRole('row').nth(1)
  await expect(row.getByRole('cell')).toHaveText([
    '1',
    '== stop',
    '== ask',
    /artist == {2}"abba' /,
    'weather IS SET',
    '',
  ])
  await save.click()
  await expect(row.getByRole('cell').nth(3)).toHaveText('artist == abba')
  await expect(save).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('option', { name: /^genre/ })).toContainText('1 reset rule')
  await page.keyboard.press('Escape')
  await saveByKey(page, 'Reset')
  const stored = async () =>
    (await callAs('paul', domains.read, { params: { id }, query: {} })).ontology as {
      userInputs: Record<string, { resetOnInput: unknown[] }>
    }
  await expect
    .poll(async () => (await stored()).userInputs.genre?.resetOnInput)
    .toEqual([
      {
        userIntent: { condition: 'EqualsMatcher', arguments: ['stop'] },
        request: { condition: 'EqualsMatcher', arguments: ['ask'] },
        userInputs: [{ ...condition('artist', 'EqualsMatcher', 'abba'), id: expect.anything() }],
        apiInputs: [{ ...condition('weather', 'CollectedMatcher'), id: expect.anything() }],
      },
    ])
})

test('[RESET-005] an API input has reset rules of its own', async ({ sharedPage: page }) => {
  const id = await makeEditable('ApiReset')
  await storeRules(id, [module('Music', rule('play'))], content)
  await openRules(page, id)
  await page.getByRole('button', { name: 'Reset rules' }).click()
  await page.getByRole('combobox', { name: 'Search inputs' }).fill('wea')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Reset rules of weather' })
  await dialog.getByRole('button', { name: 'Add reset rule' }).click()
  await dialog.getByRole('button', { name: 'Any', exact: true }).first().click()
  await page.keyboard.press('Control+s')
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  // The first Esc empties the search, the next closes
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await saveByKey(page, 'Reset')
  await expect
    .poll(async () => {
      const { ontology } = await callAs('paul', domains.read, { params: { id }, query: {} })
      return (ontology as { apiInputs: Record<string, object> }).apiInputs.weather
    })
    .toMatchObject({ resetOnInput: [{ userIntent: { condition: 'AnyMatcher', arguments: [] } }] })
})

test('[RULE-068] [BULK-010] [RESET-010] [CORE-017] who holds no session reads all of it and changes none', async ({
  pageOf,
}) => {
  const page = await pageOf('nora')
  const id = await makeEditable('Read')
  const action = await coreAction()
  const asked = {
    userInputs: [condition('genre', 'EqualsMatcher', 'jazz')],
    apiAction: { name: action, parameters: { app: 'radio' } },
    comments: 'a comment',
  }
  const reset = { resetOnInput: [{ userIntent: { condition: 'AnyMatcher', arguments: [] } }] }
  await storeRules(id, [module('Music', rule('play', asked)), module('Rest')], {
    ...content,
    'ontology.userInputs': { genre: { ...genre.genre, ...reset } },
  })
  await openRules(page, id, 'nora')

  let dialog = await open(page, 'Inputs…')
  await expect(matcher(dialog, 'genre')).toBeDisabled()
  await expect(argument(dialog, 1, 'genre')).not.toBeEditable()
  await expect(dialog.getByRole('combobox', { name: /^Add/ })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: /^(Remove|Add)/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  dialog = await open(page, 'Intent…')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('option', { name: 'stop' })).toHaveAttribute('aria-selected', 'false')
  await expect(dialog.getByRole('button', { name: 'NotEquals' })).toBeDisabled()
  await page.keyboard.press('Escape')

  dialog = await open(page, 'Parameters…')
  await expect(dialog.getByRole('textbox', { name: 'Value of parameter 1' })).not.toBeEditable()
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Add parameter' })).toBeDisabled()
  await page.keyboard.press('Escape')

  dialog = await open(page, 'Comments…')
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('a comment')
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).not.toBeEditable()
  await expect(dialog.getByRole('button', { name: 'OK' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Menu of Music' }).click()
  await page.getByRole('menuitem', { name: 'Generate rules…' }).click()
  dialog = page.getByRole('dialog', { name: 'Bulk rules' })
  await expect(dialog.getByRole('button', { name: 'Generate', exact: true }).last()).toBeDisabled()
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Reset rules' }).click()
  await page.getByRole('option', { name: /^genre/ }).click()
  dialog = page.getByRole('dialog', { name: 'Reset rules of genre' })
  await expect(dialog.getByRole('button', { name: 'Add reset rule' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Delete reset rule 1' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Equals', exact: true }).first()).toBeDisabled()
})
