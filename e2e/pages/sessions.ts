import { expect, type Locator, type Page } from '@playwright/test'
import { sessions } from '@sdp/api'
import { retype } from './firefox.ts'
import type { PageOf } from './shared-page.ts'
import { callAs, type Person, visit } from './studio.ts'

/** Opens the editor of a domain in the page of a person. */
export async function openAs(pageOf: PageOf, person: Person, id: string): Promise<Page> {
  const page = await pageOf(person)
  await visit(page, person, `/domains/${id}/intent-editor`)
  await expect(indicator(page)).toBeVisible()
  return page
}

export function indicator(page: Page): Locator {
  return page.getByRole('button', { name: /^(Available|Busy|Your session|Session expired)/ })
}

export async function chooseSession(page: Page, entry: string): Promise<void> {
  await indicator(page).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The session of paul goes to somebody else for a while, who does something. */
export async function lentTo(person: Person, id: string, work: () => Promise<unknown>): Promise<void> {
  const of = { params: { id }, query: {} }
  const body = { message: 'work' }
  await callAs('paul', sessions.end, of)
  await callAs(person, sessions.start, { ...of, body })
  await work()
  await callAs(person, sessions.end, of)
  await callAs('paul', sessions.start, { ...of, body })
}

export function startSession(page: Page, message: string): Promise<void> {
  return begin(page, 'Start session', message)
}

export function takeOver(page: Page, message: string): Promise<void> {
  return begin(page, 'Take over', message)
}

async function begin(page: Page, how: 'Start session' | 'Take over', message: string): Promise<void> {
  await chooseSession(page, how)
  const dialog = page.getByRole('dialog', { name: how })
  await retype(dialog.getByLabel('Message'), message)
  await dialog.getByRole('button', { name: how }).click()
  await expect(dialog).toHaveCount(0)
  // Whoever left unsaved work is asked about it right then, over all else.
  await expect(page.getByRole('button', { name: /^Your session/, includeHidden: true })).toBeVisible()
}
