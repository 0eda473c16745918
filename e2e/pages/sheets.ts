import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { downloadInFirefox, isFirefox } from './firefox.ts'

/** Chooses from the Excel menu of a tab. */
export async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Excel', exact: true }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Downloads the workbook of a tab. */
export async function download(page: Page): Promise<{ file: string; bytes: Buffer }> {
  const chosen = () => choose(page, 'Download Excel')
  if (isFirefox(page)) return downloadInFirefox(chosen)
  const [file] = await Promise.all([page.waitForEvent('download'), chosen()])
  return { file: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

export function uploadDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Upload Excel/ })
}

/** Chooses a file in the upload dialog, which is opened where it is not. */
export async function upload(page: Page, name: string, bytes: Uint8Array): Promise<Locator> {
  const dialog = uploadDialog(page)
  if ((await dialog.count()) === 0) await choose(page, 'Upload Excel')
  await dialog
    .getByLabel('Excel file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
  return dialog
}

export function commitButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: 'Commit' })
}
