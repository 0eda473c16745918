import type { Page } from '@playwright/test'
import { concepts } from '@sdp/api'
import { callAs } from '../e2e/pages/studio.ts'
import { inBrowser, mostlyWithin } from './in-browser.ts'
import { paintedAfter } from './page-work.ts'
import { type Line, print } from './report.ts'
import { droppedFrames } from './scrolling.ts'

/** How the table of 20,000 text concepts keeps up with its editor, in a real browser. */

const count = 20_000
const languages = ['eng-USA', 'deu-DEU', 'ara-SAU', 'cmn-CHN']
const searches = ['word_77', 'number 4321', 'xyz']

const lines = await inBrowser(async ({ page }) => {
  await callAs('ada', concepts.bulk, { body: { concepts: Array.from({ length: count }, aConcept) } })
  await page.goto('/text-concepts')
  await waitForAll(page)
  return [await typingInSearch(page), await droppedFrames(page, { rows: count, rowHeight: 34 })]
})
process.exit(print(lines) ? 1 : 0)

function aConcept(_: unknown, at: number) {
  return {
    concept_name: `WORD_${at}_CONCEPT`,
    type: 2 as const,
    description: `Said after ${at}`,
    texts: languages.map((language) => ({
      id: `new__${language}`,
      language,
      text: `Says number ${at} in ${language}`,
    })),
  }
}

/** All and those of the samples, and not '500 of' them. */
async function waitForAll(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Text concepts 20,\d{3}$/ }).waitFor({ timeout: 120_000 })
}

/** Every key until it is painted; the server is asked a moment after the last one. */
async function typingInSearch(page: Page): Promise<Line> {
  const search = page.getByRole('textbox', { name: 'Search names and texts' })
  const letters: number[] = []
  for (const text of searches) {
    await search.click()
    for (const letter of text) letters.push((await paintedAfter(page, letter)).first)
    await search.fill('')
    await waitForAll(page)
  }
  return mostlyWithin(50, 'a letter in the search', letters)
}
