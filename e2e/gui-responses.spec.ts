import { expect, type Locator, type Page } from '@playwright/test'
import { concepts, domains, sessions } from '@sdp/api'
import { storeContent, storedContent } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { saveByKey, savedByKey } from './pages/editor.ts'
import { pressOn, tabTo } from './pages/keyboard.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, visit } from './pages/studio.ts'
import { guiResponseDialog, openGuiResponse, openUiActions } from './pages/ui-actions.ts'

const noResponse = { name: '', type: 'UNKNOWN', payload: {} }
const anAction = (name: string, guiResponse: object = noResponse) => ({ name, guiResponse })
const online = (name: string, layout: number, ntgVersion = 'NTG7') => ({
  name,
  type: 'ONLINE_UI',
  payload: { loadingModeStyle: layout, ntgVersion },
})
const template = (data: object, more: object = {}) => ({
  voiceUITemplateVersion: 2,
  loadingMode: { reset: true, style: 'reset', showWaitIcon: false },
  primaryHeader: { loadingMode: { reset: true }, data: { heading: 'Results', subheading: '' } },
  body: { loadingMode: { reset: true }, data },
  ...more,
})

/** A red point. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A domain whose session paul holds. */
async function makeShowing(
  content: object,
  more: { embedded?: boolean; languages?: string[] } = {},
): Promise<string> {
  const { embedded = false, languages = ['eng-USA'] } = more
  const id = await makeDomain(freshName('Gui'), 'paul', {
    embedded,
    languages: languages.map((language) => ({ language })),
  })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await storeContent(id, { 'ontology.userInputs': { genre: { type: 'StaticList' } }, ...content })
  return id
}

const picture = (dialog: Locator) => dialog.getByRole('region', { name: 'Picture of the head unit' })
const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Save' })
const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true })
const choice = (dialog: Locator, name: string) => dialog.getByRole('combobox', { name, exact: true })
const tab = (dialog: Locator, name: string) => dialog.getByRole('tab', { name })

async function saved(dialog: Locator): Promise<void> {
  await save(dialog).click()
  await expect(save(dialog)).toBeDisabled()
}

async function close(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(guiResponseDialog(page, name)).toHaveCount(0)
}

interface Stored {
  setting: unknown
  template: unknown
}

async function stored(id: string, name: string): Promise<Stored> {
  const { system_actions: actions, gui_responses: templates } = await storedContent(id)
  return {
    setting: (actions as { name: string; guiResponse: unknown }[]).find((one) => one.name === name)
      ?.guiResponse,
    template: (templates as Record<string, unknown>)[name],
  }
}

test('[GUI-001] [GUI-003] [GUI-005] [GUI-006] [GUI-020] [GUI-021] [GUI-022] [GUI-023] [GUI-024] [GUI-025] [GUI-029] [GUI-032] [GUI-033] [GUI-040] [GUI-047] [GUI-048] a list screen with images is built without writing JSON', async ({
  sharedPage: page,
}) => {
  const id = await makeShowing({ system_actions: [anAction('results')] })
  await openUiActions(page, id)
  const dialog = await openGuiResponse(page, 'results')
  await expect(dialog.getByRole('tab')).toHaveText(['Visual Builder', 'Raw Editor', 'JSON Editor'])
  // A domain that is not embedded shows nothing else
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await expect(choice(dialog, 'Scope').getByRole('option')).toHaveText([
    'NTG6',
    'NTG7',
    'Gen20x',
    'Gen20x i3',
  ])
  await expect(save(dialog)).toBeDisabled()

  await choice(dialog, 'Scope').selectOption('Gen20x')
  await choice(dialog, 'Layout').selectOption('6 List with Image and Secondary Text')
  await field(dialog, 'Header heading').fill('Music')
  await field(dialog, 'Background graphic (gfx)').fill('background_music')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await expect(field(dialog, 'Item 1 text 1')).toBeFocused()
  await page.keyboard.type('Second')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await page.keyboard.type('First')
  await field(dialog, 'Item 2 text 2').fill('{{genre}}')
  await choice(dialog, 'Item 2 image').selectOption('Uploaded (base64)')
  await dialog
    .getByLabel('Item 2 image file')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
  await expect(picture(dialog).getByRole('listitem').nth(1).getByRole('img')).toHaveAttribute(
    'src',
    `data:image/png;base64,${png}`,
  )
  await dialog.getByRole('button', { name: 'Move item 2 up' }).click()
  await expect(dialog.getByRole('button', { name: 'Move item 1 down' })).toBeFocused()
  await choice(dialog, 'Item 2 image').selectOption('Address (url)')
  await field(dialog, 'Item 2 image: address').fill('https://music.example/cover.png')
  await choice(dialog, 'Item 2 OK icon').selectOption('Graphic (gfx)')
  await field(dialog, 'Item 2 OK icon: graphic').fill('tick')
  await choice(dialog, 'Item 2 info icon').selectOption('Graphic (gfx)')
  await field(dialog, 'Item 2 info icon: graphic').fill('about')
  await dialog.getByRole('checkbox', { name: 'Item 2 info tag' }).check()
  await field(dialog, 'Item 2 info tag text').fill('new')
  const last = picture(dialog).getByRole('listitem').nth(1)
  await expect(last).toContainText('new')
  for (const name of ['about', 'tick']) await expect(last.getByTitle(name)).toBeVisible()
  await expect(picture(dialog).getByRole('listitem').first()).toContainText('First')
  await expect(picture(dialog).getByRole('listitem').first()).toContainText('Genre')
  await expect(dialog.getByText('Not saved')).toBeVisible()
  await saved(dialog)
  await expect(dialog.getByText('Not saved')).toHaveCount(0)
  await close(page, 'results')
  await expect(page.getByRole('button', { name: 'GUI Response of results: Online UI' })).toBeVisible()
  await savedByKey(page, 'a list')
  expect(await stored(id, 'results')).toEqual({
    setting: {
      name: 'results',
      type: 'ONLINE_UI',
      payload: { loadingModeStyle: 6, ntgVersion: 'Gen20x' },
    },
    template: template(
      {
        list: [
          { text1: 'First', text2: '{{genre}}', image: { format: 'base64', payload: png } },
          {
            text1: 'Second',
            image: { format: 'url', payload: 'https://music.example/cover.png' },
            iconOk: { format: 'gfx', payload: 'tick' },
            iconInfo: { format: 'gfx', payload: 'about' },
            infoTag: { text: 'new' },
          },
        ],
      },
      {
        primaryHeader: { loadingMode: { reset: true }, data: { heading: 'Music', subheading: '' } },
        background: { format: 'gfx', payload: 'background_music' },
      },
    ),
  })
})

test('[GUI-030] [GUI-031] [GUI-041] [GUI-042] [GUI-060] [GUI-061] a table has up to three rows and columns', async ({
  sharedPage: page,
}) => {
  const id = await makeShowing({ system_actions: [anAction('report')] })
  await openUiActions(page, id)
  const dialog = await openGuiResponse(page, 'report')
  await choice(dialog, 'Layout').selectOption('9 Table with Two Lines per Entry')
  for (const header of ['Seat', 'Set', 'Now']) {
    await dialog.getByRole('button', { name: 'Add column' }).click()
    await page.keyboard.type(header)
  }
  await expect(dialog.getByRole('button', { name: 'Add column' })).toBeDisabled()
  for (const row of ['Driver', 'Passenger', 'Rear']) {
    await dialog.getByRole('button', { name: 'Add row' }).click()
    await page.keyboard.type(row)
  }
  await expect(dialog.getByRole('button', { name: 'Add row' })).toBeDisabled()
  await expect(dialog).toContainText('A table has at most 3 rows. A table has at most 3 columns.')
  await field(dialog, 'Row 1, column 2, text 1').fill('21')
  await field(dialog, 'Row 1, column 2, text 2').fill('degrees')
  await dialog.getByRole('button', { name: 'Remove column 3' }).click()
  await dialog.getByRole('button', { name: 'Remove row 3' }).click()
  await dialog.getByRole('button', { name: 'Move row 2 up' }).click()
  await dialog.getByRole('button', { name: 'Move column 2 left' }).click()
  await expect(picture(dialog).getByRole('row')).toHaveText(['SetSeat', 'Passenger', '21degreesDriver'])
  await saved(dialog)

  // The same limit holds for what is written as JSON
  await tab(dialog, 'Raw Editor').click()
  const rows = JSON.stringify(Array(4).fill([{ text1: 'x' }]))
  await field(dialog, 'GUI response').fill(`{"body": {"data": {"tableEntry": ${rows}}}}`)
  await expect(dialog).toContainText('A table has at most 3 rows')
  await expect(save(dialog)).toBeDisabled()
  await page.keyboard.press('Control+z')
  await close(page, 'report')
  await savedByKey(page, 'a table')
  expect((await stored(id, 'report')).template).toMatchObject({
    body: {
      data: {
        tableHeaderTexts: ['Set', 'Seat'],
        tableEntry: [
          [{ text1: '' }, { text1: 'Passenger' }],
          [{ text1: '21', text2: 'degrees' }, { text1: 'Driver' }],
        ],
      },
    },
  })
})

test('[GUI-026] [GUI-027] [GUI-028] [GUI-034] [GUI-035] [GUI-036] [GUI-037] [GUI-038] [GUI-039] [GUI-043] [GUI-068] each scope offers all layouts, and each layout its own fields', async ({
  sharedPage: page,
}) => {
  const id = await makeShowing({ system_actions: [anAction('answer')] })
  await openUiActions(page, id)
  const dialog = await openGuiResponse(page, 'answer')
  for (const scope of ['NTG6', 'NTG7', 'Gen20x']) {
    await choice(dialog, 'Scope').selectOption(scope)
    await expect(choice(dialog, 'Layout').getByRole('option')).toHaveText([
      '1 Text Only',
      '2 Text and Image',
      '3 Image Only',
      '4 Several Images',
      '5 Simple List',
      '6 List with Image and Secondary Text',
      '8 Table',
      '9 Table with Two Lines per Entry',
      '12 List with Secondary Text',
    ])
  }
  const body = dialog.getByRole('region', { name: 'Body' })
  const all = ['Text', 'Image', 'Info tag', 'List header heading', 'Add item', 'Add row'] as const
  const shown: Record<string, (typeof all)[number][]> = {
    1: ['Text'],
    2: ['Text', 'Image', 'Info tag'],
    3: ['Image'],
    4: ['List header heading', 'Add item'],
    5: ['List header heading', 'Add item'],
    6: ['Add item'],
    8: ['Add row'],
    9: ['Add row'],
    12: ['Add item'],
  }
  for (const [layout, fields] of Object.entries(shown)) {
    await choice(dialog, 'Layout').selectOption(layout)
    for (const name of all) {
      const control = body
        .getByLabel(name, { exact: true })
        .or(body.getByRole('button', { name, exact: true }))
        .first()
      if (fields.includes(name)) await expect(control).toBeVisible()
      else await expect(control).toHaveCount(0)
    }
    const wait = dialog.getByRole('checkbox', { name: 'Show wait icon' })
    await expect(wait).toHaveCount(['4', '5', '8', '9', '12'].includes(layout) ? 1 : 0)
  }
  await dialog.getByRole('checkbox', { name: 'Show wait icon' }).check()
  await expect(picture(dialog).getByRole('img', { name: 'Wait icon' })).toBeVisible()

  await choice(dialog, 'Layout').selectOption('2')
  await field(dialog, 'Text').fill('Hello')
  await dialog.getByRole('checkbox', { name: 'Info tag' }).check()
  await field(dialog, 'Info tag text').fill('new')
  await choice(dialog, 'Layout').selectOption('5')
  await field(dialog, 'List header heading').fill('Choose')
  await expect(picture(dialog)).toContainText('Choose')
  await expect(picture(dialog)).not.toContainText('Hello')
  // What a layout does not show is there again with the old one
  await choice(dialog, 'Layout').selectOption('2')
  await expect(picture(dialog)).toContainText('Hello')
  await expect(picture(dialog)).toContainText('new')
  await saved(dialog)
  await close(page, 'answer')
  await savedByKey(page, 'layouts')
  expect((await stored(id, 'answer')).template).toMatchObject({
    loadingMode: { showWaitIcon: false },
    body: {
      data: {
        text: 'Hello',
        infoTag: { text: 'new' },
        listHeader: { freeFloatingHeader: { heading: 'Choose' } },
      },
    },
  })
})

test('[GUI-007] the scope Gen20x i3 is written as JSON; a layout that is not known and all other fields are kept', async ({
  sharedPage: page,
}) => {
  const more = { animation: { kept: [1] } }
  const id = await makeShowing({
    system_actions: [anAction('known', online('known', 1)), anAction('odd', online('odd', 7))],
    gui_responses: { known: template({ text: 'Hello' }, more), odd: template({ carousel: ['x'] }, more) },
  })
  await openUiActions(page, id)
  const odd = await openGuiResponse(page, 'odd')
  await expect(odd).toContainText('The body of layout 7 is kept as it is')
  await field(odd, 'Header heading').fill('Odd')
  await saved(odd)
  await close(page, 'odd')

  const dialog = await openGuiResponse(page, 'known')
  await choice(dialog, 'Scope').selectOption('Gen20x i3')
  await expect(choice(dialog, 'Layout')).toHaveCount(0)
  await expect(field(dialog, 'Header heading')).toHaveCount(0)
  const text = field(dialog, 'GUI response of Gen20x i3')
  await expect(text).toHaveValue(/"animation"/)
  await text.fill('{"slides": [1, 2]}')
  await saved(dialog)
  await close(page, 'known')
  await savedByKey(page, 'JSON')
  expect(await stored(id, 'known')).toEqual({
    setting: online('known', 1, 'Gen20x.i3'),
    template: { slides: [1, 2] },
  })
  expect(await stored(id, 'odd')).toEqual({
    setting: online('odd', 7),
    template: template(
      { carousel: ['x'] },
      { ...more, primaryHeader: { loadingMode: { reset: true }, data: { heading: 'Odd', subheading: '' } } },
    ),
  })
})

test('[GUI-002] [GUI-004] [GUI-010] [GUI-011] [GUI-044] [GUI-046] [GUI-067] [GUI-070] an embedded domain chooses the type, and a toast message has concepts or free texts', async ({
  sharedPage: page,
}) => {
  const id = await makeShowing(
    {
      system_actions: [anAction('done')],
      tts_responses: { done: ['DONE_CONCEPT'] },
    },
    { embedded: true },
  )
  await openUiActions(page, id)
  const dialog = await openGuiResponse(page, 'done')
  const types = dialog.getByRole('radiogroup', { name: 'Response type' })
  for (const name of [
    'Online UI',
    'Picklist Detail View',
    'Toast Message',
    'Dictation',
    'Proactive Dialog',
  ]) {
    await expect(types.getByRole('radio', { name })).toBeVisible()
  }
  await types.getByRole('radio', { name: 'Toast Message' }).check()
  await expect(choice(dialog, 'Confirmation type').getByRole('option')).toHaveText([
    'CONTACT',
    'MEDIA',
    'TEXT',
    'TEXT_CANCEL',
    'TUNER',
    'VOLUME',
  ])
  await choice(dialog, 'Confirmation type').selectOption('TUNER')
  await dialog.getByRole('button', { name: 'Add text' }).click()
  await page.keyboard.type('Playing {{genre}}')
  await expect(picture(dialog)).toContainText('Playing Genre')
  await dialog.getByRole('radio', { name: 'Localized Concepts' }).check()
  const concept = dialog.getByRole('combobox', { name: 'Add to Concepts' })
  await concept.fill('don')
  await page.getByRole('option', { name: 'DONE_CONCEPT' }).click()
  await expect(picture(dialog)).toContainText('DONE_CONCEPT')
  await concept.fill('NEW_CONCEPT')
  await concept.press('Enter')
  await concept.fill('no concept')
  await expect(page.getByText('no concept is no concept: its name ends with _CONCEPT')).toBeAttached()
  // Nothing that was typed is lost on the way
  await dialog.getByRole('radio', { name: 'Freetext' }).check()
  await expect(field(dialog, 'Text 1')).toHaveValue('Playing {{genre}}')
  await dialog.getByRole('radio', { name: 'Localized Concepts' }).check()
  await types.getByRole('radio', { name: 'Dictation' }).check()
  await types.getByRole('radio', { name: 'Toast Message' }).check()
  await saved(dialog)
  await close(page, 'done')
  await expect(page.getByRole('button', { name: 'GUI Response of done: Toast Message' })).toBeVisible()
  await savedByKey(page, 'a toast')
  expect(await stored(id, 'done')).toEqual({
    setting: { name: 'done', type: 'TOAST_MESSAGE', payload: {} },
    template: { type: 'TUNER', content: ['DONE_CONCEPT', 'NEW_CONCEPT'] },
  })
})

const newConceptName = () => `${freshName('Toast').toUpperCase()}_CONCEPT`
const shownAs = (text: string, language = 'eng-USA') => ({ language, text, type: 'textprompt' as const })

async function createConcept(
  concept_name: string,
  ...texts: { language: string; text: string; type: 'textprompt' | 'voiceprompt' }[]
): Promise<string> {
  await callAs('clara', concepts.create, {
    body: { concept_name, type: 2, texts: texts.map((text, at) => ({ id: `new__${at}`, ...text })) },
  })
  return concept_name
}

/** A concept that is shown as one text and said as another. */
const makeConcept = (shown: string) =>
  createConcept(
    newConceptName(),
    shownAs(shown),
    { language: 'eng-USA', text: 'Only said', type: 'voiceprompt' },
    shownAs('Gesendet', 'deu-DEU'),
  )

const aToast = (name: string, ...content: string[]) => ({
  system_actions: [anAction(name, { name, type: 'TOAST_MESSAGE', payload: {} })],
  gui_responses: { [name]: { type: 'TEXT', content } },
})
const textsOf = (dialog: Locator) => dialog.getByRole('list', { name: 'Texts of Concepts' })
const asksForTexts = (address: string) => address.includes('/v2/concepts/texts/')
const isOfType2 = (address: string) =>
  asksForTexts(address) && new URL(address).searchParams.get('types') === '2'

test('[GUI-012] [GUI-064] [GUI-065] a toast message previews the shown texts of its concepts in the open language', async ({
  page,
}) => {
  const concept = await makeConcept('Message sent')
  const id = await makeShowing(aToast('done', concept, 'ZZ_NOT_THERE_CONCEPT'), { embedded: true })
  const listed = page.waitForResponse((answer) => answer.url().includes('/v2/concepts/all/'))
  await openUiActions(page, id)
  expect((await listed).ok()).toBe(true)
  const coming = page.waitForResponse((answer) => isOfType2(answer.url()))
  const dialog = await openGuiResponse(page, 'done')
  const answer = await coming
  const { pathname, searchParams } = new URL(answer.url())
  expect(pathname).toMatch(/\/v2\/concepts\/texts\/eng-USA\/$/)
  expect(searchParams.get('conceptNames')).toBe(`${concept},ZZ_NOT_THERE_CONCEPT`)
  expect(await answer.json()).toMatchObject([{ concept_name: concept, text: 'Message sent' }])
  await expect(textsOf(dialog).getByRole('listitem')).toHaveText([
    `${concept}: Message sent`,
    'ZZ_NOT_THERE_CONCEPT: There is no such concept',
  ])
})

test('[GUI-053] who only reads a toast message does not fetch the texts of its concepts (ruling R193)', async ({
  page,
}) => {
  const concept = await makeConcept('Message sent')
  const id = await makeShowing(aToast('done', concept), { embedded: true })
  await openUiActions(page, id, 'nora')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const dialog = await openGuiResponse(page, 'done')
  await expect(picture(dialog)).toContainText(concept)
  // Requests are reported in their order: when this one is there, all that the dialog asked for were reported
  await page.evaluate(() => fetch('/api/health'))
  expect(requests.filter((address) => address.endsWith('/api/health'))).toHaveLength(1)
  expect(requests.filter(isOfType2)).toEqual([])
  await expect(textsOf(dialog)).toHaveCount(0)
})

test('[CONC-057] that concepts cannot be loaded is only logged, and names can still be typed', async ({
  page,
}) => {
  const id = await makeShowing(aToast('done', 'A_CONCEPT'), { embedded: true })
  await page.route('**/v2/concepts/all/*', (route) => route.fulfill({ status: 500, json: { message: 'No' } }))
  const logged = page.waitForEvent('console', (line) => line.text().includes('Concepts could not be loaded'))
  await openUiActions(page, id)
  const dialog = await openGuiResponse(page, 'done')
  await logged
  await dialog.getByRole('combobox', { name: 'Add to Concepts' }).fill('NEW_CONCEPT')
  await page.keyboard.press('Enter')
  await expect(picture(dialog)).toContainText('NEW_CONCEPT')
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
})

test('a concept that is missing, inactive or renamed is among the problems until it is mended', async ({
  sharedPage: page,
}) => {
  const before = await makeConcept('Message sent')
  const after = before.replace('_CONCEPT', '_NOW_CONCEPT')
  const inactive = await createConcept(newConceptName(), shownAs('Nur deutsch', 'deu-DEU'))
  const missing = newConceptName()
  await callAs('clara', concepts.update, {
    params: { name: before },
    body: { version: 1, concept_name: after },
  })
  const id = await makeShowing(aToast('done', before, inactive, missing), {
    embedded: true,
    languages: ['eng-USA', 'deu-DEU'],
  })
  await storeContent(id, { tts_responses: { thanks: [`Danke: ${before}`] } }, 'deu-DEU')

  await openUiActions(page, id)
  // In German the text names the old concept too, nothing says it, and the toast has no text
  await page.getByRole('button', { name: '6 problems' }).click()
  const panel = page
    .getByRole('complementary', { name: 'Problems' })
    .getByRole('region', { name: 'eng-USA', exact: true })
  await expect(panel).toContainText(`The concept ${before} is called ${after} now`)
  await expect(panel).toContainText(`The concept ${inactive} has no active text in eng-USA`)
  await expect(panel).toContainText(`There is no concept ${missing}`)

  await panel.getByRole('button', { name: `Use ${after} in place of ${before}` }).click()
  await expect(panel).not.toContainText('is called')
  await expect(page.getByRole('button', { name: '5 problems' })).toBeVisible()
  await savedByKey(page, 'the new name')
  await expect(page.getByRole('button', { name: '4 problems' })).toBeVisible()
  expect((await stored(id, 'done')).template).toMatchObject({ content: [after, inactive, missing] })
  const german = await callAs('paul', domains.read, { params: { id }, query: { language: 'deu-DEU' } })
  expect(german).toMatchObject({ tts_responses: { thanks: [`Danke: ${after}`] } })

  await createConcept(missing, shownAs('Here'))
  await expect(page.getByRole('button', { name: '3 problems' })).toBeVisible()
  await expect(panel).not.toContainText(missing)
})

test('[GUI-008] [GUI-009] [GUI-013] [GUI-014] [GUI-015] [GUI-016] [GUI-017] [GUI-018] [GUI-019] [GUI-045] [GUI-050] [GUI-051] [GUI-069] [GUI-071] picklist, dictation and proactive dialog have forms and pictures of their own', async ({
  sharedPage: page,
}) => {
  const id = await makeShowing(
    { system_actions: ['pick', 'dictate', 'greet'].map((name) => anAction(name)) },
    { embedded: true },
  )
  await openUiActions(page, id)
  const pick = await openGuiResponse(page, 'pick')
  await pick.getByRole('radio', { name: 'Picklist Detail View' }).check()
  await expect(pick).toContainText('Dynamic strings can be used, such as the list position of an API input')
  await field(pick, 'List element').fill('4')
  await expect(picture(pick)).toContainText('4')
  await saved(pick)
  await close(page, 'pick')

  const dictate = await openGuiResponse(page, 'dictate')
  await dictate.getByRole('radio', { name: 'Dictation' }).check()
  await expect(choice(dictate, 'Screen type').locator('option')).toHaveText([
    'SMS',
    'Instant message',
    'E-mail',
    'Forwarded e-mail',
    'Reply to an e-mail',
  ])
  const screenTypes = choice(dictate, 'Screen type').locator('option')
  expect(await screenTypes.evaluateAll((all) => all.map((one) => one.getAttribute('value')))).toEqual([
    'sms',
    'instant_message',
    'email',
    'emailfwd',
    'emailreplay',
  ])
  await choice(dictate, 'Screen type').selectOption('emailreplay')
  await expect(picture(dictate)).toContainText('Re: Our trip')
  const label = dictate.getByRole('combobox', { name: 'Add to Labels' })
  for (const name of ['SEND_CONCEPT', 'CANCEL_CONCEPT', 'SEND_CONCEPT', 'OLD_CONCEPT']) {
    await label.fill(name)
    await label.press('Enter')
  }
  await dictate.getByRole('button', { name: 'Remove OLD_CONCEPT' }).click()
  await expect(dictate.getByRole('group', { name: 'Labels' }).locator('.name')).toHaveText([
    'CANCEL_CONCEPT',
    'SEND_CONCEPT',
  ])
  await expect(picture(dictate)).toContainText('CANCEL_CONCEPTSEND_CONCEPT')
  await saved(dictate)
  await close(page, 'dictate')

  const greet = await openGuiResponse(page, 'greet')
  await greet.getByRole('radio', { name: 'Proactive Dialog' }).check()
  const proactive = greet.getByRole('radiogroup', { name: 'Proactive dialog' })
  for (const [name, shown] of [
    ['Personal Greeting', 'Good morning'],
    ['Charging Info', 'Charging'],
    ['Low Range Info', 'km left'],
    ['Forgotten Phone', 'phone is still in the car'],
  ] as const) {
    await proactive.getByRole('radio', { name }).check()
    await expect(picture(greet)).toContainText(shown)
  }
  await saved(greet)
  const stores = await proactive
    .getByRole('radio')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value')))
  expect(stores).toEqual(['personal_greeting', 'charging_info', 'low_range_info', 'forgotten_phone'])
  await close(page, 'greet')
  await savedByKey(page, 'others')
  expect(await stored(id, 'pick')).toEqual({
    setting: { name: 'pick', type: 'DETAIL_VIEW', payload: {} },
    template: { type: 'PicklistDetailView', listElement: '4' },
  })
  expect(await stored(id, 'dictate')).toEqual({
    setting: {
      name: 'dictate',
      type: 'DICTATION',
      payload: {},
      labels: ['CANCEL_CONCEPT', 'SEND_CONCEPT'],
      screenType: 'emailreplay',
    },
    template: undefined,
  })
  expect(await stored(id, 'greet')).toEqual({
    setting: { name: 'greet', type: 'PROACTIVE_DIALOG', payload: {}, proactiveType: 'forgotten_phone' },
    template: undefined,
  })
})

test('[GUI-054] [GUI-055] [GUI-056] [GUI-057] [GUI-058] [GUI-059] [GUI-066] the text of a response is JSON or a reference, and switching the tabs loses nothing', async ({
  sharedPage: page,
}) => {
  const id = await makeShowing({
    system_actions: [anAction('answer', online('answer', 1))],
    gui_responses: { answer: template({ text: 'Hello' }) },
  })
  await openUiActions(page, id)
  const dialog = await openGuiResponse(page, 'answer')
  await tab(dialog, 'Raw Editor').click()
  const raw = field(dialog, 'GUI response')
  await raw.fill('')
  await expect(dialog).toContainText('The GUI response is empty')
  await expect(save(dialog)).toBeDisabled()
  await raw.fill('{\n  "a": 1,\n}')
  await expect(dialog).toContainText('Invalid JSON: line 3, column 1')
  await expect(save(dialog)).toBeDisabled()

  await tab(dialog, 'Visual Builder').click()
  await expect(dialog).toContainText('Invalid JSON: line 3, column 1. Put it right in the Raw Editor')
  await tab(dialog, 'JSON Editor').click()
  const json = dialog.getByRole('textbox', { name: 'GUI response as JSON' })
  await expect(json).toContainText('"a": 1,')
  await expect(json.locator('.cm-lintRange-error')).toHaveText('}')
  await json.press('Control+End')
  await json.press('ArrowLeft')
  await json.press('ArrowLeft')
  await json.press('Backspace')
  await expect(dialog).not.toContainText('Invalid JSON')
  await expect(save(dialog)).toBeEnabled()

  await tab(dialog, 'Raw Editor').click()
  // How it is laid out is no change
  await raw.fill(JSON.stringify(template({ text: 'Hello' })))
  await expect(save(dialog)).toBeDisabled()
  for (const wrong of ['$', '$a..b', '$a b']) {
    await raw.fill(wrong)
    await expect(dialog).toContainText('Invalid JSON')
  }
  await raw.fill('$genre.template')
  await expect(picture(dialog)).toContainText('$genre.template')
  await saved(dialog)
  await close(page, 'answer')
  await savedByKey(page, 'a reference')
  expect((await stored(id, 'answer')).template).toBe('$genre.template')
})

test('[GUI-049] [GUI-052] [GUI-062] who cannot edit looks at a GUI response and changes nothing', async ({
  pageOf,
}) => {
  const page = await pageOf('nora')
  const id = await makeShowing(
    {
      system_actions: [
        anAction('answer', online('answer', 5)),
        anAction('dictate', { name: 'dictate', type: 'DICTATION', labels: ['A_CONCEPT'], screenType: 'sms' }),
      ],
      gui_responses: { answer: template({ list: [{ text1: 'One' }] }) },
    },
    { embedded: true },
  )
  await openUiActions(page, id, 'nora')
  const dialog = await openGuiResponse(page, 'answer')
  await expect(picture(dialog)).toContainText('One')
  for (const name of ['Scope', 'Layout', 'Loading style']) await expect(choice(dialog, name)).toBeDisabled()
  for (const name of ['Header heading', 'Item 1 text 1']) await expect(field(dialog, name)).toBeDisabled()
  for (const name of ['Add item', 'Remove item 1', 'Remove', 'Save']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeDisabled()
  }
  await tab(dialog, 'Raw Editor').click()
  await expect(field(dialog, 'GUI response')).not.toBeEditable()
  await close(page, 'answer')
  const dictate = await openGuiResponse(page, 'dictate')
  await expect(dictate.getByRole('group', { name: 'Labels' })).toHaveText('A_CONCEPT')
  await expect(dictate.getByRole('combobox', { name: 'Add to Labels' })).toHaveCount(0)
  await expect(dictate.getByRole('button', { name: 'Remove A_CONCEPT' })).toHaveCount(0)
  await close(page, 'dictate')
})

test('[GUI-063] while the domain is saved a GUI response cannot be changed', async ({ sharedPage: page }) => {
  const id = await makeShowing({ system_actions: [anAction('answer')] })
  await openUiActions(page, id)
  await page.getByRole('textbox', { name: 'Add new UI action' }).fill('more')
  await page.keyboard.press('Enter')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(`**/domains/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await held
    await route.continue()
  })
  await saveByKey(page, 'slow')
  const dialog = await openGuiResponse(page, 'answer')
  await expect(field(dialog, 'Header heading')).toBeDisabled()
  await expect(choice(dialog, 'Layout')).toBeDisabled()
  answer()
  await expect(field(dialog, 'Header heading')).toBeEnabled()
  await close(page, 'answer')
})

test('what is not saved is asked about; undo goes letter by field in the dialog, and takes the whole response back outside', async ({
  sharedPage: page,
}) => {
  const id = await makeShowing({ system_actions: [anAction('answer')] })
  await openUiActions(page, id)
  const dialog = await openGuiResponse(page, 'answer')
  await field(dialog, 'Text').fill('Hello')
  await choice(dialog, 'Layout').selectOption('2')
  await page.keyboard.press('Control+z')
  await expect(choice(dialog, 'Layout')).toHaveValue('1')
  await page.keyboard.press('Control+z')
  await expect(field(dialog, 'Text')).toHaveValue('')
  await expect(save(dialog)).toBeDisabled()
  await page.keyboard.press('Control+Shift+z')
  await expect(field(dialog, 'Text')).toHaveValue('Hello')

  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Discard changes' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(dialog, 'Text')).toHaveValue('Hello')
  await page.evaluate(() => history.back())
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(dialog, 'Text')).toHaveValue('Hello')
  await field(dialog, 'Text').press('Control+Enter')
  await expect(save(dialog)).toBeDisabled()
  await close(page, 'answer')
  const cell = page.getByRole('button', { name: /^GUI Response of answer:/ })
  await expect(cell).toHaveText('Online UI')
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.hover()
  await expect(page.getByRole('tooltip')).toContainText('Undo: Set GUI response')
  await undo.click()
  await expect(cell).toHaveText('Add screen')
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(cell).toHaveText('Online UI')
  const again = await openGuiResponse(page, 'answer')
  await again.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(again).toContainText('The UI action will show nothing.')
  await saved(again)
  await close(page, 'answer')
  await expect(cell).toHaveText('Add screen')
})

test('the type and the layout hold for all languages, the texts for one (ruling R141)', async ({
  sharedPage: page,
}) => {
  const id = await makeShowing(
    {
      system_actions: [anAction('answer', online('answer', 1))],
      gui_responses: { answer: template({ text: 'Hello' }) },
    },
    { languages: ['eng-USA', 'deu-DEU'] },
  )
  await visit(page, 'paul', `/domains/${id}/system-actions-editor?language=deu-DEU`)
  const german = await openGuiResponse(page, 'answer')
  await expect(german).toContainText('deu-DEU')
  await expect(choice(german, 'Layout')).toHaveValue('1')
  await expect(field(german, 'Text')).toHaveValue('')
  await field(german, 'Text').fill('Hallo')
  await choice(german, 'Layout').selectOption('2')
  await saved(german)
  await close(page, 'answer')
  await savedByKey(page, 'in German')
  expect(await stored(id, 'answer')).toEqual({
    setting: online('answer', 2),
    template: template({ text: 'Hello' }),
  })
  const read = await callAs('paul', domains.read, { params: { id }, query: { language: 'deu-DEU' } })
  expect((read as Record<string, unknown>).gui_responses).toMatchObject({
    answer: { body: { data: { text: 'Hallo' } } },
  })
})

test('a problem of a GUI response leads to its dialog', async ({ sharedPage: page }) => {
  const id = await makeShowing({
    system_actions: [anAction('answer', online('answer', 5))],
    gui_responses: { answer: template({ list: Array(13).fill({ text1: 'x' }) }) },
  })
  await openUiActions(page, id)
  await page.getByRole('button', { name: '1 problem' }).click()
  await page.getByRole('button', { name: /More than 12 items are many/ }).click()
  const dialog = guiResponseDialog(page, 'answer')
  await expect(dialog.getByText('More than 12 items are many for a screen in a car')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove item 13' }).click()
  await expect(dialog.getByRole('button', { name: 'Remove item 12' })).toBeFocused()
  await saved(dialog)
  await close(page, 'answer')
  await expect(page.getByRole('button', { name: '1 problem' })).toHaveCount(0)
})

test('a list is built by the keyboard alone', async ({ sharedPage: page }) => {
  const id = await makeShowing({ system_actions: [anAction('answer')] })
  await openUiActions(page, id)
  await pressOn(page, page.getByRole('button', { name: /^GUI Response of answer:/ }))
  const dialog = guiResponseDialog(page, 'answer')
  await tabTo(page, choice(dialog, 'Layout'))
  await page.keyboard.type('5')
  await tabTo(page, dialog.getByRole('button', { name: 'Add item' }))
  await page.keyboard.press('Enter')
  await page.keyboard.type('Two')
  await pressOn(page, dialog.getByRole('button', { name: 'Add item' }))
  await page.keyboard.type('One')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(dialog.getByRole('button', { name: 'Move item 1 down' })).toBeFocused()
  await expect(picture(dialog).getByRole('listitem')).toHaveText(['1One', '2Two'])
  await page.keyboard.press('Control+Enter')
  await expect(save(dialog)).toBeDisabled()
  await close(page, 'answer')
  await expect(page.getByRole('button', { name: /^GUI Response of answer:/ })).toBeFocused()
})

test('an image that is too large or none is refused where it is chosen', async ({ sharedPage: page }) => {
  const id = await makeShowing({ system_actions: [anAction('answer', online('answer', 3))] })
  await openUiActions(page, id)
  const dialog = await openGuiResponse(page, 'answer')
  await choice(dialog, 'Image').selectOption('Uploaded (base64)')
  await expect(dialog).toContainText('PNG, JPEG, GIF, WebP or SVG, best below 100 KB')
  const file = dialog.getByLabel('Image file', { exact: true })
  const large = Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(1024 * 1024)])
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large })
  await expect(dialog).toContainText('An image that is uploaded has at most 1024 KB')
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('hello') })
  await expect(dialog).toContainText('Only PNG, JPEG, GIF, WebP and SVG images can be shown')
  await choice(dialog, 'Image').selectOption('Address (url)')
  await field(dialog, 'Image: address').fill('music.example/a.png')
  await expect(dialog).toContainText('The address of an image starts with http:// or https://')
  await expect(save(dialog)).toBeDisabled()
  await field(dialog, 'Image: address').fill('https://127.0.0.1:9/a.png')
  // Where it cannot be loaded, its address is shown
  await expect(picture(dialog).getByTitle('https://127.0.0.1:9/a.png')).toBeVisible()
  // Without an image it is as it was, and there is nothing to ask about
  await choice(dialog, 'Image').focus()
  await choice(dialog, 'Image').selectOption('None')
  await close(page, 'answer')
})

test('axe finds nothing wrong in the dialog, in light and in dark', async ({ sharedPage: page }) => {
  const id = await makeShowing(
    {
      system_actions: [anAction('list', online('list', 6)), anAction('report', online('report', 9))],
      gui_responses: {
        list: template({
          list: [{ text1: 'One', text2: 'more', image: { format: 'ref', payload: 'cover' } }],
        }),
        report: template({ tableHeaderTexts: ['A'], tableEntry: [[{ text1: '1', text2: '2' }]] }),
      },
    },
    { embedded: true },
  )
  await openUiActions(page, id)
  const report = await openGuiResponse(page, 'report')
  await expect(report.getByRole('tabpanel', { name: 'Visual Builder' })).toBeVisible()
  await expectNothingWrongIn(report)
  await close(page, 'report')

  const list = await openGuiResponse(page, 'list')
  for (const editor of ['JSON Editor', 'Raw Editor', 'Visual Builder']) {
    await tab(list, editor).click()
    await expect(list.getByRole('tabpanel', { name: editor })).toBeVisible()
    await expectNothingWrongIn(list)
  }
  for (const type of ['Toast Message', 'Dictation', 'Proactive Dialog', 'Picklist Detail View']) {
    await list.getByRole('radio', { name: type }).check()
    await expectNothingWrongIn(list)
  }
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Discard changes' }).getByRole('button', { name: 'Discard' }).click()
})
