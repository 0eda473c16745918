import { expect, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { storeContent } from './pages/api.ts'
import { expectNothingWrong } from './pages/axe.ts'
import { openChat, say } from './pages/chat.ts'
import { makeEditable, savedByKey } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

const addWord = (page: Page, list: string) => page.getByRole('textbox', { name: `Add word: ${list}` })
const tried = (page: Page) => page.getByRole('status', { name: 'What the lists make of it' })
const stored = async (id: string) =>
  (await callAs('paul', domains.read, { params: { id }, query: {} })).everyday_language

test('an author sees what is forgiven, adds words, switches a kind off, and the chat follows at once', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Everyday')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await page.getByRole('link', { name: 'Everyday language' }).click()
  await expect(page.getByRole('heading', { name: 'Everyday language', level: 1 })).toBeVisible()
  const courtesy = page.getByRole('region', { name: 'Courtesy and fillers' })
  await expect(courtesy).toContainText('please, pretty please, kindly')
  await expectNothingWrong(page)

  await page.getByRole('textbox', { name: 'Try a sentence' }).fill('yo could you not stop it')
  await expect(tried(page)).toContainText('Turn its meaning: ‘not’ (Negation), ‘stop’ (Off and stop).')
  const fillers = addWord(page, 'Fillers')
  await fillers.fill('please')
  await expect(page.getByRole('tooltip')).toHaveText('please is built in')
  await fillers.fill('yo, innit')
  await fillers.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove innit' })).toBeVisible()
  await expect(fillers).toBeFocused()
  await expect(tried(page)).toContainText('Left out: ‘yo’, ‘could you’.')

  const chat = await openChat(page)
  await (await say(chat, 'yo stop it innit')).getByRole('button', { name: /^Why/ }).click()
  const why = chat.getByRole('region', { name: 'Why this answer' })
  await expect(why).toContainText('The intent is ‘stop’ (certain), since ‘stop it’ fits.')
  await page.getByRole('link', { name: 'Slots', exact: true }).click()
  await why.getByRole('button', { name: '‘innit’ was left out.' }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/everyday-language`))
  await chat.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Remove yo' }).click()
  await expect(fillers).toBeFocused()
  await page.getByRole('switch', { name: 'Forgive: One wrong letter' }).click()
  await expect(page.getByRole('region', { name: 'One wrong letter' })).toContainText('Switched off')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('region', { name: 'One wrong letter' })).toContainText('Forgiven')
  await page.keyboard.press('Control+y')
  await savedByKey(page, 'Words')
  expect(await stored(id)).toEqual({ switchedOff: ['spelling'], fillers: ['innit'] })
})

test('words are searched, and without a session nothing can be changed', async ({ sharedPage: page }) => {
  const id = await makeEditable('ReadWords')
  await storeContent(id, { everyday_language: { off: ['zap'] } })
  await callAs('paul', sessions.end, { params: { id }, query: {} })
  await visit(page, 'paul', `/domains/${id}/everyday-language`)
  await expect(page.getByRole('status', { name: 'Read-only' })).toBeVisible()
  await expect(addWord(page, 'Fillers')).toBeDisabled()
  await expect(page.getByRole('switch', { name: 'Forgive: Contractions' })).toBeDisabled()
  const off = page.getByRole('region', { name: 'Off and stop' })
  await expect(off.getByRole('listitem')).toHaveText('zap')
  await expect(off.getByRole('button', { name: 'Remove zap' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Search words' }).fill('switch')
  await expect(off).toContainText('switch off')
  await expect(off).not.toContainText('cancel')
  await expect(off.getByRole('listitem')).toHaveCount(0)
})
