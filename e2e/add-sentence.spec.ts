import { expect, type Page } from '@playwright/test'
import { storeContent } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { answers, openChat, say } from './pages/chat.ts'
import { makeEditable, saveState, storedIntents } from './pages/editor.ts'
import { tabTo } from './pages/keyboard.ts'
import { test } from './pages/shared-page.ts'
import { makeDomain, notification, visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

function addDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Add a sentence' })
}

test('what nobody understood is added from the chat by keys, tried again at once, and undone', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('AddKeys')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const chat = await openChat(page)
  const sentence = 'Blorp the gizmo, man!'
  await say(chat, sentence)
  const before = await answers(chat).count()
  await tabTo(page, chat.getByRole('button', { name: `Add this sentence to …: ${sentence}` }))
  await page.keyboard.press('Enter')
  const dialog = addDialog(page)
  await expect(dialog.getByRole('combobox', { name: 'Domain' })).toHaveValue(new RegExp(`^${id}$`, 'i'))
  await expect(dialog.getByRole('textbox', { name: 'Expression' })).toHaveValue('Blorp the gizmo man')
  await expectNothingWrongIn(dialog)
  const search = dialog.getByRole('combobox', { name: 'Search intents' })
  await expect(search).toBeFocused()
  await page.keyboard.type('sto')
  await expect(dialog.getByRole('option')).toHaveText([/^stop/])
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('option', { name: 'stop' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(notification(page, /^Added to stop of/)).toBeVisible()
  await expect(saveState(page)).not.toBeEmpty()

  const again = chat.getByRole('button', { name: `Try again: ${sentence}` })
  await expect(again).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answers(chat)).toHaveCount(before + 1)
  await expect(answers(chat).last()).toContainText('Silence')

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(saveState(page)).toBeEmpty()
})

test('a sentence that the intent has already is refused in the words of the editor', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('AddTwice')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const chat = await openChat(page)
  await say(chat, 'stop it')
  await chat.getByRole('button', { name: 'Add to …: stop it' }).click()
  const dialog = addDialog(page)
  await dialog.getByRole('option', { name: 'stop' }).click()
  await expect(dialog).toContainText('All expressions must be unique.')
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Expression' }).fill('stop it now')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})

test('the NLU view adds a sentence to a domain that has to be opened first, with a slot or without', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('AddNlu')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', '/nlu-view')
  await page.getByRole('textbox', { name: 'Sentence' }).fill('play me some jazz please')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add this sentence to …' }).click()
  const dialog = addDialog(page)
  const domain = dialog.getByRole('combobox', { name: 'Domain' })
  await domain.fill(id)
  await page.getByRole('option', { name: new RegExp(`^${id}$`, 'i') }).click()
  await expect(dialog.getByRole('alert')).toContainText('to add the sentence. This dialog stays open.')
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await dialog.getByRole('link', { name: 'Open it' }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/intent-editor`))
  await dialog.getByRole('option', { name: 'play' }).click()
  await expect(dialog).toContainText('Added as play me some $(genre) please')
  await dialog.getByRole('checkbox', { name: '$(genre) for ‘jazz’' }).click()
  await expect(dialog).toContainText('Added as play me some jazz please')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(notification(page, /^Added to play of/)).toBeVisible()
  await expect(saveState(page)).not.toBeEmpty()
  expect(await storedIntents(id)).toEqual(['play', 'stop'])
})

test('who may not edit a domain learns why, and who holds no session starts one in the dialog', async ({
  pageOf,
}) => {
  const id = await makeEditable('AddReader')
  await storeContent(id, talkingRadio)
  const nora = await pageOf('nora')
  await visit(nora, 'nora', `/domains/${id}/intent-editor`)
  const chat = await openChat(nora)
  await say(chat, 'zap the gizmo')
  await chat.getByRole('button', { name: /^Add this sentence to …/ }).click()
  const dialog = addDialog(nora)
  await expect(dialog.getByRole('alert')).toContainText('You have no access to the domain')
  await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await expectNothingWrongIn(dialog)
  await nora.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  const own = await makeDomain(`${id}-own`, 'nora')
  await visit(nora, 'nora', `/domains/${own}/intent-editor`)
  await say(chat, 'zap the gizmo')
  await chat
    .getByRole('button', { name: /^Add this sentence to …/ })
    .last()
    .click()
  await expect(dialog.getByRole('alert')).toContainText('Start a session to edit')
  await dialog.getByRole('button', { name: 'Start editing' }).click()
  await nora.getByRole('textbox', { name: 'Message' }).fill('Adding')
  await nora.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})
