import { expect } from '@playwright/test'
import { sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import {
  actionRow,
  actionTable,
  handlersIn,
  headsOf,
  inputRow,
  inputTable,
  namesIn,
  openApiPage,
  openHandlers,
  storeContent,
  storedContent,
  write,
} from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, saveByKey, savedByKey } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification, visit } from './pages/studio.ts'

const urls = (name: string) => ({
  dev: `https://dev.${name}.example`,
  nonprod: `https://nonprod.${name}.example`,
  prod: `https://${name}.example`,
})
const handlers = [{ id: 'default', urls: urls('handlers') }]
const anAction = (name: string, more: object = {}) => ({ name, handler: 'default', path: [], ...more })
const equals = (slotName: string, value: string) => ({
  slotName,
  condition: 'EqualsMatcher',
  arguments: [value],
})
const aRule = (more: object) => ({
  userIntent: { condition: 'EqualsMatcher', arguments: ['play'] },
  request: { condition: 'NotCollectedMatcher', arguments: [] },
  ...more,
})
/** A domain whose rules, requests and UI actions use one API action and one API input. */
const radio = {
  'ontology.intents': {
    play: {},
    find: { dialogActType: 'request', fulfilledBy: { systemActions: [], apiActions: ['tune'] } },
  },
  nlu_interpretations: ['play', 'find'].map((intent) => ({ intent, expressions: [{ expression: intent }] })),
  'ontology.apiInputs': { station: { returnValue: ['found', 'nothing'] }, volume: {} },
  api_actions: [anAction('tune'), anAction('stop')],
  api_action_urls: handlers,
  system_actions: [{ name: 'Sure', dialogAct: { dialogActType: 'confirm', slots: { station: '' } } }],
  decision_rules: [
    {
      name: 'Main',
      rules: [
        aRule({ apiAction: 'tune', apiInputs: [equals('station', 'found')] }),
        aRule({ apiAction: 'tune' }),
        aRule({ apiInputs: [equals('station', 'nothing')] }),
      ],
    },
  ],
}

test('[APIA-001] [APIA-002] [APIA-003] [ROUTE-008] the tab of the domain handler holds the API inputs and the API actions', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Handler')
  await storeContent(id, radio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await page.getByRole('link', { name: /^Domain Handler/ }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/domain-handler`))
  await expect(page.getByRole('heading', { name: 'API Inputs 2' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'API Actions 2' })).toBeVisible()
  expect(await headsOf(inputTable(page))).toEqual([
    'Select',
    'Volatile',
    'Comments',
    'API input',
    'Return values',
    'Rules',
    'Delete',
  ])
  expect(await headsOf(actionTable(page))).toEqual([
    'Move',
    'Select',
    'Comments',
    'API action',
    'Handler',
    'Path',
    'Domain',
    'Auth level',
    'Rules',
    'Delete',
  ])
  await expect(inputRow(page, 'station').getByRole('gridcell').nth(-2)).toHaveText('2')
  const rules = actionRow(page, 'tune').getByRole('link', { name: '2 rules with tune' })
  await expect(rules).toHaveText('2')
  await rules.click()
  await expect(page).toHaveURL(/dialog-editor\?.*module=0&rule=0/)
})

test('[APIA-006] [ROUTE-009] five rows are on a page of the domain handler, and all on that of the API actions alone', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Pages')
  const names = Array.from({ length: 7 }, (_, index) => `call-${index + 1}`)
  await storeContent(id, {
    api_actions: names.map((name) => anAction(name)),
    api_action_urls: handlers,
    'ontology.apiInputs': Object.fromEntries(names.map((name) => [name, {}])),
  })
  await openApiPage(page, id)
  await expect(namesIn(actionTable(page))).toHaveText(names.slice(0, 5))
  await expect(namesIn(inputTable(page))).toHaveText(names.slice(0, 5))
  const pager = page.getByRole('navigation', { name: 'Pages of API actions' })
  await expect(pager).toContainText('1–5 of 7')
  await pager.getByRole('button', { name: 'Go to next page' }).click()
  await expect(namesIn(actionTable(page))).toHaveText(names.slice(5))
  await expect(namesIn(inputTable(page))).toHaveText(names.slice(0, 5))

  const field = page.getByRole('textbox', { name: 'Add API input' })
  await field.fill('call-8')
  await field.press('Enter')
  await expect(namesIn(inputTable(page))).toHaveText(['call-6', 'call-7', 'call-8'])
  await actionRow(page, 'call-6').getByRole('button', { name: 'API action: call-6' }).focus()
  await page.keyboard.press('/')
  await page.keyboard.type('-7')
  await expect(namesIn(actionTable(page))).toHaveText(['call-7'])

  await page.getByRole('link', { name: 'API actions editor' }).click()
  await expect(page).toHaveURL(/api-actions-editor/)
  await expect(namesIn(actionTable(page))).toHaveText(names)
  await expect(inputTable(page)).toHaveCount(0)
  await page.getByRole('link', { name: /^Domain Handler/ }).click()
  await expect(inputTable(page)).toBeVisible()
})

test('[APIA-023] [APIA-024] [APIA-025] [APIA-026] [APIA-027] [APIA-028] [APIA-029] [APIA-030] names are checked while they are typed, and added by Enter', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Names')
  await openApiPage(page, id)
  const input = page.getByRole('textbox', { name: 'Add API input' })
  const action = page.getByRole('combobox', { name: 'Add API action' })
  const tip = page.getByRole('tooltip')
  for (const field of [input, action]) {
    await field.press('Enter')
    await expect(tip).toHaveText('The name should contain at least one character')
    await field.fill('a name')
    await expect(tip).toHaveText('Special characters are not allowed.')
    for (const dashes of ['-_-', '--tune']) {
      await field.fill(dashes)
      await expect(tip).toHaveText('Invalid input - please double check your use of dashes and underscores')
    }
    await field.fill('tune_to-2')
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await field.fill('tune_to-2')
    await expect(tip).toHaveText(
      field === input ? 'Api input name already exist!' : 'Api action name already exist!',
    )
    await field.press('Enter')
    await expect(field).toHaveValue('tune_to-2')
    await field.fill('')
  }
  await expect(namesIn(inputTable(page))).toHaveText(['tune_to-2'])
  await expect(namesIn(actionTable(page))).toHaveText(['tune_to-2'])
  await action.fill('sendMessage')
  await expect(tip).toHaveText('sendMessage is a core action and available by default')

  await actionRow(page, 'tune_to-2').getByRole('button', { name: 'API action: tune_to-2' }).click()
  await page.getByRole('textbox', { name: 'API action', exact: true }).fill('')
  await expect(tip).toHaveText('The name should contain at least one character')
  await page.keyboard.press('Escape')
  await expect(actionRow(page, 'tune_to-2')).toBeVisible()
})

test('[APIA-007] [APIA-008] [APIA-009] [APIA-010] [APIA-011] [APIA-012] [APIA-044] every field of an input and an action is set in its row and saved with the domain', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Fields')
  await storeContent(id, {
    api_actions: [anAction('old')],
    api_action_urls: [...handlers, { id: 'second', urls: urls('second') }],
  })
  await openApiPage(page, id)
  await expect(actionRow(page, 'old').getByRole('combobox', { name: 'Auth level of old' })).toHaveValue('0')
  await page.getByRole('combobox', { name: 'Add API action' }).fill('tune')
  await page.keyboard.press('Enter')
  const action = actionRow(page, 'tune')
  const level = action.getByRole('combobox', { name: 'Auth level of tune' })
  await expect(level).toHaveValue('2')
  await expect(level.getByRole('option')).toHaveText(['1', '2', '3'])
  await level.selectOption('3')
  const kind = action.getByRole('combobox', { name: 'Domain of tune' })
  await expect(kind.getByRole('option')).toHaveText(['–', 'cloud-callback', 'CloudNotification'])
  await kind.selectOption('CloudNotification')
  await action.getByRole('combobox', { name: 'Handler of tune' }).selectOption('second')
  await write(page, action, 'Comments on tune', 'To a station')
  await action.getByRole('button', { name: 'Path of tune' }).click()
  await page.getByRole('textbox', { name: 'Path of tune' }).fill('radio/to tune')
  await expect(page.getByRole('tooltip')).toHaveText(messages.apiActions.path)
  await page.getByRole('textbox', { name: 'Path of tune' }).fill('/radio/tune')
  await page.keyboard.press('Enter')
  await expect(action.getByRole('button', { name: 'Path of tune: radio/tune' })).toBeFocused()

  await page.getByRole('textbox', { name: 'Add API input' }).fill('station')
  await page.keyboard.press('Enter')
  const input = inputRow(page, 'station')
  await input.getByRole('checkbox', { name: 'Volatile station' }).check()
  await write(page, input, 'Comments on station', 'What is heard')
  await write(page, input, 'Return values of station', 'found, nothing , found')
  await expect(input.getByRole('button', { name: 'Return values of station' })).toHaveText('found, nothing')

  await savedByKey(page, 'Radio')
  const stored = await storedContent(id)
  expect(stored.api_actions).toMatchObject([
    { name: 'old' },
    {
      name: 'tune',
      comments: 'To a station',
      handler: 'second',
      path: ['radio', 'tune'],
      domain: 'CloudNotification',
      requiredAuthLevel: 3,
    },
  ])
  expect(stored.ontology).toMatchObject({
    apiInputs: {
      station: { volatile: true, comments: 'What is heard', returnValue: ['found', 'nothing'] },
    },
  })
})

test('[APIA-018] [APIA-019] [APIA-044] a renamed action is followed into rules and requests, which is said while its name is typed', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Rename')
  await storeContent(id, radio)
  await openApiPage(page, id)
  await actionRow(page, 'tune').getByRole('button', { name: 'API action: tune' }).click()
  await expect(page.getByRole('tooltip')).toHaveText('The new name also goes into 2 rules.')
  await page.keyboard.type('tune_in')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'API action: tune_in' })).toBeFocused()
  await write(page, inputRow(page, 'station'), 'API input', 'channel')
  await savedByKey(page, 'Rename')
  const stored = await storedContent(id)
  const [{ rules }] = stored.decision_rules as [{ rules: object[] }]
  expect(rules).toMatchObject([
    { apiAction: 'tune_in', apiInputs: [{ slotName: 'channel' }] },
    { apiAction: 'tune_in' },
    { apiInputs: [{ slotName: 'channel' }] },
  ])
  expect(stored.ontology).toMatchObject({ intents: { find: { fulfilledBy: { apiActions: ['tune_in'] } } } })
})

test('[APIA-005] [APIA-020] [APIA-021] [APIA-022] a deleted input leaves rules and UI actions, after a question that names them', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Cascade')
  await storeContent(id, radio)
  await openApiPage(page, id)
  await inputRow(page, 'station').getByRole('button', { name: 'Delete station' }).click()
  const question = page.getByRole('dialog', { name: 'Delete API input' })
  await expectNothingWrongIn(question)
  await expect(question).toContainText(
    'Do you want to delete the API input station? It touches 2 rules, 1 UI action.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await inputRow(page, 'station').getByRole('button', { name: 'API input: station' }).focus()
  await page.keyboard.press('Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(namesIn(inputTable(page))).toHaveText(['volume'])
  await savedByKey(page, 'Without station')
  const stored = await storedContent(id)
  const [{ rules }] = stored.decision_rules as [{ rules: { apiInputs?: object[] }[] }]
  expect(rules.flatMap(({ apiInputs = [] }) => apiInputs)).toEqual([])
  expect(stored.system_actions).toMatchObject([
    { dialogAct: { dialogActType: 'giveInformation', slots: {} } },
  ])
})

test('several inputs and several actions are selected and deleted at once, each as one step', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Several')
  await storeContent(id, radio)
  await openApiPage(page, id)
  await inputTable(page).getByRole('checkbox', { name: 'Select all API inputs' }).check()
  await actionRow(page, 'tune').getByRole('checkbox', { name: 'Select tune' }).check()
  await actionRow(page, 'stop').getByRole('checkbox', { name: 'Select stop' }).check()
  const inputs = page.getByRole('toolbar', { name: 'Selected API inputs' })
  await expect(inputs).toContainText('2 API inputs selected')
  await inputs.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete API inputs' })
  await expect(question).toContainText('Do you want to delete the 2 selected API inputs? It touches')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(namesIn(inputTable(page))).toHaveCount(0)
  await expect(inputs).toHaveCount(0)

  await page
    .getByRole('toolbar', { name: 'Selected API actions' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await page
    .getByRole('dialog', { name: 'Delete API actions' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(namesIn(actionTable(page))).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(namesIn(actionTable(page))).toHaveText(['tune', 'stop'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(namesIn(inputTable(page))).toHaveText(['station', 'volume'])
})

test('[APIA-005] [APIA-044] a deleted action stays in the rules by its name, unless its author clears them too', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Delete')
  await storeContent(id, radio)
  await openApiPage(page, id)
  const remove = () => actionRow(page, 'tune').getByRole('button', { name: 'Delete tune' }).click()
  const question = page.getByRole('dialog', { name: 'Delete API action' })
  await remove()
  await expect(question).toContainText(
    'Do you want to delete the API action tune? 1 request will not be fulfilled by it any more. ' +
      '2 rules will keep its name and show it in red, unless you clear them.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(namesIn(actionTable(page))).toHaveText(['stop'])
  await page.getByRole('button', { name: '2 problems' }).click()
  await expect(page.getByRole('complementary', { name: 'Problems' })).toContainText(
    'This API Action is no longer available!: tune',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()

  await remove()
  await question.getByRole('checkbox', { name: 'Also take it out of 2 rules' }).check()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(namesIn(actionTable(page))).toHaveText(['stop'])
  await savedByKey(page, 'Without tune')
  const stored = await storedContent(id)
  const [{ rules }] = stored.decision_rules as [{ rules: { apiAction: unknown }[] }]
  expect(rules.map(({ apiAction }) => apiAction)).toEqual(['', '', undefined])
  expect(stored.ontology).toMatchObject({ intents: { find: { fulfilledBy: { apiActions: [] } } } })
})

test('[DOM-043] [DOM-044] [APIA-036] [APIA-037] [APIA-038] [APIA-039] [APIA-045] an action without a whole handler says so in its row, and the problems lead there', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Broken')
  await storeContent(id, {
    api_actions: [
      ...Array.from({ length: 5 }, (_, index) => anAction(`fine-${index}`)),
      anAction('lost', { handler: '' }),
      anAction('half', { handler: 'half' }),
    ],
    api_action_urls: [...handlers, { id: 'half', urls: { dev: 'https://dev.half.example' } }],
  })
  await openApiPage(page, id)
  await page.getByRole('button', { name: '2 problems' }).click()
  const problems = page
    .getByRole('complementary', { name: 'Problems' })
    .getByRole('region', { name: 'API actions' })
  await expect(problems.getByRole('button')).toHaveText([
    'lost You have API Actions with undefined handler: lost',
    'half You have API Actions with broken handler: half',
  ])
  await problems.getByRole('button', { name: /^half/ }).click()
  const row = actionRow(page, 'half')
  await expect(
    row.getByRole('img', { name: 'Handler of half: URLs in used handler are not defined' }),
  ).toBeVisible()
  await expect(row.locator(':focus')).toHaveCount(1)
  const pager = page.getByRole('navigation', { name: 'Pages of API actions' })
  await pager.getByRole('button', { name: 'Go to previous page' }).click()
  await expect(row).toHaveCount(0)
  await problems.getByRole('button', { name: /^half/ }).click()
  await expect(row.locator(':focus')).toHaveCount(1)
  const lost = actionRow(page, 'lost')
  await expect(lost.getByRole('img')).toHaveAccessibleName(
    'Handler of lost: Please define base urls for an action',
  )
  await lost.getByRole('combobox', { name: 'Handler of lost' }).selectOption('default')
  await expect(lost.getByRole('img')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '1 problem', exact: true })).toBeVisible()
})

test('[APIA-040] [DOM-045] an embedded domain needs no other base URL than that of dev', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Car'), 'paul', { embedded: true })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await storeContent(id, {
    api_actions: [anAction('tune')],
    api_action_urls: [{ id: 'default', urls: { dev: 'https://dev.half.example' } }],
  })
  await openApiPage(page, id)
  await expect(page.getByRole('button', { name: 'No problems' })).toBeVisible()
  await expect(actionRow(page, 'tune').getByRole('img')).toHaveCount(0)
})

test('[APIA-041] [APIA-051] [AUTH-018] while somebody else holds the session nothing can be added, edited, moved or deleted', async ({
  pageOf,
}) => {
  const page = await pageOf('nora')
  const id = await makeDomain(freshName('Held'), 'paul', { contributors: ['nora'] })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await storeContent(id, radio)
  await openApiPage(page, id, 'nora')
  await expect(page.getByRole('textbox', { name: 'Add API input' })).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Add API action' })).toBeDisabled()
  expect(await headsOf(actionTable(page))).not.toContain('Move')
  const row = actionRow(page, 'tune')
  const controls = [
    row.getByRole('button', { name: 'API action: tune' }),
    row.getByRole('button', { name: 'Path of tune' }),
    row.getByRole('button', { name: 'Delete tune' }),
    inputRow(page, 'station').getByRole('button', { name: 'API input: station' }),
    inputRow(page, 'station').getByRole('button', { name: 'Delete station' }),
  ]
  for (const control of controls) {
    await expect(control).toHaveAttribute('aria-disabled', 'true')
    await control.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Alt+ArrowDown')
    await page.keyboard.press('Delete')
    await expect(control).toBeFocused()
  }
  for (const control of await row.getByRole('combobox').all()) await expect(control).toBeDisabled()
  const volatile = inputRow(page, 'station').getByRole('checkbox', { name: 'Volatile station' })
  await volatile.focus()
  await page.keyboard.press('Space')
  await expect(volatile).not.toBeChecked()
  await expect(namesIn(actionTable(page))).toHaveText(['tune', 'stop'])
  await expect(namesIn(inputTable(page))).toHaveText(['station', 'volume'])
})

test('API actions are moved by Alt and an arrow key, API inputs have no order, and the empty tables say what belongs into them', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Order')
  await openApiPage(page, id)
  await expect(inputTable(page)).toContainText('No API inputs yet')
  await actionTable(page).getByRole('button', { name: 'Add this example' }).click()
  await expect(actionRow(page, 'search_music').locator(':focus')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Add API action' }).fill('stop')
  await page.keyboard.press('Enter')
  await actionRow(page, 'stop').getByRole('button', { name: 'API action: stop' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(namesIn(actionTable(page))).toHaveText(['stop', 'search_music'])
  await page.keyboard.press('Control+z')
  await expect(namesIn(actionTable(page))).toHaveText(['search_music', 'stop'])
})

test('API inputs are sorted by name when they are added, renamed, saved and read again (ruling R276)', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Sorted')
  await openApiPage(page, id)
  for (const name of ['b', '2', 'a', '10']) {
    await page.getByRole('textbox', { name: 'Add API input' }).fill(name)
    await page.keyboard.press('Enter')
  }
  await expect(namesIn(inputTable(page))).toHaveText(['10', '2', 'a', 'b'])
  await inputRow(page, 'a').getByRole('button', { name: 'API input: a' }).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('c')
  await page.keyboard.press('Enter')
  await expect(namesIn(inputTable(page))).toHaveText(['10', '2', 'b', 'c'])
  await expect(inputRow(page, 'c').getByRole('button', { name: 'API input: c' })).toBeFocused()
  await savedByKey(page, 'inputs')
  await page.reload()
  await expect(namesIn(inputTable(page))).toHaveText(['10', '2', 'b', 'c'])
})

test('[APIA-004] [APIA-013] [APIA-031] [APIA-032] [APIA-033] [APIA-034] [APIA-035] [APIA-043] [APIA-046] [APIA-048] [APIA-050] handlers have a base URL in each environment and are saved with the domain', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Urls')
  await storeContent(id, { api_actions: [anAction('tune')], api_action_urls: handlers })
  await openApiPage(page, id)
  const dialog = await openHandlers(page)
  await expectNothingWrongIn(dialog)
  await expect(dialog).toContainText('API Base URLs')
  const table = dialog.getByRole('grid', { name: 'API Base URLs' })
  expect(await headsOf(table)).toEqual(['Handler', 'dev', 'nonprod', 'prod', 'API actions', 'Test', 'Delete'])
  await expect(handlersIn(dialog)).toHaveText(['default'])
  const last = table.getByRole('button', { name: 'Delete default' })
  await expect(last).toHaveAttribute('aria-disabled', 'true')
  await expect(last).toHaveAttribute('title', messages.handlers.last)

  const add = dialog.getByRole('button', { name: 'Add handler' })
  await add.click()
  await add.click()
  await expect(handlersIn(dialog)).toHaveText(['default', 'NewHandler1', 'NewHandler2'])
  await table.getByRole('button', { name: 'Handler: NewHandler1' }).click()
  const name = page.getByRole('textbox', { name: 'Handler', exact: true })
  for (const wrong of ['a b', '', 'größe']) {
    await name.fill(wrong)
    await expect(page.getByRole('tooltip')).toHaveText(
      'The name can not be empty and only contain alphanumeric characters and - or _',
    )
  }
  await name.fill('radio_v1.2-x')
  await page.keyboard.press('Enter')
  await table.getByRole('button', { name: 'Base URL of radio_v1.2-x in dev' }).click()
  const url = page.getByRole('textbox', { name: 'Base URL of radio_v1.2-x in dev' })
  for (const wrong of [
    'radio',
    'mailto:a@b.example',
    'http://app.localhost:80',
    'http://10.0.0.1',
    'http://[fc00::1]/',
  ]) {
    await url.fill(wrong)
    await expect(page.getByRole('tooltip')).toHaveText('Invalid Base URL format!')
  }
  // Sign-in is local, so the server's machine is that of the author
  await expect(dialog).toContainText('A handler on this machine is named by its address')
  await url.fill('http://127.0.0.1:4110')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await url.fill('HTTPS://Dev.Radio.example/V1')
  await page.keyboard.press('Enter')
  await expect(
    table.getByRole('button', { name: 'Base URL of radio_v1.2-x in dev: https://dev.radio.example/v1' }),
  ).toBeFocused()
  await expect(last).toHaveAttribute('aria-disabled', 'false')

  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await saveByKey(page, 'Handlers')
  const request = await sent
  expect(new URL(request.url()).pathname).toBe(`/api/domains/${id}`)
  expect(Object.keys(request.postDataJSON().updates)).toEqual(['api_action_urls'])
  await expect(notification(page, /successfully updated$/)).toBeVisible()
  expect((await storedContent(id)).api_action_urls).toMatchObject([
    handlers[0]!,
    { id: 'radio_v1.2-x', urls: { dev: 'https://dev.radio.example/v1' } },
    { id: 'NewHandler2' },
  ])
})

test('[APIA-005] a deleted handler leaves its actions without one, which is said before and taken back by undo', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Unserved')
  await storeContent(id, {
    api_actions: [anAction('tune'), anAction('stop')],
    api_action_urls: [...handlers, { id: 'second', urls: urls('second') }],
  })
  await visit(page, 'paul', `/domains/${id}/domain-handler?dialog=handlers`)
  const dialog = page.getByRole('dialog', { name: 'Configure Handlers' })
  await dialog.getByRole('button', { name: 'Delete default' }).click()
  const question = page.getByRole('dialog', { name: 'Delete handler' })
  await expect(question).toContainText(
    'Do you want to delete the handler default? 2 API actions will have no handler.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(handlersIn(dialog)).toHaveText(['second'])
  await page.keyboard.press('Control+z')
  await expect(handlersIn(dialog)).toHaveText(['default', 'second'])
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(actionRow(page, 'tune').getByRole('combobox', { name: 'Handler of tune' })).toHaveValue('')
})

test('[APIA-015] [APIA-049] base URLs that come without a name are those of the handler default', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Old')
  await storeContent(id, { api_actions: [anAction('tune')], api_action_urls: urls('old') })
  await openApiPage(page, id)
  await expect(actionRow(page, 'tune').getByRole('combobox', { name: 'Handler of tune' })).toHaveValue(
    'default',
  )
  const dialog = await openHandlers(page)
  await expect(handlersIn(dialog)).toHaveText(['default'])
  await expect(
    dialog.getByRole('button', { name: 'Base URL of default in prod: https://old.example' }),
  ).toBeVisible()
})

test('[DOM-005] [APIA-014] [APIA-042] [APIA-047] the handlers of an embedded domain are shown for dev alone, and only looked at without the session', async ({
  pageOf,
}) => {
  const page = await pageOf('nora')
  const id = await makeDomain(freshName('Car'), 'paul', { embedded: true, contributors: ['nora'] })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await storeContent(id, { api_action_urls: [...handlers, { id: 'second', urls: urls('second') }] })
  await openApiPage(page, id, 'nora')
  const dialog = await openHandlers(page)
  const table = dialog.getByRole('grid', { name: 'API Base URLs' })
  expect(await headsOf(table)).toEqual(['Handler', 'dev', 'API actions', 'Test', 'Delete'])
  await expect(handlersIn(dialog)).toHaveText(['default', 'second'])
  await expect(dialog.getByRole('button', { name: 'Add handler' })).toBeDisabled()
  for (const name of ['Handler: second', 'Base URL of second in dev', 'Delete second']) {
    await expect(table.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  }
})

test('a handler is tested in the environment that is chosen, and its answer shown with status, time and body', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Tested')
  await storeContent(id, {
    api_action_urls: [
      { id: 'default', urls: { dev: 'https://nowhere.invalid/radio', prod: 'https://radio.example' } },
    ],
  })
  await openApiPage(page, id)
  const dialog = await openHandlers(page)
  await dialog.getByRole('button', { name: 'Test default' }).click()
  const tested = dialog.getByRole('region', { name: 'Test of default' })
  await expect(tested).toContainText('https://nowhere.invalid/radio')
  const run = tested.getByRole('button', { name: 'Test this handler' })
  await run.click()
  await expect(tested.getByRole('status')).toContainText(
    /No answer after [\d,]+ ms: its host was not found\./,
  )
  await tested.getByRole('button', { name: 'nonprod' }).click()
  await expect(tested).toContainText('There is no base URL')
  await expect(run).toBeDisabled()

  await tested.getByRole('button', { name: 'prod', exact: true }).click()
  await page.route('**/handler-test', (route) => {
    expect(route.request().postDataJSON()).toEqual({ url: 'https://radio.example' })
    return route.fulfill({
      json: {
        isAnswered: true,
        millis: 1234,
        status: 200,
        contentType: 'text/plain',
        body: 'ready',
        isCut: false,
      },
    })
  })
  await run.click()
  await expect(tested.getByRole('status')).toContainText('Status 200, 1,234 ms, text/plain')
  await expect(tested.getByLabel('Answer')).toHaveText('ready')
})
