import type { Page } from '@playwright/test'
import { intentCell } from '../e2e/pages/editor.ts'
import { inBrowser, makeLargeDomain, mostlyWithin } from './in-browser.ts'
import { middle } from './median.ts'
import { paintedAfter } from './page-work.ts'
import { type Line, print } from './report.ts'

/** How the table of intents keeps up with its author: 2,000 intents and 100,000 expressions in a real browser. */

const size = { intents: 2000, expressions: 50, rules: 2000, languages: ['eng-USA'] }
const scrolling = { rounds: 5, frames: 120, pixels: 60 }
const searches = ['playlist', 'concert 12', 'xyz']

const lines = await inBrowser(async ({ page }) => {
  const id = await makeLargeDomain(size)
  await page.goto(`/domains/${id}/intent-editor`)
  const pager = page.getByRole('navigation', { name: 'Pages of intents' })
  await pager.getByRole('combobox').click()
  await page.getByRole('option', { name: 'all' }).click()
  const all = size.intents.toLocaleString('en-US')
  await pager.getByText(`1–${all} of ${all}`).waitFor()
  return [...(await typingInSearch(page)), await typingInName(page), await scrollingRows(page)]
})
process.exit(print(lines) ? 1 : 0)

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
    mostlyWithin(50, 'a letter in the search', letters),
    mostlyWithin(100, 'the intents it finds', found),
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
  return mostlyWithin(50, 'a key in a name', times)
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
