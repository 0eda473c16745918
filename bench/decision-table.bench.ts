import type { Page } from '@playwright/test'
import { aLargeWireDomain } from '@sdp/domain/testing'
import type { WireDomain } from '@sdp/domain/wire'
import { ruleCell, ruleTable } from '../e2e/pages/rules.ts'
import { inBrowser, makeDomainOf, mostlyWithin, within } from './in-browser.ts'
import { paintedAfter } from './page-work.ts'
import { type Line, print } from './report.ts'
import { savingOf } from './saving.ts'
import { droppedFrames } from './scrolling.ts'

/** How the decision table keeps up with its author: 10,000 rules, in 40 modules and in one. */

const rules = 10_000
const pasted = 2_000
const layouts = [40, 1]

const lines = await inBrowser(async ({ page }) => {
  const all: Line[] = []
  for (const modules of layouts) {
    const content = domainOf(modules)
    const id = await makeDomainOf({ name: content.name, languages: content.languages }, content)
    const moduleCount = modules === 1 ? '1 module' : `${modules} modules`
    await page.goto(`/domains/${id}/intent-editor`)
    const measured = [
      await opening(page),
      await droppedFrames(page, { rows: rules, rowHeight: 34 }),
      await editing(page),
      await savingOf(page, {
        what: 'save one changed rule',
        comments: ruleTable(page)
          .getByRole('button', { name: /^Comments on rule/ })
          .first(),
      }),
      await pasting(page),
    ]
    all.push(...measured.map((line) => ({ ...line, what: `${moduleCount}: ${line.what}` })))
  }
  return all
})
process.exit(print(lines) ? 1 : 0)

function domainOf(modules: number): WireDomain {
  const wire = aLargeWireDomain({ intents: 200, expressions: 5, rules, languages: ['eng-USA'] })
  const flat = (wire.decision_rules ?? []).flatMap((module) => module.rules ?? [])
  const size = Math.ceil(flat.length / modules)
  return {
    ...wire,
    name: `Rules${modules}`,
    decision_rules: Array.from({ length: modules }, (_, index) => ({
      name: `Module ${index + 1}`,
      comments: '',
      rules: flat.slice(index * size, (index + 1) * size),
    })),
  }
}

/** From the click on the tab, with the data there, until a row is painted. */
async function opening(page: Page): Promise<Line> {
  const tab = page.getByRole('link', { name: 'Decision Table' })
  await tab.hover()
  await page.waitForLoadState('networkidle')
  const millis = await tab.evaluate(async (link) => {
    const start = performance.now()
    ;(link as HTMLElement).click()
    while (document.querySelector('[aria-label="Decision Table"] [aria-label^="Intent of rule"]') === null) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  })
  return within(1500, 'first usable table', millis)
}

/** Comments and inputs written key by key: each key until all that it changes is painted. */
async function editing(page: Page): Promise<Line> {
  await page.evaluate(() => scrollTo(0, 0))
  const times: number[] = []
  for (let round = 0; round < 15; round++) {
    await ruleCell(page, 'Inputs', round + 2)
      .first()
      .focus()
    await page.keyboard.press('Backspace')
    for (const key of ['s', 'p', 'e', 'e', 'd', '>', '5', 'Enter']) {
      times.push((await paintedAfter(page, key)).last)
    }
  }
  return mostlyWithin(50, 'a key in the inputs of a rule', times)
}

async function pasting(page: Page): Promise<Line> {
  const text = Array.from({ length: pasted }, (_, at) => `IS SET\t\tspeed > ${at}\t\t\tline ${at}`).join('\n')
  const cell = ruleCell(page, 'Intent', 1).first()
  await cell.focus()
  const millis = await cell.evaluate(
    async (target, { pastedText, count }) => {
      const data = new DataTransfer()
      data.setData('text', pastedText)
      const start = performance.now()
      target.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
      while (!document.querySelector('main h2')?.textContent?.includes(count.toLocaleString('en-US'))) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - start
    },
    { pastedText: text, count: rules + pasted },
  )
  return within(1000, `paste of ${pasted.toLocaleString('en-US')} rows`, millis)
}
