import { expect } from '@playwright/test'
import { storeContent } from './pages/api.ts'
import { openChat, say } from './pages/chat.ts'
import { makeEditable } from './pages/editor.ts'
import { makePublished } from './pages/published.ts'
import { test } from './pages/shared-page.ts'
import { visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

// In which nobody else publishes, so that only the domains of this journey answer
const language = 'ita-ITA'

const lamps = {
  'ontology.intents': { light_on: {} },
  nlu_interpretations: [
    {
      intent: 'light_on',
      expressions: ['light the lamp above my head', 'give me some light'].map((expression) => ({
        expression,
        weight: 100,
        literals: {},
      })),
    },
  ],
}

test('before an author publishes the chat says which other domain takes a sentence, and why', async ({
  sharedPage: page,
}) => {
  const lamp = await makePublished('LampsAmong', { content: lamps, environments: ['dev'], language })
  const id = await makeEditable('RadioAmong', 'paul', {
    languages: [{ language }],
    ntg_versions: ['Gen20x.i2'],
  })
  await storeContent(id, talkingRadio, language)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const chat = await openChat(page)
  await expect(await say(chat, 'stop it')).not.toContainText('Your draft answers')

  const among = chat.getByRole('combobox', { name: 'Draft listens together with' })
  await among.focus()
  await page.keyboard.type('what is published at ece-dev')
  await expect(among).toHaveValue('ece-dev')
  await expect(await say(chat, 'stop it')).toContainText('Your draft answers.')
  const answer = await say(chat, 'give me some light')
  await expect(answer).toContainText(
    new RegExp(`${lamp}, which is published at ece-dev, answers instead of your draft.`, 'i'),
  )
  await answer.getByRole('button', { name: /^Why/ }).click()
  const why = chat.getByRole('region', { name: 'Why this answer' })
  await expect(why).toContainText(new RegExp(`${lamp} answers. It took the sentence as ‘light_on’`, 'i'))
  await expect(why).toContainText(new RegExp(`${id} does not answer: it did not understand`, 'i'))
  await why.getByRole('button', { name: 'Back to the conversation' }).click()
  await among.selectOption('')
  await expect(await say(chat, 'stop it')).not.toContainText('Your draft answers')
})
