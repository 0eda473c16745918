import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { concepts, sessions, translations } from '@sdp/api'
import { messages } from '@sdp/domain'
import { storeContent } from './pages/api.ts'
import { expectNothingWrong, expectNothingWrongIn } from './pages/axe.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification, visit } from './pages/studio.ts'
import { openGuiResponse } from './pages/ui-actions.ts'

const newName = (begin: string) => `${freshName(begin).toUpperCase()}_CONCEPT`
const jobs = (page: Page) => page.getByRole('grid', { name: 'Translation jobs' })
const textsOf = (page: Page) => page.getByRole('grid', { name: 'Texts to translate' })

async function makeConcept(concept_name: string, text: string): Promise<string> {
  const { translations: made } = await callAs('clara', concepts.create, {
    body: {
      concept_name,
      type: 2,
      description: 'After sending',
      texts: [{ id: 'new__1', language: 'eng-USA', text }],
    },
  })
  return made[0]!.texts[0]!.id
}

async function translateAs(page: Page, source: string, text: string): Promise<void> {
  await textsOf(page)
    .getByRole('button', { name: new RegExp(`^Translation of “${source}`) })
    .click()
  const field = page.getByRole('textbox', { name: new RegExp(`^Translation of “${source}`) })
  await field.fill(text)
  await field.press('Enter')
}

async function finish(page: Page, choice: 'Active' | 'Inactive'): Promise<Locator> {
  await page.getByRole('button', { name: 'Finish' }).click()
  const dialog = page.getByRole('dialog', { name: /^Finish job/ })
  await expectNothingWrongIn(dialog)
  await dialog.getByRole('radio', { name: new RegExp(`^${choice}`) }).check()
  await dialog.getByRole('button', { name: 'Finish' }).click()
  return dialog
}

test.beforeAll(async () => {
  const { members } = await callAs('clara', translations.translators, {})
  if (members.includes('nora')) return
  await callAs('clara', translations.setTranslators, {
    body: { users: [...members, 'nora'], known: members },
  })
})

test('concept editors say who translates, in a dialog that axe finds nothing wrong with', async ({
  pageOf,
}) => {
  const clara = await pageOf('clara')
  await visit(clara, 'clara', '/translations')
  await clara.getByRole('button', { name: 'Translators' }).click()
  const dialog = clara.getByRole('dialog', { name: 'Translators' })
  await expect(dialog.getByRole('listitem').filter({ hasText: 'nora' })).toBeVisible()
  await expectNothingWrongIn(dialog)
})

test('[CONC-011] [CONC-031] [CONC-051] [CONC-054] [CONC-055] a text goes from its request to a translator and into the toast of a car, right to left', async ({
  pageOf,
}) => {
  const name = newName('Sent')
  await makeConcept(name, 'Sent to {{name}}')
  const clara = await pageOf('clara')
  await visit(clara, 'clara', `/text-concepts?search=${name}`)
  await clara
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('checkbox')
    .check()
  await clara.getByRole('button', { name: 'Request translations' }).click()
  const dialog = clara.getByRole('dialog', { name: 'Request translations' })
  await expect(dialog.getByText(/^Cannot be requested:/)).toContainText('fra-CAN')
  await expect(dialog.getByText(/^Cannot be requested:/)).toContainText('yue-CHS')
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByRole('option', { name: /fra-CAN/ })).toHaveCount(0)
  await dialog.getByRole('option', { name: /ara-SAU/ }).click()
  await clara.route('**/v2/translations/jobs', (route) =>
    route.fulfill({ status: 500, json: { message: 'No' } }),
  )
  await dialog.getByRole('button', { name: 'Request' }).click()
  await expect(notification(clara, 'Something went wrong while requesting translations')).toBeVisible()
  await clara.unroute('**/v2/translations/jobs')
  await dialog.getByRole('button', { name: 'Request' }).click()
  await expect(notification(clara, 'Started 1 translation jobs successfully.')).toBeVisible()

  const nora = await pageOf('nora')
  await visit(nora, 'nora', '/domains')
  await nora.getByRole('link', { name: 'Translations' }).click()
  const { meta } = await callAs('clara', concepts.read, { params: { name } })
  const { job_id } = meta.translationJobs[0]!
  await jobs(nora)
    .getByRole('button', { name: `Open job ${job_id}` })
    .click()
  const row = textsOf(nora).getByRole('row').nth(1)
  await expect(row).toContainText(name)
  await expect(row).toContainText('Shown · After sending')
  await expectNothingWrong(nora, 'main')
  await expect(row.getByRole('gridcell').nth(2)).toHaveText('16')
  await translateAs(nora, 'Sent to', 'تم الإرسال')
  const lost = '{{name}}, character 9 of the source, is missing'
  await expect(row.getByRole('alert')).toHaveText(lost)
  const question = await finish(nora, 'Active')
  await expect(notification(nora, `Error while translations: ${name}: ${lost}`)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await translateAs(nora, 'Sent to', 'تم الإرسال إلى {{name}}')
  await expect(row.getByRole('alert')).toHaveCount(0)
  await finish(nora, 'Active')
  await expect(jobs(nora).getByRole('button', { name: `Open job ${job_id}` })).toHaveCount(0)

  await visit(clara, 'clara', `/text-concepts?concept=${name}`)
  const concept = clara.getByRole('dialog', { name })
  await concept.getByRole('tab', { name: 'Translation jobs' }).click()
  await expect(concept.getByRole('list', { name: 'Translation jobs' })).toContainText(
    `Job ${job_id}: eng-USA → ara-SAU`,
  )
  await concept.getByRole('tab', { name: 'History' }).click()
  await expect(concept.getByText(`by translation job ${job_id}: ara-SAU`)).toBeVisible()
  await expectNothingWrongIn(concept)

  const paul = await pageOf('paul')
  const id = await makeDomain(freshName('Toast'), 'paul', {
    embedded: true,
    languages: [{ language: 'eng-USA' }, { language: 'ara-SAU' }],
  })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  const content = {
    'ontology.userInputs': { name: { type: 'StaticList' } },
    system_actions: [{ name: 'done', guiResponse: { name: 'done', type: 'TOAST_MESSAGE', payload: {} } }],
    gui_responses: { done: { type: 'TEXT', content: [name] } },
  }
  await storeContent(id, content, 'ara-SAU')
  await visit(paul, 'paul', `/domains/${id}/system-actions-editor?language=ara-SAU`)
  const toast = await openGuiResponse(paul, 'done')
  await expect(toast.getByRole('list', { name: 'Texts of Concepts' })).toContainText(
    'تم الإرسال إلى {{name}}',
  )
})

test('a translator takes a job away as XLIFF and brings it back in Chinese; a file that lost something is not taken', async ({
  pageOf,
}) => {
  const name = newName('Away')
  const textId = await makeConcept(name, 'Hello {{name}}')
  const { jobs: started } = await callAs('clara', translations.request, {
    body: { textIds: [textId], targetLanguageCodes: ['cmn-CHN'], returnDetails: true },
  })
  const nora = await pageOf('nora')
  await visit(nora, 'nora', `/translations?job=${started![0]!.id}`)
  const download = nora.waitForEvent('download')
  await nora.getByRole('button', { name: 'XLIFF' }).click()
  const xliff = await readFile(await (await download).path(), 'utf8')
  const withTarget = (target: string) => xliff.replace('</source>', `</source><target>${target}</target>`)
  const upload = async (text: string) => {
    const chooser = nora.waitForEvent('filechooser')
    await nora.getByRole('button', { name: 'Upload' }).click()
    await (await chooser).setFiles({
      name: 'back.xlf',
      mimeType: 'application/xliff+xml',
      buffer: Buffer.from(text),
    })
  }
  await upload(withTarget('你好'))
  const refusal = nora.getByRole('dialog', { name: 'The file was not taken' })
  await expect(refusal.getByRole('listitem')).toContainText('{{name}}, character 7 of the source, is missing')
  await expectNothingWrongIn(refusal)
  await refusal.getByRole('button', { name: 'Close' }).last().click()
  await upload(withTarget('你好 <ph id="1" dataRef="d1"/>'))
  await expect(notification(nora, '1 translation taken from back.xlf')).toBeVisible()
  await expect(textsOf(nora)).toContainText('你好 {{name}}')
  await finish(nora, 'Inactive')
  await expect(jobs(nora)).toBeVisible()
  const concept = await callAs('clara', concepts.read, { params: { name } })
  expect(concept.translations.find(({ language }) => language.code === 'cmn-CHN')?.texts).toMatchObject([
    { text: '你好 {{name}}', isActive: false },
  ])
})

test('a translator sees the jobs into one language, which is in the address; axe finds nothing wrong', async ({
  pageOf,
}) => {
  const textId = await makeConcept(newName('Into'), 'Hello')
  const { jobs: started } = await callAs('clara', translations.request, {
    body: { textIds: [textId], targetLanguageCodes: ['dan-DNK', 'fin-FIN'], returnDetails: true },
  })
  const nora = await pageOf('nora')
  const jobInto = (language: string) => {
    const { job_id } = started!.find(({ target_language }) => target_language === language)!
    return jobs(nora).getByRole('button', { name: `Open job ${job_id}`, exact: true })
  }
  await visit(nora, 'nora', '/translations')
  await expect(jobInto('fin-FIN')).toBeVisible()
  await nora.getByRole('combobox', { name: 'Into' }).click()
  await nora.getByRole('option', { name: /dan-DNK/ }).click()
  await expect(jobInto('fin-FIN')).toHaveCount(0)
  await expect(jobInto('dan-DNK')).toBeVisible()
  await expect(nora).toHaveURL(/into=dan-DNK/)
  await expectNothingWrong(nora, 'main')
  await visit(nora, 'nora', '/translations?into=dan-DNK')
  await expect(jobInto('dan-DNK')).toBeVisible()
  await expect(jobInto('fin-FIN')).toHaveCount(0)
  await nora.getByRole('combobox', { name: 'Into' }).click()
  await nora.getByRole('option', { name: 'All languages' }).click()
  await expect(jobInto('fin-FIN')).toBeVisible()
})

test('a translation whose save is not answered stays in its cell, with the page around it, until it is saved (ruling R411)', async ({
  pageOf,
}) => {
  const name = newName('Kept')
  const textId = await makeConcept(name, `Kept words of ${name}`)
  const { jobs: made } = await callAs('clara', translations.request, {
    body: { textIds: [textId], targetLanguageCodes: ['deu-DEU'], returnDetails: true },
  })
  const job = made![0]!.id
  const nora = await pageOf('nora')
  await visit(nora, 'nora', `/translations?job=${job}`)
  const cell = textsOf(nora).getByRole('button', { name: /^Translation of “Kept words/ })
  await expect(cell).toBeVisible()
  await nora.route(/\/v2\/translations\//, (route) => route.abort())
  await translateAs(nora, 'Kept words', 'Behaltene Wörter')
  await expect(notification(nora, 'Error while translations')).toBeVisible()
  const field = textsOf(nora).getByRole('textbox', { name: /^Translation of “Kept words/ })
  await expect(field).toHaveValue('Behaltene Wörter')
  await expect(field).toBeFocused()
  const stale = nora.getByRole('alert').filter({ hasText: messages.general.reloadFailed })
  await expect(stale).toBeVisible()
  await expectNothingWrong(nora, 'main')
  await nora.unroute(/\/v2\/translations\//)
  // Leaving the field saves it as well
  await stale.getByRole('button', { name: 'Try again' }).click()
  await expect(stale).toHaveCount(0)
  await expect(cell).toHaveText('Behaltene Wörter')
  await expect(cell).not.toHaveAttribute('aria-busy')
  const { texts } = await callAs('nora', translations.read, { params: { id: job } })
  expect(texts.map(({ draft }) => draft)).toEqual(['Behaltene Wörter'])
})
