import { expect, type Page } from '@playwright/test'
import { domains, revisions, sessions } from '@sdp/api'
import { saveButton, saveByKey } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, visit } from './pages/studio.ts'

const literal = (canonical: string) => [{ canonical, literals: [canonical.toUpperCase()] }]

/** A domain whose German expression is restricted to literals of two slots, with a session of the author. */
async function makeRestricted(): Promise<string> {
  const languages = [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }]
  const id = await makeDomain(freshName('Rules'), 'paul', { languages })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  const save = (language_to_update: string, updates: Record<string, unknown>) =>
    callAs('paul', domains.update, {
      params: { id },
      query: {},
      body: { updates, language_to_update, commit_message: 'work' },
    })
  const list = (canonical: string) => ({ type: 'StaticList', values: { [canonical]: [] } })
  const user_inputs = [
    { name: 'artist', canonicals: literal('abba') },
    { name: 'genre', canonicals: literal('jazz') },
  ]
  await save('eng-USA', {
    'ontology.intents': { play: {} },
    'ontology.userInputs': { artist: list('abba'), genre: list('jazz') },
    user_inputs,
  })
  await save('deu-DEU', {
    user_inputs,
    nlu_interpretations: [
      {
        intent: 'play',
        expressions: [
          {
            expression: 'spiele $(artist) $(genre)',
            literals: { artist: literal('abba'), genre: literal('jazz') },
          },
        ],
      },
    ],
  })
  return id
}

async function germanRules(id: string): Promise<string[]> {
  const german = await callAs('paul', domains.read, { params: { id }, query: { language: 'deu-DEU' } })
  const [play] = german.nlu_interpretations as { expressions: { literals: object }[] }[]
  return Object.keys(play?.expressions[0]?.literals ?? {})
}

/** What German says for the canonicals of the slot that is left. */
async function germanLiterals(id: string): Promise<string[]> {
  const german = await callAs('paul', domains.read, { params: { id }, query: { language: 'deu-DEU' } })
  const [genre] = german.user_inputs as { canonicals: { literals: string[] }[] }[]
  return genre?.canonicals.flatMap(({ literals }) => literals) ?? []
}

async function remove(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page
    .getByRole('dialog', { name: /^Delete/ })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0)
}

test('the save of a deletion takes literal rules out of the other languages, an undone one does not', async ({
  sharedPage: page,
}) => {
  const id = await makeRestricted()
  const deletions: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE' && /\/(slot|canonical)\//.test(request.url()))
      deletions.push(request.url())
  })
  await visit(page, 'paul', `/domains/${id}/slot-editor`)
  await remove(page, 'Delete artist')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Delete artist', exact: true })).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  expect(await germanRules(id)).toEqual(['artist', 'genre'])

  await remove(page, 'Delete artist')
  expect(await germanRules(id)).toEqual(['artist', 'genre'])
  await saveByKey(page, 'no artists')
  await expect.poll(() => germanRules(id)).toEqual(['genre'])

  await visit(page, 'paul', `/domains/${id}/slot-editor?slot=genre`)
  await remove(page, 'Delete canonical jazz')
  const dialog = page.getByRole('dialog', { name: 'Slot genre' })
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await saveByKey(page, 'no jazz')
  await expect.poll(() => germanRules(id)).toEqual([])
  // One save is all that is sent: who closes the tab behind it leaves nothing undone
  expect(deletions).toEqual([])
  const { revisions: made } = await callAs('paul', revisions.list, { params: { id }, query: {} })
  expect(made.slice(0, 2).map(({ message }) => message)).toEqual(['no jazz', 'no artists'])
  await page.keyboard.press('Control+z')
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await saveByKey(page, 'jazz again')
  expect((await answered).ok()).toBe(true)
  await expect.poll(() => germanLiterals(id)).toEqual(['JAZZ'])
})
