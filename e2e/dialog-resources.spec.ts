import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { domains, revisions, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { expectNothingWrong } from './pages/axe.ts'
import { addIntent, intentCell, makeEditable, openEditor } from './pages/editor.ts'
import { pressOn } from './pages/keyboard.ts'
import {
  chooseFiles,
  choosePlatform,
  fileLine,
  filesOf,
  filesToChoose,
  openMenu,
  openUpload,
  unzip,
  uploadButton,
  uploadDialog,
  withText,
} from './pages/resources.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification } from './pages/studio.ts'

const content = {
  'ontology.intents': { play: {} },
  nlu_interpretations: [{ intent: 'play', expressions: [{ expression: 'play music' }] }],
}

/** A domain with an intent whose session Paul holds. */
async function makeSpoken(extra: Parameters<typeof makeEditable>[2] = {}): Promise<string> {
  const id = await makeEditable('Resources', 'paul', extra)
  const body = { updates: content, language_to_update: 'eng-USA', commit_message: 'Content' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
  return id
}

test('[EDIT-006] the header of the editor has save points, languages, dialog resources, unread commits and saving', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeSpoken())
  const header = page.getByRole('main').locator('header')
  for (const name of [/^Save point Original$/, /^Unread commits/, /^Dialog resources/, /^Save$/]) {
    await expect(header.getByRole('button', { name })).toBeVisible()
  }
  await expect(header.getByRole('group', { name: 'Languages' })).toBeVisible()
})

test('[DRES-001] [DRES-002] [DRES-003] [DRES-004] the menu in the header offers uploads and downloads', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeSpoken())
  const menu = await openMenu(page)
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Upload JSON files (alpha)',
    'Download published dialog resources',
    'Download saved dialog resources',
  ])
  await menu.getByRole('menuitem', { name: 'Upload JSON files (alpha)' }).click()
  const dialog = uploadDialog(page)
  await expect(dialog).toBeVisible()
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(920)
})

test('[DRES-005] [DRES-007] [DRES-008] [DRES-010] [DRES-013] [DRES-015] [DRES-016] [DRES-020] [DRES-021] files are chosen, checked off and uploaded; the page shows the new content, and the history the upload', async ({
  sharedPage: page,
}) => {
  const id = await makeSpoken()
  const files = await filesOf(id)
  await openEditor(page, id)
  const dialog = await openUpload(page)
  await expect(dialog.getByText('Platform field is required')).toBeVisible()
  const name = (await callAs('paul', domains.read, { params: { id }, query: {} })).name
  const shared = ['meta', 'actionDescription', 'arbitration', 'decisionTable', 'justtalk', 'ontology']
  const spoken = ['nluDefinition', 'responseRealization']
  await expect(fileLine(dialog, 'File required')).toHaveText([
    ...shared.map((file) => new RegExp(`${name}\\.${file}\\.json`)),
    ...spoken.map((file) => new RegExp(`${name}\\.${file}\\.eng-USA\\.json`)),
  ])
  await expect(uploadButton(dialog)).toBeDisabled()

  await choosePlatform(page, dialog, 'NTG7-SOP')
  await chooseFiles(
    dialog,
    withText(files, '.nluDefinition.', (text) => text.replace('play music', 'sing it')),
  )
  await expect(dialog.getByText('Platform field is required')).toHaveCount(0)
  await expect(dialog.getByText('File required')).toHaveCount(0)
  await expect(dialog.getByRole('list', { name: 'Files' }).getByRole('img', { name: 'Chosen' })).toHaveCount(
    8,
  )

  await expectNothingWrong(page, '[role=dialog]')
  await uploadButton(dialog).click()
  await expect(notification(page, messages.resources.uploaded)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('grid', { name: 'Intents' })).toContainText('sing it')
  const { revisions: saved } = await callAs('paul', revisions.list, { params: { id }, query: {} })
  expect(saved[0]?.message).toBe('Dialog resources uploaded (eng-USA)')
})

test('[DRES-017] [DRES-024] [DRES-009] wrong names are shown next to the file, and Clear takes all away', async ({
  sharedPage: page,
}) => {
  const id = await makeSpoken()
  const files = await filesOf(id)
  const name = files[0]!.name.split('.')[0]!
  await openEditor(page, id)
  const dialog = await openUpload(page)
  await choosePlatform(page, dialog, 'NTG7-SOP')
  await chooseFiles(dialog, [...files, { name: 'Other.meta.json', text: '{}' }])
  await expect(fileLine(dialog, 'Other.meta.json')).toContainText(
    `You can upload files only for your ${name} domain`,
  )
  await expect(uploadButton(dialog)).toBeDisabled()
  await dialog.getByRole('button', { name: 'Remove Other.meta.json' }).click()
  await expect(uploadButton(dialog)).toBeEnabled()

  await dialog.getByRole('button', { name: 'Clear' }).click()
  await expect(dialog.getByText('File required')).toHaveCount(8)
  await expect(uploadButton(dialog)).toBeDisabled()
})

test('[DRES-007] files can be dropped, and chosen with the keyboard alone', async ({ sharedPage: page }) => {
  const id = await makeSpoken()
  const files = await filesOf(id)
  await openEditor(page, id)
  const dialog = await openUpload(page)
  const dropped = await page.evaluateHandle(
    (sent) => {
      const transfer = new DataTransfer()
      for (const { name, text } of sent) transfer.items.add(new File([text], name))
      return transfer
    },
    files.slice(0, 3),
  )
  await dialog.getByRole('group', { name: 'Drop area' }).dispatchEvent('drop', { dataTransfer: dropped })
  await expect(dialog.getByText('File required')).toHaveCount(5)

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressOn(page, dialog.getByRole('button', { name: 'Choose files' })),
  ])
  expect(chooser.isMultiple()).toBe(true)
  await chooser.setFiles(filesToChoose(files.slice(3)))
  await expect(dialog.getByText('File required')).toHaveCount(0)
})

test('[DRES-025] [DRES-027] [DRES-032] what the server refuses is shown with file and place; the mended file is taken', async ({
  sharedPage: page,
}) => {
  const id = await makeSpoken()
  const files = await filesOf(id)
  await openEditor(page, id)
  const dialog = await openUpload(page)
  await choosePlatform(page, dialog, 'NTG7-SOP')
  await chooseFiles(
    dialog,
    withText(files, '.justtalk.', () => '["play", 5]'),
  )
  await uploadButton(dialog).click()
  await expect(dialog.getByText(messages.resources.refused(1))).toBeVisible()
  await expect(dialog.getByRole('list', { name: 'Problems in the files' })).toContainText(/justtalk\.json: 1/)
  await expect(uploadButton(dialog)).toBeDisabled()

  await chooseFiles(
    dialog,
    withText(files, '.justtalk.', () => '["play"]').filter(({ name }) => name.includes('.justtalk.')),
  )
  await expect(dialog.getByText(messages.resources.refused(1))).toHaveCount(0)
  await uploadButton(dialog).click()
  await expect(notification(page, messages.resources.uploaded)).toBeVisible()
})

test('[DRES-018] [DRES-019] an embedded domain is uploaded without its optional files once that is confirmed', async ({
  sharedPage: page,
}) => {
  const id = await makeSpoken({ embedded: true })
  const files = (await filesOf(id)).filter(({ name }) => !/\.(meta|nluDefinition)\./.test(name))
  await openEditor(page, id)
  const dialog = await openUpload(page)
  await expect(fileLine(dialog, '.meta.json')).toContainText('File is optional')
  await choosePlatform(page, dialog, 'NTG7-SOP')
  await chooseFiles(
    dialog,
    withText(files, '.justtalk.', () => '["play"]'),
  )
  await expect(dialog.getByText('File is optional')).toHaveCount(2)

  await uploadButton(dialog).click()
  const question = page.getByRole('dialog', { name: 'Incomplete dialog resources' })
  await expect(question).toContainText('You are about to upload incomplete dialog resources')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(uploadButton(dialog)).toBeEnabled()
  await uploadButton(dialog).click()
  await question.getByRole('button', { name: 'Upload' }).click()
  await expect(notification(page, messages.resources.uploaded)).toBeVisible()
  await expect(intentCell(page, 'play')).toBeVisible()
})

test('[DRES-022] names are prefixed once Gen20x.i3 is chosen', async ({ sharedPage: page }) => {
  const id = await makeSpoken({ ntg_versions: ['Gen20x.i3', 'NTG7-SOP'] })
  await openEditor(page, id)
  const dialog = await openUpload(page)
  await choosePlatform(page, dialog, 'NTG7-SOP')
  await expect(fileLine(dialog, 'gen20x.i3_')).toHaveCount(0)
  await choosePlatform(page, dialog, 'Gen20x.i3')
  await expect(fileLine(dialog, 'gen20x.i3_')).toHaveCount(8)
})

test('[DRES-006] [DRES-023] where the installation moves to SSML no platform is asked for, and names have no prefix', async ({
  page,
}) => {
  const id = await makeSpoken({ ntg_versions: ['Gen20x.i3', 'NTG7-SOP'] })
  await page.route('**/v2/feature-flags/', async (route) => {
    const response = await route.fetch()
    const { options } = await response.json()
    await route.fulfill({ response, json: { options: { ...options, enableSsmlTransition: true } } })
  })
  await openEditor(page, id)
  const dialog = await openUpload(page)
  await expect(fileLine(dialog, 'File required')).toHaveCount(8)
  await expect(fileLine(dialog, 'gen20x.i3_')).toHaveCount(0)
  await expect(dialog.getByRole('combobox', { name: 'Platform' })).toHaveCount(0)
  await chooseFiles(dialog, await filesOf(id))
  await expect(uploadButton(dialog)).toBeEnabled()
})

test('[DRES-003] saved dialog resources are downloaded from the menu, as they were saved', async ({
  sharedPage: page,
}) => {
  const id = await makeSpoken()
  await openEditor(page, id)
  const menu = await openMenu(page)
  const coming = page.waitForEvent('download')
  await menu.getByRole('menuitem', { name: 'Download saved dialog resources' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/_Original_resources_.*\.zip$/)
  const zip = unzip(await readFile(await file.path()))
  const wanted = await filesOf(id)
  expect([...zip.keys()].map((name) => name.split('/').at(-1)).sort()).toEqual(
    wanted.map(({ name }) => name).sort(),
  )
  const said = [...zip].find(([name]) => name.includes('.nluDefinition.'))?.[1]
  expect(said).toBe(wanted.find(({ name }) => name.includes('.nluDefinition.'))?.text)
  expect(said).toContain('play music')
})

test('unsaved work is asked about before an upload', async ({ sharedPage: page }) => {
  const id = await makeSpoken()
  const files = await filesOf(id)
  await openEditor(page, id)
  await addIntent(page, 'unsaved')
  await (await openMenu(page)).getByRole('menuitem', { name: 'Upload JSON files (alpha)' }).click()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await expect(question).toContainText(messages.leaving.upload)
  await question.getByRole('button', { name: 'Keep as draft and continue' }).click()
  const dialog = uploadDialog(page)
  await choosePlatform(page, dialog, 'NTG7-SOP')
  await chooseFiles(
    dialog,
    withText(files, '.nluDefinition.', (text) => text.replace('play music', 'sing it')),
  )
  await uploadButton(dialog).click()
  await expect(notification(page, messages.resources.uploaded)).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Intents' })).toContainText('sing it')
  await expect(intentCell(page, 'unsaved')).toHaveCount(0)
})

test('[AUTH-020] who may not edit cannot upload, and is told why', async ({ sharedPage: page }) => {
  const id = await makeDomain(freshName('ReadOnly'))
  await openEditor(page, id)
  const entry = (await openMenu(page)).getByRole('menuitem', { name: 'Upload JSON files (alpha)' })
  await expect(entry).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')

  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await expect(
    (await openMenu(page)).getByRole('menuitem', { name: 'Upload JSON files (alpha)' }),
  ).toBeEnabled()
})
