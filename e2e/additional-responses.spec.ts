import { expect } from '@playwright/test'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, savedByKey } from './pages/editor.ts'
import { lines, stored, storeResponses, textField } from './pages/responses.ts'
import { test } from './pages/shared-page.ts'
import { visit } from './pages/studio.ts'

const languages = ['eng-USA', 'deu-DEU'].map((language) => ({ language, default: language === 'eng-USA' }))
const busy = { voice: ['One moment'], text: ['Busy'] }

/** An embedded domain with additional responses in two languages. */
async function makeEmbedded(): Promise<string> {
  const id = await makeEditable('Embedded', 'paul', { embedded: true })
  const runtime_responses = { BUSY: busy, DONE: { voice: ['Done'], text: [] } }
  await storeResponses(id, { actions: [], languages, runtime_responses })
  await storeResponses(id, {
    actions: [],
    language: 'deu-DEU',
    runtime_responses: { BUSY: { voice: ['Moment'], text: [] }, LOST: { voice: [], text: ['Verloren'] } },
  })
  return id
}

test('[ROUTE-011] only embedded domains have the tab of additional responses', async ({
  sharedPage: page,
}) => {
  const id = await makeEmbedded()
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await page
    .getByRole('navigation', { name: 'Editor' })
    .getByRole('link', { name: 'Additional Responses' })
    .click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/additional-responses`))
  await expect(page.getByRole('grid', { name: 'Additional responses' })).toBeVisible()

  const cloud = await makeEditable('Cloudy')
  await visit(page, 'paul', `/domains/${cloud}/additional-responses`)
  await expect(page.getByText('Only embedded domains have additional responses')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Additional Responses' })).toHaveCount(0)
})

test('[DOM-022] additional responses are added, renamed in all languages, written, deleted and searched', async ({
  sharedPage: page,
}) => {
  const id = await makeEmbedded()
  await visit(page, 'paul', `/domains/${id}/additional-responses`)
  const table = page.getByRole('grid', { name: 'Additional responses' })
  const field = page.getByRole('textbox', { name: 'Add response' })
  await field.fill('BUSY')
  await expect(page.getByRole('tooltip')).toHaveText('There is already a response BUSY')
  await field.fill('PARKED')
  await field.press('Enter')
  await table.getByRole('button', { name: 'Open PARKED: Voice' }).click()

  const dialog = page.getByRole('dialog', { name: 'PARKED' })
  await expectNothingWrongIn(dialog)
  await dialog.getByRole('button', { name: 'Add voice' }).click()
  await page.keyboard.type('You are parked')
  await page.keyboard.press('Control+Enter')
  await expect(textField(dialog)).toHaveText(/^Words, /)
  await page.keyboard.type('Parked in {{gen')
  await expect(page.getByRole('option', { name: 'genre' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Add text', exact: true }).click()
  await page.keyboard.type('Parked')
  await page.keyboard.press('Enter')
  await expect(lines(dialog)).toContainText([
    'Voice',
    'You are parked',
    'Parked in {{genre}}',
    'Text',
    'Parked',
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await table.getByRole('button', { name: 'Name: BUSY' }).click()
  await page.keyboard.type('WAITING')
  await page.keyboard.press('Enter')
  await table.getByRole('button', { name: 'Delete DONE' }).click()
  await page
    .getByRole('dialog', { name: 'Delete additional response' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await page.getByRole('textbox', { name: 'Search responses' }).fill('moment')
  await expect(table.getByRole('button', { name: /^Name: / })).toHaveText(['WAITING'])

  await savedByKey(page, 'Additional')
  expect((await stored(id)).runtime_responses).toEqual({
    WAITING: busy,
    PARKED: { voice: ['You are parked', 'Parked in {{genre}}'], text: ['Parked'] },
  })
  expect((await stored(id, 'deu-DEU')).runtime_responses).toEqual({
    WAITING: { voice: ['Moment'], text: [] },
    LOST: { voice: [], text: ['Verloren'] },
  })
})

test('what a language lacks that others have is told, and can be written there', async ({
  sharedPage: page,
}) => {
  const id = await makeEmbedded()
  await visit(page, 'paul', `/domains/${id}/additional-responses`)
  const table = page.getByRole('grid', { name: 'Additional responses' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect(row('BUSY')).toContainText('deu-DEU: text')
  await expect(row('DONE')).toContainText('deu-DEU: voice')
  await expect(row('LOST')).toContainText('eng-USA: text')
  await page.getByRole('switch', { name: 'Only with gaps' }).check()
  await expect(table.getByRole('row')).toHaveCount(4)
  await row('LOST').getByRole('button', { name: 'Open LOST: Text' }).click()
  const dialog = page.getByRole('dialog', { name: 'LOST' })
  await dialog.getByRole('button', { name: 'Add text', exact: true }).click()
  await page.keyboard.type('Lost')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(row('LOST')).toHaveCount(0)
})

test('what is wrong in a voice is counted on the tab, and the list of problems leads to it', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Mending', 'paul', { embedded: true })
  await storeResponses(id, { actions: [], runtime_responses: { BUSY: { voice: ['<mw>Wait'], text: [] } } })
  await visit(page, 'paul', `/domains/${id}/slot-editor`)
  const tab = page.getByRole('link', { name: /^Additional Responses/ })
  await expect(tab).toContainText('2')
  await page.getByRole('button', { name: /problems$/ }).click()
  await page.getByRole('button', { name: /<mw> is not closed/ }).click()
  await expect(page.getByRole('dialog', { name: 'BUSY' })).toContainText('<mw> is not closed with </mw>')
})
