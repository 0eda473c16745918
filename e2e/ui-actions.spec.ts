import { expect } from '@playwright/test'
import { sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { headsOf, storeContent, storedContent, write } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, saveByKey, savedByKey } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, visit } from './pages/studio.ts'
import {
  openSettings,
  openUiActions,
  settingsDialog,
  uiActionNames,
  uiActionRow,
  uiActionTable,
} from './pages/ui-actions.ts'

const anAction = (name: string, more: object = {}) => ({
  name,
  dialogAct: { dialogActType: 'giveInformation', slots: {} },
  ...more,
})
const aRule = (systemAction: string) => ({
  userIntent: { condition: 'EqualsMatcher', arguments: ['play'] },
  request: { condition: 'NotCollectedMatcher', arguments: [] },
  systemAction,
})
/** A domain with three UI actions, of which rules use two. */
const radio = {
  'ontology.intents': {
    play: {},
    stop: {},
    find: { dialogActType: 'request', fulfilledBy: { systemActions: ['playing'], apiActions: [] } },
  },
  'ontology.userInputs': { genre: { type: 'StaticList' }, station: { type: 'StaticList' } },
  'ontology.apiInputs': { search: { returnValue: ['unique', 'many'] } },
  system_actions: [
    anAction('playing', {
      ttsResponse: ['playing'],
      guiResponse: { name: 'playing', type: 'TOAST_MESSAGE' },
    }),
    anAction('ask_genre'),
    anAction('sure'),
  ],
  tts_responses: { playing: ['Here is {{genre}}', 'Enjoy'] },
  decision_rules: [{ name: 'Main', rules: [aRule('playing'), aRule('playing'), aRule('sure')] }],
}

interface StoredAction {
  name: string
  comments?: string
  dialogAct?: unknown
  clientBehaviorDirectives?: unknown
  whiteListIntent?: unknown
  speakingStyle?: string
  emotionAnimation?: string
  useCloudTTS?: boolean
  dolbyAtmosParameters?: unknown
}

async function storedAction(id: string, name: string): Promise<StoredAction | undefined> {
  const { system_actions: actions } = await storedContent(id)
  return (actions as StoredAction[]).find((one) => one.name === name)
}

test('[UIA-002] [UIA-003] [UIA-004] [ROUTE-010] the tab shows what each UI action says, shows and does', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiTab')
  await storeContent(id, radio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await page.getByRole('link', { name: 'UI Actions' }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/system-actions-editor`))
  await expect(page.getByRole('heading', { name: 'UI Actions 3' })).toBeVisible()
  expect(await headsOf(uiActionTable(page))).toEqual([
    'Move',
    'Select',
    'Comments',
    'Name',
    'Response Type',
    'System Responses',
    'GUI Response',
    'Settings',
    'Rules',
    'Delete',
  ])
  const row = uiActionRow(page, 'playing')
  await expect(row).toContainText('Here is {{genre}}')
  await expect(row).toContainText('Toast Message')
  await row.getByRole('link', { name: '2 rules with playing' }).click()
  await expect(page).toHaveURL(/dialog-editor\?.*module=0&rule=0/)
})

test('[UIA-011] [UIA-014] [UIA-035] [UIA-036] [UIA-037] [UIA-038] [UIA-045] [UIA-055] [UIA-056] [UIA-057] a UI action is added by its name, which is checked while it is typed', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiAdd')
  await openUiActions(page, id)
  await expect(uiActionTable(page)).toContainText('No UI actions yet')
  const field = page.getByRole('textbox', { name: 'Add new UI action' })
  const say = async (name: string, problem: string) => {
    await field.fill(name)
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('tooltip', { name: problem })).toBeVisible()
    await field.press('Enter')
    await expect(field).toHaveValue(name)
  }
  await say('a b', 'Special characters are not allowed.')
  await say('-_-', 'Syntax check failed, please check this value: -_-')
  await field.fill('answer_2-b')
  await field.press('Enter')
  await expect(uiActionRow(page, 'answer_2-b')).toBeVisible()
  await say('answer_2-b', 'answer_2-b already exists in the system actions')
  await savedByKey(page, 'added')
  expect(await storedAction(id, 'answer_2-b')).toMatchObject({
    dialogAct: { dialogActType: 'giveInformation', slots: {} },
    emotionAnimation: 'neutral',
  })
})

test('[UIA-005] [UIA-008] [UIA-026] [UIA-046] names, comments and order are changed, and rules follow a new name', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiNames')
  const more = ['Zebra', 'zoo', 'other'].map((name) => anAction(name))
  await storeContent(id, { ...radio, system_actions: [...radio.system_actions, ...more] })
  await openUiActions(page, id)
  const search = page.getByRole('textbox', { name: 'Search UI actions' })
  await search.fill('ZE')
  await expect.poll(() => uiActionNames(page)).toEqual(['Zebra'])
  await search.fill('')
  await expect.poll(() => uiActionNames(page)).toHaveLength(6)

  await write(page, uiActionRow(page, 'playing'), 'Name', 'music_started')
  await write(page, uiActionRow(page, 'music_started'), 'Comments on music_started', 'always loud')
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })
  await handle('zoo').dragTo(handle('Zebra'), { targetPosition: { x: 5, y: 2 } })
  await expect
    .poll(() => uiActionNames(page))
    .toEqual(['music_started', 'ask_genre', 'sure', 'zoo', 'Zebra', 'other'])
  await savedByKey(page, 'renamed')
  const stored = await storedContent(id)
  expect((stored.system_actions as StoredAction[]).map(({ name }) => name)).toEqual([
    'music_started',
    'ask_genre',
    'sure',
    'zoo',
    'Zebra',
    'other',
  ])
  expect(await storedAction(id, 'music_started')).toMatchObject({ comments: 'always loud' })
  expect(JSON.stringify(stored.decision_rules)).toContain('"music_started"')
  expect(JSON.stringify(stored.decision_rules)).not.toContain('"playing"')
  expect(stored.tts_responses).toEqual({ music_started: ['Here is {{genre}}', 'Enjoy'] })
})

test('[UIA-028] [UIA-054] the response type is chosen in the row, with the slots or the API input that it is about', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiTypes')
  await storeContent(id, radio)
  await openUiActions(page, id)
  const type = (name: string) => page.getByRole('combobox', { name: `Response Type of ${name}` })
  await expect(type('ask_genre').getByRole('option')).toHaveText([
    'giveInformation',
    'askForInput',
    'confirm',
    'select',
  ])
  await type('ask_genre').selectOption('askForInput')
  await uiActionRow(page, 'ask_genre').getByRole('button', { name: 'Slots of ask_genre' }).click()
  const slots = page.getByRole('dialog', { name: 'Slots of ask_genre' })
  await expectNothingWrongIn(slots)
  await slots.getByRole('combobox').fill('gen')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(slots).toHaveCount(0)
  // What both types speak of stays
  await type('ask_genre').selectOption('select')
  await expect(
    uiActionRow(page, 'ask_genre').getByRole('button', { name: 'Slots of ask_genre: genre' }),
  ).toBeVisible()

  await type('sure').selectOption('confirm')
  await uiActionRow(page, 'sure').getByRole('button', { name: 'API input of sure' }).click()
  const confirming = page.getByRole('dialog', { name: 'API input of sure' })
  await confirming.getByRole('combobox', { name: 'API input to confirm' }).click()
  await page.getByRole('option', { name: 'search' }).click()
  await confirming.getByRole('combobox', { name: 'When it is' }).click()
  await page.getByRole('option', { name: 'unique' }).click()
  await page.keyboard.press('Escape')
  await expect(uiActionRow(page, 'sure')).toContainText('search is unique')
  await savedByKey(page, 'types')
  expect((await storedAction(id, 'ask_genre'))?.dialogAct).toEqual({
    dialogActType: 'select',
    slots: { genre: '' },
  })
  expect((await storedAction(id, 'sure'))?.dialogAct).toEqual({
    dialogActType: 'confirm',
    slots: { search: 'unique' },
  })
})

test('[UIA-012] [UIA-015] [UIA-016] [UIA-017] [UIA-018] [UIA-019] [UIA-020] [UIA-021] [UIA-029] [UIA-030] [UIA-031] [UIA-050] [UIA-052] the settings of a UI action are chosen and saved', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiSettings')
  await storeContent(id, radio)
  await openUiActions(page, id)
  const dialog = await openSettings(page, 'sure')
  await expectNothingWrongIn(dialog)
  await expect(dialog).toContainText('followUp keeps the dialog session open for follow-up dialogs')
  const flag = dialog.getByRole('textbox', { name: 'Add flag' })
  await flag.fill('followUp')
  await flag.press('Enter')
  await expect(dialog.getByRole('checkbox', { name: 'followUp' })).not.toBeChecked()
  await flag.fill('bargeIn')
  await flag.press('Enter')
  await dialog.getByRole('checkbox', { name: 'bargeIn' }).check()
  const list = dialog.getByRole('combobox', { name: 'Add to Intent white list' })
  await list.fill('sto')
  await expect(page.getByRole('option')).toHaveText(['stop'])
  await list.press('ArrowDown')
  await list.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Remove stop' })).toBeVisible()

  await dialog.getByRole('combobox', { name: 'Speaking style' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'None',
    'neutral',
    'soft',
    'happy',
    'serious',
    'empathic',
    'sarcastic',
  ])
  await page.getByRole('option', { name: 'soft' }).click()
  await dialog.getByRole('combobox', { name: 'Emotion animation' }).click()
  await expect(page.getByRole('option')).toHaveText(['None', 'neutral', 'happy', 'positive', 'negative'])
  await page.getByRole('option', { name: 'positive' }).click()
  await dialog.getByRole('switch', { name: 'Cloud TTS' }).check()
  await page.keyboard.press('Escape')
  await expect(settingsDialog(page)).toHaveCount(0)
  await expect(uiActionRow(page, 'sure')).toContainText('not followUp, bargeIn, white list 1, soft, positive')
  await savedByKey(page, 'settings')
  expect(await storedAction(id, 'sure')).toMatchObject({
    clientBehaviorDirectives: { followUp: false, bargeIn: true },
    whiteListIntent: ['stop'],
    speakingStyle: 'soft',
    emotionAnimation: 'positive',
    useCloudTTS: true,
  })
})

test('[UIA-022] [UIA-023] [UIA-024] [UIA-032] [UIA-039] [UIA-040] [UIA-041] [UIA-042] [UIA-053] the sound focus says at each field what is missing, and is kept once it is complete', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiSound')
  await storeContent(id, radio)
  await openUiActions(page, id)
  const dialog = await openSettings(page, 'sure')
  const field = (end: 'Start' | 'Stop', axis: string) =>
    dialog.getByRole('group', { name: end }).getByRole('textbox', { name: axis, exact: true })
  await field('Stop', 'X').fill('1')
  await expect(dialog).toContainText(messages.uiActions.sound.stopWithoutStart)
  await field('Stop', 'X').fill('')
  await field('Start', 'T').fill('2')
  await expect(dialog).toContainText(messages.uiActions.sound.timeWithoutPlace)
  await field('Start', 'X').fill('0,5')
  await expect(field('Start', 'Y')).toHaveAccessibleDescription(messages.uiActions.sound.allOrNone)
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Sound focus' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await field('Start', 'Y').fill('1')
  await field('Start', 'Z').fill('0')
  await field('Start', 'T').fill('-1')
  await expect(dialog).toContainText(messages.uiActions.sound.timeBelowZero)
  await field('Start', 'T').fill('0')
  await dialog.getByRole('combobox', { name: 'Reference point' }).click()
  await expect(page.getByRole('option')).toHaveText([
    'None',
    'CURRENT',
    'ABSOLUTE',
    'DRIVER',
    'CO_DRIVER',
    'REAR_LEFT',
    'REAR_RIGHT',
    'THIRD_ROW_LEFT',
    'THIRD_ROW_RIGHT',
  ])
  await page.getByRole('option', { name: 'REAR_LEFT' }).click()
  await expect(dialog.getByRole('img', { name: 'The cabin from above: REAR_LEFT, start' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await savedByKey(page, 'sound')
  expect((await storedAction(id, 'sure'))?.dolbyAtmosParameters).toEqual({
    referencePoint: 'REAR_LEFT',
    soundCoordinates: [{ x: 0.5, y: 1, z: 0, t: 0 }],
  })
})

test('[UIA-025] [UIA-051] styles for China are offered where a language of that market is', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiChina')
  await storeContent(id, { ...radio, system_actions: [anAction('sure', { speakingStyle: 'comforting' })] })
  await openUiActions(page, id)
  await expect(
    page.getByRole('img', { name: /^Problems of sure: The speaking style comforting is for China only/ }),
  ).toBeVisible()
  const dialog = await openSettings(page, 'sure')
  await expect(dialog).toContainText('For China only')
  await expect(dialog.getByRole('combobox', { name: 'Speaking style' })).toHaveText('comforting (China)')
})

test('[UIA-013] [UIA-047] UI actions are deleted, one or several, once what that touches was shown; undo brings them back', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiDelete')
  await storeContent(id, radio)
  await openUiActions(page, id)
  await page.getByRole('button', { name: 'Delete playing' }).click()
  const question = page.getByRole('dialog', { name: 'Delete UI action' })
  await expect(question).toContainText('1 request will not be fulfilled by it any more.')
  await expect(question).toContainText(
    '2 rules will keep its name and show it in red, unless you clear them.',
  )
  await question.getByRole('checkbox', { name: 'Also take it out of 2 rules' }).check()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => uiActionNames(page)).toEqual(['ask_genre', 'sure'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => uiActionNames(page)).toEqual(['playing', 'ask_genre', 'sure'])

  for (const name of ['playing', 'sure']) {
    await uiActionRow(page, name)
      .getByRole('checkbox', { name: `Select ${name}` })
      .check()
  }
  const bar = page.getByRole('toolbar', { name: 'Selected UI actions' })
  await bar.getByRole('button', { name: 'Settings' }).click()
  await expect(settingsDialog(page)).toContainText('2 UI actions')
  await settingsDialog(page).getByRole('switch', { name: 'Cloud TTS' }).check()
  await page.keyboard.press('Escape')
  await expect(uiActionRow(page, 'playing')).toContainText('Cloud TTS')
  await expect(uiActionRow(page, 'sure')).toContainText('Cloud TTS')
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete UI actions' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect.poll(() => uiActionNames(page)).toEqual(['ask_genre'])
  await savedByKey(page, 'deleted')
  const stored = await storedContent(id)
  expect(stored.tts_responses).toEqual({})
  expect(JSON.stringify(stored.decision_rules)).toContain('"sure"')
})

test('[UIA-006] [UIA-007] [UIA-009] 50 UI actions are on a page, and request fulfillment is opened from here', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiPages')
  const names = Array.from({ length: 60 }, (_, index) => `say_${index + 1}`)
  await storeContent(id, { ...radio, system_actions: names.map((name) => anAction(name)) })
  await openUiActions(page, id)
  const pager = page.getByRole('navigation', { name: 'Pages of UI actions' })
  await expect(pager).toContainText('1–50 of 60')
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  await expect(page.getByRole('option')).toHaveText(['50', '100', '150', '200', 'all'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Request Fulfillment' }).click()
  await expect(page.getByRole('dialog', { name: 'Request Fulfillment' })).toContainText('find')
})

test('[UIA-043] without a session nothing of a UI action can be changed', async ({ sharedPage: page }) => {
  const id = await makeEditable('UiReadOnly')
  await storeContent(id, radio)
  await callAs('paul', sessions.end, { params: { id }, query: {} })
  await openUiActions(page, id)
  await expect(page.getByRole('textbox', { name: 'Add new UI action' })).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Response Type of sure' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete sure' })).toHaveAttribute('aria-disabled', 'true')
  const dialog = await openSettings(page, 'sure')
  await expect(dialog.getByRole('textbox', { name: 'Add flag' })).toBeDisabled()
  await expect(dialog.getByRole('switch', { name: 'Cloud TTS' })).toBeDisabled()
  await expect(dialog.getByRole('combobox', { name: 'Speaking style' })).toBeDisabled()
})

test('[UIA-001] [UIA-027] [UIA-033] [UIA-034] [UIA-048] [UIA-049] UI actions that are set by a call, with all their responses, stand in the table and in the domain', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiSet')
  await storeContent(id, radio)
  const guiResponse = {
    name: 'found',
    type: 'ONLINE_UI',
    payload: { loadingModeStyle: 1, ntgVersion: 'NTG7' },
  }
  const found = anAction('found', {
    ttsResponse: ['found'],
    audioResponse: ['ding'],
    guiResponse,
    clientBehaviorDirectives: { followUp: true },
  })
  const set = {
    system_actions: [found],
    tts_responses: { found: ['Found it'] },
    audio_responses: { ding: ['ding.wav'] },
    gui_responses: { found: { voiceUITemplateVersion: 2, body: { data: { text: 'Found' } } } },
  }
  await storeContent(id, set)
  await openUiActions(page, id)
  await expect.poll(() => uiActionNames(page)).toEqual(['found'])
  const row = uiActionRow(page, 'found')
  for (const text of ['Found it', 'Online UI', 'followUp']) await expect(row).toContainText(text)
  const stored = await storedContent(id)
  expect(stored).toMatchObject({ ...set, name: expect.stringContaining('UiSet') })
  expect(Object.keys(stored.ontology as object)).toEqual(
    expect.arrayContaining(['apiInputs', 'userInputs', 'intents']),
  )
})

test('[UIA-044] while a save is on its way nothing of a UI action can be changed', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('UiSaving')
  await storeContent(id, radio)
  await openUiActions(page, id)
  await page.getByRole('combobox', { name: 'Response Type of sure' }).selectOption('select')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(new RegExp(`/api/domains/${id}(\\?|$)`), async (route) => {
    if (route.request().method() === 'PUT') await answered
    await route.fallback()
  })
  await saveByKey(page, 'slow')
  await expect(page.getByRole('textbox', { name: 'Add new UI action' })).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Response Type of sure' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Delete sure' })).toHaveAttribute('aria-disabled', 'true')
  answer()
  await expect(page.getByRole('combobox', { name: 'Response Type of sure' })).toBeEnabled()
})
