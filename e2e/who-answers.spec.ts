import { expect, type Page } from '@playwright/test'
import { expectNothingWrong } from './pages/axe.ts'
import { openChat, say } from './pages/chat.ts'
import { makePublished } from './pages/published.ts'
import { test } from './pages/shared-page.ts'
import { visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

// In which nobody else publishes, so that only the domains of this journey answer
const language = 'fra-FRA'

const lamps = {
  'ontology.intents': { light_on: {}, lights_off: {} },
  nlu_interpretations: [
    { intent: 'light_on', expressions: ['light the lamp above my head', 'give me some light'] },
    { intent: 'lights_off', expressions: ['stop it', 'make it dark in here'] },
  ].map(({ intent, expressions }) => ({
    intent,
    expressions: expressions.map((expression) => ({ expression, weight: 100, literals: {} })),
  })),
}

async function read(page: Page, sentence: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Sentence' }).fill(sentence)
  await page.keyboard.press('Enter')
}

test('the NLU view says at each stage which domain would answer and why the others would not, as the chat does', async ({
  sharedPage: page,
}) => {
  const lamp = await makePublished('LampsWho', { content: lamps, environments: ['dev', 'nonprod'], language })
  const radio = await makePublished('RadioWho', {
    content: talkingRadio,
    environments: ['nonprod'],
    language,
  })
  await visit(page, 'paul', '/nlu-view')
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('option', { name: 'French (France)' }).click()
  await read(page, 'please play hard rock')
  const who = page.getByRole('region', { name: 'Who would answer' })
  const dev = who.getByRole('listitem', { name: 'ece-dev' })
  const nonprod = who.getByRole('listitem', { name: 'ece-nonprod' })
  await expect(dev).toContainText('Nobody understands it.')
  await expect(nonprod).toContainText(
    new RegExp(`${radio} answers with play\\s*certain, by an expression`, 'i'),
  )

  await read(page, 'stop it')
  await expect(dev).toContainText(new RegExp(`${lamp} answers with lights_off`, 'i'))
  await expect(nonprod).toContainText(new RegExp(`${lamp} answers with lights_off`, 'i'))
  await expect(nonprod.getByText('another name comes first')).toBeHidden()
  await nonprod.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(nonprod).toContainText(
    new RegExp(
      `${radio} does not answer: another name comes first. It takes the sentence as stop \\(certain`,
      'i',
    ),
  )
  await expectNothingWrong(page, 'main')

  const chat = await openChat(page)
  await chat.getByRole('combobox', { name: 'Chat stage' }).selectOption('ece-nonprod')
  await chat.getByRole('combobox', { name: 'Chat language' }).selectOption(language)
  await (await say(chat, 'please play hard rock')).getByRole('button', { name: /^Why/ }).click()
  const why = chat.getByRole('region', { name: 'Why this answer' })
  await expect(why).toContainText(
    new RegExp(`${radio} answers. It took the sentence as ‘play’ \\(certain, by an expression\\)`, 'i'),
  )
  await expect(why).toContainText(new RegExp(`${lamp} does not answer: it did not understand`, 'i'))
  await chat.getByRole('button', { name: 'Close the chat' }).click()

  await nonprod.getByRole('button', { name: 'stop', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${radio}/intent-editor.*intent=stop`))
})
