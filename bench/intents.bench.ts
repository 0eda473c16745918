import type { Page } from '@playwright/test'
import { intentCell } from '../e2e/pages/editor.ts'
import { inBrowser, makeLargeDomain, mostlyWithin } from './in-browser.ts'
import { paintedAfter } from './page-work.ts'
import { type Line, print } from './report.ts'
import { droppedFrames } from './scrolling.ts'

/** How the table of intents keeps up with its author: 2,000 intents and 100,000 expressions in a real browser. */

const size = { intents: 2000, expressions: 50, rules: 2000, languages: ['eng-USA'] }
const searches = ['playlist', 'concert 12', 'xyz']

const lines = await inBrowser(async ({ page }) => {
  const id = await makeLargeDomain(size)
  await page.goto(`/domains/${id}/intent-editor`)
  const pager = page.getByRole('navigation', { name: 'Pages of intents' })
  await pager.getByRole('combobox').click()
  await page.getByRole('option', { name: 'all' }).click()
  const all = size.intents.toLocaleString('en-US')
  await pager.getByText(`1–${all} of ${all}`).waitFor()
  return [
    ...(await typingInSearch(page)),
    await typingInName(page),
    await droppedFrames(page, { rows: size.intents, rowHeight: 34 }),
  ]
})
process.exit(print(lines) ? 1 : 0)

/** Every key with all that follows from it, until the found rows are there. */
async function typingInSearch(page: Page): Promise<Line[]> {
  const search = page.getByRole('textbox', { name: 'Search intents' })
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
  const cells = page.getByRole('grid', { name: 'Intents' }).getByRole('button', { name: /^Name: / })
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
