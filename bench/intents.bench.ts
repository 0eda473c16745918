import { chromium, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { changedEntries, type WireDomain } from '@sdp/domain'
import { aLargeWireDomain } from '@sdp/domain/testing'
import { intentCell } from '../e2e/pages/editor.ts'
import { callAs, makeDomain, signIn } from '../e2e/pages/studio.ts'
import { makeDataDir, startServer } from '../e2e/server.ts'
import { findChromium } from '../scripts/chromium.mjs'
import { middle } from './median.ts'
import { paintedAfter, percentile95 } from './page-work.ts'
import { type Line, print } from './report.ts'

/** How the table of intents keeps up with its author: 2,000 intents and 100,000 expressions in a real browser. */

const size = { intents: 2000, expressions: 50, rules: 2000, languages: ['eng-USA'] }
const scrolling = { rounds: 5, frames: 120, pixels: 60 }
const searches = ['playlist', 'concert 12', 'xyz']

const { dataDir, remove } = await makeDataDir()
const server = await startServer(dataDir, { SDP_GIT_EXPORT: 'false' })
process.env.SDP_E2E_URL = server.url
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
let isBroken = true
try {
  isBroken = print(await bench())
} finally {
  await browser.close()
  await server.stop()
  await remove()
}
process.exit(isBroken ? 1 : 0)

async function bench(): Promise<Line[]> {
  const id = await makeLargeDomain()
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signIn(page, 'ada')
  await page.goto(`/domains/${id}/intent-editor`)
  const pager = page.getByRole('navigation', { name: 'Pages of intents' })
  await pager.getByRole('combobox').click()
  await page.getByRole('option', { name: 'all' }).click()
  const all = size.intents.toLocaleString('en-US')
  await pager.getByText(`1–${all} of ${all}`).waitFor()
  return [...(await typingInSearch(page)), await typingInName(page), await scrollingRows(page)]
}

/** In two saves: one would be larger than a call may be. */
async function makeLargeDomain(): Promise<string> {
  const id = await makeDomain('Large', 'ada')
  await callAs('ada', sessions.start, { params: { id }, query: {}, body: { message: 'bench' } })
  const { languages } = aLargeWireDomain({ ...size, intents: 1 })
  let saved: WireDomain = { name: 'Large', languages }
  for (const intents of [size.intents / 2, size.intents]) {
    const wire = aLargeWireDomain({ ...size, intents })
    const updates = changedEntries(saved, wire)
    const body = { updates, language_to_update: 'eng-USA', commit_message: 'Large' }
    await callAs('ada', domains.update, { params: { id }, query: {}, body })
    saved = wire
  }
  return id
}

/** Every key with all that follows from it, until the found rows are there. */
async function typingInSearch(page: Page): Promise<Line[]> {
  const search = page.getByRole('textbox', { name: 'Search names, comments, expressions' })
  const letters: number[] = []
  const found: number[] = []
  for (const text of [...searches, ...searches]) {
    await search.click()
    for (const letter of text) {
      const { first, last } = await paintedAfter(page, letter)
      letters.push(first)
      found.push(last)
    }
    await search.fill('')
  }
  return [
    within('a letter in the search, 95th percentile', letters, 50),
    within('the intents it finds, 95th percentile', found, 100),
  ]
}

async function typingInName(page: Page): Promise<Line> {
  const cells = page.getByRole('table', { name: 'Intents' }).getByRole('button', { name: /^Name: / })
  await cells.first().waitFor()
  const names = (await cells.allTextContents()).slice(0, 10)
  const times: number[] = []
  for (const name of names) {
    await intentCell(page, name).click()
    for (const letter of 'renamed') times.push((await paintedAfter(page, letter)).last)
    await page.keyboard.type(name)
    times.push((await paintedAfter(page, 'Enter')).last)
    await intentCell(page, `renamed${name}`).waitFor()
  }
  return within('a key in a name, 95th percentile', times, 50)
}

function within(what: string, times: readonly number[], millis: number): Line {
  return { what, millis: percentile95(times), against: `${millis} ms`, floor: millis, limit: 1 }
}

/** By turns with a list of as many rows of the same height that draws nothing but their boxes. */
async function scrollingRows(page: Page): Promise<Line> {
  const empty = await page.context().newPage()
  await empty.setContent(emptyList(size.intents))
  const dropped = { rows: [] as number[], empty: [] as number[] }
  for (let round = -1; round < scrolling.rounds; round++) {
    for (const [kind, one] of [
      ['empty', empty],
      ['rows', page],
    ] as const) {
      await one.bringToFront()
      const count = await scrollAndCount(one)
      if (round >= 0) dropped[kind].push(count)
    }
  }
  return {
    what: `frames dropped of ${scrolling.frames} while scrolling`,
    millis: middle(dropped.rows),
    against: 'an empty virtual list, or 1',
    floor: Math.max(1, middle(dropped.empty)),
    limit: 1,
  }
}

function scrollAndCount(page: Page): Promise<number> {
  return page.evaluate(async ({ frames, pixels }) => {
    window.scrollTo(0, 0)
    await new Promise((resolve) => setTimeout(resolve, 300))
    let dropped = 0
    let before = await new Promise<number>(requestAnimationFrame)
    for (let frame = 0; frame < frames; frame++) {
      window.scrollBy(0, pixels)
      const now = await new Promise<number>(requestAnimationFrame)
      dropped += Math.max(0, Math.round(((now - before) * 60) / 1000) - 1)
      before = now
    }
    return dropped
  }, scrolling)
}

/** The least that a virtual list does: on every scroll it puts the boxes of the rows near the window in their places. */
function emptyList(rows: number): string {
  return `<!doctype html><body style="margin:0"><div id="list" style="position:relative;height:${rows * 34}px"></div>
<script>
  const list = document.getElementById('list')
  const draw = () => {
    const first = Math.max(0, Math.floor(scrollY / 34) - 10)
    const end = Math.min(${rows}, first + Math.ceil(innerHeight / 34) + 20)
    const drawn = []
    for (let row = first; row < end; row++) {
      const box = document.createElement('div')
      box.style.cssText = 'position:absolute;left:0;right:0;height:33px;border-bottom:1px solid #ddd;top:' + row * 34 + 'px'
      drawn.push(box)
    }
    list.replaceChildren(...drawn)
  }
  addEventListener('scroll', draw)
  draw()
</script>`
}
