import { chromium } from '@playwright/test'
import { makeDataFolder } from '../apps/server/src/testing/data-folder.ts'
import { startServer } from '../e2e/server.ts'
import { findChromium } from '../scripts/chromium.mjs'

/** How much JavaScript a browser fetches, compressed, for the sign-in and the domain list together. */

const limit = 300 * 1024

const { dataDir, remove } = await makeDataFolder()
const server = await startServer(dataDir)
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
const page = await browser.newPage()
let bytes = 0
page.on('response', async (response) => {
  if (!new URL(response.url()).pathname.endsWith('.js')) return
  const { responseBodySize } = await response.request().sizes()
  bytes += responseBodySize
})
await page.goto(server.url)
await page.getByRole('button', { name: 'Login' }).click()
await page.getByRole('article').first().waitFor()
await page.waitForLoadState('networkidle')
await browser.close()
await server.stop()
await remove()

const verdict = bytes > 0 && bytes <= limit ? 'holds' : 'BROKEN'
console.table([
  {
    what: 'JavaScript for sign-in and domain list',
    KB: (bytes / 1024).toFixed(0),
    limit: limit / 1024,
    verdict,
  },
])
process.exit(verdict === 'holds' ? 0 : 1)
