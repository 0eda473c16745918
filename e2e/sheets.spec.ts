import { truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import {
  aSheet,
  aWorkbook,
  aWorkbookOf,
  linesOf,
  withBomb,
} from '../apps/web/src/features/sheets/testing/workbooks.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { openEditor, saveButton, savedByKey } from './pages/editor.ts'
import { allowClipboard } from './pages/firefox.ts'
import { test } from './pages/shared-page.ts'
import { commitButton, download, upload } from './pages/sheets.ts'
import { callAs, freshName, makeDomain, notification, visit } from './pages/studio.ts'

const heading = ['intent', 'type', 'value', 'weight', 'literals']

/** A domain with two intents and a slot whose session Paul holds, with its name in the case it was written. */
async function makeSpokenDomain(): Promise<{ id: string; name: string }> {
  const name = freshName('Sheets')
  const id = await makeDomain(name)
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'sheets' } })
  const updates = {
    'ontology.intents': { play: {}, stop: {} },
    'ontology.userInputs': { genre: { type: 'StaticList', values: { jazz: [], rock: [] } } },
    user_inputs: [
      {
        name: 'genre',
        canonicals: [
          { canonical: 'jazz', literals: ['jazz', '爵士乐'] },
          { canonical: 'rock', literals: ['rock', 'موسيقى الروك'] },
        ],
      },
    ],
    nlu_interpretations: [
      {
        intent: 'play',
        expressions: [
          {
            expression: 'play [some] $(genre)',
            weight: 150,
            literals: { genre: [{ canonical: 'jazz', literals: ['jazz'] }] },
          },
          { expression: 'put (it|something) on' },
        ],
      },
      { intent: 'stop', expressions: [{ expression: 'stop' }, { expression: '停止' }] },
    ],
  }
  const body = { updates, language_to_update: 'eng-USA', commit_message: 'Content' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
  return { id, name }
}

test('[XLS-001] [XLS-030] [XLS-034] intents are downloaded, and what was downloaded uploads again without change', async ({
  sharedPage: page,
}) => {
  const { id, name } = await makeSpokenDomain()
  await openEditor(page, id)
  const { file, bytes } = await download(page)
  expect(file).toBe(`${name}_intents_ENU.xlsx`)
  const lines = linesOf(bytes)
  expect(lines).toEqual([
    heading,
    ['play', 'expression', 'play [some] $(genre)', 150, 'genre=jazz:jazz'],
    ['play', 'expression', 'put (it|something) on', 100],
    ['stop', 'expression', 'stop', 100],
    ['stop', 'expression', '停止', 100],
  ])

  const resaved = aWorkbook(aSheet(lines), 'biff8')
  for (const [ending, content] of [
    ['xlsx', bytes],
    ['xls', resaved],
  ] as const) {
    const dialog = await upload(page, `${name} again.${ending}`, content)
    await expect(
      dialog.getByText(`${name} again.${ending}: The file is correct. It has 4 lines for eng-USA (ENU).`),
    ).toBeVisible()
    await expect(dialog.getByText(messages.sheets.changesNothing)).toBeVisible()
    await expect(commitButton(dialog)).toBeDisabled()
  }
  await page.keyboard.press('Escape')
  await expect(saveButton(page)).toBeDisabled()
})

test('[XLS-002] [XLS-007] [XLS-013] [XLS-014] [XLS-015] [XLS-033] [XLS-036] [SAVE-009] an upload is looked at, committed as one step, undone, and saved', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  const { id, name } = await makeSpokenDomain()
  await openEditor(page, id)
  const lines = [heading, ['stop', 'expression', 'halt'], ['stop', 'expression', '[please] stop', 120]]
  const dialog = await upload(page, `${name}.xlsx`, aWorkbook(aSheet(lines)))
  await expect(dialog.getByText('1 intent changes: expressions 2 added, 2 removed.')).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText('stop2 added, 2 removed')
  await expectNothingWrongIn(dialog)

  await expect(commitButton(dialog)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(notification(page, messages.sheets.uploaded)).toBeVisible()
  await expect(saveButton(page)).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Excel', exact: true })).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect(saveButton(page)).toBeDisabled()
  await page.keyboard.press('Control+Shift+z')
  await savedByKey(page, 'From Excel')
  await page.reload()
  expect(linesOf((await download(page)).bytes).slice(1)).toEqual([
    ['play', 'expression', 'play [some] $(genre)', 150, 'genre=jazz:jazz'],
    ['play', 'expression', 'put (it|something) on', 100],
    ['stop', 'expression', 'halt', 100],
    ['stop', 'expression', '[please] stop', 120],
  ])
})

test('[XLS-003] [XLS-004] [XLS-005] [XLS-006] [XLS-031] [XLS-034] [XLS-035] slots are downloaded and uploaded, in other scripts too', async ({
  sharedPage: page,
}) => {
  const { id, name } = await makeSpokenDomain()
  await openEditor(page, id)
  await page.getByRole('link', { name: 'Slots' }).click()
  await expect(page.getByRole('grid', { name: 'User Inputs' })).toBeVisible()
  const { file, bytes } = await download(page)
  expect(file).toBe(`${name}_slots_ENU.xlsx`)
  const lines = linesOf(bytes)
  expect(lines).toEqual([
    ['slot', 'canonical', 'lang', 'literal'],
    ['genre', 'jazz', 'ENU', 'jazz'],
    ['genre', 'jazz', 'ENU', '爵士乐'],
    ['genre', 'rock', 'ENU', 'rock'],
    ['genre', 'rock', 'ENU', 'موسيقى الروك'],
  ])
  for (const [ending, content] of [
    ['xlsx', bytes],
    ['xls', aWorkbook(aSheet(lines), 'biff8')],
  ] as const) {
    const dialog = await upload(page, `${name} again.${ending}`, content)
    await expect(
      dialog.getByText(`${name} again.${ending}: The file is correct. It has 4 lines for eng-USA (ENU).`),
    ).toBeVisible()
    await expect(dialog.getByText(messages.sheets.changesNothing)).toBeVisible()
  }

  const columns = lines[0] as string[]
  const lacking = columns.map((column) =>
    ['genre', 'pop', 'ENU', 'pop'].map((value, at) => (columns[at] === column ? '' : value)),
  )
  const refused = await upload(page, `${name}.xlsx`, aWorkbook(aSheet([columns, ...lacking])))
  await expect(refused.getByRole('listitem')).toHaveText(
    columns.map((column, at) => new RegExp(`^Line ${at + 2}: The "${column}" value cannot be empty`)),
  )
  await expect(commitButton(refused)).toBeDisabled()

  const more = [...lines.slice(0, 4), ['genre', 'pop', 'ENU', 'ポップ']]
  const dialog = await upload(page, `${name}.xlsx`, aWorkbook(aSheet(more)))
  await expect(dialog.getByText('1 slot changes: literals 1 added, 1 removed.')).toBeVisible()
  await commitButton(dialog).click()
  await expect(notification(page, messages.sheets.uploaded)).toBeVisible()
  await expect(saveButton(page)).toBeEnabled()
  expect(linesOf((await download(page)).bytes)).toEqual(more)
})

test('[XLS-008] [XLS-009] [XLS-010] [XLS-011] [XLS-012] [XLS-016] [XLS-021] [XLS-022] [XLS-024] [XLS-025] [XLS-018] [XLS-020] [XLS-023] [XLS-026] [XLS-027] [XLS-028] [XLS-032] [XLS-037] every error of a file is listed and can be copied; the mended file is taken', async ({
  sharedPage: page,
}) => {
  await allowClipboard(page)
  const { id, name } = await makeSpokenDomain()
  await openEditor(page, id)
  const wrong = Array.from({ length: 3000 }, (_, index) => ['play', 'expression', `(play ${index}`])
  const lines = [
    heading,
    ['sing', 'expression', 'sing'],
    ['play', 'word', 'go'],
    ['play', 'expression', 'Go'],
    ['', 'expression', ''],
    ['play', 'expression', 'faster', 'heavy'],
    ['play', 'expression', 'play it', '', 'artist=abba:abba'],
    ['play', 'expression', 'play that', '', 7],
    ...wrong,
  ]
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  const dialog = await upload(page, `${name}.xlsx`, aWorkbookOf(aSheet(lines), aSheet([['of no concern']])))
  await expect(dialog.getByText(messages.sheets.uploadFailed)).toBeVisible()
  await expect(dialog.getByText(messages.sheets.fixAndRetry)).toBeVisible()
  await expect(dialog.getByText('3,008 errors')).toBeVisible()
  expect(sent, 'asked of the server').toEqual([])
  await expect(dialog.getByRole('listitem').first()).toHaveText(
    'Line 2: Missing intent: sing. Please make sure the intent exists in your domain. Cell: Sheet1!A2. Current value: sing',
  )
  expect(await dialog.getByRole('listitem').count()).toBeLessThan(60)
  await expectNothingWrongIn(dialog)
  await expect(commitButton(dialog)).toBeDisabled()

  await dialog.getByRole('button', { name: 'Copy all' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
  expect(copied).toHaveLength(3008)
  expect(copied[1]).toBe(
    'Line 3: The "type" value is invalid: only "expression" is allowed. Cell: Sheet1!B3. Current value: word',
  )
  expect(copied.slice(2, 8)).toEqual([
    expect.stringContaining('Line 5: The "intent" value cannot be empty.'),
    expect.stringContaining('Line 5: The "value" value cannot be empty.'),
    expect.stringContaining('Line 6: The "weight" value must be a number or empty.'),
    expect.stringContaining('Line 7: Missing slot: artist. Please make sure the slot exists in your domain.'),
    `Line 8: ${messages.sheets.unreadableLiterals} Cell: Sheet1!E8. Current value: 7`,
    expect.stringMatching(/^Line 9: .* for expression: \(play 0/),
  ])
  expect(copied.at(-1)).toBe(
    'The following expression(s) are not unqiue (note that case sensitivity does not matter): Go Current value: Go (line 4)',
  )

  await upload(page, `${name}.xlsx`, aWorkbook(aSheet([heading, ['play', 'expression', 'go']])))
  await expect(commitButton(dialog)).toBeEnabled()
})

test('[XLS-017] [XLS-019] a file of another kind, for another domain, or made to harm is refused at once', async ({
  sharedPage: page,
}) => {
  const { id, name } = await makeSpokenDomain()
  await openEditor(page, id)
  const sheet = aSheet([heading, ['play', 'expression', 'go']])
  const honest = aWorkbook(sheet)
  const dialog = await upload(page, 'Radio.xlsx', honest)
  await expect(
    dialog.getByText('File name (Radio.xlsx) should contain the correct domain name.'),
  ).toBeVisible()
  await expect(dialog.getByLabel('Excel file')).toHaveAttribute('accept', '.xls,.xlsx')
  for (const [file, bytes, message] of [
    [`${name}.csv`, Buffer.from('intent'), messages.sheets.otherFile(`${name}.csv`)],
    [`${name}.xls`, Buffer.from('intent'), messages.sheets.notAWorkbook],
    [`${name} macros.xlsx`, aWorkbook(sheet, 'xlsm'), messages.sheets.hasMacros],
    [`${name} cut.xlsx`, honest.slice(0, 900), messages.sheets.damaged],
    [`${name} bomb.xlsx`, withBomb(honest, 5000, 4_000_000_000), messages.sheets.unpackedTooLarge(150)],
  ] as const) {
    await upload(page, file, bytes)
    await expect(dialog.getByText(`${message} Current value: ${file}`)).toBeVisible()
  }
  // By its path: as bytes it would take long to the browser
  const large = test.info().outputPath(`${name} large.xlsx`)
  await writeFile(large, '')
  await truncate(large, 26 * 1024 * 1024)
  await dialog.getByLabel('Excel file').setInputFiles(large)
  const tooLarge = messages.sheets.fileTooLarge(25)
  await expect(dialog.getByText(`${tooLarge} Current value: ${path.basename(large)}`)).toBeVisible()
})

test('[XLS-029] without a right to edit Excel is downloaded, not uploaded', async ({ pageOf }) => {
  const page = await pageOf('nora')
  const { id } = await makeSpokenDomain()
  await openEditor(page, id, 'nora')
  expect((await download(page)).bytes.length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Excel', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: /^Upload Excel/ })).toHaveAttribute('aria-disabled', 'true')
})

async function addGerman(id: string): Promise<void> {
  const languages = ['eng-USA', 'deu-DEU'].map((language, at) => ({
    _id: String(at),
    language,
    default: at === 0,
  }))
  await callAs('paul', domains.update, {
    params: { id },
    query: {},
    body: { updates: { languages }, commit_message: 'German' },
  })
}

test('a new language is written from its sheets: every name is listed next to the default language', async ({
  sharedPage: page,
}) => {
  const { id, name } = await makeSpokenDomain()
  const updates = {
    system_actions: [{ name: 'answer', ttsResponse: ['hello'], audioResponse: ['ding'] }],
    tts_responses: { hello: ['Hello'], over: ['Over'] },
  }
  const body = { updates, language_to_update: 'eng-USA', commit_message: 'Texts' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
  await addGerman(id)
  await visit(page, 'paul', `/domains/${id}/intent-editor?language=deu-DEU`)
  const intents = await download(page)
  expect(intents.file).toBe(`${name}_intents_deu-DEU.xlsx`)
  expect(linesOf(intents.bytes)).toEqual([
    [...heading, 'reference'],
    ['play', 'expression', undefined, undefined, undefined, 'play [some] $(genre)'],
    ['play', 'expression', undefined, undefined, undefined, 'put (it|something) on'],
    ['stop', 'expression', undefined, undefined, undefined, 'stop'],
    ['stop', 'expression', undefined, undefined, undefined, '停止'],
  ])
  const dialog = await upload(page, intents.file, intents.bytes)
  await expect(dialog).toContainText('The file is correct. It has 4 lines for deu-DEU.')
  await expect(dialog).toContainText(messages.sheets.changesNothing)

  await visit(page, 'paul', `/domains/${id}/system-actions-editor?language=deu-DEU`)
  const texts = await download(page)
  expect(linesOf(texts.bytes)).toEqual([
    ['responsename', 'type', 'actual', 'reference'],
    ['hello', 'tts', undefined, 'Hello'],
    ['over', 'tts', undefined, 'Over'],
    ['ding', 'audio'],
  ])
  const filled = linesOf(texts.bytes).map((line, at) =>
    at === 0 ? line : [line[0], line[1], `de ${line[0]}`],
  )
  await upload(page, texts.file, aWorkbook(aSheet(filled)))
  await expect(dialog).toContainText('3 responses change: texts 3 added.')
  await commitButton(dialog).click()
  await expect(page.getByRole('button', { name: /^System Responses of answer:/ })).toHaveText('de hello')
  await savedByKey(page, 'German texts')
})

test('a file of another language, by its name or by what it holds, is asked about before anything else (ruling R372)', async ({
  sharedPage: page,
}) => {
  const { id, name } = await makeSpokenDomain()
  await addGerman(id)
  await visit(page, 'paul', `/domains/${id}/intent-editor?language=deu-DEU`)

  const question = page.getByRole('dialog', { name: 'File of another language' })
  const goOn = question.getByRole('button', { name: 'Upload into deu-DEU' })
  const named = `${name}_intents_ENU.xlsx`
  const dialog = await upload(page, named, Buffer.from('no workbook at all'))
  await expect(question).toContainText(messages.sheets.confirmLanguage(named, 'eng-USA (ENU)', 'deu-DEU'))
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Choose file' })).toBeVisible()

  await upload(page, named, Buffer.from('no workbook at all'))
  await goOn.click()
  await expect(dialog.getByText(messages.sheets.notAWorkbook)).toBeVisible()

  await visit(page, 'paul', `/domains/${id}/slot-editor?language=deu-DEU`)
  const lines = [
    ['slot', 'canonical', 'lang', 'literal'],
    ['genre', 'jazz', 'ENU', 'Jazzmusik'],
  ]
  const slots = aWorkbook(aSheet(lines))
  await upload(page, `${name}.xlsx`, slots)
  await expect(question).toContainText('is for eng-USA (ENU), but deu-DEU is open')
  await goOn.click()
  await expect(dialog).toContainText(`${name}.xlsx: The file is correct. It has 1 line for deu-DEU.`)
  await expect(commitButton(dialog)).toBeEnabled()
})
