// Finds a Chromium for the tests, or brings one: Playwright's own where it can be had, else Debian's package.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bin, giveUp, run } from './workspace.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The path of a Chromium that answers with its version, or undefined. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [process.env.SDP_CHROMIUM, ...installed].find((file) => file && existsSync(file) && answers(file))
}

export async function ensureChromium() {
  const found = findChromium() ?? (await playwrightsOwn())
  if (found !== undefined) return found
  console.log('Installing Chromium from the packages of Debian ...')
  if ((await run('apt-get', ['update', '-qq'])) === 0) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return (
    findChromium() ??
    giveUp('No Chromium could be found or installed: install one, or set SDP_CHROMIUM to its path.')
  )
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
