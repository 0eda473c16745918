import type { Page } from '@playwright/test'
import type { Domain } from '@sdp/domain'
import { toWire, type WireDomain } from '@sdp/domain/wire'
import { intentCell } from '../e2e/pages/editor.ts'
import { ruleCell } from '../e2e/pages/rules.ts'
import { inBrowser, makeDomainOf, mostlyWithin } from './in-browser.ts'
import { aTestedProgram, manyTests } from './kept-tests.ts'
import { middle } from './median.ts'
import { type Line, print } from './report.ts'

/**
 * What an author notices of 1,000 tests of five turns, on 2,000 intents and 10,000 rules: how soon the tests that one edit breaks are
 * counted in the tab, and whether typing goes on smoothly while all of them run.
 */

const edits = 12
const typing = { rounds: 6, letters: 'abcdefghijklmnopqrst', betweenMillis: 40, frames: 60 }

/** When the tab has another count. What the page runs is text: the loader would wrap its functions in one that the page does not have. */
const watchNextKey = `
  window.counted = new Promise((resolve) => {
    const tab = [...document.querySelectorAll('nav[aria-label=Editor] a')].find((link) => link.textContent.startsWith('Tests'))
    const before = tab.textContent
    addEventListener('keydown', ({ timeStamp }) => {
      const observer = new MutationObserver(() => {
        if (tab.textContent === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(undefined)
        })
      })
      observer.observe(tab, { subtree: true, childList: true, characterData: true })
    }, { capture: true, once: true })
  })
  undefined`

const program = aTestedProgram()
const tests = await manyTests(program)

const lines = await inBrowser(async ({ page }) => {
  const tested = await makeDomain({ ...program.domain, name: 'Tested', tests })
  const untested = await makeDomain({ ...program.domain, name: 'Untested' })
  return [await counting(page, tested), await droppedWhileTyping(page, { tested, untested })]
})
process.exit(print(lines) ? 1 : 0)

/** In two saves, since one may be larger than a call may be. */
function makeDomain(domain: Domain): Promise<string> {
  const wire: WireDomain = toWire(domain)
  const { decision_rules: _, conversation_tests: __, ...first } = wire
  return makeDomainOf({ name: domain.name, languages: wire.languages }, first, wire)
}

/** A rule that tests go through loses its UI action and gets it back: from the key until the tab has another count. */
async function counting(page: Page, id: string): Promise<Line> {
  await page.goto(`/domains/${id}/tests`)
  await page.getByRole('button', { name: `Open ${tests[0]!.name}: Passed` }).waitFor({ timeout: 120_000 })
  await page.getByRole('link', { name: 'Decision Table' }).click()
  const { rules } = program.domain.modules[0]!
  const cell = ruleCell(page, 'UI action', rules.findIndex(({ slots }) => slots.length === 0) + 1).first()
  const times: number[] = []
  const press = async (key: string) => {
    await page.evaluate(watchNextKey)
    await page.keyboard.press(key)
    times.push(await page.evaluate('window.counted'))
  }
  for (let edit = 0; edit < edits; edit++) {
    await cell.focus()
    await press('Delete')
    await press('Control+z')
  }
  return mostlyWithin(200, 'the tests that an edit breaks are counted', times)
}

/** By turns in a domain with tests and in the same without any; each round begins with an edit, so that all tests run. */
async function droppedWhileTyping(page: Page, ids: { tested: string; untested: string }): Promise<Line> {
  const dropped = { tested: [] as number[], untested: [] as number[] }
  const pages = { tested: page, untested: await page.context().newPage() }
  for (const kind of ['tested', 'untested'] as const) {
    await pages[kind].goto(`/domains/${ids[kind]}/intent-editor`)
    await nameCells(pages[kind]).first().waitFor()
  }
  const name = (await nameCells(page).first().textContent())!
  for (let round = -1; round < typing.rounds; round++) {
    for (const kind of ['untested', 'tested'] as const) {
      await pages[kind].bringToFront()
      const count = await typeAndCount(pages[kind], name)
      if (round >= 0) dropped[kind].push(count)
    }
  }
  return {
    what: `frames dropped of ${typing.frames} while typing`,
    millis: middle(dropped.tested),
    against: 'without tests, or 1',
    floor: Math.max(1, middle(dropped.untested)),
    limit: 1,
  }
}

function nameCells(page: Page) {
  return page.getByRole('grid', { name: 'Intents' }).getByRole('button', { name: /^Name: / })
}

/** Renames an intent and takes it back, which runs all tests, and types into its name meanwhile. */
async function typeAndCount(page: Page, name: string): Promise<number> {
  await intentCell(page, name).click()
  await page.keyboard.press('End')
  await page.keyboard.type('N')
  await page.keyboard.press('Enter')
  await intentCell(page, `${name}N`).click()
  const counting: Promise<number> = page.evaluate(async (frames) => {
    let dropped = 0
    let before = await new Promise<number>(requestAnimationFrame)
    for (let frame = 0; frame < frames; frame++) {
      const now = await new Promise<number>(requestAnimationFrame)
      dropped += Math.max(0, Math.round(((now - before) * 60) / 1000) - 1)
      before = now
    }
    return dropped
  }, typing.frames)
  await page.keyboard.type(typing.letters, { delay: typing.betweenMillis })
  const count = await counting
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await intentCell(page, name).waitFor()
  return count
}
