import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { storeContent } from './pages/api.ts'
import { expectNothingWrong } from './pages/axe.ts'
import { makeEditable, savedByKey } from './pages/editor.ts'
import { ruleCell } from './pages/rules.ts'
import { test } from './pages/shared-page.ts'
import { visit } from './pages/studio.ts'
import { radioInGerman, talkingRadio } from './pages/talking-radio.ts'

const panel = (page: Page) => page.getByRole('region', { name: /^Test / })
const result = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^Open ${name}: `) })
const testsTab = (page: Page) =>
  page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: /^Tests/ })

async function addTurn(page: Page, number: number, sentence: string): Promise<void> {
  await panel(page).getByRole('button', { name: 'Add turn' }).click()
  const field = panel(page).getByLabel(`Sentence of turn ${number} in eng-USA`)
  await expect(field).toBeFocused()
  await field.fill(sentence)
  await page.keyboard.press('Enter')
  await panel(page)
    .getByRole('listitem', { name: `Turn ${number}` })
    .getByRole('button', { name: 'Expect this' })
    .click()
}

test('a test fails by an edit with its reason, in the tab and the table, and what came can be accepted', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('RadioTests')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/tests`)
  await page.getByRole('textbox', { name: 'Add test' }).fill('jazz and silence')
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await addTurn(page, 1, 'please play jazz')
  await addTurn(page, 2, 'stop it')
  await expect(result(page, 'jazz and silence')).toContainText('Passed')
  await expect(page.getByLabel('UI actions of turn 1')).toBeChecked()
  await expect(page.getByLabel('Text of turn 1')).not.toBeChecked()
  await expectNothingWrong(page)

  // The rule that plays goes, so that the one that asks for a genre fires
  await page.getByRole('link', { name: 'Decision Table' }).click()
  await ruleCell(page, 'UI action', 1).focus()
  await page.keyboard.press('Delete')
  await expect(testsTab(page)).toHaveAccessibleName(/1 test failed/)
  await page.getByRole('button', { name: '1 test failed' }).click()
  const problems = page.getByRole('complementary', { name: 'Problems' })
  await problems.getByRole('button', { name: /jazz and silence Turn 1: playing was expected/ }).click()
  await page.getByRole('button', { name: 'Close problems' }).click()
  await panel(page).getByRole('button', { name: 'Close the test' }).click()
  await expect(result(page, 'jazz and silence')).toContainText('Failed')
  await result(page, 'jazz and silence').click()
  await expect(panel(page).getByRole('alert').first()).toContainText(
    'Turn 1: playing was expected, and ask_genre was run',
  )
  await panel(page).getByRole('button', { name: 'Why?' }).first().click()
  await expect(panel(page)).toContainText('What was understood')

  await panel(page)
    .getByRole('listitem', { name: 'Turn 1' })
    .getByRole('button', { name: 'This is right now' })
    .click()
  await expect(result(page, 'jazz and silence')).toContainText('Passed')
  await expect(testsTab(page)).toHaveAccessibleName('Tests')
  await savedByKey(page, 'A test')
  await page.reload()
  await expect(result(page, 'jazz and silence')).toContainText('Passed')

  await panel(page).getByRole('button', { name: 'Close the test' }).click()
  await page.getByRole('button', { name: 'Coverage' }).click()
  const coverage = page.getByRole('dialog', { name: 'Coverage' })
  await expect(coverage).toContainText('Intents2 of 2 (100 %)')
  await expect(coverage).toContainText('Expressions2 of 3')
  await coverage
    .getByRole('listitem')
    .filter({ hasText: 'Expressions' })
    .getByRole('button', { name: 'Show what no test reaches' })
    .click()
  await expect(coverage.getByRole('region')).toContainText('play: play something')
  await expectNothingWrong(page)
  const inTables = coverage.getByRole('switch', { name: 'Show it in the tables' })
  await inTables.click()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Intents', exact: true }).click()
  const ofIntent = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: `Name: ${name}`, exact: true }) })
  await expect(ofIntent('play')).toContainText('1/2')
  await expect(ofIntent('stop')).toContainText('✓')
  await testsTab(page).click()
  await page.getByRole('button', { name: 'Coverage' }).click()
  await inTables.click()
  await page.keyboard.press('Escape')

  const file = (text: string) => ({ name: 'more.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  const files = page.getByLabel('Tests from a file')
  await files.setInputFiles(file('# more\n\n> stop it\n  stop -> nonsense here ->\n'))
  const refused = page.getByRole('dialog', { name: 'No test was added' })
  await expect(refused).toContainText('Line 4: ')
  await page.keyboard.press('Escape')
  await files.setInputFiles(file('# more\n\n> stop it\n  stop -> stopped\n< Silence\n'))
  await expect(result(page, 'more')).toContainText('Passed')
  await result(page, 'jazz and silence').click()
  await result(page, 'more').click()
  await expect(panel(page)).toHaveAccessibleName('Test more')
  await panel(page).getByRole('button', { name: 'Close the test' }).click()
  await expect(panel(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Files' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download as transcripts' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.tests\.eng-USA\.txt$/)
})

test('conversations are suggested for what no test reaches, and are tests when they are taken', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('RadioSuggested')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/tests`)
  await page.getByRole('button', { name: 'Suggest' }).click()
  const dialog = page.getByRole('dialog', { name: 'Suggested tests' })
  await expect(dialog.getByRole('listitem').first()).toBeVisible()
  await expectNothingWrong(page)
  // As they would be said and answered, and chosen by keys
  await expect(dialog.getByRole('listitem').filter({ hasText: 'play: playing' })).toContainText(
    'play jazzHere is jazz',
  )
  const count = await dialog.getByRole('listitem').count()
  const all = dialog.getByRole('checkbox', { name: 'Take all' })
  await all.focus()
  await page.keyboard.press('Space')
  await expect(dialog.getByRole('button', { name: 'Add 0 tests' })).toBeDisabled()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(all).toBeChecked({ indeterminate: true })
  await expect(dialog.getByRole('button', { name: `Add ${count - 1} test` })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Open .*: Passed$/ })).toHaveCount(count - 1)
})

test('one test says its turns in every language, by the expressions of that language', async ({
  sharedPage: page,
}) => {
  const languages = ['eng-USA', 'deu-DEU'].map((language) => ({ language, default: language === 'eng-USA' }))
  const id = await makeEditable('RadioSpoken', 'paul', { languages })
  const turn = (intent: string, userInputs: object, uiAction: string) => ({
    ...{ sentences: {}, intent, userInputs, answers: [], expected: { intent, systemActions: [uiAction] } },
    car: { metadata: {}, context: {}, featureFlags: {} },
  })
  const tests = [
    { name: 'stopping', turns: [turn('stop', {}, 'stopped')] },
    { name: 'jazz', turns: [turn('play', { genre: 'jazz' }, 'playing')] },
  ]
  await storeContent(id, { ...talkingRadio, conversation_tests: tests })
  await storeContent(id, radioInGerman, 'deu-DEU')
  await visit(page, 'paul', `/domains/${id}/tests`)
  const row = (name: string) => page.getByRole('row').filter({ has: result(page, name) })
  await expect(row('stopping')).toContainText('1 passed')
  await expect(row('jazz')).toContainText('Passed')
  await expect(row('jazz')).toContainText('deu-DEU failed')

  await visit(page, 'paul', `/domains/${id}/tests?language=deu-DEU`)
  await expect(result(page, 'stopping')).toContainText('Passed')
  await expect(result(page, 'jazz')).toContainText(
    'Cannot be said Turn 1: cannot be said in deu-DEU: no expression of play takes genre',
  )
  await page.getByLabel('Which tests').selectOption('Failed')
  await expect(result(page, 'stopping')).toHaveCount(0)
  await result(page, 'jazz').click()
  await panel(page).getByLabel('Sentence of turn 1 in deu-DEU').fill('spiel etwas')
  await page.keyboard.press('Enter')
  await expect(panel(page).getByRole('alert').first()).toContainText('Turn 1: playing was expected')
})

/** A handler on this machine that finds what it is set to. */
const finding = { returnValue: 'found' }
let handler: Server | undefined
test.afterAll(() => handler?.close())

async function handlerUrl(): Promise<string> {
  finding.returnValue = 'found'
  handler?.close()
  handler = createServer((_, response) => void response.end(JSON.stringify(finding)))
  await new Promise<void>((resolve) => handler!.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(handler.address() as AddressInfo).port}`
}

const equals = (value: string) => ({ condition: 'EqualsMatcher', arguments: [value] })

function findingRadio(dev: string) {
  const rule = { userIntent: equals('find'), request: { condition: 'NotCollectedMatcher', arguments: [] } }
  const whenFound = (value: string) => ({ apiInputs: [{ slotName: 'findStation', ...equals(value) }] })
  const expression = { expression: 'find a station', weight: 100, literals: {} }
  const [main] = talkingRadio.decision_rules
  const rules = [
    { ...rule, ...whenFound('found'), systemAction: 'playing' },
    { ...rule, ...whenFound('none'), systemAction: 'stopped' },
    { ...rule, apiAction: 'findStation' },
  ]
  const turn = {
    ...{ sentences: { 'eng-USA': 'find a station' }, intent: '', userInputs: {} },
    car: { metadata: {}, context: {}, featureFlags: {} },
    answers: [{ apiAction: 'findStation', answer: { returnValue: 'found' } }],
    expected: { intent: 'find', systemActions: ['playing'] },
  }
  return {
    ...talkingRadio,
    'ontology.intents': { ...talkingRadio['ontology.intents'], find: {} },
    'ontology.apiInputs': { findStation: { returnValue: ['found', 'none'], volatile: true } },
    nlu_interpretations: [...talkingRadio.nlu_interpretations, { intent: 'find', expressions: [expression] }],
    api_actions: [{ name: 'findStation', handler: 'default', path: ['stations'] }],
    api_action_urls: [{ id: 'default', urls: { dev, nonprod: '', prod: '' } }],
    decision_rules: [{ ...main!, rules: [...main!.rules, ...rules] }],
    conversation_tests: [{ name: 'finding', turns: [turn] }],
  }
}

test('a test is run with the real handler, and what it answers otherwise is taken as recorded', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('RadioReal')
  await storeContent(id, findingRadio(await handlerUrl()))

  // What runs the tests cannot be loaded at first
  const worker = /tests-worker/
  await page.route(worker, (route) => route.abort())
  await visit(page, 'paul', `/domains/${id}/tests`)
  const problem = page.getByRole('alert').filter({ hasText: 'The tests could not be run: ' })
  await expect(problem).toBeVisible()
  await expectNothingWrong(page)
  await page.unroute(worker)
  await problem.getByRole('button', { name: 'Run again' }).click()
  await expect(result(page, 'finding')).toContainText('Passed')
  await expect(problem).toHaveCount(0)

  await result(page, 'finding').click()
  const run = panel(page).getByRole('button', { name: 'Run with the real handlers' })
  const dialog = page.getByRole('dialog', { name: 'Run with the real handlers' })
  const take = dialog.getByRole('button', { name: 'Take these answers as recorded' })
  await run.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toContainText('finding: Passed')
  await expect(dialog).toContainText('The handlers answered as recorded.')
  await expect(take).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(run).toBeFocused()

  finding.returnValue = 'none'
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem').first()).toContainText(
    'finding: Failed. Turn 1: playing was expected, and stopped was run',
  )
  await expect(dialog).toContainText(
    'Turn 1: findStation: {"returnValue":"found"} was recorded, and {"returnValue":"none"} came',
  )
  await expectNothingWrong(page)
  await take.click()
  await expect(dialog).toHaveCount(0)
  await expect(result(page, 'finding')).toContainText(
    'Failed Turn 1: playing was expected, and stopped was run',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result(page, 'finding')).toContainText('Passed')
})
