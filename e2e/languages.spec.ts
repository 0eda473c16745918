import { expect, type Locator, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { retype } from './pages/firefox.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification, visit } from './pages/studio.ts'

type Content = Record<string, unknown>

async function makeSpokenDomain(name: string, extra: { embedded?: boolean } = {}): Promise<string> {
  const id = await makeDomain(name, 'paul', extra)
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'languages' } })
  return id
}

async function save(id: string, updates: Content, language_to_update = 'eng-USA'): Promise<void> {
  const body = { updates, language_to_update, commit_message: 'Content' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
}

const withLanguages = (...codes: string[]) => ({
  languages: codes.map((language, index) => ({ _id: String(index), language, default: index === 0 })),
})
const ontology = {
  'ontology.intents': { play: {}, stop: {} },
  'ontology.userInputs': { genre: { type: 'StaticList', values: { jazz: [] } } },
}
const saying = (play: string, stop?: string) => ({
  nlu_interpretations: [
    { intent: 'play', expressions: [{ expression: play }] },
    { intent: 'stop', expressions: stop === undefined ? [] : [{ expression: stop }] },
  ],
})

async function open(page: Page, id: string, language = ''): Promise<void> {
  await visit(page, 'paul', `/domains/${id}/intent-editor${language && `?language=${language}`}`)
  await expect(bar(page)).toBeVisible()
}

async function deleteLanguage(page: Page, language: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'More language actions' }).click()
  await page.getByRole('menuitem', { name: `Delete language ${language}` }).click()
}

function bar(page: Page): Locator {
  return page.getByRole('group', { name: 'Languages' })
}

function shown(page: Page): Locator {
  return bar(page).getByRole('combobox')
}

function intentRow(page: Page, name: string): Locator {
  return page.getByRole('row').filter({ hasText: name })
}

async function chooseAction(page: Page, entry: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'More language actions' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('[LANG-002] [LANG-003] [LANG-004] [LANG-009] [LANG-010] languages are added, selected, made the default and deleted', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  const name = freshName('Polyglot')
  const id = await makeSpokenDomain(name)
  const said = saying('[please] play', 'stop').nlu_interpretations
  await save(id, { ...ontology, nlu_interpretations: said.toReversed() })
  await open(page, id)

  await bar(page).getByRole('button', { name: 'Add language' }).click()
  const adding = page.getByRole('dialog', { name: 'Add language' })
  await expectNothingWrongIn(adding)
  await retype(adding.getByLabel('Language'), 'eng-USA')
  await expect(page.getByText('No options')).toBeVisible()
  await retype(adding.getByLabel('Language'), 'Mandarin (China)')
  await page.getByRole('option', { name: /cmn-CHN/ }).click()
  await adding.getByRole('button', { name: 'Add' }).click()
  await expect(shown(page)).toHaveText('cmn-CHN')
  await expect(intentRow(page, 'play')).not.toContainText('[please] play')
  // The author's order, not that of the alphabet
  await expect(page.getByRole('row').filter({ hasText: /play|stop/ })).toContainText(['stop', 'play'])

  await save(id, saying('播放音乐'), 'cmn-CHN')
  await expect(intentRow(page, 'play')).toContainText('播放音乐')
  await shown(page).click()
  await page.getByRole('option', { name: /eng-USA/ }).click()
  await expect(shown(page)).toHaveText('eng-USA')
  await expect(intentRow(page, 'play')).toContainText('[please] play')

  await deleteLanguage(page, 'eng-USA')
  await expect(
    notification(
      page,
      `The selected language (eng-USA) is set as default for the domain ${name}. It can't be deleted.`,
    ),
  ).toBeVisible()

  await shown(page).click()
  await page.getByRole('option', { name: /cmn-CHN/ }).click()
  await deleteLanguage(page, 'cmn-CHN')
  const question = page.getByRole('dialog', { name: 'Delete language' })
  await expect(question).toContainText('All associated data is deleted with it.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(shown(page)).toHaveText('eng-USA')
  await shown(page).click()
  await expect(page.getByRole('option')).toHaveCount(1)
})

test('[LANG-008] [LANG-014] leaving a language with unsaved changes asks, and the list is at most 400 high', async ({
  sharedPage: page,
}) => {
  const id = await makeSpokenDomain(freshName('Unsaved'))
  await save(id, withLanguages('eng-USA', 'deu-DEU', 'fra-FRA'))
  await open(page, id, 'deu-DEU')
  await chooseAction(page, 'Set as default language')
  await expect(bar(page).getByRole('button', { name: 'Add language' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await shown(page).click()
  const list = page.locator('.MuiMenu-paper', { has: page.getByRole('option', { name: /fra-FRA/ }) })
  expect(await list.evaluate((paper) => getComputedStyle(paper).maxHeight)).toBe('400px')
  await expect(page.getByRole('option', { name: /deu-DEU/ })).toContainText('default')
  await page.getByRole('option', { name: /fra-FRA/ }).click()

  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await expect(question).toContainText(
    'Unsaved changes for the current language will be lost. Do you want to proceed?',
  )
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(shown(page)).toHaveText('deu-DEU')
  await shown(page).click()
  await page.getByRole('option', { name: /fra-FRA/ }).click()
  await question.getByRole('button', { name: 'Keep as draft and continue' }).click()
  await expect(shown(page)).toHaveText('fra-FRA')
})

test('[LANG-012] [LANG-013] [LANG-011] [LANG-001] [ADMIN-031] an embedded domain is warned of a language with another code there; one without a region gets a notice', async ({
  sharedPage: page,
}) => {
  const id = await makeSpokenDomain(freshName('Embedded'), { embedded: true })
  const knownAs = { 'ara-SAU': 'arb-SAU', 'spa-XLA': 'spa-MEX', 'sic-CHN': 'iii-CHN', 'yue-CHS': 'yue-CHN' }
  await save(id, withLanguages(...Object.keys(knownAs), 'eng-USA'))
  for (const [language, there] of Object.entries(knownAs)) {
    await open(page, id, language)
    await expect(bar(page).getByText(`${language} is known as ${there} on embedded systems.`)).toBeAttached()
  }
  const cloud = await makeSpokenDomain(freshName('Cloud'))
  await save(cloud, withLanguages('ara-SAU', 'eng-USA'))
  await open(page, cloud)
  await expect(shown(page)).toHaveText('ara-SAU')
  await expect(bar(page).getByText('on embedded systems')).toHaveCount(0)

  await page.route('**/api/sdpConfig/', async (route) => {
    const reply = await (await route.fetch()).json()
    for (const language of reply.data.languages) language.regions = []
    await route.fulfill({ json: reply })
  })
  await page.reload()
  await expect(bar(page).getByText('ara-SAU not mapped to any region.')).toBeAttached()
  // The page is the next journey's, with the configuration that there is
  await page.unroute('**/api/sdpConfig/')
  await page.reload()
  await expect(bar(page).getByText('not mapped to any region')).toHaveCount(0)
})

test('[LANG-005] [EXPR-044] the statistics show all languages side by side, and what one of them lacks', async ({
  sharedPage: page,
}) => {
  const id = await makeSpokenDomain(freshName('Measured'))
  await save(id, { ...withLanguages('eng-USA', 'cmn-CHN'), ...ontology })
  await save(id, saying('[please] play (jazz|rock)', 'stop'))
  await save(id, saying('播放音乐'), 'cmn-CHN')
  await open(page, id)
  await chooseAction(page, 'Language Model Statistics')
  const dialog = page.getByRole('dialog', { name: 'Language Model Statistics' })
  await expect(dialog.getByLabel('Model sizes')).toContainText('31 B of 25 MB')
  await expect(dialog.getByLabel('Model sizes')).toContainText('13 B of 25 MB')
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByRole('row', { name: /^stop/ })).toHaveText(/stop1missing/)
  await dialog.getByRole('button', { name: 'Combinations' }).click()
  await expect(dialog.getByRole('row', { name: /^play/ })).toHaveText('play41')
})
