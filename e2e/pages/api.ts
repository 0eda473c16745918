import { expect, type Locator, type Page } from '@playwright/test'
import { domains } from '@sdp/api'
import { retype } from './firefox.ts'
import { callAs, type Person, visit } from './studio.ts'

/** Saves content of a domain as it is in a file. */
export async function storeContent(
  id: string,
  updates: Record<string, unknown>,
  language = 'eng-USA',
): Promise<void> {
  const body = { updates, language_to_update: language, commit_message: 'Content' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
}

/** What the server has of a domain, as it is in a file. */
export function storedContent(id: string): Promise<Record<string, unknown>> {
  return callAs('paul', domains.read, { params: { id }, query: {} }) as Promise<Record<string, unknown>>
}

/** Signs in and opens the tab of the domain's handler. */
export async function openApiPage(page: Page, id: string, person: Person = 'paul'): Promise<void> {
  await visit(page, person, `/domains/${id}/domain-handler`)
  await expect(inputTable(page)).toBeVisible()
}

export function inputTable(page: Page): Locator {
  return page.getByRole('grid', { name: 'API Inputs' })
}

export function actionTable(page: Page): Locator {
  return page.getByRole('grid', { name: 'API Actions' })
}

export function inputRow(page: Page, name: string): Locator {
  return rowOf(inputTable(page), page, `API input: ${name}`)
}

export function actionRow(page: Page, name: string): Locator {
  return rowOf(actionTable(page), page, `API action: ${name}`)
}

function rowOf(table: Locator, page: Page, button: string): Locator {
  return table.getByRole('row').filter({ has: page.getByRole('button', { name: button, exact: true }) })
}

/** The names in a table, in their order. */
export function namesIn(table: Locator): Locator {
  return table.getByRole('button', { name: /^API (input|action): / })
}

/** Writes into a text of a row and commits it by Enter. */
export async function write(page: Page, row: Locator, label: string, text: string): Promise<void> {
  await row.getByRole('button', { name: label }).click()
  await retype(page.getByRole('textbox', { name: label, exact: true }), text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveCount(0)
}

/** The heads of a table's columns. */
export function headsOf(table: Locator): Promise<(string | null)[]> {
  return table
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
}

/** The dialog of the handlers, opened by its button. */
export async function openHandlers(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Configure Handlers' }).click()
  const dialog = page.getByRole('dialog', { name: 'Configure Handlers' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The names of the handlers in their dialog. */
export function handlersIn(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: /^Handler: / })
}
