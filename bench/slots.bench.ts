import type { Page } from '@playwright/test'
import { aWireDomain } from '@sdp/domain/testing'
import { inBrowser, makeDomainOf, mostlyWithin, within } from './in-browser.ts'
import { middle } from './median.ts'
import { paintedAfter } from './page-work.ts'
import { type Line, print } from './report.ts'
import { droppedFrames } from './scrolling.ts'

/** How the slots keep up with their author: 2,000 of them, one with 5,000 canonicals, in a real browser. */

const rounds = { opening: 9, names: 10, literals: 10 }
const slots = Array.from({ length: 2000 }, (_, at) => ({
  name: `slot_${at}`,
  canonicals: Array.from({ length: at === 0 ? 5000 : 10 }, (_, place) => ({
    canonical: `value_${place}`,
    literals: [`literal ${place}`, `other ${place}`],
  })),
}))

const lines = await inBrowser(async ({ page }) => {
  const empty = aWireDomain({ name: 'Large' })
  const userInputs = Object.fromEntries(
    slots.map(({ name, canonicals }) => [
      name,
      { type: 'StaticList', values: Object.fromEntries(canonicals.map(({ canonical }) => [canonical, []])) },
    ]),
  )
  const ontology = { ...empty.ontology, userInputs }
  const id = await makeDomainOf(empty, { ...empty, ontology, user_inputs: slots })
  await page.goto(`/domains/${id}/slot-editor`)
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  await page.getByRole('option', { name: 'all' }).click()
  await page.getByText('1–2,000 of 2,000').waitFor()
  const table = [
    await typingInName(page),
    { ...(await droppedFrames(page, { rows: 2000, rowHeight: 34 })), what: 'frames dropped, table of slots' },
  ]
  const scroller = '[role=dialog] :has(> [role=grid][aria-label=Canonicals])'
  return [
    ...table,
    await opening(page),
    ...(await typingInDialog(page)),
    {
      ...(await droppedFrames(page, { rows: 5000, rowHeight: 34, scroller })),
      what: 'frames dropped, canonicals',
    },
  ]
})
process.exit(print(lines) ? 1 : 0)

async function typingInName(page: Page): Promise<Line> {
  const times: number[] = []
  for (let round = 1; round <= rounds.names; round++) {
    await page.getByRole('button', { name: `Slot name: slot_${round}`, exact: true }).click()
    for (const letter of 'renamed') times.push((await paintedAfter(page, letter)).last)
    await page.keyboard.type(String(round))
    times.push((await paintedAfter(page, 'Enter')).last)
    await page.getByRole('button', { name: `Slot name: renamed${round}`, exact: true }).waitFor()
  }
  return mostlyWithin(50, 'a key in the name of a slot', times)
}

/** From the click in the table until canonicals are painted. */
async function opening(page: Page): Promise<Line> {
  await page.evaluate(() => window.scrollTo(0, 0))
  const opener = page.getByRole('button', { name: 'Open slot_0: 5,000 canonicals' })
  await opener.waitFor()
  const times: number[] = []
  for (let round = 0; round < rounds.opening; round++) {
    if (round > 0) {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    const millis = await opener.evaluate(async (button) => {
      const start = performance.now()
      ;(button as HTMLElement).click()
      while (document.querySelector('[role=dialog] [role=grid][aria-label=Canonicals] tr.row') === null) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return performance.now() - start
    })
    times.push(millis)
  }
  return within(300, 'open 5,000 canonicals', middle(times))
}

async function typingInDialog(page: Page): Promise<Line[]> {
  const dialog = page.getByRole('dialog')
  const typed: number[] = []
  for (let round = 1; round <= rounds.literals; round++) {
    await dialog.getByRole('textbox', { name: `Add literal to value_${round}`, exact: true }).click()
    for (const letter of 'one more') typed.push((await paintedAfter(page, letter)).last)
    typed.push((await paintedAfter(page, 'Enter')).last)
  }
  const first = Math.max(...typed.slice(0, typed.length / rounds.literals))
  await dialog.getByRole('textbox', { name: 'Filter canonicals and literals' }).click()
  const letters: number[] = []
  const found: number[] = []
  const filter = 'other 12'
  const keys = [...filter, ...Array<string>(filter.length).fill('Backspace')]
  for (const key of [...keys, ...keys, ...keys]) {
    const { first, last } = await paintedAfter(page, key === ' ' ? 'Space' : key)
    letters.push(first)
    found.push(last)
  }
  return [
    within(50, 'the slowest key of the first new literal', first),
    mostlyWithin(50, 'a key in a new literal', typed),
    mostlyWithin(50, 'a letter in the filter', letters),
    mostlyWithin(100, 'the canonicals it finds', found),
  ]
}
