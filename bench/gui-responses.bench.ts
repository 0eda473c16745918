import type { Page } from '@playwright/test'
import { inBrowser, makeLargeDomain, mostlyWithin, within } from './in-browser.ts'
import { middle } from './median.ts'
import { paintedAfter } from './page-work.ts'
import { type Line, print } from './report.ts'

/** How long an author waits while a screen is built, in a domain of 5,000 UI actions, in a real browser. */

const rounds = { opening: 9, typing: 3 }

const lines = await inBrowser(async ({ page }) => {
  const id = await makeLargeDomain({ intents: 100, expressions: 10, rules: 25_000, languages: ['eng-USA'] })
  await page.goto(`/domains/${id}/system-actions-editor`)
  return [await opening(page), ...(await typing(page))]
})
process.exit(print(lines) ? 1 : 0)

/** From the click in the table until the picture is painted. */
async function opening(page: Page): Promise<Line> {
  const opener = page.getByRole('button', { name: /^GUI Response of / }).first()
  await opener.waitFor()
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let round = 0; round < rounds.opening; round++) {
    const [taken] = await Promise.all([pictureAfter(page), opener.click()])
    times.push(taken)
    if (round === rounds.opening - 1) break
    await page.getByRole('button', { name: 'Close' }).first().click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  return within(300, 'open a GUI response', middle(times))
}

// No named functions in what the page runs: the loader would wrap them in one that the page does not have.
function pictureAfter(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const start = await new Promise<number>((resolve) =>
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    )
    while (document.querySelector('.hu-screen') === null) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  })
}

/** Keys in a list of twelve items; a key counts until both its field and the picture show it. */
async function typing(page: Page): Promise<Line[]> {
  const dialog = page.getByRole('dialog', { name: /^GUI Response of / })
  await dialog.getByRole('combobox', { name: 'Layout' }).selectOption('6')
  for (let item = 1; item <= 12; item++) {
    await dialog.getByRole('button', { name: 'Add item' }).click()
    await dialog.getByRole('textbox', { name: `Item ${item} text 2` }).fill('{{slot1}} more')
  }
  const inForm: number[] = []
  await dialog.getByRole('textbox', { name: 'Item 12 text 1' }).click()
  for (let round = 0; round < rounds.typing; round++) {
    for (const key of 'Playing the song now') inForm.push((await paintedAfter(page, key)).last)
  }
  await dialog.getByRole('tab', { name: 'JSON Editor' }).click()
  const text = dialog.getByRole('textbox', { name: 'GUI response as JSON' })
  await text.press('Control+End')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
  const inJson: number[] = []
  for (const key of ',"more":{"a":"some text","b":[1,2,3,4]}')
    inJson.push((await paintedAfter(page, key)).last)
  return [
    mostlyWithin(50, 'a key in the builder, in its field and the picture', inForm),
    mostlyWithin(50, 'a key in the JSON editor', inJson),
  ]
}
