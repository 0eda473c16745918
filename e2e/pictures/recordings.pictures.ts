import { type Browser, expect, type Page, test } from '@playwright/test'
import { sessions } from '@sdp/api'
import { storeContent } from '../pages/api.ts'
import { openChat, say } from '../pages/chat.ts'
import { addField } from '../pages/expressions.ts'
import { action, chip, confirmAction, expectState } from '../pages/publish.ts'
import { addText, openResponses } from '../pages/responses.ts'
import { ruleTable } from '../pages/rules.ts'
import { callAs, makeDomain, type Person, visit } from '../pages/studio.ts'
import { talkingRadio } from '../pages/talking-radio.ts'
import { openGuiResponse, uiActionRow, uiActionTable } from '../pages/ui-actions.ts'
import { camera } from './camera.ts'

async function pageOf(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await visit(page, person, path)
  return page
}

/** A domain that plays music, whose session paul holds. */
async function makeRadio(name: string, { embedded = true } = {}): Promise<string> {
  const extra = { contributors: ['nora'], ntg_versions: ['Gen20x.i2'], embedded }
  const id = await makeDomain(name, 'paul', extra)
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'Recording' } })
  await storeContent(id, talkingRadio)
  return id
}

test('add language', async ({ browser }) => {
  const id = await makeRadio('CityRadio')
  const page = await pageOf(browser, 'paul', `/domains/${id}/intent-editor`)
  const { shoot, finish } = await camera(page, 'add-language')
  const bar = page.getByRole('group', { name: 'Languages' })
  await shoot('A domain begins with one language. The language bar shows which one is open.', bar)
  await bar.getByRole('button', { name: 'Add language' }).click()
  const adding = page.getByRole('dialog', { name: 'Add language' })
  await adding.getByLabel('Language').fill('german')
  await shoot('Add language offers every language that the platform supports.')
  await page.getByRole('option').first().click()
  await adding.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(adding).toHaveCount(0)
  await expect(page.getByRole('grid', { name: 'Intents' })).toBeVisible()
  await shoot('German is there. Every intent came along, with nothing said yet.', bar)
  await page.getByRole('button', { name: /^Expressions of play/ }).click()
  await expect(addField(page)).toBeVisible()
  const referencePanel = page.getByRole('region', { name: 'Reference language' })
  await referencePanel.getByRole('combobox').selectOption('eng-USA')
  await expect(referencePanel.getByRole('list')).toBeVisible()
  await shoot('The reference language stands beside the one that you write.', referencePanel)
  for (const text of ['[bitte] spiel $(genre)', 'spiel etwas']) {
    await addField(page).fill(text)
    await page.keyboard.press('Enter')
  }
  await shoot('Write what people say in the new language. Rules and actions stay as they are.')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'More language actions' }).click()
  await page.getByRole('menuitem', { name: 'Language Model Statistics' }).click()
  const statistics = page.getByRole('dialog', { name: 'Language Model Statistics' })
  await expect(statistics.getByText('deu-DEU').first()).toBeVisible()
  await shoot('The statistics show how far each language is.')
  await finish()
})

test('system responses', async ({ browser }) => {
  const id = await makeRadio('NightRadio')
  const page = await pageOf(browser, 'paul', `/domains/${id}/system-actions-editor`)
  const { shoot, finish } = await camera(page, 'system-responses')
  await expect(uiActionTable(page)).toContainText('playing')
  await shoot('UI actions are what the driver gets. Each has spoken texts, and a screen if you like.')
  const dialog = await openResponses(page, id, 'playing')
  await shoot('The system responses of a UI action are its texts in the open language.')
  await addText(dialog, 'playing', 'Enjoy some {{genre}}')
  await shoot('Several texts take turns. {{genre}} is the value that was understood.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const gui = await openGuiResponse(page, 'playing')
  await shoot('The GUI response is what the screen shows, with its picture while you build it.')
  await gui.getByRole('button', { name: 'Close' }).first().click()
  const chat = await openChat(page)
  await say(chat, 'please play jazz')
  await shoot('The chat answers from your draft, with words and screen.', chat)
  await finish()
})

test('staging', async ({ browser }) => {
  const id = await makeRadio('RoadRadio', { embedded: false })
  const page = await pageOf(browser, 'paul', `/domains/${id}/publish`)
  const { shoot, finish } = await camera(page, 'staging')
  await openMarket(page)
  await shoot('The tab Publish: markets with their environments, from dev for trying to prod for the cars.')
  const dev = action(page, 'Publish eng-USA of ECE in dev')
  await shoot('What is saved can be published in dev at once.', dev)
  await dev.click()
  await expectState(page, 'ECE dev eng-USA', 'Published')
  await shoot(
    'It was checked, built, trained, tested, delivered and activated.',
    chip(page, 'ECE dev eng-USA'),
  )
  const chat = await openChat(page)
  await chat.getByRole('combobox', { name: 'Chat stage' }).selectOption('ece-dev')
  await say(chat, 'please play jazz')
  await shoot('The chat answers from what is published when its stage is chosen.', chat)
  await page.keyboard.press('Escape')
  const prod = action(page, 'Request Publish eng-USA of ECE in prod')
  await shoot('For prod somebody else has to agree: it is requested.', prod)
  await prod.click()
  const asking = page.getByRole('dialog', { name: 'Request Publish eng-USA of ECE in prod' })
  await expect(asking.getByRole('progressbar')).toHaveCount(0)
  await shoot('What will change is shown, and who may approve it; a comment says why.', undefined, page)
  await asking.getByRole('button', { name: 'Request Publish', exact: true }).click()
  await expectState(page, 'ECE prod eng-USA', 'Unpublished, requested')
  const nora = await pageOf(browser, 'nora', `/domains/${id}/publish`)
  await openMarket(nora)
  await action(nora, 'Approve eng-USA of ECE in prod').click()
  const approving = nora.getByRole('dialog', { name: 'Approve publishing' })
  await expect(approving).toContainText('Requested by')
  await expect(approving.getByRole('progressbar')).toHaveCount(0)
  await shoot(
    'A colleague sees what will change, and approves it or refuses it with a reason.',
    undefined,
    nora,
  )
  await approving.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectState(page, 'ECE prod eng-USA', 'Unpublished, approved')
  await confirmAction(page, 'Publish eng-USA of ECE in prod', 'Publish')
  await expectState(page, 'ECE prod eng-USA', 'Published')
  await shoot('Published: the cars of the market answer from it.', chip(page, 'ECE prod eng-USA'))
  await finish()
})

async function openMarket(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Languages of ECE', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Languages of ECE' })).toBeVisible()
}

test('multistep dialog', async ({ browser }) => {
  const id = await makeRadio('TalkRadio')
  const page = await pageOf(browser, 'paul', `/domains/${id}/dialog-editor`)
  const { shoot, finish } = await camera(page, 'multistep-dialog')
  await expect(ruleTable(page)).toContainText('ask_genre')
  const rows = ruleTable(page).getByRole('row')
  await shoot('The first rule acts when the genre is known.', rows.filter({ hasText: 'playing' }).first())
  await shoot('The rule below it asks for what is missing.', rows.filter({ hasText: 'ask_genre' }).first())
  await page.getByRole('link', { name: 'UI Actions' }).click()
  await shoot(
    'The UI action that asks has the response type askForInput, and names the slot.',
    uiActionRow(page, 'ask_genre'),
  )
  const chat = await openChat(page)
  await say(chat, 'play something')
  await shoot('“Play something”: the genre is not known, so the assistant asks.', chat)
  const answer = await say(chat, 'jazz')
  await shoot('“Jazz” is enough of an answer, and the first rule fires.', chat)
  await answer.getByRole('button', { name: /^Why/ }).click()
  await shoot('Why? tells which rules were passed over, and which one fired.', chat)
  await finish()
})
