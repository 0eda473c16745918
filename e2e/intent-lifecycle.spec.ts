import { expect } from '@playwright/test'
import { sessions } from '@sdp/api'
import { storeContent, storedContent } from './pages/api.ts'
import {
  addIntent,
  addIntentField,
  deleteIntent,
  intentCell,
  makeEditable,
  openEditor,
  savedByKey,
} from './pages/editor.ts'
import { module, openRules, rule, ruleCell } from './pages/rules.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain } from './pages/studio.ts'

const equals = (...names: string[]) => ({ condition: 'EqualsMatcher', arguments: names })
const notCollected = { condition: 'NotCollectedMatcher', arguments: [] }
const resetRule = {
  userIntent: equals('play', 'stop'),
  request: equals('what'),
  userInputs: [],
  apiInputs: [],
}

/** Intents that rules, reset rules, a UI action, the arbitrations and just-talk name. */
const music = {
  'ontology.intents': { play: {}, stop: {}, what: { dialogActType: 'request' } },
  'ontology.userInputs': { genre: { type: 'StaticList', resetOnInput: [resetRule] } },
  arbitrations: [
    { intentName: 'play', arbitration: 'hybrid' },
    { intentName: 'stop', arbitration: 'no-cloud' },
    { intentName: 'what', arbitration: 'cloud' },
  ],
  justtalk: ['play', 'what'],
  system_actions: [{ name: 'answer', whiteListIntent: ['stop', 'play', 'what'] }],
  decision_rules: [
    module(
      'Main',
      rule('play', { userIntent: equals('play', 'stop') }),
      rule('play', { comments: 'only play' }),
      rule('stop', { request: equals('what') }),
    ),
  ],
}

/** What the server has of all that names intents. */
async function storedMentions(id: string) {
  const stored = await storedContent(id)
  const [main] = stored.decision_rules as { rules: { userIntent: object; request: object }[] }[]
  const { userInputs } = stored.ontology as { userInputs: Record<string, { resetOnInput: unknown[] }> }
  const [answer] = stored.system_actions as { whiteListIntent: string[] }[]
  return {
    intents: main?.rules.map(({ userIntent }) => userIntent),
    requests: main?.rules.map(({ request }) => request),
    reset: userInputs.genre?.resetOnInput,
    whiteList: answer?.whiteListIntent,
    arbitrations: stored.arbitrations,
    justtalk: stored.justtalk,
  }
}

test('[INT-042] [INT-043] [INT-044] [INT-045] [INT-046] [INT-047] the name of an intent is checked in the field that adds it and in its row', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Names')
  await storeContent(id, { 'ontology.intents': { play: {}, only: { slotOnly: true } } })
  await openEditor(page, id)
  const noSpaces = "Character ';' , whitespaces and empty names are not allowed"
  const wrong = [
    ['play', 'play already exists as a slot-only/regular intent.'],
    ['only', 'only already exists as a slot-only/regular intent.'],
    ['play it', noSpaces],
    ['play;it', noSpaces],
    ['play!', 'Special characters are not allowed.'],
    ['p'.repeat(151), 'Max 150 characters'],
  ] as const
  for (const [typed, problem] of [...wrong, ['', noSpaces] as const]) {
    await addIntentField(page).fill(typed)
    // Nothing is wrong with an empty field before somebody adds it
    if (typed === '') await addIntentField(page).press('Enter')
    await expect(page.getByRole('tooltip')).toHaveText(problem)
    await page.keyboard.press('Enter')
    await expect(addIntentField(page)).toHaveValue(typed)
  }
  for (const name of ['media:play.next', 'p'.repeat(150)]) await addIntent(page, name)

  await intentCell(page, 'media:play.next').click()
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  for (const [typed, problem] of [...wrong, ['', noSpaces] as const]) {
    await field.fill(typed)
    await expect(page.getByRole('tooltip')).toHaveText(problem)
  }
  await field.press('Escape')
  await savedByKey(page, 'names')
  const { intents } = (await storedContent(id)).ontology as { intents: object }
  expect(Object.keys(intents)).toEqual(['media:play.next', 'only', 'play', 'p'.repeat(150)])
})

test('[DOM-058] [INT-015] [INT-016] [INT-017] [INT-018] [INT-024] [INT-025] [INT-026] [INT-027] [INT-028] [INT-029] [INT-030] [INT-031] a new intent is stored as its kind of domain wants it, and Request makes it one and back', async ({
  sharedPage: page,
}) => {
  for (const [kind, arbitration, isSpoken] of [
    [{}, 'cloud', true],
    [{ embedded: true }, 'embedded', true],
    [{ isTestDomain: true }, 'cloud', false],
  ] as const) {
    const id = await makeDomain(freshName('Kind'), 'paul', kind)
    await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
    await openEditor(page, id)
    await addIntent(page, 'play')
    await addIntent(page, 'ask')
    await page.getByRole('checkbox', { name: 'Request: ask' }).check()
    await savedByKey(page, 'added')
    const stored = await storedContent(id)
    const informing = {
      slotOnly: false,
      dialogActType: 'inform',
      comments: '',
      fulfilledBy: { systemActions: [], apiActions: [] },
    }
    expect(stored.ontology).toMatchObject({
      intents: { play: informing, ask: { ...informing, dialogActType: 'request' } },
    })
    expect(stored.arbitrations).toEqual([
      { intentName: 'ask', arbitration },
      { intentName: 'play', arbitration },
    ])
    expect(stored.justtalk).toEqual(isSpoken ? ['ask', 'play'] : [])

    await page.getByRole('checkbox', { name: 'Request: ask' }).uncheck()
    await savedByKey(page, 'informs again')
    expect((await storedContent(id)).ontology).toMatchObject({ intents: { ask: informing } })
  }
})

test('[INT-032] [INT-033] [INT-034] [INT-035] [INT-036] [INT-037] [INT-038] [INT-039] [INT-040] [INT-041] a renamed intent is followed everywhere, a deleted one leaves nothing behind', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Follow')
  await storeContent(id, music)
  await openEditor(page, id)
  for (const [from, to] of [
    ['play', 'start'],
    ['what', 'which'],
  ] as const) {
    await intentCell(page, from).click()
    await page.keyboard.type(to)
    await page.keyboard.press('Enter')
    await expect(intentCell(page, to)).toBeFocused()
  }
  await savedByKey(page, 'renamed')
  expect(await storedMentions(id)).toEqual({
    intents: [equals('start', 'stop'), equals('start'), equals('stop')],
    requests: [notCollected, notCollected, equals('which')],
    reset: [{ ...resetRule, userIntent: equals('start', 'stop'), request: equals('which') }],
    whiteList: ['stop', 'start', 'which'],
    arbitrations: [
      { intentName: 'start', arbitration: 'hybrid' },
      { intentName: 'stop', arbitration: 'no-cloud' },
      { intentName: 'which', arbitration: 'cloud' },
    ],
    justtalk: ['start', 'which'],
  })

  await deleteIntent(page, 'start')
  await deleteIntent(page, 'which')
  await savedByKey(page, 'deleted')
  expect(await storedMentions(id)).toEqual({
    intents: [equals('stop'), notCollected, equals('stop')],
    requests: [notCollected, notCollected, notCollected],
    reset: [{ ...resetRule, userIntent: equals('stop'), request: notCollected }],
    whiteList: ['stop'],
    arbitrations: [{ intentName: 'stop', arbitration: 'no-cloud' }],
    justtalk: [],
  })
})

test('[INT-019] [INT-020] [INT-021] every picker offers the intents that inform, or the requests, and none for slots only', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Pickers')
  await storeContent(id, {
    ...music,
    'ontology.intents': {
      play: { dialogActType: 'inform' },
      untyped: {},
      what: { dialogActType: 'request' },
      only: { slotOnly: true },
      only_asked: { slotOnly: true, dialogActType: 'request' },
    },
    'ontology.userInputs': {
      genre: { resetOnInput: [{ ...resetRule, userIntent: notCollected, request: notCollected }] },
    },
  })
  await openRules(page, id)
  const offered = page.getByRole('option')
  for (const [item, names] of [
    ['Intent', ['play', 'untyped']],
    ['Request', ['what']],
  ] as const) {
    await ruleCell(page, item, 2).focus()
    await page.keyboard.type('== ')
    await expect(offered).toHaveText(names.map((name) => `${name}intent`))
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(ruleCell(page, item, 2)).toBeFocused()

    await page.getByRole('button', { name: 'Menu of rule 2' }).click()
    await page.getByRole('menuitem', { name: `${item}…` }).click()
    await expect(page.getByRole('dialog').getByRole('option')).toHaveText(names)
    await page.keyboard.press('Escape')
  }

  await page.getByRole('button', { name: 'Menu of Main' }).click()
  await page.getByRole('menuitem', { name: 'Generate rules…' }).click()
  await page.getByRole('combobox', { name: 'Add to User intents' }).click()
  await expect(offered).toHaveText(['play', 'untyped'])
  await page.getByRole('combobox', { name: 'Add to Requests' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(offered).toHaveText(['what'])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Bulk rules' }).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Reset rules' }).click()
  await page.getByRole('option', { name: /^genre/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Reset rules of genre' })
  await dialog.getByRole('combobox', { name: 'Add to User intent' }).click()
  await expect(offered).toHaveText(['play', 'untyped'])
  await dialog.getByRole('combobox', { name: 'Add to Request' }).focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(offered).toHaveText(['what'])
})
