import { type Browser, chromium, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { aLargeWireDomain, type LargeDomain } from '@sdp/domain/testing'
import { changedEntries, type WireDomain } from '@sdp/domain/wire'
import { makeDataFolder } from '../apps/server/src/testing/data-folder.ts'
import { callAs, makeDomain, signIn } from '../e2e/pages/studio.ts'
import { startServer } from '../e2e/server.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { percentile95 } from './page-work.ts'
import type { Line } from './report.ts'

interface Studio {
  browser: Browser
  /** Where Ada is signed in. */
  page: Page
  url: string
  dataDir: string
}

/** Measures in a real browser on a real server, both its own. */
export async function inBrowser(measure: (studio: Studio) => Promise<Line[]>): Promise<Line[]> {
  // First of all, so that no server is left behind where there is no browser
  const executablePath = findChromium({ isWhole: true })
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  const { dataDir, remove } = await makeDataFolder()
  const server = await startServer(dataDir, { SDP_GIT_EXPORT: 'false' })
  process.env.SDP_E2E_URL = server.url
  try {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await signIn(page, 'ada')
    return await measure({ browser, page, url: server.url, dataDir })
  } finally {
    await browser.close()
    await server.stop()
    await remove()
  }
}

/** A domain called Large with Ada's session; in two saves, since one may be larger than a call may be. */
export async function makeLargeDomain(size: LargeDomain): Promise<string> {
  const wire = aLargeWireDomain(size)
  const half = aLargeWireDomain({ ...size, intents: size.intents / 2, rules: size.rules / 2 })
  return makeDomainOf({ name: 'Large', languages: wire.languages }, half, wire)
}

/** A domain with Ada's session, saved as each of the contents one after the other. */
export async function makeDomainOf(empty: WireDomain, ...contents: WireDomain[]): Promise<string> {
  const id = await makeDomain(empty.name, 'ada')
  await callAs('ada', sessions.start, { params: { id }, query: {}, body: { message: 'bench' } })
  let saved = empty
  for (const wire of contents) {
    const updates = changedEntries(saved, wire)
    const body = { updates, language_to_update: 'eng-USA', commit_message: 'Content' }
    await callAs('ada', domains.update, { params: { id }, query: {}, body })
    saved = wire
  }
  return id
}

/** 95 of 100 times stay within the given milliseconds. */
export function mostlyWithin(millis: number, what: string, times: readonly number[]): Line {
  return { ...within(millis, what, percentile95(times)), what: `${what}, 95th percentile` }
}

export function within(most: number, what: string, millis: number): Line {
  return { what, millis, against: `${most} ms`, floor: most, limit: 1 }
}
