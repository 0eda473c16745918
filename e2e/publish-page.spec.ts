import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { publishing } from '@sdp/api'
import { messages } from '@sdp/domain'
import { storeContent } from './pages/api.ts'
import { expectNothingWrong } from './pages/axe.ts'
import { addIntent, makeEditable, openEditor } from './pages/editor.ts'
import { action, chip, expectState, openActions, openPublish } from './pages/publish.ts'
import { openUpload, unzip, uploadDialog } from './pages/resources.ts'
import { test } from './pages/shared-page.ts'
import { callAs, type Person } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

const place = 'ECE prod eng-USA'

async function makeRadio(prefix: string): Promise<string> {
  const id = await makeEditable(prefix, 'paul', { contributors: ['nora'] })
  await storeContent(id, talkingRadio)
  return id
}

/** Somebody asks that all of ECE prod be published. */
async function request(id: string, person: Person): Promise<void> {
  const domain = { name: id, savePoint: 'Original' }
  const { instructions } = await callAs(person, publishing.config, { body: { domain, context: {} } })
  const wanted = instructions
    .filter(({ node, environment }) => node === 'ECE' && environment === 'prod')
    .map((one) => ({ ...one, languages: [...one.languages], approval: 'request' as const }))
  await callAs(person, publishing.publish, { body: { domain, context: { instructions: wanted } } })
}

test('[PUB-017] [PUB-018] an empty market says so and adds a language from its menu; what is unsaved is said on the page', async ({
  sharedPage: page,
}) => {
  const id = await makeRadio('Empty')
  await openPublish(async () => page, 'paul', id, 'ECE')
  const china = page.getByRole('region', { name: 'CHINA', exact: true })
  await expect(china).toContainText('No languages defined for this market')
  await china.getByRole('button', { name: 'Add language for CHINA' }).click()
  const menu = page.getByRole('menu', { name: 'Add language for CHINA' })
  await menu.getByRole('menuitem', { name: /^cmn-CHN/ }).click()
  await expect(chip(page, 'CHINA prod cmn-CHN')).toBeVisible()
  await expect(china).not.toContainText('No languages defined for this market')

  const unsaved = page.getByRole('status', { name: 'Unsaved changes' })
  await expect(unsaved).toHaveText('')
  await openEditor(page, id)
  await addIntent(page, 'later')
  await page.getByRole('link', { name: 'Publish', exact: true }).click()
  await expect(unsaved).toHaveText(messages.publishing.unsaved)
})

test('[PUB-079] [DRES-014] a domain of old that has no platform cannot be published nor uploaded, and says why (ruling R161)', async ({
  sharedPage: page,
}) => {
  const id = await makeRadio('Homeless')
  // No way in takes all platforms away; what is kept from before may have none
  await page.route(new RegExp(`/api/domains/${id}(\\?|$)`), async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ntg_versions: [] } })
  })
  await openPublish(async () => page, 'paul', id, 'ECE')
  const publish = action(page, 'Publish eng-USA of ECE in dev')
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAttribute('title', 'Please specify the platform(s) of your domain')
  const dialog = await openUpload(page)
  await expect(dialog).toContainText('The current domain has no platforms configured')
  await page.keyboard.press('Escape')
  await expect(uploadDialog(page)).toHaveCount(0)
})

/** The dialog of what is published, with all that is in it in another language too. */
async function makeBilingual(prefix: string): Promise<string> {
  const languages = [{ language: 'eng-USA', default: true }, { language: 'deu-DEU' }]
  const id = await makeEditable(prefix, 'paul', { languages })
  const { nlu_interpretations, user_inputs, tts_responses, gui_responses } = talkingRadio
  await storeContent(id, talkingRadio)
  await storeContent(id, { nlu_interpretations, user_inputs, tts_responses, gui_responses }, 'deu-DEU')
  return id
}

/** The names of the files that a click downloads. */
async function downloadedBy(page: Page, button: string): Promise<string[]> {
  const [download] = await Promise.all([page.waitForEvent('download'), action(page, button).click()])
  return [...unzip(await readFile(await download.path())).keys()].toSorted()
}

test('[PUB-010] [PUB-011] [PUB-012] [PUB-013] [PUB-015] [PUB-016] [PUB-020] languages are found, selected and published together, and taken away together', async ({
  sharedPage: page,
}) => {
  const id = await makeBilingual('Together')
  await openPublish(async () => page, 'paul', id, 'ECE')
  const rows = page.getByRole('table', { name: 'Languages of ECE' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  const search = page.getByRole('textbox', { name: 'Search languages of ECE' })
  await search.fill('german')
  await expect(rows).toHaveCount(2)
  await search.fill('')

  await page.getByRole('checkbox', { name: 'Select all languages of ECE' }).check()
  const toolbar = page.getByRole('toolbar', { name: 'Selected languages of ECE' })
  await expect(toolbar).toContainText('Selected 2 Languages')
  await action(page, 'dev: Publish the selected languages of ECE in dev').click()
  for (const language of ['eng-USA', 'deu-DEU']) await expectState(page, `ECE dev ${language}`, 'Published')
  await expectState(page, 'ECE nonprod deu-DEU', 'Unpublished')

  const menu = await openActions(page, 'all languages of ECE in dev')
  await menu.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Unpublish all languages of ECE in dev' })
  await question.getByRole('button', { name: 'Unpublish' }).click()
  for (const language of ['eng-USA', 'deu-DEU']) await expectState(page, `ECE dev ${language}`, 'Unpublished')
})

test('[PUB-023] [PUB-024] [PUB-025] [PUB-026] [PUB-027] [PUB-029] [PUB-030] [PUB-031] [PUB-032] the details of a chip follow its pipeline and have its files and its log', async ({
  sharedPage: page,
}) => {
  const id = await makeBilingual('Detailed')
  await openPublish(async () => page, 'paul', id, 'ECE')
  await chip(page, 'ECE dev deu-DEU').click()
  const details = page.getByRole('dialog', { name: 'Details of ECE dev deu-DEU' })
  await expect(details.getByRole('heading')).toHaveText('deu-DEU in dev')
  const model = details.getByRole('region', { name: 'Language Model at NLU World' })
  await expect(model).toContainText('Unpublished')
  await action(page, 'Publish Language Model, deu-DEU of ECE in dev').click()
  await expect(
    model.getByRole('list', { name: 'Pipeline steps' }).getByRole('img', { name: 'done' }),
  ).toHaveCount(6)
  await expect(model).toContainText(/Save point\s*Original/)
  await expect(model).toContainText(/Last update.*by Paul/)
  await expect(details.getByRole('region', { name: 'Dialog Resource at Dialog Runtime' })).toContainText(
    'Unpublished',
  )

  const ofModel = expect.arrayContaining([expect.stringMatching(/nluDefinition\.deu-DEU\.json$/)])
  for (const [button, count] of [
    ['Published: download the published Language Model of deu-DEU', 1],
    ['Saved: download the saved Language Model of deu-DEU', 1],
    ['Latest resources: download the latest resources of deu-DEU in dev', 8],
  ] as const) {
    const names = await downloadedBy(page, button)
    expect(names, button).toEqual(ofModel)
    expect(names, button).toHaveLength(count)
  }
  await expectNothingWrong(page, '[role=dialog]')

  await action(page, 'Logs of Language Model of deu-DEU').click()
  const logs = page.getByRole('dialog', { name: 'Pipeline logs of Language Model, deu-DEU in dev' })
  await expect(logs.getByRole('list', { name: 'Log lines' })).toContainText('Active: revision')
  expect((await logs.boundingBox())!.width).toBeLessThanOrEqual(800)
  await expectNothingWrong(page, '[role=dialog]')
})

/** Presses a key until something has the focus. */
async function tabTo(page: Page, name: string | RegExp, key = 'Tab'): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} does not reach ${name}`)
}

test('with the keyboard alone: what will change is looked at and published, the details and the log are read', async ({
  sharedPage: page,
}) => {
  const id = await makeRadio('Keyed')
  await openPublish(async () => page, 'paul', id, 'ECE')
  await tabTo(page, 'More actions for eng-USA of ECE in dev')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Publish', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const look = page.getByRole('dialog', { name: 'Publish eng-USA of ECE in dev' })
  await expect(look.getByRole('region', { name: 'What will change' })).toContainText('Intents 2 added')
  await expectNothingWrong(page, '[role=dialog]')
  await tabTo(page, 'Publish')
  await page.keyboard.press('Enter')
  await expectState(page, 'ECE dev eng-USA', 'Published')

  await expect(look).toHaveCount(0)
  await tabTo(page, /^ECE dev eng-USA: /, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog', { name: 'Details of ECE dev eng-USA' })
  await expect(details).toBeVisible()
  await tabTo(page, 'Logs of Language Model of eng-USA')
  await page.keyboard.press('Enter')
  const logs = page.getByRole('dialog', { name: /^Pipeline logs of Language Model/ })
  await expect(logs.getByRole('list', { name: 'Log lines' })).toContainText('Active: revision')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(chip(page, 'ECE dev eng-USA')).toBeFocused()
})

test('the bell leads whoever has to approve to the request; axe finds nothing wrong with the page and its dialogs', async ({
  pageOf,
}) => {
  const id = await makeRadio('Rung')
  const nora = await pageOf('nora')
  await request(id, 'paul')
  await nora.getByRole('button', { name: /requests? waiting for you$/ }).click()
  const requests = nora.getByRole('dialog', { name: 'Requests' })
  await requests.getByRole('button', { name: new RegExp(`^${id}`, 'i') }).click()
  await expect(nora).toHaveURL(new RegExp(`/domains/${id}/publish`))
  await expectState(nora, place, 'Unpublished, requested')
  await nora.getByRole('button', { name: 'Languages of ECE', exact: true }).click()
  await expect(action(nora, 'Approve eng-USA of ECE in prod')).toBeVisible()
  await expectNothingWrong(nora)

  const menu = await openActions(nora, 'eng-USA of ECE in prod')
  await expect(menu).toBeVisible()
  await expectNothingWrong(nora, '[role=menu]')
  await menu.press('Escape')
  await chip(nora, place).click()
  await expect(nora.getByRole('dialog', { name: `Details of ${place}` })).toBeVisible()
  await expectNothingWrong(nora, '[role=dialog]')
  await nora.keyboard.press('Escape')
  await (await openActions(nora, 'eng-USA of ECE in prod')).getByRole('menuitem', { name: 'Refuse' }).click()
  await expect(nora.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  await expectNothingWrong(nora, '[role=dialog]')
  await nora.keyboard.press('Escape')

  await action(nora, 'Approve eng-USA of ECE in prod').click()
  const dialog = nora.getByRole('dialog', { name: 'Approve publishing' })
  const changes = dialog.getByRole('region', { name: 'What will change' })
  await expect(changes).toHaveAttribute('aria-busy', 'false')
  await expectNothingWrong(nora, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectState(nora, place, 'Unpublished, approved')
})
