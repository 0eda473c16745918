import { expect } from '@playwright/test'
import { messages } from '@sdp/domain'
import { aSheet, aWorkbook, aWorkbookOf, linesOf } from '../apps/web/src/features/sheets/testing/workbooks.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, savedByKey } from './pages/editor.ts'
import { retype } from './pages/firefox.ts'
import {
  addText,
  lines,
  openResponses,
  stored,
  storeResponses,
  textField,
  textRow,
  writeText,
} from './pages/responses.ts'
import { test } from './pages/shared-page.ts'
import { choose, commitButton, download, upload, uploadDialog } from './pages/sheets.ts'
import { notification } from './pages/studio.ts'
import { openUiActions } from './pages/ui-actions.ts'

const tts = { hello: ['Hello', 'Hi'], more: ['More'], left: ['Over'] }
const actions = [
  { name: 'answer', ttsResponse: ['hello'] },
  { name: 'show', ttsResponse: ['more', 'hello'], audioResponse: ['ding'] },
]

test('[RESP-001] [RESP-002] [RESP-004] [RESP-007] a new author writes a spoken answer with two placeholders, and saves it', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  const id = await makeEditable('Speaking')
  await storeResponses(id, { actions: [{ name: 'answer' }] })
  const dialog = await openResponses(page, id, 'answer')
  await expectNothingWrongIn(dialog)
  expect((await dialog.boundingBox())?.width).toBe(800)
  await expect(dialog.getByRole('tab')).toHaveText(['Text-To-Speech', 'Audio'])

  await retype(dialog.getByRole('combobox', { name: 'Add response' }), 'hello')
  await page.keyboard.press('Enter')
  await expect(textField(dialog)).toBeFocused()
  const offers = page.getByRole('listbox').getByRole('option')
  await page.keyboard.type('Here is {{gen')
  await expect(offers).toHaveText(['genreStaticList'])
  await page.keyboard.press('Enter')
  await page.keyboard.type(' by {{fou')
  await expect(offers).toHaveText(['foundAPI input'])
  await page.keyboard.press('Tab')
  await expect(textField(dialog)).toHaveText('Here is {{genre}} by {{found}}')
  await page.keyboard.press('Enter')
  await expect(textRow(dialog, 'Here is {{genre}} by {{found}}')).toBeVisible()

  await savedByKey(page, 'Say it')
  expect(await stored(id)).toMatchObject({
    tts_responses: { hello: ['Here is {{genre}} by {{found}}'] },
    system_actions: [{ name: 'answer', ttsResponse: ['hello'] }],
  })
})

test('who opens a UI action that says nothing writes its first text at once, in a response of its name', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('First')
  await storeResponses(id, { actions: [{ name: 'answer' }] })
  const dialog = await openResponses(page, id, 'answer')
  await writeText(dialog, 'Here it is')
  await expect(dialog.getByRole('button', { name: 'Response: answer' })).toBeVisible()
  await savedByKey(page, 'Said')
  expect(await stored(id)).toMatchObject({
    tts_responses: { answer: ['Here it is'] },
    system_actions: [{ name: 'answer', ttsResponse: ['answer'] }],
  })
})

test('[RESP-005] what is said before and after is written next to the texts; undo takes all back', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Around')
  await storeResponses(id, { actions, tts })
  const dialog = await openResponses(page, id, 'answer')
  await expect(lines(dialog)).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Text before' }).click()
  await writeText(dialog, 'Well,')
  await dialog.getByRole('button', { name: 'Text after' }).click()
  await writeText(dialog, 'Anything else?')
  await expect(dialog.getByRole('button', { name: /^Text (before|after)$/ })).toHaveCount(0)
  await expect(lines(dialog)).toContainText([
    'Before',
    'Well,',
    'hello',
    'Hello',
    'Hi',
    'After',
    'Anything else?',
  ])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(textRow(dialog, 'Anything else?')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Redo' }).click()
  await savedByKey(page, 'Around')
  expect(await stored(id)).toMatchObject({
    tts_responses: { answer_preTts: ['Well,'], answer_postTts: ['Anything else?'] },
    system_actions: [{ preTtsText: 'answer_preTts', postTtsText: 'answer_postTts' }, {}],
  })
})

test('texts are changed, moved and deleted by the keyboard alone', { tag: '@firefox' }, async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Keys')
  await storeResponses(id, { actions, tts })
  const dialog = await openResponses(page, id, 'answer')
  const texts = () =>
    lines(dialog)
      .filter({ hasNot: page.getByRole('rowheader') })
      .allInnerTexts()
  await dialog.getByRole('button', { name: 'Add text to hello' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('F2')
  await expect(textField(dialog)).toBeFocused()
  await page.keyboard.type(' there')
  await page.keyboard.press('Control+Enter')
  await expect(textField(dialog)).toHaveText(/^Words, /)
  await page.keyboard.type('Good day')
  await page.keyboard.press('Enter')
  await expect.poll(texts).toEqual(['Hello there', 'Hi', 'Good day'])
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(texts).toEqual(['Hello there', 'Good day', 'Hi'])
  await page.keyboard.press('Delete')
  await expect.poll(texts).toEqual(['Hello there', 'Hi'])
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(texts).toEqual(['Hello there', 'Hi', 'Good day'])
})

test('responses are chosen, renamed, duplicated and put into another order', async ({ sharedPage: page }) => {
  const id = await makeEditable('Responses')
  await storeResponses(id, { actions, tts })
  const dialog = await openResponses(page, id, 'answer')
  const names = () => dialog.getByRole('button', { name: /^Response: / }).allInnerTexts()
  const field = dialog.getByRole('combobox', { name: 'Add response' })
  await field.fill('hello')
  await expect(page.getByText('answer uses hello already')).toBeVisible()
  await field.fill('mo')
  await page.getByRole('option', { name: 'more' }).click()
  await expect.poll(names).toEqual(['hello', 'more'])
  await expect(lines(dialog).filter({ hasText: '1 text, also used by show' })).toBeVisible()

  await dialog.getByRole('button', { name: 'Move more', exact: true }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(names).toEqual(['more', 'hello'])
  await dialog.getByRole('button', { name: 'Response: more' }).click()
  await page.keyboard.type('answer_preTts')
  await expect(page.getByRole('tooltip')).toContainText('are kept for what is spoken before and after')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('further')
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['further', 'hello'])

  await dialog.getByRole('button', { name: 'Menu of hello' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect.poll(names).toEqual(['further', 'hello', 'hello_copy'])
  await savedByKey(page, 'Responses')
  expect(await stored(id)).toMatchObject({
    system_actions: [
      { ttsResponse: ['further', 'hello', 'hello_copy'] },
      { ttsResponse: ['further', 'hello'] },
    ],
    tts_responses: { further: ['More'], hello_copy: ['Hello', 'Hi'] },
  })
})

test('[RESP-003] a response that a UI action uses cannot be deleted, and who uses it is said', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Deleting')
  await storeResponses(id, { actions, tts })
  const dialog = await openResponses(page, id, 'answer')
  await dialog.getByRole('button', { name: 'Menu of hello' }).click()
  const item = page.getByRole('menuitem', { name: /^Delete response/ })
  await expect(item).toBeDisabled()
  await expect(item).toContainText('hello cannot be deleted: the UI actions answer and show use it')
  await page.getByRole('menuitem', { name: 'Take out of answer' }).click()
  await expect(dialog.getByRole('button', { name: 'Response: hello' })).toHaveCount(0)

  await dialog.getByRole('button', { name: 'Other responses' }).click()
  const others = page.getByRole('dialog', { name: 'Other spoken responses' })
  await expectNothingWrongIn(others)
  await expect(others.getByRole('button', { name: 'Delete hello' })).toHaveAttribute(
    'title',
    'hello cannot be deleted: the UI action show uses it',
  )
  await others.getByRole('button', { name: 'Delete left' }).click()
  await expect(others.getByRole('row').filter({ hasText: 'left' })).toHaveCount(0)
  await others.getByRole('button', { name: 'Use more' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Response: more' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await dialog.getByRole('button', { name: 'Other responses' }).click()
  await expect(others.getByRole('button', { name: 'Delete left' })).toBeVisible()
})

test('[RESP-019] [RESP-020] tags are completed and checked while typing, as the platforms of the domain read them', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Tagged', 'paul', { ntg_versions: ['Gen20x.i3'] })
  await storeResponses(id, { actions, tts })
  const dialog = await openResponses(page, id, 'answer')
  await dialog.getByRole('button', { name: 'Add text to hello' }).click()
  await page.keyboard.type('Now <ra')
  const offers = page.getByRole('listbox')
  await expect(offers.getByRole('option').first()).toContainText('<rate value="80">')
  await page.keyboard.press('Tab')
  await page.keyboard.type('slowly')
  await expect(textField(dialog)).toHaveText('Now <rate value="80">slowly</rate>')
  await page.keyboard.press('End')
  await page.keyboard.type(' {{lost}} <mw> <b/>')
  const status = dialog.getByRole('status').filter({ hasText: 'is not closed' })
  await expect(status).toContainText('There is no slot or API input lost')
  await expect(status).toContainText('<mw> is not closed with </mw>')
  await expect(status).toContainText('<b> is not a known tag')
  await expect(dialog.locator('.cm-lintRange-error')).toHaveText('<mw>')
  await page.keyboard.press('Enter')
  await expect(textRow(dialog, '<mw> is not closed with </mw>')).toBeVisible()
})

test('[RESP-021] the texts of older platforms have escape sequences, and tags are not read there', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Older')
  await storeResponses(id, { actions, tts: { ...tts, hello: ['Hi<eos/>'] } })
  const dialog = await openResponses(page, id, 'answer')
  await expect(textRow(dialog, 'Hi<eos/>')).toContainText(
    'SSML tags are not read on the platforms of this domain',
  )
  await dialog.getByRole('button', { name: 'Add text to hello' }).click()
  await page.keyboard.type('\\e\\pa')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('pause=200\\')
  await page.keyboard.press('Tab')
  await expect(textField(dialog)).toHaveText('\\e\\pause=200\\')
})

test('[RESP-022] where platforms read texts in different ways, neither tags nor sequences are read', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Mixed', 'paul', { ntg_versions: ['Gen20x.i3', 'NTG7-SOP'] })
  await storeResponses(id, { actions, tts: { ...tts, hello: ['Hi<eos/>', '\\e\\pause=200\\now'] } })
  const dialog = await openResponses(page, id, 'answer')
  await expect(textRow(dialog, 'Hi<eos/>')).toContainText(messages.responses.tagsNotRead)
  await expect(textRow(dialog, 'pause=200')).toContainText(messages.responses.sequencesNotRead)
  await dialog.getByRole('button', { name: 'Add text to hello' }).click()
  await expect(dialog.getByText('Words and {{slot}}')).toBeVisible()
})

test('[RESP-006] [RESP-008] sounds of a UI action are written on the tab Audio', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Sounds')
  await storeResponses(id, { actions, tts, audio: { ding: ['ding.wav'] } })
  const dialog = await openResponses(page, id, 'show')
  await dialog.getByRole('tab', { name: 'Audio' }).click()
  await expect(lines(dialog)).toContainText(['ding', 'ding.wav'])
  await dialog.getByRole('button', { name: 'Add sound to ding' }).click()
  await page.keyboard.type('dong.wav')
  await page.keyboard.press('Enter')
  await savedByKey(page, 'Sounds')
  expect(await stored(id)).toMatchObject({
    audio_responses: { ding: ['ding.wav', 'dong.wav'] },
    system_actions: [{}, { audioResponse: ['ding'] }],
  })
})

test('texts and responses are put elsewhere by dragging', async ({ sharedPage: page }) => {
  const id = await makeEditable('Dragged')
  await storeResponses(id, { actions: [{ name: 'answer', ttsResponse: ['hello', 'more'] }], tts })
  const dialog = await openResponses(page, id, 'answer')
  const names = () => dialog.getByRole('button', { name: /^Response: / }).allInnerTexts()
  await dialog
    .getByRole('button', { name: 'Move Hello', exact: true })
    .dragTo(textRow(dialog, 'Hi'), { targetPosition: { x: 60, y: 30 } })
  await expect(lines(dialog)).toContainText(['hello', 'Hi', 'Hello', 'more', 'More'])
  await dialog
    .getByRole('button', { name: 'Move more', exact: true })
    .dragTo(dialog.getByRole('button', { name: 'Response: hello' }), { targetPosition: { x: 10, y: 2 } })
  await expect.poll(names).toEqual(['more', 'hello'])
})

test('a text that runs from right to left keeps its placeholders readable', async ({ sharedPage: page }) => {
  const id = await makeEditable('Arabic', 'paul', { languages: [{ language: 'ara-SAU' }] })
  await storeResponses(id, { actions, tts: { hello: ['مرحبا'] }, language: 'ara-SAU' })
  const dialog = await openResponses(page, id, 'answer')
  await addText(dialog, 'hello', 'هذه {{genre}} لك')
  const shown = textRow(dialog, 'لك').locator('.expression-text')
  await expect(shown).toHaveAttribute('dir', 'auto')
  await expect(shown).toHaveCSS('direction', 'rtl')
  await expect(shown.locator('[dir=ltr]')).toHaveText('{{genre}}')
  await savedByKey(page, 'Arabic')
  expect((await stored(id, 'ara-SAU')).tts_responses).toEqual({ hello: ['مرحبا', 'هذه {{genre}} لك'] })
})

test('a text is heard as it is said, with example values; without a voice the button says why not', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const voices = [{ lang: 'en-GB', default: true }]
    const speechSynthesis = {
      getVoices: () => voices,
      speak: ({ text }: { text: string }) => document.body.setAttribute('data-said', text),
      cancel: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    }
    class SpeechSynthesisUtterance {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    }
    for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance })) {
      Object.defineProperty(globalThis, name, { value })
    }
  })
  const languages = ['eng-USA', 'deu-DEU'].map((language) => ({ language, default: language === 'eng-USA' }))
  const id = await makeEditable('Heard')
  const heard = { hello: ['Here is <rate value="120">{{genre}}</rate>'] }
  await storeResponses(id, { actions, tts: heard, languages })
  await storeResponses(id, { actions, tts: heard, language: 'deu-DEU' })
  // As a server without the program that speaks answers
  await page.route('**/tts-request', (route) => route.fulfill({ status: 501, json: { message: 'No voice' } }))
  const dialog = await openResponses(page, id, 'answer')
  await dialog.getByRole('button', { name: 'Listen Here is' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-said', 'Here is jazz music')

  const german = new URL(page.url())
  german.searchParams.set('language', 'deu-DEU')
  await page.goto(german.href)
  const listen = dialog.getByRole('button', { name: 'Listen Here is' })
  await listen.click()
  await expect(listen).toHaveAttribute('title', 'Neither the server nor this browser has a voice for deu-DEU')
  await expect(page.locator('body')).not.toHaveAttribute('data-said')
})

test('a response is shown in all languages, with what is missing', async ({ sharedPage: page }) => {
  const id = await makeEditable('Languages')
  const languages = ['eng-USA', 'deu-DEU', 'ara-SAU'].map((language) => ({
    language,
    default: language === 'eng-USA',
  }))
  await storeResponses(id, { actions, tts, languages })
  await storeResponses(id, { actions, tts: { hello: ['مرحبا'] }, language: 'ara-SAU' })
  const dialog = await openResponses(page, id, 'answer')
  await dialog.getByRole('button', { name: 'hello in all languages' }).click()
  const table = page.getByRole('table', { name: 'hello in all languages' })
  await expectNothingWrongIn(page.getByRole('dialog', { name: 'hello in all languages' }))
  await expect(page.getByText('No text in deu-DEU')).toBeVisible()
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toContainText(['Hello'])
  await expect(table.getByRole('cell', { name: 'مرحبا' })).toHaveAttribute('dir', 'auto')
  await expect(table.getByRole('cell', { name: 'missing' })).toHaveCount(2)
})

test('who cannot edit reads the responses', async ({ pageOf }) => {
  const id = await makeEditable('Reading')
  await storeResponses(id, { actions, tts })
  const page = await pageOf('max')
  const dialog = await openResponses(page, id, 'answer', 'max')
  await expect(textRow(dialog, 'Hello')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add text to hello' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(dialog.getByRole('button', { name: /^(Edit|Delete) / })).toHaveCount(0)
  await expect(dialog.getByRole('combobox', { name: 'Add response' })).not.toBeEditable()
})

const heading = ['responsename', 'type', 'actual']

test('[DOM-008] [DOM-009] [UIX-001] [UIX-002] [UIX-004] [UIX-010] [UIX-023] [UIX-026] UI actions are downloaded, and what was downloaded uploads again without change', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Sheet')
  await storeResponses(id, { actions, tts, audio: { ding: ['ding.wav'] } })
  await openUiActions(page, id)
  const { file, bytes } = await download(page)
  expect(file).toMatch(/^Sheet-.*_UI-actions_ENU\.xlsx$/)
  expect(linesOf(bytes)).toEqual([
    heading,
    ['hello', 'tts', 'Hello'],
    ['hello', 'tts', 'Hi'],
    ['more', 'tts', 'More'],
    ['left', 'tts', 'Over'],
    ['ding', 'audio', 'ding.wav'],
  ])
  const dialog = await upload(page, file, bytes)
  await expect(dialog).toContainText('The file is correct.')
  await expect(dialog).toContainText(messages.sheets.changesNothing)
  await expect(commitButton(dialog)).toBeDisabled()
})

test('[UIX-006] [UIX-007] [UIX-013] [UIX-014] [UIX-017] [UIX-024] a correct file is committed as one step that undo takes back, and saved', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Commit')
  await storeResponses(id, { actions, tts })
  await openUiActions(page, id)
  const lines = [
    heading,
    ['hello', 'tts', 'Good day'],
    ['answer_preTts', 'tts', 'Well'],
    ['show', 'audio', '显示.wav'],
  ]
  const dialog = await upload(page, `${id}.xlsx`, aWorkbookOf(aSheet(lines), aSheet([['of no concern']])))
  await expect(dialog).toContainText('The file is correct.')
  await expect(dialog).toContainText('3 responses change: texts 3 added, 2 removed.')
  await dialog.getByRole('button', { name: 'Commit Changes' }).click()
  await expect(notification(page, messages.sheets.uploaded)).toBeVisible()
  const answer = page.getByRole('button', { name: /^System Responses of answer:/ })
  await expect(answer).toHaveText('Good day')
  await page.keyboard.press('Control+z')
  await expect(answer).toHaveText('Hello')
  await page.keyboard.press('Control+Shift+z')
  await expect(answer).toHaveText('Good day')
  await savedByKey(page, 'Excel')
  expect(await stored(id)).toMatchObject({
    tts_responses: { hello: ['Good day'], more: ['More'], answer_preTts: ['Well'] },
    audio_responses: { show: ['显示.wav'] },
    system_actions: [{ preTtsText: 'answer_preTts' }, { audioResponse: ['ding', 'show'] }],
  })
})

test('[UIX-005] [UIX-008] [UIX-009] [UIX-011] [UIX-015] [UIX-016] [UIX-018] [UIX-019] [UIX-020] [UIX-021] [UIX-022] [UIX-025] all that is wrong in a file is reported with its line and current value', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Wrong')
  await storeResponses(id, { actions, tts })
  await openUiActions(page, id)
  const lines = [
    heading,
    ['hello', 'video', 'Hi'],
    ['lost_postTts', 'tts', 'So'],
    ['gone', 'tts', ''],
    ['show', 'tts', 'x'],
    ['', 'tts', 'Hi'],
    ['hello', '', 'Hi'],
  ]
  const dialog = await upload(page, `${id.toUpperCase()}.xlsx`, aWorkbook(aSheet(lines)))
  await expect(dialog).toContainText(messages.sheets.uploadFailed)
  await expect(dialog).toContainText('Please fix the following in your file and try uploading again:')
  await expect(dialog.getByRole('listitem')).toContainText([
    'Line 2: You have an invalid "type" value. Valid types include "audio" or "tts"',
    'Line 4: The "actual" value cannot be empty.',
    'Line 6: The "responsename" value cannot be empty.',
    'Line 7: The "type" value cannot be empty.',
    'Missing UI Action(s): lost, gone. Please make sure the UI Action exists in your domain.',
  ])
  await expect(dialog.getByRole('listitem').first()).toContainText('Current value: video')
  await expect(commitButton(dialog)).toBeDisabled()
  await upload(page, 'other.xlsx', aWorkbook(aSheet(lines)))
  await expect(dialog).toContainText('File name (other.xlsx) should contain the correct domain name.')
})

test('[UIX-012] an upload waits for a file, reads it, and fails or succeeds', async ({ page }) => {
  const id = await makeEditable('Steps')
  await storeResponses(id, { actions, tts })
  let read = () => {}
  const isWanted = new Promise<void>((resolve) => {
    read = resolve
  })
  await page.route(/sheet-worker/, async (route) => {
    await isWanted
    await route.continue()
  })
  await openUiActions(page, id)
  await choose(page, 'Upload Excel')
  await expect(uploadDialog(page)).toContainText('Drop an .xls or .xlsx file here')
  const dialog = await upload(page, `${id}.xlsx`, aWorkbook(aSheet([heading, ['hello', 'video', 'Hi']])))
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(commitButton(dialog)).toBeDisabled()
  read()
  await expect(dialog).toContainText(messages.sheets.uploadFailed)
  await expect(commitButton(dialog)).toBeDisabled()
  await upload(page, `${id}.xlsx`, aWorkbook(aSheet([heading, ['hello', 'tts', 'Good day']])))
  await expect(dialog).toContainText('The file is correct.')
  await expect(commitButton(dialog)).toBeFocused()
})

test('[UIX-003] a file can be dropped on the dialog', async ({ sharedPage: page }) => {
  const id = await makeEditable('Dropped')
  await storeResponses(id, { actions, tts })
  await openUiActions(page, id)
  await choose(page, 'Upload Excel')
  const bytes = [...aWorkbook(aSheet([heading, ['hello', 'tts', 'Dropped']]))]
  const data = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(content)], file))
      return transfer
    },
    [`${id}.xlsx`, bytes] as const,
  )
  await uploadDialog(page)
    .getByText('Drop an .xls or .xlsx file here')
    .dispatchEvent('drop', { dataTransfer: data })
  await expect(uploadDialog(page)).toContainText('The file is correct.')
})

test('[UIA-010] the audit lists what is worth a look on the screen and to the console, and leads to it', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Audited')
  await storeResponses(id, { actions, tts: { ...tts, hello: ['Hello {{lost}}', 'Hello  {{lost}}'] } })
  await openUiActions(page, id)
  const said = page.waitForEvent('console', (message) => message.text().startsWith('Audit of the responses'))
  await page.getByRole('button', { name: 'Audit responses' }).click()
  await said
  const dialog = page.getByRole('dialog', { name: 'Audit of responses' })
  await expect(dialog.getByRole('listitem')).toContainText([
    'No UI action uses left',
    'hello, text 1: There is no slot or API input lost',
    'hello, text 2: There is no slot or API input lost',
    'The texts 1 and 2 differ in nothing but spaces',
  ])
  await expectNothingWrongIn(dialog)
  await dialog.getByRole('listitem').nth(1).getByRole('button', { name: 'answer' }).click()
  await expect(page.getByRole('dialog', { name: 'System responses of answer' })).toBeVisible()
})

test('a text that is typed and not finished is there again when the page was loaded again', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  const id = await makeEditable('Unfinished')
  await storeResponses(id, { actions, tts })
  const dialog = await openResponses(page, id, 'answer')
  await dialog.getByRole('button', { name: 'Add text to hello' }).click()
  await expect(textField(dialog)).toBeFocused()
  await page.keyboard.type('Good eve')
  await page.reload()
  await expect(textField(dialog)).toHaveText('Good eve')
  await textField(dialog).click()
  await page.keyboard.press('End')
  await page.keyboard.type('ning')
  await page.keyboard.press('Enter')
  await expect(textRow(dialog, 'Good evening')).toBeVisible()
  await expect(textField(dialog)).toHaveCount(0)
})

test('the audit covers all languages, and leads into the one that it found something in', async ({
  sharedPage: page,
}) => {
  const languages = [{ language: 'eng-USA' }, { language: 'deu-DEU' }]
  const id = await makeEditable('Audits', 'paul', { languages })
  await storeResponses(id, { actions, tts })
  await openUiActions(page, id)
  await page.getByRole('button', { name: 'Audit responses' }).click()
  const dialog = page.getByRole('dialog', { name: 'Audit of responses' })
  await expect(dialog.getByRole('status')).toContainText('in eng-USA, deu-DEU')
  const silent = dialog.getByRole('listitem').filter({ hasText: 'answer says nothing in this language' })
  await expect(silent).toContainText('deu-DEU')
  await silent.getByRole('button', { name: 'answer' }).click()
  await expect(page.getByRole('dialog', { name: 'System responses of answer' })).toContainText('deu-DEU')
})

test('[CALL-014] [RESP-009] [RESP-011] [RESP-012] [RESP-013] [RESP-016] [RESP-017] a sound of another domain is taken over, pending until saved, and reloaded', async ({
  sharedPage: page,
}) => {
  const theirs = await makeEditable('Source')
  await storeResponses(theirs, {
    actions: [{ name: 'tuned', audioResponse: ['beep', 'boop'] }],
    audio: { beep: ['beep.wav'], boop: ['boop.wav'] },
  })
  const name = (await stored(theirs)).name
  const id = await makeEditable('Taking')
  await storeResponses(id, { actions, tts })
  const dialog = await openResponses(page, id, 'answer')
  await dialog.getByRole('tab', { name: 'Audio' }).click()
  await dialog.getByRole('button', { name: 'Shared audio' }).click()
  const sharing = page.getByRole('dialog', { name: 'Shared audio for answer' })
  await sharing.getByRole('combobox', { name: 'Domain' }).fill(name)
  await page.getByRole('option', { name }).click()
  const row = (response: string) => sharing.getByRole('row').filter({ hasText: `${response}.wav` })
  await row('beep').getByRole('button', { name: 'Take over beep' }).click()
  await expect(row('beep')).toContainText('Changed, not saved')
  await expect(sharing.getByText('1 sound is pending until the domain is saved.')).toBeVisible()
  await expectNothingWrongIn(sharing)

  await sharing.getByRole('button', { name: 'Reload' }).click()
  await expect(notification(page, 'Shared resources have been reloaded successfully!')).toBeVisible()
  await expect(row('beep').getByRole('button', { name: 'Take over beep' })).toBeVisible()
  await row('beep').getByRole('button', { name: 'Take over beep' }).click()
  await page.keyboard.press('Escape')
  await expect(textRow(dialog, 'beep.wav')).toBeVisible()
  await savedByKey(page, 'Take over')
  const saved = await stored(id)
  expect(saved).toMatchObject({
    audio_responses: { beep: ['beep.wav'] },
    system_actions: [{ audioResponse: ['beep'] }, {}],
    domain_shared_resources: [
      { domain: name, type: 'audioResponses', data: { tuned: { beep: ['beep.wav'] } } },
    ],
  })

  await storeResponses(theirs, {
    actions: [{ name: 'tuned', audioResponse: ['beep'] }],
    audio: { beep: ['other-beep.wav'] },
  })
  await dialog.getByRole('button', { name: 'Shared audio' }).click()
  await sharing.getByRole('combobox', { name: 'Domain' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(row('other-beep')).toContainText('Changed there')
})

test('a sound of another domain that would replace others here is asked about', async ({
  sharedPage: page,
}) => {
  const theirs = await makeEditable('Louder')
  await storeResponses(theirs, {
    actions: [{ name: 'tuned', audioResponse: ['ding'] }],
    audio: { ding: ['loud.wav'] },
  })
  const name = (await stored(theirs)).name
  const id = await makeEditable('Softer')
  await storeResponses(id, { actions, tts, audio: { ding: ['soft.wav'] } })
  const dialog = await openResponses(page, id, 'answer')
  await dialog.getByRole('tab', { name: 'Audio' }).click()
  await dialog.getByRole('button', { name: 'Shared audio' }).click()
  const sharing = page.getByRole('dialog', { name: 'Shared audio for answer' })
  await sharing.getByRole('combobox', { name: 'Domain' }).fill(name)
  await page.getByRole('option', { name }).click()
  const question = page.getByRole('dialog', { name: 'Take over sounds' })
  await sharing.getByRole('button', { name: 'Take over ding' }).click()
  await expect(question).toContainText(messages.sharing.replacesAudio('ding', ['show']))
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(sharing.getByRole('button', { name: 'Take over ding' })).toBeVisible()
  await sharing.getByRole('button', { name: 'Take over ding' }).click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(sharing.getByRole('row', { name: /loud\.wav/ })).toContainText('Changed, not saved')
})

test('[RESP-018] where the shared sounds do not come, the reason of the server is shown', async ({
  sharedPage: page,
}) => {
  const theirs = await makeEditable('Failing')
  const name = (await stored(theirs)).name
  const id = await makeEditable('Asking')
  await storeResponses(id, { actions, tts })
  await page.route('**/api/shared/resources**', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/json',
      body: '{"message":"There is no such domain"}',
    }),
  )
  const dialog = await openResponses(page, id, 'answer')
  await dialog.getByRole('tab', { name: 'Audio' }).click()
  await dialog.getByRole('button', { name: 'Shared audio' }).click()
  const sharing = page.getByRole('dialog', { name: 'Shared audio for answer' })
  await sharing.getByRole('combobox', { name: 'Domain' }).fill(name)
  await page.getByRole('option', { name }).click()
  await expect(sharing.getByRole('alert')).toHaveText('There is no such domain')
})
