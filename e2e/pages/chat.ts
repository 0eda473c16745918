import { expect, type Locator, type Page } from '@playwright/test'
import { retype } from './firefox.ts'

/** The chat window, opened by its button. */
export async function openChat(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Try out domains in the SDP chatbot' }).click()
  const chat = page.getByRole('dialog', { name: 'SDP chatbot' })
  await expect(chat.getByRole('textbox', { name: 'Ask SDP Studio' })).toBeFocused()
  return chat
}

/** Says something and waits for the answer; returns its last bubble. */
export async function say(chat: Locator, text: string): Promise<Locator> {
  const input = chat.getByRole('textbox', { name: 'Ask SDP Studio' })
  await retype(input, text)
  await input.press('Enter')
  await expect(chat.getByRole('img', { name: 'The answer is on its way' })).toHaveCount(0)
  return answers(chat).last()
}

export function answers(chat: Locator): Locator {
  return chat.getByRole('listitem', { name: 'SDP chatbot' })
}
