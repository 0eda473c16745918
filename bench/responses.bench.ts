import type { Page } from '@playwright/test'
import { inBrowser, makeLargeDomain, mostlyWithin, within } from './in-browser.ts'
import { middle } from './median.ts'
import { paintedAfter } from './page-work.ts'
import { type Line, print } from './report.ts'

/** How long an author waits while a spoken text is written, in a domain of 5,000 UI actions, in a real browser. */

const rounds = { opening: 9, typing: 3 }

const lines = await inBrowser(async ({ page }) => {
  const id = await makeLargeDomain({ intents: 100, expressions: 10, rules: 25_000, languages: ['eng-USA'] })
  await page.goto(`/domains/${id}/system-actions-editor`)
  return [await opening(page), await typing(page)]
})
process.exit(print(lines) ? 1 : 0)

/** From the click in the table until the texts are painted. */
async function opening(page: Page): Promise<Line> {
  const opener = page.getByRole('button', { name: /^System Responses of / }).first()
  await opener.waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let round = 0; round < rounds.opening; round++) {
    const [taken] = await Promise.all([textsAfter(page), opener.click()])
    times.push(taken)
    if (round === rounds.opening - 1) break
    await page.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return within(300, 'open the responses of a UI action', middle(times))
}

// No named functions in what the page runs: the loader would wrap them in one that the page does not have.
function textsAfter(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = await new Promise<number>((resolve) =>
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    )
    while (document.querySelector('[role=dialog] [role=grid] .expression-text') === null) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  })
}

/** Keys of a text with a tag and a placeholder, with what is wrong shown below. */
async function typing(page: Page): Promise<Line> {
  const dialog = page.getByRole('dialog', { name: /^System responses of / })
  const times: number[] = []
  for (let round = 0; round < rounds.typing; round++) {
    await dialog
      .getByRole('button', { name: /^Add text to / })
      .nth(1)
      .click()
    for (const key of 'Here is <rate value="120">the song</rate> {{slot1}} for you') {
      // The list of completions comes later by design
      times.push((await paintedAfter(page, key)).first)
    }
    await page.keyboard.press('Enter')
  }
  return mostlyWithin(50, 'a key in a spoken text, with what is wrong told', times)
}
