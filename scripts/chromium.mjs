// Finds a Chromium for the tests, or brings one: Debian's package, or Playwright's own on other systems.
import { installOneOf } from './debian.mjs'
import { filesNamed, versionOf } from './programs.mjs'
import { bin, giveUp, run } from './workspace.mjs'

// The headless shell comes first: a whole Chromium builds the window around each page, which nobody sees.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/**
 * The path of a Chromium that prints its version, or undefined.
 * @param {{ isWhole?: boolean }} [options] a whole one, as people use it, where there is one
 */
export function findChromium({ isWhole = false } = {}) {
  const installed = filesNamed(isWhole ? names.toReversed() : names)
  return [process.env.SDP_CHROMIUM, ...installed].find((file) => file && answers(file))
}

export async function ensureChromium() {
  return (
    findChromium() ??
    (await debians()) ??
    (await playwrightsOwn()) ??
    giveUp('No Chromium could be found or installed: install one, or set SDP_CHROMIUM to its path.')
  )
}

async function debians() {
  const isInstalled = await installOneOf(['chromium-headless-shell', 'chromium'], 'Chromium')
  return isInstalled ? findChromium() : undefined
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  if (answers(chromium.executablePath())) return chromium.executablePath()
  console.log("Looking for Playwright's own Chromium ...")
  await run(process.execPath, [bin('playwright'), 'install', 'chromium'], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  return answers(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function answers(file) {
  return versionOf(file, ['--no-sandbox'])?.includes('.') ?? false
}
