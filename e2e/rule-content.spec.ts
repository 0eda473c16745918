import { expect } from '@playwright/test'
import { makeEditable, savedByKey } from './pages/editor.ts'
import {
  condition,
  module,
  openRules,
  rule,
  ruleCell,
  ruleTable,
  storedModules,
  storeRules,
  writeCell,
} from './pages/rules.ts'
import { test } from './pages/shared-page.ts'

const equals = (...names: string[]) => ({ condition: 'EqualsMatcher', arguments: names })
const notCollected = { condition: 'NotCollectedMatcher', arguments: [] }

test('[RULE-001] [RULE-024] [RULE-025] [RULE-026] [RULE-027] [RULE-028] [RULE-029] [RULE-030] [RULE-031] [RULE-032] modules and rules made in the table are stored field by field', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Fields')
  const rest = { ...module('Rest'), comments: 'all the others' }
  await storeRules(id, [rest], {
    'ontology.apiInputs': { weather: { returnValue: ['sunny'] } },
    api_actions: [{ name: 'search' }],
  })
  await openRules(page, id)
  await expect(ruleTable(page)).toContainText('all the others')
  await page.getByRole('textbox', { name: 'Add new module' }).fill('Music')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add rule to Music' }).click()
  await expect(ruleCell(page, 'Intent', 1)).toHaveText('NOT SET')
  await savedByKey(page, 'empty')
  const empty = rule('', { userIntent: notCollected })
  expect(await storedModules(id)).toEqual([rest, { name: 'Music', comments: '', rules: [empty] }])

  await page.getByRole('button', { name: 'Add rule to Music' }).click()
  await writeCell(page, ruleCell(page, 'Intent', 1), 'play or stop')
  await writeCell(page, ruleCell(page, 'Request', 1), 'ask')
  await writeCell(
    page,
    ruleCell(page, 'Inputs', 1),
    'genre == jazz or rock; weather IS SET; vehicle:speed > 50; context:moon != full; flag:EVRA == true',
  )
  await writeCell(page, ruleCell(page, 'UI action', 1), 'SayGoodbye')
  await writeCell(page, ruleCell(page, 'API action', 1), 'search')
  await writeCell(page, ruleCell(page, 'API action', 2), 'openApp')
  await ruleTable(page)
    .getByRole('button', { name: /^Comments on rule 1 of [^:]*:$/ })
    .click()
  await page.keyboard.type('why it is so')
  await page.keyboard.press('Enter')
  await savedByKey(page, 'written')
  const written = {
    comments: 'why it is so',
    userIntent: equals('play', 'stop'),
    request: equals('ask'),
    userInputs: [condition('genre', 'EqualsMatcher', 'jazz', 'rock')],
    apiInputs: [condition('weather', 'CollectedMatcher')],
    metadata: [condition('speed', 'GreaterThanMatcher', '50')],
    context: [condition('moon', 'NotEqualsMatcher', 'full')],
    featureFlags: [condition('EVRA', 'EqualsMatcher', 'true')],
    systemAction: 'SayGoodbye',
    apiAction: 'search',
  }
  const core = { ...empty, apiAction: { name: 'openApp', parameters: {} } }
  expect(await storedModules(id)).toEqual([rest, { name: 'Music', comments: '', rules: [written, core] }])
})

test('[RULE-066] [RULE-067] [RULE-079] [RULE-083] each matcher asks for no argument, one or several', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Matchers')
  await storeRules(id, [
    module('Music', rule('play', { userInputs: [condition('genre', 'CollectedMatcher')] })),
  ])
  await openRules(page, id)
  await page.getByRole('button', { name: 'Menu of rule 1' }).click()
  await page.getByRole('menuitem', { name: 'Inputs…' }).click()
  const row = page.getByRole('dialog').getByRole('group', { name: 'genre', exact: true })
  const matcher = row.getByRole('combobox', { name: 'Matcher of genre' })
  const takes = {
    AnyMatcher: 'none',
    EqualsMatcher: 'many',
    NotEqualsMatcher: 'many',
    GreaterThanMatcher: 'one',
    LessThanMatcher: 'one',
    LessThanEqualsMatcher: 'one',
    GreaterThanEqualsMatcher: 'one',
    CollectedMatcher: 'none',
    NotCollectedMatcher: 'none',
    ContainsMatcher: 'many',
    UpdatedMatcher: 'none',
    NotUpdated: 'none',
    UpdatedAndEquals: 'one',
  }
  const offered = await matcher
    .getByRole('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  expect(offered).toEqual(Object.keys(takes))
  for (const [name, count] of Object.entries(takes)) {
    await matcher.selectOption(name)
    await expect(row.getByText('No Argument needed')).toHaveCount(count === 'none' ? 1 : 0)
    const field = row.getByRole('combobox', { name: 'Argument 1 of genre' })
    await expect(field).toHaveCount(count === 'none' ? 0 : 1)
    await expect(row.getByRole('button', { name: 'Add argument to genre' })).toHaveCount(
      count === 'many' ? 1 : 0,
    )
  }
  await matcher.selectOption('EqualsMatcher')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^1 problem/ })).toBeVisible()
  await page.getByRole('button', { name: /^1 problem/ }).click()
  await expect(page.getByText('genre == needs an argument')).toBeVisible()
})

test('[RULE-084] the picker of intents asks for one only where the matcher needs it', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Needs')
  await storeRules(id, [module('Music', rule('', { userIntent: notCollected }))])
  await openRules(page, id)
  await page.getByRole('button', { name: 'Menu of rule 1' }).click()
  await page.getByRole('menuitem', { name: 'Intent…' }).click()
  const dialog = page.getByRole('dialog')
  for (const [name, isNeeded] of Object.entries({
    Any: false,
    Equals: true,
    Collected: false,
    NotEquals: true,
    NotCollected: false,
    Contains: true,
    Updated: false,
    NotUpdated: false,
    UpdatedAndEquals: false,
  })) {
    const button = dialog.getByRole('button', { name, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(dialog.getByText('Choose at least one intent')).toHaveCount(isNeeded ? 1 : 0)
  }
})
