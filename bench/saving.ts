import type { Locator, Page } from '@playwright/test'
import { saveByKey } from '../e2e/pages/editor.ts'
import { middle } from './median.ts'
import type { Line } from './report.ts'

const rounds = 15

/** Real saves of one changed thing, by turns with calls that do nothing, as the browser timed them. */
export async function savingOf(
  page: Page,
  { what, comments }: { what: string; comments: Locator },
): Promise<Line> {
  const times = { save: [] as number[], empty: [] as number[] }
  for (let round = -2; round < rounds; round++) {
    await comments.click()
    await page.keyboard.type(`round ${round}`)
    await page.keyboard.press('Enter')
    const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
    await saveByKey(page, `Round ${round}`)
    const save = await answered
    if (!save.ok()) throw new Error(`the save answered ${save.status()}`)
    await save.finished()
    const timing = save.request().timing()
    const empty = await page.evaluate(async () => {
      await fetch('/api/health').then((answer) => answer.text())
      const calls = performance.getEntriesByType('resource')
      return calls.findLast(({ name }) => name.endsWith('/api/health'))!.duration
    })
    if (round < 0) continue
    times.save.push(timing.responseEnd)
    times.empty.push(empty)
  }
  return {
    what,
    millis: middle(times.save),
    against: 'an empty call',
    floor: middle(times.empty),
    limit: 5,
  }
}
