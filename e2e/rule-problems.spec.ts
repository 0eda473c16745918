import { expect } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { expectRed } from './pages/colours.ts'
import {
  addIntent,
  makeEditable,
  openEditor,
  saveByKey,
  savedByKey,
  saveState,
  storedIntents,
} from './pages/editor.ts'
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
  writeCell,
} from './pages/rules.ts'
import { test } from './pages/shared-page.ts'
import { callAs, makeDomain, notification } from './pages/studio.ts'

const noIntent = { userIntent: { condition: 'EqualsMatcher', arguments: [] } }

test('[RULE-047] [RULE-048] [RULE-071] [DOM-056] what says nothing in a table from outside is taken out, and rows are listed', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Repaired')
  const any = { userInputs: [condition('genre', 'AnyMatcher', ''), condition('artist', 'CollectedMatcher')] }
  await storeRules(id, [module('Music', rule('play', any), rule('play', noIntent), rule('stop'))])
  await openRules(page, id)
  const notice = notification(page, /^Invalid decision rows found in Repaired/)
  await expect(notice).toContainText('Removing invalid rows.')
  expect(await columnTexts(page, 'Intent')).toEqual(['play', 'stop'])
  await expect(ruleCell(page, 'Inputs', 1)).toHaveText('artist IS SET')
})

test('[RULE-049] [RULE-050] [RULE-057] [DOM-049] [DOM-050] null actions become empty, and a row with an unknown matcher is an error that is reported', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Mended')
  const like = { userIntent: { condition: 'SoundsLike', arguments: ['play'] } }
  await storeRules(id, [
    module('Nulls', rule('play', { systemAction: null, apiAction: 'search' })),
    module('More', rule('play', { systemAction: 'SayGoodbye', apiAction: null }), rule('play', like)),
  ])
  await openRules(page, id)
  await expect(notification(page, /^Empty UI actions in rules were mended/)).toContainText('Nulls')
  await expect(notification(page, /^Empty API actions in rules were mended/)).toContainText('More')
  const invalid = notification(page, /^Invalid decision table rows detected in More module\./)
  await expect(invalid).toContainText('2')
  expect(await columnTexts(page, 'UI action')).toEqual(['', 'SayGoodbye'])

  for (const text of ['one', 'two']) {
    await ruleTable(page)
      .getByRole('button', { name: /^Comments on rule 1 of [^:]*:$/ })
      .first()
      .click()
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
  }
  await saveByKey(page, 'Mended')
  await expect(saveState(page)).toBeEmpty()
  expect((await storedModules(id)).map(({ rules }) => rules)).toMatchObject([
    [{ comments: 'one', systemAction: '', apiAction: 'search' }],
    [{ comments: 'two', systemAction: 'SayGoodbye', apiAction: '' }],
  ])
})

test('[SLOT-037] [DOM-031] intents given as a list are none, with a warning, and stored as an object from then on', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Listed')
  // This server takes no such list; another one may have sent it
  await page.route(new RegExp(`/api/domains/${id}(\\?|$)`), async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const domain = await response.json()
    await route.fulfill({
      response,
      json: { ...domain, ontology: { ...domain.ontology, intents: ['play'] } },
    })
  })
  await openEditor(page, id)
  await expect(
    notification(page, 'The intents of the ontology were malformed and have been reset'),
  ).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Intents' })).toContainText('No intents')
  await addIntent(page, 'play')
  await savedByKey(page, 'one intent')
  expect(await storedIntents(id)).toEqual(['play'])
})

test('[DOM-047] [DOM-048] [RULE-055] [RULE-056] [RULE-058] [RULE-060] rows without an intent are red, and the panel of problems leads to them', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Red')
  await storeRules(id, [
    module('Twice', rule('play')),
    module('Twice', rule('stop')),
    module('Music', rule('stop'), rule('play')),
  ])
  await openRules(page, id)
  await page.getByRole('button', { name: 'Menu of rule 2' }).click()
  await page.getByRole('menuitem', { name: 'Intent…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('option', { name: 'play' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const rows = ruleTable(page).getByRole('row')
  const red = rows.filter({ has: page.getByRole('button', { name: 'Intent of rule 2' }) })
  const usual = rows
    .filter({ has: page.getByRole('button', { name: 'Intent of rule 1 of Twice: stop' }) })
    .first()
  const background = await usual.evaluate((row) => getComputedStyle(row).backgroundColor)
  await expect(red).not.toHaveCSS('background-color', background)
  await expectRed(red, 'backgroundColor')

  await page.getByRole('button', { name: '2 problems' }).click()
  const invalid = page.getByRole('button', {
    name: /^Invalid decision table rows detected in Music module\.: 2/,
  })
  await expect(page.getByRole('button', { name: 'Duplicate modules named Twice detected.' })).toBeVisible()
  await invalid.click()
  await expect(page).toHaveURL(/module=2/)
})

test('[APIA-016] [APIA-017] [CORE-002] [CORE-004] a new API action comes with its input, a core action with parameters', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Actions')
  await storeRules(id, [module('Music', rule('play'), rule('stop'))])
  await openRules(page, id)
  await ruleCell(page, 'API action', 1).focus()
  await page.keyboard.type('search')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(ruleCell(page, 'API action', 1, 'search')).toBeVisible()
  await writeCell(page, ruleCell(page, 'API action', 2), 'openApp')
  await expect(ruleCell(page, 'API action', 2, 'openApp')).toBeVisible()
  await saveByKey(page, 'Actions')
  await expect(saveState(page)).toBeEmpty()
  const [stored] = await storedModules(id)
  expect(stored?.rules.map(({ apiAction }) => apiAction)).toEqual([
    'search',
    { name: 'openApp', parameters: {} },
  ])
  const domain = await callAs('paul', domains.read, { params: { id }, query: {} })
  expect(domain.api_actions).toEqual([expect.objectContaining({ name: 'search', path: [] })])
  expect(domain.ontology).toMatchObject({ apiInputs: { search: { returnValue: [] } } })
})

test('[CORE-018] the tour guide has core actions of its own', async ({ sharedPage: page }) => {
  const id = await makeDomain('EmbeddedTourGuide', 'paul')
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await storeRules(id, [module('Tour', rule('play'))])
  await openRules(page, id)
  for (const action of [
    'getNextPageAvailable',
    'getPreviousPageAvailable',
    'listIndexChanged',
    'callContainerAction',
  ]) {
    await writeCell(page, ruleCell(page, 'API action', 1), action)
    await expect(ruleCell(page, 'API action', 1, action)).not.toHaveAttribute('title', /no longer available/)
  }
})

test('[RULE-003] around the table are the dialogs of many rules and of reset rules, and the page of the domain handler', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Around')
  await storeRules(id, [module('Music', rule('play'))])
  await openRules(page, id)
  await expect(page.getByRole('button', { name: 'Reset rules' })).toBeVisible()
  await page.getByRole('button', { name: 'Menu of Music' }).click()
  await page.getByRole('menuitem', { name: 'Generate rules…' }).click()
  await expect(page.getByRole('dialog', { name: 'Bulk rules' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^Domain Handler/ }).click()
  await expect(page.getByRole('grid', { name: 'API Inputs' })).toBeVisible()
  await expect(page.getByRole('grid', { name: 'API Actions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Configure Handlers' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Request Fulfillment' })).toBeVisible()
})

test('rules that never fire are marked, and the panel leads to them and to intents without an answer', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Analysed')
  const jazz = rule('play', { userInputs: [condition('genre', 'EqualsMatcher', 'jazz')], comments: 'never' })
  await storeRules(id, [module('Music', rule('play'), jazz)])
  await openRules(page, id)
  const mark = page.getByRole('img', { name: /^Analysis of rule 2 of Music: This rule never fires/ })
  await expect(mark).toBeVisible()
  await expect(page.getByRole('img', { name: /^Analysis of rule 1/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'No problems' }).click()
  const found = page.getByRole('region', { name: 'Worth a look in the Decision Table' })
  await expect(found.getByRole('button', { name: /^This rule never fires/ })).toBeVisible()
  await expect(found.getByRole('button', { name: /stop/ })).toBeVisible()

  await page.getByRole('button', { name: 'Move rule 1 of Music', exact: true }).press('Alt+ArrowDown')
  await expect(mark).toHaveCount(0)
  await expect(found.getByRole('button', { name: /^This rule never fires/ })).toHaveCount(0)
})
