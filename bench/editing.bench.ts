import type { Page } from '@playwright/test'
import { auth } from '@sdp/api'
import { intentCell } from '../e2e/pages/editor.ts'
import { callAs } from '../e2e/pages/studio.ts'
import { inBrowser, makeLargeDomain, mostlyWithin } from './in-browser.ts'
import { middle } from './median.ts'
import { paintedAfter } from './page-work.ts'
import { type Line, print } from './report.ts'
import { savingOf } from './saving.ts'

/** How long an author waits in a browser: opening a large domain, an edit, a save. */

const rounds = { opening: 9, edits: 40 }

const lines = await inBrowser(async ({ page, url }) => {
  const id = await makeLargeDomain({ intents: 1000, expressions: 50, rules: 5000, languages: ['eng-USA'] })
  return [
    ...(await opening(page, { id, url })),
    await editing(page),
    await savingOf(page, {
      what: 'save one changed intent',
      comments: page.getByRole('button', { name: /^Comments on / }).first(),
    }),
  ]
})
process.exit(print(lines) ? 1 : 0)

/** The same answer on an empty page of the same browser, by turns with the editor. */
async function opening(page: Page, { id, url }: { id: string; url: string }): Promise<Line[]> {
  const empty = await page.context().newPage()
  await empty.goto(`${url}/favicon.svg`)
  const { accessToken } = await callAs('ada', auth.localSignIn, { body: { email: 'ada@sdp.example' } })
  const times = { floor: [] as number[], list: [] as number[], address: [] as number[] }
  for (let round = -2; round < rounds.opening; round++) {
    await empty.bringToFront()
    const floor = await fetchAndParse(empty, `/api/domains/${id}`, accessToken)
    await page.bringToFront()
    await page.goto('/domains')
    const list = await openFromList(page)
    const address = await openByAddress(page)
    if (round < 0) continue
    times.floor.push(floor)
    times.list.push(list)
    times.address.push(address)
  }
  await empty.close()
  const against = 'fetch and JSON.parse on an empty page'
  const floor = middle(times.floor)
  return [
    { what: 'open a domain from the list', millis: middle(times.list), against, floor, limit: 2 },
    // With the whole program beforehand: the limit only notices a relapse.
    { what: 'open a domain by its address', millis: middle(times.address), against, floor, limit: 5 },
  ]
}

function fetchAndParse(page: Page, address: string, token: string): Promise<number> {
  return page.evaluate(
    async ({ address, token }) => {
      const start = performance.now()
      const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
      JSON.parse(await answer.text())
      return performance.now() - start
    },
    { address, token },
  )
}

/** From the click on the card, which a mouse has to reach first, until a row of the first tab is painted and its search can be typed into. */
async function openFromList(page: Page): Promise<number> {
  const card = page.getByRole('article', { name: 'Large', exact: true }).getByRole('link')
  await card.hover()
  await page.waitForLoadState('networkidle')
  await card.evaluate((link) => {
    Object.assign(window, { benchStart: performance.now() })
    ;(link as HTMLElement).click()
  })
  return usableAfter(page)
}

async function openByAddress(page: Page): Promise<number> {
  await page.goto(page.url(), { waitUntil: 'commit' })
  return usableAfter(page)
}

// No named functions in what the page runs: the loader would wrap them in one that the page does not have.
function usableAfter(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { benchStart = 0 } = window as unknown as { benchStart?: number }
    const row = '[role=grid][aria-label=Intents] tbody tr[aria-rowindex] td'
    const search = 'main input[aria-keyshortcuts="/"]:enabled'
    while (document.querySelector(row) === null || document.querySelector(search) === null) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - benchStart
  })
}

/** Intents renamed, typed key by key, and taken back: each key until all that it changes is painted. */
async function editing(page: Page): Promise<Line> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('[role=grid][aria-label=Intents] button[aria-label^="Name: "]')].map(
      (button) => button.textContent ?? '',
    ),
  )
  const times: number[] = []
  const press = async (key: string) => times.push((await paintedAfter(page, key)).last)
  for (let round = 0; round < rounds.edits; round++) {
    const name = names[round % 15]!
    await intentCell(page, name).click()
    await page.keyboard.press('End')
    await press('N')
    await press('Enter')
    await intentCell(page, `${name}N`).waitFor()
    await press('Control+z')
    await intentCell(page, name).waitFor()
  }
  return mostlyWithin(50, 'an edit on screen', times)
}
