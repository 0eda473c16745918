import { expect, type Locator, type Page } from '@playwright/test'
import { domains, revisions, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { expectNothingWrongIn } from './pages/axe.ts'
import { addIntent, intentCell, openEditor, storedIntents } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification, type Person } from './pages/studio.ts'

async function save(
  id: string,
  updates: Record<string, unknown>,
  commit_message: string,
  language = 'eng-USA',
): Promise<void> {
  const body = { updates, language_to_update: language, commit_message }
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

async function openHistory(page: Page, id: string, person: Person = 'paul'): Promise<Locator> {
  await openEditor(page, id, person)
  return showHistory(page)
}

async function showHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More language actions' }).click()
  await page.getByRole('menuitem', { name: 'Restore & Review History' }).click()
  return page.getByRole('dialog', { name: 'Restore & Review History' })
}

/** Opens the question whether a revision shall be restored. */
async function askToRestore(page: Page, revision: RegExp): Promise<Locator> {
  const dialog = await showHistory(page)
  await dialog.getByRole('button', { name: revision }).click()
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  return page.getByRole('dialog', { name: 'Restore', exact: true })
}

test('a canonical without literals and a slot that is asked for are seen in the history', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Empty'))
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'history' } })
  const content = (canonicals: string[], slots: Record<string, string>) => ({
    'ontology.userInputs': {
      genre: { type: 'StaticList', values: Object.fromEntries(canonicals.map((name) => [name, []])) },
    },
    system_actions: [{ name: 'ask', dialogAct: { dialogActType: 'askForInput', slots } }],
  })
  await save(id, content(['rock'], {}), 'Rock only')
  await save(id, content(['rock', 'pop'], { genre: '' }), 'Pop as well')
  const dialog = await openHistory(page, id)
  await expect(dialog.getByRole('button', { name: /Pop as well/ })).toContainText('Paul Author')
  const changes = dialog.getByLabel('Changes')
  await expect(changes).toContainText('+ Canonical: pop')
  await expect(changes).toContainText('+ Dialog act, slots: genre')
})

test('[LANG-006] [GIT-009] [GIT-010] each save can be reviewed, and an earlier one is restored as a new one', async ({
  sharedPage: page,
}) => {
  const id = await makeHistory()
  const dialog = await openHistory(page, id)
  const changes = dialog.getByLabel('Changes')
  await expect(dialog.getByRole('button', { name: /Better words/ })).toContainText('Paul Author')
  await expect(changes).toContainText('Intents')
  await expect(changes).toContainText('− Expression (eng-USA): start the music')
  await expect(changes).toContainText('+ Expression (eng-USA): put some music on')
  await expect(changes).not.toContainText('play music')
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByRole('button', { name: 'Restore', exact: true })).toBeDisabled()

  await dialog.getByRole('button', { name: /First songs/ }).click()
  await expect(changes).toContainText('+ Expression (eng-USA): start the music')
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Restore', exact: true })
  await expect(question).toContainText('This cannot be undone.')
  await expect(question).toContainText('What changes: eng-USA.')
  await expectNothingWrongIn(question)
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toHaveCount(0)
  // It is read again, which closes what somebody opens meanwhile
  await expect(notification(page, /^Domain .* successfully updated$/)).toBeVisible()

  const again = await openHistory(page, id)
  await expect(again.getByRole('button', { name: /^Restore .*First songs/ })).toContainText('Current')
  await expect(again.getByLabel('Changes')).toContainText('+ Expression (eng-USA): start the music')
  const stored = await callAs('paul', domains.read, { params: { id }, query: {} })
  expect(JSON.stringify(stored)).toContain('start the music')
})

test('the history is opened next to Save as well', async ({ sharedPage: page }) => {
  await openEditor(page, await makeHistory())
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Restore & Review History' })).toBeVisible()
})

test('any two save points and revisions are compared', async ({ sharedPage: page }) => {
  const id = await makeHistory()
  const branch = { fromId: id, newSavePoint: { name: 'Branch', description: '' } }
  await callAs('paul', savePoints.create, { body: branch })
  await save(id, saying('play music'), 'Fewer words')
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

test('[GIT-016] without the right to edit the history is to look at', async ({ pageOf }) => {
  const page = await pageOf('max')
  const id = await makeHistory()
  const dialog = await openHistory(page, id, 'max')
  await dialog.getByRole('button', { name: /First songs/ }).click()
  await expect(dialog.getByLabel('Changes')).toContainText('+ Expression (eng-USA): start the music')
  await expect(dialog.getByRole('button', { name: 'Restore', exact: true })).toBeDisabled()
})

const interpretations = (texts: Record<string, string[]>) =>
  Object.entries(texts).map(([intent, all]) => ({
    intent,
    expressions: all.map((expression) => ({ expression })),
  }))
const intents = (...names: string[]) => Object.fromEntries(names.map((name) => [name, {}]))
const languages = (...names: string[]) =>
  names.map((language) => ({ _id: language.toLowerCase(), language, default: language === 'eng-USA' }))

/** English and German with two intents; then one of them is gone, everything is said in other words, and French is new. */
async function makeLanguages(): Promise<string> {
  const id = await makeDomain(freshName('Spoken'))
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'history' } })
  const english = { play: ['play music'], stop: ['stop it'] }
  await save(id, { languages: languages('eng-USA', 'deu-DEU') }, 'German is new')
  const shared = { 'ontology.intents': intents('play', 'stop') }
  await save(id, { ...shared, nlu_interpretations: interpretations(english) }, 'English words')
  const german = { play: ['spiele Musik', 'mach Musik an'], stop: [] }
  await save(id, { nlu_interpretations: interpretations(german) }, 'German words', 'deu-DEU')
  const fewer = { 'ontology.intents': intents('play') }
  await save(id, { ...fewer, nlu_interpretations: interpretations({ play: ['go'] }) }, 'Fewer intents')
  await save(id, { nlu_interpretations: interpretations({ play: ['los'] }) }, 'Other words', 'deu-DEU')
  await save(id, { languages: languages('eng-USA', 'deu-DEU', 'fra-FRA') }, 'French is new')
  return id
}

async function stored(id: string, language: string): Promise<string> {
  return JSON.stringify(await callAs('paul', domains.read, { params: { id }, query: { language } }))
}

test('a comparison lists the change of the author only: two expressions in German are two lines', async ({
  sharedPage: page,
}) => {
  const id = await makeLanguages()
  const dialog = await openHistory(page, id)
  await dialog.getByRole('button', { name: /German words/ }).click()
  const changes = dialog.getByLabel('Changes')
  await expect(changes.getByRole('group', { name: 'play' })).toContainText(
    '+ Expression (deu-DEU): spiele Musik',
  )
  await expect(changes.getByRole('group', { name: 'play' })).toContainText(
    '+ Expression (deu-DEU): mach Musik an',
  )
  await expect(changes.getByRole('group')).toHaveCount(1)
  await expect(changes).not.toContainText('added')
})

test('all languages are restored: the question names those that change and those that keep their own', async ({
  sharedPage: page,
}) => {
  const id = await makeLanguages()
  const dialog = await openHistory(page, id)
  await dialog.getByRole('button', { name: /German words/ }).click()
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Restore', exact: true })
  await expect(question.getByRole('radio', { name: 'All languages' })).toBeChecked()
  await expect(question).toContainText('What changes: eng-USA, deu-DEU and what all languages share.')
  await expect(question).toContainText('fra-FRA was added later: it keeps its own')
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(intentCell(page, 'stop')).toBeVisible()
  expect(await stored(id, 'deu-DEU')).toContain('spiele Musik')
  expect(await stored(id, 'eng-USA')).toContain('stop it')
  expect(await stored(id, 'fra-FRA')).toContain('"fra-FRA"')
})

test('[GIT-010] only the shown language is restored, with what all languages share', async ({
  sharedPage: page,
}) => {
  const id = await makeLanguages()
  const dialog = await openHistory(page, id)
  await dialog.getByRole('button', { name: /German words/ }).click()
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Restore', exact: true })
  await question.getByRole('radio', { name: 'Only eng-USA' }).check()
  await expect(question).toContainText('What changes: eng-USA and what all languages share.')
  await expect(question).toContainText('deu-DEU and fra-FRA keep their own')
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/restore') && request.method() === 'POST',
  )
  await question.getByRole('button', { name: 'Restore' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ language_to_update: 'eng-USA' })
  await expect(dialog).toHaveCount(0)
  await expect(intentCell(page, 'stop')).toBeVisible()
  expect(await stored(id, 'eng-USA')).toContain('play music')
  expect(await stored(id, 'deu-DEU')).toContain('los')
})

test('a restore of all languages keeps the unsaved work as a draft, which comes back on top of it', async ({
  sharedPage: page,
}) => {
  const id = await makeLanguages()
  await openEditor(page, id)
  await addIntent(page, 'unsaved')
  const question = await askToRestore(page, /German words/)
  await expect(question).toContainText(messages.history.unsavedStayDraft)
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(page, 'stop')).toBeVisible()
  await expect(intentCell(page, 'unsaved')).toHaveCount(0)
  expect(await storedIntents(id)).toEqual(['play', 'stop'])

  await page.getByRole('status', { name: 'Drafts' }).getByRole('button', { name: 'Show' }).click()
  await page.getByRole('dialog', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(page, 'unsaved')).toBeVisible()
  await expect(intentCell(page, 'stop')).toBeVisible()
})

test('nothing is restored while the browser cannot keep the unsaved work (ruling R42)', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  const id = await makeLanguages()
  await openEditor(page, id)
  await addIntent(page, 'unsaved')
  const question = await askToRestore(page, /German words/)
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(notification(page, messages.history.noDraft)).toBeVisible()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.keyboard.press('Escape')
  await expect(intentCell(page, 'unsaved')).toBeVisible()
  expect(await storedIntents(id)).toEqual(['play'])
})

test('one intent is restored from the comparison, as an edit that can be undone (ruling R43)', async ({
  sharedPage: page,
}) => {
  const id = await makeLanguages()
  const dialog = await openHistory(page, id)
  await dialog.getByRole('button', { name: /Fewer intents/ }).click()
  const removed = dialog.getByLabel('Changes').getByRole('group', { name: 'stop' })
  await expect(removed).toContainText('removed')
  await removed.getByRole('button', { name: 'Restore this' }).click()
  await expect(page.getByText('stop is as it was. It is not saved yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(intentCell(page, 'stop')).toBeVisible()
  await page.getByRole('button', { name: /Undo/ }).hover()
  await expect(page.getByRole('tooltip', { name: 'Undo: Restore intent' })).toBeVisible()
  await page.getByRole('button', { name: /Undo/ }).click()
  await expect(intentCell(page, 'stop')).toHaveCount(0)
})

test('what another save changed meanwhile is looked at again before a restore (ruling R42)', async ({
  sharedPage: page,
}) => {
  const id = await makeLanguages()
  const dialog = await openHistory(page, id)
  await dialog.getByRole('button', { name: /German words/ }).click()
  await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Restore', exact: true })
  await expect(question).toContainText('What changes')
  await save(id, { tts_responses: { hello: ['Hello'] } }, 'Meanwhile')
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText(messages.domain.staleRevision)).toBeVisible()
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(question).toHaveCount(0)
  await expect(dialog).toHaveCount(0)
  const { revisions: found } = await callAs('paul', revisions.list, { params: { id }, query: {} })
  expect(found.map(({ message }) => message).slice(0, 2)).toEqual([
    expect.stringContaining('German words'),
    'Meanwhile',
  ])
})
