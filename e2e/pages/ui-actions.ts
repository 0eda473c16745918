import { expect, type Locator, type Page } from '@playwright/test'
import { type Person, visit } from './studio.ts'

export function uiActionTable(page: Page): Locator {
  return page.getByRole('grid', { name: 'UI Actions' })
}

export async function openUiActions(page: Page, id: string, person: Person = 'paul'): Promise<void> {
  await visit(page, person, `/domains/${id}/system-actions-editor`)
  await expect(uiActionTable(page)).toBeVisible()
}

/** The row of a UI action. */
export function uiActionRow(page: Page, name: string): Locator {
  return uiActionTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Name: ${name}`, exact: true }) })
}

/** The names in the table, from top to bottom. */
export async function uiActionNames(page: Page): Promise<string[]> {
  const labels = await uiActionTable(page)
    .getByRole('button', { name: /^Name: / })
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace('Name: ', ''))
}

export function settingsDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'System Action Settings' })
}

export async function openSettings(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^Settings of ${name}:`) }).click()
  await expect(settingsDialog(page)).toBeVisible()
  return settingsDialog(page)
}

export function guiResponseDialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name: `GUI Response of ${name}` })
}

export async function openGuiResponse(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^GUI Response of ${name}:`) }).click()
  await expect(guiResponseDialog(page, name)).toBeVisible()
  return guiResponseDialog(page, name)
}
