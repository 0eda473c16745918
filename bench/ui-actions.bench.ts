import type { Page } from '@playwright/test'
import { aWireDomain } from '@sdp/domain/testing'
import { inBrowser, makeDomainOf, mostlyWithin, within } from './in-browser.ts'
import { paintedAfter, percentile95 } from './page-work.ts'
import { type Line, print } from './report.ts'
import { droppedFrames } from './scrolling.ts'

/** How the UI actions keep up with their author: 5,000 of them with 20,000 texts, and as many intents. */

const count = 5000
const actionNames = Array.from({ length: count }, (_, at) => `say_${at}`)
const intentNames = Array.from({ length: count }, (_, at) => `intent_${at}`)

const lines = await inBrowser(async ({ page }) => {
  const empty = aWireDomain({ name: 'Large' })
  const ontology = {
    ...empty.ontology,
    intents: Object.fromEntries(intentNames.map((name) => [name, {}])),
    userInputs: { genre: { type: 'StaticList', values: {} } },
  }
  const id = await makeDomainOf(empty, {
    ...empty,
    ontology,
    system_actions: actionNames.map((name) => ({
      name,
      ttsResponse: [name],
      dialogAct: { dialogActType: 'giveInformation', slots: {} },
      guiResponse: { name, type: 'ONLINE_UI', payload: { loadingModeStyle: 1, ntgVersion: 'NTG7' } },
    })),
    tts_responses: Object.fromEntries(
      actionNames.map((name, at) => [
        name,
        Array.from({ length: 4 }, (_, text) => `Text ${text} of ${at} about {{genre}}`),
      ]),
    ),
    gui_responses: Object.fromEntries(actionNames.map((name) => [name, aTemplate(name)])),
  })
  await page.goto(`/domains/${id}/intent-editor`)
  await page.getByRole('combobox', { name: 'Rows per page' }).first().click()
  await page.getByRole('option', { name: 'all' }).click()
  await page.getByText('1–5,000 of 5,000').waitFor()
  const intents = await typingInName(page, 'intent_')
  const intentFrames = await droppedFrames(page, { rows: count, rowHeight: 34 })
  await page.getByRole('link', { name: 'UI Actions' }).click()
  await page.getByRole('heading', { name: 'UI Actions 5,000' }).waitFor()
  const actions = await typingInName(page, 'say_')
  const frames = await droppedFrames(page, { rows: count, rowHeight: 34 })
  return [
    mostlyWithin(50, 'a key in the name of a UI action', actions),
    {
      what: 'a key in a name',
      millis: percentile95(actions),
      against: 'the same in as many intents',
      floor: percentile95(intents),
      limit: 1.2,
    },
    ...(await searching(page)),
    frames,
    {
      ...frames,
      what: 'frames dropped',
      against: 'the same in as many intents, or 1',
      floor: Math.max(1, intentFrames.millis),
    },
    await typingText(page),
    ...(await typingInBuilder(page)),
  ]
})
process.exit(print(lines) ? 1 : 0)

function aTemplate(heading: string): Record<string, unknown> {
  return {
    voiceUITemplateVersion: 2,
    loadingMode: { reset: true, style: 'reset' },
    primaryHeader: { data: { heading, subheading: '{{genre}}' } },
    body: { data: { text: 'Here is {{genre}}' } },
  }
}

async function typingInName(page: Page, prefix: string): Promise<number[]> {
  const times: number[] = []
  for (let round = 1; round <= 8; round++) {
    await page.getByRole('button', { name: `Name: ${prefix}${round}`, exact: true }).click()
    for (const letter of 'renamed') times.push((await paintedAfter(page, letter)).last)
    await page.keyboard.type(String(round))
    times.push((await paintedAfter(page, 'Enter')).last)
    await page.getByRole('button', { name: `Name: renamed${round}`, exact: true }).waitFor()
  }
  return times
}

async function searching(page: Page): Promise<Line[]> {
  await page.getByRole('textbox', { name: 'Search UI actions' }).click()
  const [letters, found]: [number[], number[]] = [[], []]
  const text = 'say_12'
  const keys = [...text, ...Array<string>(text.length).fill('Backspace')]
  for (const key of [...keys, ...keys]) {
    const { first, last } = await paintedAfter(page, key)
    letters.push(first)
    found.push(last)
  }
  return [
    mostlyWithin(50, 'a letter in the search', letters),
    mostlyWithin(100, 'the UI actions it finds', found),
  ]
}

async function typingText(page: Page): Promise<Line> {
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: /^System Responses of say_20:/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Edit Text 0 of 20 about {{genre}}' }).click()
  await page.keyboard.press('End')
  const times: number[] = []
  for (const letter of ' and a little more of it than there was before') {
    times.push((await paintedAfter(page, letter === ' ' ? 'Space' : letter)).last)
  }
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  return mostlyWithin(50, 'a key in a spoken text', times)
}

async function typingInBuilder(page: Page): Promise<Line[]> {
  await page.getByRole('button', { name: /^GUI Response of say_20:/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Header heading' }).click()
  const times: number[] = []
  for (const letter of 'what plays now and what will come after it') {
    times.push((await paintedAfter(page, letter === ' ' ? 'Space' : letter)).last)
  }
  // The first letter makes the draft an unsaved one, which the frame of the dialog shows
  return [
    within(50, 'the first letter in the builder', times[0]!),
    mostlyWithin(50, 'a key in the builder, with its picture', times),
  ]
}
