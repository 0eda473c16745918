import { expect, type Locator, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { retype } from './firefox.ts'
import { callAs, freshName, makeDomain, type Person, visit } from './studio.ts'

/** A new domain whose session the person holds; its id is the name in lower case. */
export async function makeEditable(
  prefix: string,
  by: Person = 'paul',
  extra: Parameters<typeof makeDomain>[2] = {},
): Promise<string> {
  const id = await makeDomain(freshName(prefix), by, extra)
  await callAs(by, sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  return id
}

/** Signs in and opens the editor of a domain. */
export async function openEditor(page: Page, id: string, person: Person = 'paul'): Promise<void> {
  await visit(page, person, `/domains/${id}/intent-editor`)
  await expect(page.getByRole('grid', { name: 'Intents' })).toBeVisible()
}

/** Adds an intent by its name and Enter. */
export async function addIntent(page: Page, name: string): Promise<void> {
  await retype(addIntentField(page), name)
  await addIntentField(page).press('Enter')
  await expect(intentCell(page, name)).toBeVisible()
}

export async function deleteIntent(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
  await page.getByRole('dialog', { name: 'Delete intent' }).getByRole('button', { name: 'Delete' }).click()
  await expect(intentCell(page, name)).toHaveCount(0)
}

export function addIntentField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Add intent' })
}

/** The name of an intent in the table, where it can be edited. */
export function intentCell(page: Page, name: string): Locator {
  return page
    .getByRole('grid', { name: 'Intents' })
    .getByRole('button', { name: `Name: ${name}`, exact: true })
}

/** Writes the comments on an intent into its row. */
export async function setComments(page: Page, name: string, comments: string): Promise<void> {
  await page.getByRole('button', { name: `Comments on ${name}: ` }).click()
  await retype(page.getByRole('textbox', { name: `Comments on ${name}` }), comments)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Comments on ${name}: ` })).toBeFocused()
}

export function saveButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
}

/** What is said while something is unsaved or being saved, also behind a dialog; empty otherwise. */
export function saveState(page: Page): Locator {
  return page.getByRole('status', { name: 'Save state', includeHidden: true })
}

/** Saves by the keyboard, with a message. */
export async function saveByKey(page: Page, message: string): Promise<void> {
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save' })
  await retype(dialog.getByLabel('Commit message'), message)
  await dialog.getByRole('button', { name: 'Save' }).click()
}

/** Saves by the keyboard and waits until all is saved; the message of an older save says nothing about this one. */
export async function savedByKey(page: Page, message: string): Promise<void> {
  await saveByKey(page, message)
  await expect(saveState(page)).toBeEmpty()
}

/** The names of the intents that the server has. */
export async function storedIntents(id: string): Promise<string[]> {
  const stored = await callAs('paul', domains.read, { params: { id }, query: {} })
  return Object.keys((stored.ontology as { intents: object }).intents)
}
