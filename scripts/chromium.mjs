// Finds a Chromium for the tests, or brings one: Debian's package, or Playwright's own on other systems.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
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
 * The path of a Chromium that answers with its version, or undefined.
 * @param {{ isWhole?: boolean }} [options] a whole one, as people use it, where there is one
 */
export function findChromium({ isWhole = false } = {}) {
  const ordered = isWhole ? names.toReversed() : names
  const installed = ordered.flatMap((name) => folders().map((folder) => path.join(folder, name)))
  return [process.env.SDP_CHROMIUM, ...installed].find((file) => file && existsSync(file) && answers(file))
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
  if (!folders().some((folder) => existsSync(path.join(folder, 'apt-get')))) return undefined
  console.log('Installing Chromium from the packages of Debian ...')
  if ((await run('apt-get', ['update', '-qq'])) !== 0) return undefined
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const code = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (code === 0) return findChromium()
  }
  return undefined
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  if (existsSync(chromium.executablePath()) && answers(chromium.executablePath()))
    return chromium.executablePath()
  console.log("Looking for Playwright's own Chromium ...")
  await run(process.execPath, [bin('playwright'), 'install', 'chromium'], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
  })
  return answers(chromium.executablePath()) ? chromium.executablePath() : undefined
}

function folders() {
  return (process.env.PATH ?? '').split(path.delimiter)
}

function answers(file) {
  try {
    return execFileSync(file, ['--version', '--no-sandbox'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 30_000,
    }).includes('.')
  } catch {
    return false
  }
}
