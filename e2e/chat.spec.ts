import { expect, type Locator } from '@playwright/test'
import { storeContent, write } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { answers, openChat, say } from './pages/chat.ts'
import { makeEditable } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { openProfile, visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'
import { uiActionRow } from './pages/ui-actions.ts'

test('[CHAT-001] [CHAT-002] [SHELL-001] [CHAT-051] [CHAT-052] the chat opens by its button and says truthfully what is published', async ({
  page,
}) => {
  await visit(page, 'paul', '/domains')
  const button = page.getByRole('button', { name: 'Try out domains in the SDP chatbot' })
  await button.hover()
  await expect(page.getByRole('tooltip', { name: 'Try out domains in the SDP chatbot' })).toBeVisible()
  const chat = await openChat(page)
  await expect(chat.getByRole('combobox', { name: 'Chat stage' })).toHaveValue('ece-dev')
  await expect(chat.getByRole('combobox', { name: 'Chat language' })).toHaveValue('eng-USA')
  await expect(await say(chat, 'Play some jazz')).toContainText(
    'Nothing is published at ece-dev for eng-USA.',
  )
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('the chat answers from unsaved work, and stays while one goes from tab to tab', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  const id = await makeEditable('ChatDraft')
  await storeContent(id, talkingRadio)
  // The table is worked on next to the window
  await page.setViewportSize({ width: 1920, height: 1080 })
  await visit(page, 'paul', `/domains/${id}/slot-editor`)
  const chat = await openChat(page)
  await expect(chat.getByRole('combobox', { name: 'Chat stage' })).toHaveValue('draft')
  await expect(await say(chat, 'stop it')).toContainText('stopped')
  await page.getByRole('link', { name: 'UI Actions' }).click()
  await write(page, uiActionRow(page, 'stopped'), 'Name', 'gone_quiet')
  await expect(answers(chat)).toHaveCount(1)
  await expect(await say(chat, 'stop it')).toContainText('gone_quiet')
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(await say(chat, 'stop it')).toContainText('stopped')
})

test('the chat docks next to the page, which shrinks, or floats where it was moved to', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, 'paul', '/domains')
  const main = page.getByRole('main')
  const widthOf = async () => (await main.boundingBox())!.width
  const chat = await openChat(page)
  const right = async () => 1440 - (await chat.boundingBox())!.x - (await chat.boundingBox())!.width
  const docked = await widthOf()
  expect((await main.boundingBox())!.x + docked).toBeLessThanOrEqual((await chat.boundingBox())!.x)
  await chat.getByRole('button', { name: 'Float above the page' }).click()
  await expect.poll(widthOf).toBeGreaterThan(docked + 100)

  const head = chat.getByRole('heading', { name: 'SDP chatbot' })
  await head.hover()
  await page.mouse.down()
  await page.mouse.move(500, 500, { steps: 4 })
  await page.mouse.up()
  await expect.poll(right).toBeGreaterThan(300)
  const moved = await right()
  await page.reload()
  await openChat(page)
  await expect.poll(right).toBe(moved)
  await chat.getByRole('button', { name: 'Dock beside the page' }).click()
  await expect.poll(widthOf).toBe(docked)
})

test('the list of problems, the chat and its button do not lie on each other', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Apart')
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await page.getByRole('button', { name: 'No problems' }).click()
  const problems = page.getByRole('complementary', { name: 'Problems' })
  const isAbove = async (one: Locator) => {
    const [upper, lower] = [await one.boundingBox(), await problems.boundingBox()]
    return upper!.y + upper!.height <= lower!.y
  }
  await expect.poll(() => isAbove(page.getByRole('button', { name: 'Try out domains' }))).toBe(true)
  const chat = await openChat(page)
  await chat.getByRole('button', { name: 'Float above the page' }).click()
  await expect.poll(() => isAbove(chat)).toBe(true)
  await chat.getByRole('button', { name: 'Dock beside the page' }).click()
  const docked = await chat.boundingBox()
  await expect
    .poll(async () => {
      const { x, width } = (await problems.boundingBox())!
      return x + width <= docked!.x
    })
    .toBe(true)
  await problems.getByRole('button', { name: 'Close problems' }).click()
  await chat.getByRole('button', { name: 'Close the chat' }).click()
})

test('a question is answered in the next turn, and pictures are drawn as on the head unit', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('ChatTurns')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const chat = await openChat(page)
  const question = await say(chat, 'play something')
  await expect(question).toContainText('Which genre?')
  await expect(question).toContainText('waits for you')
  const answer = await say(chat, 'jazz')
  await expect(answer).toContainText('Here is jazz')
  await expect(answer.getByRole('region', { name: 'Picture of the head unit' })).toContainText('Now jazz')
})

test('[CHAT-024] [SHELL-026] [CHAT-025] [SHELL-025] the profile menu switches the chat and its voice', async ({
  page,
}) => {
  await visit(page, 'paul', '/domains')
  const chat = await openChat(page)
  await expect((await say(chat, 'Hello')).getByRole('button', { name: 'Play' })).toBeVisible()
  await (await openProfile(page)).getByLabel('Text-to-speech button').click()
  await page.keyboard.press('Escape')
  await expect(answers(chat)).toHaveCount(1)
  await expect(answers(chat).getByRole('button', { name: 'Play' })).toHaveCount(0)
  await (await openProfile(page)).getByLabel('Chat', { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(chat).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Domains/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try out domains in the SDP chatbot' })).toHaveCount(0)
})

test('a fresh installation talks: the sample handler answers the climate domain', async ({
  sharedPage: page,
}) => {
  await visit(page, 'paul', '/domains/climate/intent-editor')
  const chat = await openChat(page)
  const answer = await say(chat, 'set the temperature to 21 degrees')
  await expect(answer).toContainText('21')
  await answer.getByRole('button', { name: /^Why/ }).click()
  const why = chat.getByRole('region', { name: 'Why this answer' })
  await expect(why.getByRole('button', { name: /was called and answered after/ })).toBeVisible()
})

test('what no expression says is guessed, and the car remembers what was said before', async ({
  sharedPage: page,
}) => {
  await visit(page, 'paul', '/domains/climate/intent-editor')
  const chat = await openChat(page)
  await say(chat, 'set the temperature to 20 degrees')
  await expect(await say(chat, 'please make it a little warmer')).toContainText('21')
  const guessed = await say(chat, 'I would love some warm air on my feet')
  await guessed.getByRole('button', { name: /^Why/ }).click()
  const why = chat.getByRole('region', { name: 'Why this answer' })
  await expect(why).toContainText('By its words it is most like the intent ‘set_air_direction’')
})

test('the window is right for screen readers, and can be used from the keyboard alone', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('ChatKeys')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const chat = await openChat(page)
  await say(chat, 'play jazz')
  await expectNothingWrongIn(chat)
  await answers(chat).getByTitle('Show the response').click()
  await expectNothingWrongIn(page.getByRole('dialog', { name: 'Response' }))
  await page.keyboard.press('Escape')
  await chat.getByRole('button', { name: 'Chat settings' }).click()
  await page.getByRole('menuitem', { name: 'Edit request header' }).click()
  await expectNothingWrongIn(page.getByRole('dialog', { name: 'Request header' }))
  await page.keyboard.press('Escape')
  await chat.getByRole('textbox', { name: 'Ask SDP Studio' }).focus()
  await page.keyboard.press('ArrowUp')
  await expect(chat.getByRole('textbox', { name: 'Ask SDP Studio' })).toHaveValue('play jazz')
  await answers(chat).getByRole('button', { name: /^Why/ }).focus()
  await page.keyboard.press('Enter')
  await expect(chat.getByRole('button', { name: 'Back to the conversation' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(answers(chat).getByRole('button', { name: /^Why/ })).toBeFocused()
})
