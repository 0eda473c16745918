import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'

/**
 * What is other in Firefox, which Playwright drives by WebDriver BiDi (ruling R351): that can do less than the protocol
 * of Chromium.
 */
export function isFirefox(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'firefox'
}

/** Writes into a field in place of what is there, key by key: React does not notice there what `fill` sets at once. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.clear()
  for (const [at, line] of text.split('\n').entries()) {
    // Enter alone commits what is written
    if (at > 0) await field.press('Shift+Enter')
    await field.pressSequentially(line)
  }
}

/** Lets a journey read and write the clipboard; in Firefox a preference lets it. */
export async function allowClipboard(page: Page): Promise<void> {
  if (!isFirefox(page)) await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
}

/** Where Firefox puts what is downloaded: a folder for each worker. */
export const firefoxDownloads = path.join(
  import.meta.dirname,
  `../../test-results/firefox-downloads-${process.env.TEST_WORKER_INDEX ?? 'none'}`,
)

/** The file that Firefox downloads while something is done; its driver does not report it. */
export async function downloadInFirefox(
  download: () => Promise<void>,
): Promise<{ file: string; bytes: Buffer }> {
  await mkdir(firefoxDownloads, { recursive: true })
  const before = new Set(await readdir(firefoxDownloads))
  await download()
  const added = async () => (await readdir(firefoxDownloads)).filter((name) => !before.has(name))
  // While it is written, there is a second file of its name
  await expect.poll(async () => (await added()).map((name) => path.extname(name))).toEqual(['.xlsx'])
  const [file = ''] = await added()
  return { file, bytes: await readFile(path.join(firefoxDownloads, file)) }
}
