import { expect, type Page, test } from '@playwright/test'
import { domains, savePoints, sessions } from '@sdp/api'
import { callAs, freshName, makeDomain, signIn } from './pages/studio.ts'

async function save(id: string, updates: Record<string, unknown>, commit_message: string): Promise<void> {
  const body = { updates, language_to_update: 'eng-USA', commit_message }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
}

const saying = (...texts: string[]) => ({
  'ontology.intents': { play: {} },
  nlu_interpretations: [{ intent: 'play', expressions: texts.map((expression) => ({ expression })) }],
})

async function makeHistory(): Promise<string> {
  const id = await makeDomain(freshName('Remembered'))
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'history' } })
  await save(id, saying('play music', 'start the music'), 'First songs')
  await save(id, saying('play music', 'put some music on'), 'Better words')
  return id
}

async function openHistory(page: Page, id: string) {
  await page.goto(`/domains/${id}/intent-editor`)
  await page.getByRole('button', { name: 'More language actions' }).click()
  await page.getByRole('menuitem', { name: 'Restore & Review History' }).click()
  return page.getByRole('dialog', { name: 'Restore & Review History' })
}

test('[LANG-006] [GIT-009] [GIT-010] each save can be reviewed, and an earlier one is restored as a new one', async ({
  page,
}) => {
  const id = await makeHistory()
  await signIn(page, 'paul')
  const dialog = await openHistory(page, id)
  const changes = dialog.getByLabel('Changes')
  await expect(dialog.getByRole('button', { name: /Better words/ })).toContainText('Paul Author')
  await expect(changes).toContainText('Intents')
  await expect(changes).toContainText('− Expression (eng-USA): start the music')
  await expect(changes).toContainText('+ Expression (eng-USA): put some music on')
  await expect(changes).not.toContainText('play music')
  await expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled()

  await dialog.getByRole('button', { name: /First songs/ }).click()
  await expect(changes).toContainText('+ Expression (eng-USA): start the music')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  const question = page.getByRole('dialog', { name: 'Restore', exact: true })
  await expect(question).toContainText('This cannot be undone.')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await question.getByRole('button', { name: 'Restore' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ language_to_update: 'eng-USA', forceUpdate: true })
  await expect(dialog).toHaveCount(0)

  const again = await openHistory(page, id)
  await expect(again.getByRole('button', { name: /^Restore .*First songs/ })).toContainText('Current')
  await expect(again.getByLabel('Changes')).toContainText('+ Expression (eng-USA): start the music')
  const stored = await callAs('paul', domains.read, { params: { id }, query: {} })
  expect(JSON.stringify(stored)).toContain('start the music')
})

test('any two save points and revisions are compared', async ({ page }) => {
  const id = await makeHistory()
  const branch = { fromId: id, newSavePoint: { name: 'Branch', description: '' } }
  await callAs('paul', savePoints.create, { body: branch })
  await save(id, saying('play music'), 'Fewer words')
  await signIn(page, 'paul')
  const dialog = await openHistory(page, id)
  const choose = async (label: string, option: string | RegExp) => {
    await dialog.getByLabel(label, { exact: true }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('From', 'Save point Original')
  await choose('To', 'Save point Branch')
  await expect(dialog.getByLabel('Changes')).toContainText('+ Expression (eng-USA): put some music on')
  await choose('From', /First songs/)
  await expect(dialog.getByLabel('Changes')).toContainText('− Expression (eng-USA): start the music')
})

test('[GIT-016] without the right to edit the history is to look at', async ({ page }) => {
  const id = await makeHistory()
  await signIn(page, 'max')
  const dialog = await openHistory(page, id)
  await dialog.getByRole('button', { name: /First songs/ }).click()
  await expect(dialog.getByLabel('Changes')).toContainText('+ Expression (eng-USA): start the music')
  await expect(dialog.getByRole('button', { name: 'Restore' })).toBeDisabled()
})
