import { expect } from '@playwright/test'
import { storeContent } from './pages/api.ts'
import { answers, openChat, say } from './pages/chat.ts'
import { makeEditable } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'
import { uiActionRow } from './pages/ui-actions.ts'

test('an answer says why, and each line leads to what it is about', { tag: '@firefox' }, async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('WhyLinks')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const chat = await openChat(page)
  await (await say(chat, 'stop it')).getByRole('button', { name: /^Why/ }).click()
  const why = chat.getByRole('region', { name: 'Why this answer' })
  await expect(why).toContainText('The intent is ‘stop’ (certain), since ‘stop it’ fits.')
  await why.getByText('Show them').click()
  await expect(
    why.getByRole('button', { name: /^Each of rules 1 and 2 of Main: It needs intent/ }),
  ).toBeVisible()
  await why.getByRole('button', { name: /^Rule 3 of Main fits/ }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/dialog-editor.*rule=2`))
  await why.getByRole('button', { name: /UI action ‘stopped’/ }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/system-actions-editor`))
  await expect(uiActionRow(page, 'stopped')).toBeVisible()
  await expect(why).toBeVisible()
})

test('what if a slot had been another is tried at once', async ({ sharedPage: page }) => {
  const id = await makeEditable('WhatIf')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  const chat = await openChat(page)
  await (await say(chat, 'please play jazz')).getByRole('button', { name: /^Why/ }).click()
  const whatIf = chat.getByRole('region', { name: 'What if' })
  await expect(whatIf.getByRole('button', { name: 'Run again' })).toBeDisabled()
  await whatIf.getByRole('textbox', { name: 'Slot genre' }).fill('rock')
  await whatIf.getByRole('button', { name: 'Run again' }).click()
  await expect(answers(chat).last()).toContainText('Here is rock')
})
