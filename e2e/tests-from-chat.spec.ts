import { expect } from '@playwright/test'
import { storeContent, storedContent, write } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { answers, openChat, say } from './pages/chat.ts'
import { makeEditable, savedByKey } from './pages/editor.ts'
import { ruleCell } from './pages/rules.ts'
import { test } from './pages/shared-page.ts'
import { visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'
import { uiActionRow } from './pages/ui-actions.ts'

test('a conversation is kept from the chat, follows a rename, is broken by an edit, and what came instead is accepted', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('TestsFromChat')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const chat = await openChat(page)
  await chat.getByRole('button', { name: 'Reset dialog session' }).click()
  // Answers of conversations before this one stay in the chat of a shared page
  const earlier = await answers(chat).count()
  await say(chat, 'play something')
  await say(chat, 'jazz')
  await say(chat, 'stop it')
  await answers(chat)
    .nth(earlier + 1)
    .getByRole('button', { name: /^Keep as test up to here/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Keep as test' })
  const name = dialog.getByRole('textbox', { name: 'Name of the test' })
  await expect(name).toHaveValue('play something')
  await expect(dialog).toContainText('2 turns in eng-USA')
  await expectNothingWrongIn(dialog)
  await name.press('Enter')
  await page.getByRole('button', { name: 'Show the test' }).click()
  await expect(page.getByRole('button', { name: /^Open play something: / })).toContainText('Passed')
  await savedByKey(page, 'A test')
  expect(await storedContent(id)).toMatchObject({
    conversation_tests: [{ name: 'play something', turns: [{}, { userInputs: { genre: 'jazz' } }] }],
  })

  const tab = (label: RegExp) =>
    page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: label })
  await tab(/^UI Actions/).click()
  await write(page, uiActionRow(page, 'ask_genre'), 'Name', 'which_genre')
  await chat.getByRole('button', { name: 'Reset dialog session' }).click()
  const asked = await say(chat, 'play something')
  await expect(asked).toContainText('which_genre')
  await expect(asked).not.toContainText('expects otherwise')

  // Now no question is asked any more
  await tab(/^Decision Table/).click()
  await ruleCell(page, 'UI action', 2).focus()
  await page.keyboard.press('Delete')
  await chat.getByRole('button', { name: 'Reset dialog session' }).click()
  const silent = await say(chat, 'play something')
  await expect(silent).toContainText(
    'The test play something expects otherwise: which_genre was expected, and no UI action was run.',
  )
  await expectNothingWrongIn(chat)
  await silent.getByRole('button', { name: 'This is right now: play something' }).click()
  await expect(silent).not.toContainText('expects otherwise')
  await silent.getByRole('button', { name: /^Why\?/ }).waitFor()

  await tab(/^Tests/).click()
  await page.getByRole('button', { name: /^Open play something: / }).click()
  await page.getByRole('button', { name: 'Go on in the chat' }).click()
  await expect(chat.getByRole('listitem', { name: 'You' }).last()).toContainText('jazz')
  await expect(chat.getByRole('img', { name: 'The answer is on its way' })).toHaveCount(0)
  await savedByKey(page, 'Accepted')
})
