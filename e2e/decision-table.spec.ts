import { expect, type Page } from '@playwright/test'
import { expectNothingWrongIn } from './pages/axe.ts'
import { expectRed } from './pages/colours.ts'
import { makeEditable, saveByKey, saveState } from './pages/editor.ts'
import { allowClipboard } from './pages/firefox.ts'
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
import { notification, visit } from './pages/studio.ts'

/** Modules and the comments of their rules, from top to bottom. */
function tableText(page: Page): Promise<string[]> {
  return ruleTable(page)
    .getByRole('button', { name: /^(Module|Comments on rule)/ })
    .evaluateAll((all) =>
      all
        .map((cell) => ({ top: cell.getBoundingClientRect().top, text: cell.textContent ?? '' }))
        .sort((one, other) => one.top - other.top)
        .map(({ text }) => text),
    )
}

test('[ROUTE-012] [RULE-004] [RULE-005] [RULE-014] the tab of the decision table shows modules that fold, and selects their rules', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Table')
  await storeRules(id, [module('Music', rule('play'), rule('stop')), module('Rest', rule('play'))])
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await page.getByRole('link', { name: 'Decision Table' }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/dialog-editor`))
  await expect(ruleTable(page)).toBeVisible()
  expect(await columnTexts(page, 'Intent')).toEqual(['play', 'stop', 'play'])

  await page.getByRole('button', { name: 'Hide Music' }).click()
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play'])
  await page.getByRole('button', { name: 'Show Music' }).click()
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'stop', 'play'])

  await page.getByRole('checkbox', { name: 'Select the rules of Music' }).check()
  const bar = page.getByRole('toolbar', { name: 'Selected rules' })
  await expect(bar.getByRole('status')).toHaveText('2 rules selected')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'stop', 'play'])
})

test('[RULE-051] [RULE-052] [RULE-053] [RULE-054] [RULE-022] [RULE-023] [EDIT-011] modules are added, named, found twice and deleted', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Modules')
  await storeRules(id, [module('Twice'), module('Twice', rule('play')), module('Once')])
  await openRules(page, id)
  const names = ruleTable(page).getByRole('button', { name: /^Module:/ })
  await expect(names).toHaveText(['Twice', 'Twice', 'Once'])
  const usual = await names.nth(2).evaluate((name) => getComputedStyle(name).color)
  for (const twice of [names.nth(0), names.nth(1)]) {
    await expect(twice).not.toHaveCSS('color', usual)
    await expectRed(twice)
  }

  const field = page.getByRole('textbox', { name: 'Add new module' })
  await field.press('Enter')
  await field.fill('Once')
  await expect(page.getByRole('tooltip')).toHaveText('Module name already exists!')
  await field.press('Enter')
  await expect(names).toHaveText(['Twice', 'Twice', 'Once'])
  await field.fill('Navigation to places far away '.repeat(6))
  await field.press('Enter')
  await expect(names).toHaveCount(4)
  const heading = await names.nth(3).evaluate((name) => name.parentElement!.getBoundingClientRect().width)
  expect(heading).toBeLessThanOrEqual(450)
  expect(heading).toBeGreaterThan(420)

  await names.nth(0).click()
  await page.keyboard.type('First')
  await page.keyboard.press('Enter')
  await expect(names.nth(0)).toHaveText('First')
  await expect(names.nth(1)).toHaveCSS('color', usual)

  await page.getByRole('button', { name: 'Menu of Twice' }).click()
  await page.getByRole('menuitem', { name: 'Delete Module' }).click()
  const question = page.getByRole('dialog', { name: 'Delete module' })
  await expect(question).toContainText('Delete the module Twice with its rule?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(names).toHaveCount(3)
})

test('[RULE-015] [RULE-016] [RULE-017] a rule is added, duplicated and deleted by its menu', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Menu')
  await storeRules(id, [module('Music', rule('play'), rule('stop'))])
  await openRules(page, id)
  const choose = async (number: number, item: string) => {
    await page.getByRole('button', { name: `Menu of rule ${number}` }).click()
    await page.getByRole('menuitem', { name: item, exact: true }).click()
  }
  await choose(1, 'Duplicate Rule')
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'play', 'stop'])
  await choose(2, 'Add Rule')
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'play', 'NOT SET', 'stop'])
  await choose(1, 'Delete Rule')
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'NOT SET', 'stop'])
})

test('[RULE-006] [RULE-007] [RULE-008] rules and modules are dragged, and moved by keys', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Drag')
  await storeRules(id, [
    module('A', rule('play', { comments: 'one' }), rule('play', { comments: 'two' })),
    module('B', rule('play', { comments: 'three' })),
  ])
  await openRules(page, id)
  const texts = async () => (await tableText(page)).filter((text) => !/^[AB]$/.test(text))
  const handle = (name: string) => page.getByRole('button', { name, exact: true })
  await handle('Move rule 2 of A').dragTo(handle('Move rule 1 of A'), { targetPosition: { x: 5, y: 2 } })
  await expect.poll(texts).toEqual(['two', 'one', 'three'])
  await handle('Move rule 1 of A').dragTo(handle('Move rule 1 of B'), { targetPosition: { x: 5, y: 18 } })
  await expect.poll(texts).toEqual(['one', 'three', 'two'])
  await handle('Move rule 2 of B').press('Alt+ArrowUp')
  await expect.poll(texts).toEqual(['one', 'two', 'three'])
  await handle('Move rule 1 of B').press('Alt+ArrowUp')
  await expect.poll(async () => (await tableText(page)).join()).toBe('A,one,two,B,three')

  await handle('Move B').dragTo(handle('Move A'), { targetPosition: { x: 5, y: 2 } })
  await expect.poll(async () => (await tableText(page)).join()).toBe('B,three,A,one,two')
  await handle('Move B').press('Alt+ArrowDown')
  await expect.poll(async () => (await tableText(page)).join()).toBe('A,one,two,B,three')
  await expect(handle('Move B')).toBeFocused()
  await handle('Move B').press('Alt+ArrowUp')
  await saveByKey(page, 'Moved')
  await expect
    .poll(async () => (await storedModules(id)).map(({ name, rules }) => `${name} ${rules.length}`))
    .toEqual(['B 1', 'A 2'])
})

test('[RULE-006] among three modules one lands where it is dropped, downwards and upwards', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Three')
  await storeRules(id, [module('A', rule('play')), module('B', rule('play')), module('C', rule('play'))])
  await openRules(page, id)
  const names = async () => (await tableText(page)).filter((text) => /^[ABC]$/.test(text)).join('')
  const handle = (name: string) => page.getByRole('button', { name, exact: true })
  await handle('Move A').press('Alt+ArrowDown')
  await expect.poll(names).toBe('BAC')
  await handle('Move B').dragTo(handle('Move C'), { targetPosition: { x: 5, y: 2 } })
  await expect.poll(names).toBe('ABC')
  await handle('Move C').dragTo(handle('Move A'), { targetPosition: { x: 5, y: 2 } })
  await expect.poll(names).toBe('CAB')
})

test('[RULE-010] [RULE-011] [RULE-012] [RULE-013] [INT-002] [INT-008] [SLOT-007] rules are found by intent and slot, from either side', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Find')
  const asking = rule('play', { userInputs: [condition('genre', 'CollectedMatcher')] })
  await storeRules(id, [module('Music', rule('play'), asking), module('Rest', rule('stop'))])
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const find = page.getByRole('button', { name: 'Find intent play in Decision Table' })
  await expect(find).toHaveAttribute('title', 'Find intent in Decision Table')
  await find.click()
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'play'])
  await expect(page.getByRole('combobox', { name: 'Find intent' })).toHaveValue('play')

  const finder = page.getByRole('combobox', { name: 'Find user input' })
  await finder.click()
  await expect(page.getByRole('option')).toHaveText(['genre'])
  await finder.fill('artist')
  await expect(page.getByText('No rules found')).toBeVisible()
  await finder.fill('gen')
  await page.getByRole('option', { name: 'genre' }).click()
  await expect.poll(() => columnTexts(page, 'Inputs')).toEqual(['genre IS SET'])
  await page.reload()
  await expect.poll(() => columnTexts(page, 'Inputs')).toEqual(['genre IS SET'])

  // Of the offers only the one that is chosen is marked, and Enter keeps it
  const intents = page.getByRole('combobox', { name: 'Find intent' })
  await intents.click()
  await expect(page.getByRole('option')).toHaveText(['play', 'stop'])
  await expect(page.getByRole('option', { selected: true })).toHaveText(['play'])
  await page.keyboard.press('Enter')
  await expect(intents).toHaveValue('play')

  await page.getByRole('button', { name: 'Menu of rule 2' }).click()
  await page.getByRole('menuitem', { name: 'Show intent play' }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/intent-editor\\?.*search=play`))
  await page.getByRole('link', { name: 'Slots' }).click()
  await page.getByRole('button', { name: 'Find slot artist in Decision Table' }).click()
  await expect(ruleTable(page)).toContainText('No rules found')
  await expect(finder).toHaveValue('artist')
})

test('[RULE-009] [EDIT-009] [EDIT-010] [RULE-074] [RULE-075] all rules are on one page unless a size is chosen, also in full screen', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Sizes')
  const many = Array.from({ length: 60 }, (_, number) => rule('play', { comments: String(number + 1) }))
  await storeRules(id, [module('Music', ...many), module('Rest', rule('stop'))])
  await openRules(page, id)
  const pager = page.getByRole('navigation', { name: 'Pages of rules' })
  await expect(pager).toContainText('1–61 of 61')
  await pager.getByRole('combobox').click()
  await expect(page.getByRole('option')).toHaveText(['50', '100', '150', '200', 'all'])
  await page.getByRole('option', { name: '50', exact: true }).click()
  await expect(pager).toContainText('1–50 of 61')
  await pager.getByRole('button', { name: 'next page' }).click()
  await expect.poll(() => columnTexts(page, 'Intent')).toHaveLength(11)
  await expect(ruleCell(page, 'Intent', 51, 'play')).toBeVisible()

  await page.getByRole('button', { name: 'Full screen' }).click()
  const whole = page.getByRole('region', { name: 'Decision Table, full screen' })
  const room = await whole.boundingBox()
  expect([room?.width, room?.height]).toEqual([page.viewportSize()?.width, page.viewportSize()?.height])
  await expect(ruleCell(page, 'Intent', 51, 'play')).toBeVisible()
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect(whole).toHaveCount(0)
})

test('[RULE-002] [RULE-036] [RULE-076] [RULE-077] [RULE-078] [RULE-082] a rule is written from the keyboard, with completions, and saved as it is shown', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  const id = await makeEditable('Write')
  await storeRules(id, [module('Music', rule('play'))])
  await openRules(page, id)
  await ruleCell(page, 'Intent', 1, 'play').focus()
  await page.keyboard.type('sto')
  await page.keyboard.press('Enter')
  await expect(ruleCell(page, 'Intent', 1, 'stop')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('as')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')

  await page.keyboard.type('gen')
  await expect(page.getByRole('option', { name: 'genre slot' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.type('== ja')
  await page.keyboard.press('Tab')
  await page.keyboard.type(' or rock; artist !')
  await expect(page.getByRole('option')).toHaveText(['!=', '!UPDATED'])
  await page.keyboard.type('UPDATED; speed < 50; weather == a, b, c, d, e or f')
  await page.keyboard.press('Enter')
  const inputs = ruleCell(page, 'Inputs', 1)
  await expect(inputs.locator('.condition-chip')).toHaveText([
    'genre == jazz or rock',
    'artist !UPDATED',
    'speed < 50',
    'weather == a, b, c, d or e + 1 more argument(s)',
  ])
  await expect(inputs).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('SayGoo')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('search')
  await expect(page.getByRole('option', { name: 'Create API action "search"' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(ruleCell(page, 'API action', 1, 'search')).toBeVisible()
  await saveByKey(page, 'Written')
  await expect
    .poll(async () => (await storedModules(id))[0]?.rules[0])
    .toMatchObject({
      userIntent: { condition: 'EqualsMatcher', arguments: ['stop'] },
      request: { condition: 'EqualsMatcher', arguments: ['ask'] },
      userInputs: [condition('genre', 'EqualsMatcher', 'jazz', 'rock'), condition('artist', 'NotUpdated')],
      metadata: [condition('speed', 'LessThanMatcher', '50')],
      systemAction: 'SayGoodbye',
      apiAction: 'search',
    })
})

test('what is wrong in a cell is reported and kept until it is put right (ruling R87)', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Wrong')
  await storeRules(id, [module('Music', rule('play'))])
  await openRules(page, id)
  await ruleCell(page, 'Inputs', 1).focus()
  await page.keyboard.type('wipers == on')
  await expect(page.getByRole('status').filter({ hasText: 'There is no input wipers' })).toBeVisible()
  await page.keyboard.press('Enter')
  const field = page.getByRole('combobox', { name: 'Inputs of rule 1' })
  await expect(field).toBeFocused()
  await page.getByRole('heading', { name: /Decision Table/ }).click()
  await expect(field).toHaveValue('wipers == on')
  await field.fill('vehicle:wipers == on')
  await field.press('Enter')
  await expect(ruleCell(page, 'Inputs', 1)).toHaveText('wipers == on')
  await ruleCell(page, 'Inputs', 1).focus()
  await page.keyboard.type('x')
  await page.keyboard.press('Escape')
  await expect(ruleCell(page, 'Inputs', 1)).toHaveText('wipers == on')
  await expect(ruleCell(page, 'Inputs', 1)).toBeFocused()
})

test('[RULE-072] [RULE-073] actions that are gone are red and say so', async ({ sharedPage: page }) => {
  const id = await makeEditable('Gone')
  await storeRules(id, [
    module(
      'Music',
      rule('play', { systemAction: 'lost', apiAction: 'missing' }),
      rule('play', { systemAction: 'SayGoodbye' }),
    ),
  ])
  await openRules(page, id)
  await expectRed(ruleCell(page, 'UI action', 1, 'lost'))
  const red = await ruleCell(page, 'UI action', 1, 'lost').evaluate((cell) => getComputedStyle(cell).color)
  await expect(ruleCell(page, 'UI action', 2, 'SayGoodbye')).not.toHaveCSS('color', red)
  await expect(ruleCell(page, 'UI action', 1, 'lost')).toHaveAttribute(
    'title',
    'This UI Action is no longer available!',
  )
  await expect(ruleCell(page, 'API action', 1, 'missing')).toHaveAttribute(
    'title',
    'This API Action is no longer available!',
  )
  await expect(ruleCell(page, 'API action', 1, 'missing')).toHaveCSS('color', red)
})

test('[RULE-068] [RULE-069] [RULE-070] [RULE-085] [AUTH-018] while another person has the session, the table can only be read', async ({
  pageOf,
}) => {
  const page = await pageOf('ada')
  const id = await makeEditable('Read')
  await storeRules(id, [module('Music', rule('play', { comments: 'why' }), rule('stop'))])
  await openRules(page, id, 'ada')
  for (const cell of ['Intent', 'Request', 'Inputs', 'UI action', 'API action']) {
    await ruleCell(page, cell, 1).click({ force: true })
    await page.keyboard.type('x')
  }
  await ruleTable(page).getByRole('button', { name: 'Module: Music' }).click({ force: true })
  await ruleTable(page)
    .getByRole('button', { name: /^Comments on rule 1 of .*: why/ })
    .click({ force: true })
  await expect(ruleTable(page).getByRole('combobox')).toHaveCount(0)
  await expect(ruleTable(page).getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
  await ruleCell(page, 'Intent', 1).focus()
  await page.keyboard.press('Delete')
  expect(await columnTexts(page, 'Intent')).toEqual(['play', 'stop'])
  await page.getByRole('button', { name: 'Menu of rule 1' }).click()
  for (const item of ['Add Rule', 'Duplicate Rule', 'Delete Rule', 'Move Rule']) {
    await expect(page.getByRole('menuitem', { name: item })).toBeDisabled()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menu of Music' }).click()
  await expect(page.getByRole('menuitem', { name: 'Delete Module' })).toBeDisabled()
})

test('rules are copied, cut and pasted, to a sheet and back; wrong cells are named and nothing is pasted (ruling R88)', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  await allowClipboard(page)
  const id = await makeEditable('Paste')
  const first = rule('play', { userInputs: [condition('genre', 'EqualsMatcher', 'jazz')], comments: 'a\tb' })
  await storeRules(id, [module('Music', first, rule('stop')), module('Rest')])
  await openRules(page, id)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await ruleCell(page, 'Intent', 1, 'play').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+c')
  await expect(notification(page, '2 rules copied')).toBeVisible()
  expect(await clipboard()).toBe('play\t\tuser:genre == jazz\t\t\t"a\tb"\nstop\t\t\t\t\t')
  await page.getByRole('button', { name: 'Hide Rest' }).focus()
  await page.keyboard.press('Control+v')
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'stop', 'play', 'stop'])

  await page.evaluate(() =>
    navigator.clipboard.writeText('play\tplay\tgenre = rock; speed > 9\r\nplay\t\tno such thing'),
  )
  await ruleCell(page, 'Intent', 1, 'play').first().focus()
  await page.keyboard.press('Control+v')
  await expect(notification(page, /Nothing was pasted/)).toContainText('line 2, Inputs')
  expect(await columnTexts(page, 'Intent')).toEqual(['play', 'stop', 'play', 'stop'])
  await page.evaluate(() => navigator.clipboard.writeText('play\t\tgenre = rock; speed > 9\tSayGoodbye'))
  await page.keyboard.press('Control+v')
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'play', 'stop', 'play', 'stop'])
  await expect(ruleCell(page, 'Inputs', 2).first()).toHaveText('genre == rockspeed > 9')

  await page.keyboard.press('Escape')
  await ruleCell(page, 'Intent', 2, 'play').first().focus()
  await page.keyboard.press('Control+x')
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'stop', 'play', 'stop'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'play', 'stop', 'play', 'stop'])
})

test('a column is filled down over the selected rules (ruling R89)', async ({ sharedPage: page }) => {
  const id = await makeEditable('Fill')
  await storeRules(id, [
    module('Music', rule('play', { systemAction: 'SayGoodbye' }), rule('stop'), rule('stop')),
  ])
  await openRules(page, id)
  await ruleCell(page, 'UI action', 1, 'SayGoodbye').focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect.poll(() => columnTexts(page, 'UI action')).toEqual(['SayGoodbye', 'SayGoodbye', 'SayGoodbye'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => columnTexts(page, 'UI action')).toEqual(['SayGoodbye', '', ''])
})

test('a table of 300 rules is built by keys and by paste, saved, and is unchanged after a reload', async ({
  sharedPage: page,
}) => {
  await allowClipboard(page)
  const id = await makeEditable('Three')
  await storeRules(id, [])
  await openRules(page, id)
  await page.getByRole('textbox', { name: 'Add new module' }).fill('Big')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add rule to Big' }).click()
  await writeCell(page, ruleCell(page, 'Intent', 1), 'play')
  await writeCell(page, ruleCell(page, 'Inputs', 1), 'genre == jazz')
  const lines = Array.from(
    { length: 299 },
    (_, at) => `stop\task\tspeed > ${at}; genre == rock\tSayGoodbye\t\tn ${at}`,
  )
  await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))
  await ruleCell(page, 'Inputs', 1).focus()
  await page.keyboard.press('Control+v')
  await expect(page.getByRole('heading', { name: /Decision Table/ })).toContainText('300')
  await saveByKey(page, 'Three hundred')
  await expect(saveState(page)).toBeEmpty()
  expect((await storedModules(id))[0]?.rules).toHaveLength(300)
  await page.reload()
  await expect(page.getByRole('heading', { name: /Decision Table/ })).toContainText('300')
  await ruleCell(page, 'Intent', 1, 'play').focus()
  await page.keyboard.press('Control+End')
  await expect(ruleCell(page, 'Inputs', 300)).toHaveText('genre == rockspeed > 298')
  const [stored] = await storedModules(id)
  expect(stored?.rules[299]).toMatchObject({ comments: 'n 298', request: { arguments: ['ask'] } })
})

test('a text is replaced in all rules after a preview, or in none', async ({ sharedPage: page }) => {
  const id = await makeEditable('Replace')
  await storeRules(id, [
    module('Music', rule('play', { systemAction: 'SayGoodbye' }), rule('stop')),
    module('Rest', rule('stop', { systemAction: 'SayGoodbye' })),
  ])
  await openRules(page, id)
  await page.getByRole('button', { name: 'Find and replace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Find and replace in the decision table' })
  await dialog.getByLabel('Find', { exact: true }).fill('Goodbye')
  await dialog.getByLabel('Replace with').fill('Nothing')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').first()).toContainText('There is no UI action SayNothing')
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByRole('button', { name: 'Replace in 2 rules' })).toBeDisabled()
  await dialog.getByLabel('Replace with').fill('Repeat')
  await dialog.getByRole('button', { name: 'Replace in 2 rules' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => columnTexts(page, 'UI action')).toEqual(['SayRepeat', '', 'SayRepeat'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => columnTexts(page, 'UI action')).toEqual(['SayGoodbye', '', 'SayGoodbye'])
})

test('an exchange is added at once before the rule that takes everything, undone in one step, and not lost half typed (ruling R233)', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Exchange')
  const anything = { userIntent: { condition: 'AnyMatcher', arguments: [] } }
  await storeRules(id, [module('Main', rule('play'), rule('play', anything))])
  await openRules(page, id)
  await page.getByRole('button', { name: 'Add exchange' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add exchange' })
  await dialog.getByLabel('Intent').fill('play')
  await expect(dialog).toContainText('play already exists')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard changes' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByLabel('Intent')).toHaveValue('play')

  await dialog.getByLabel('Intent').fill('resume')
  await expect(dialog.getByLabel('UI action')).toHaveValue('resume_answer')
  await dialog.getByRole('textbox', { name: 'What users say' }).click()
  await page.keyboard.insertText('go on')
  await dialog.getByLabel('What the assistant answers').fill('Here we go')
  await expectNothingWrongIn(dialog)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(question).toHaveCount(0)
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'resume', 'Any'])

  await page.keyboard.press('Control+z')
  await expect.poll(() => columnTexts(page, 'Intent')).toEqual(['play', 'Any'])
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
})
