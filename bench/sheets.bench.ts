import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { intentColumns, uiActionColumns } from '@sdp/domain/sheets'
import { aWireDomain } from '@sdp/domain/testing'
import { readSheet } from '../apps/web/src/features/sheets/read-sheet.ts'
import { linesOf } from '../apps/web/src/features/sheets/testing/workbooks.ts'
import { writeSheet } from '../apps/web/src/features/sheets/write-sheet.ts'
import { inBrowser, makeDomainOf, within } from './in-browser.ts'
import { cpuMillis } from './median.ts'
import { type Line, print } from './report.ts'

/**
 * A workbook of 50,000 expressions, and one of 20,000 texts of 5,000 UI actions: read against the plain library, and
 * uploaded without the page standing still.
 */

const name = 'Sheets'
const intents = Array.from({ length: 500 }, (_, index) => `intent_${index}`)
const rows = Array.from({ length: 50_000 }, (_, index) => [
  `intent_${index % intents.length}`,
  'expression',
  `please [now] (play|start) the song number ${index} for me`,
  100,
  '',
])
const actions = Array.from({ length: 5000 }, (_, index) => `say_${index}`)
const texts = Array.from({ length: 20_000 }, (_, index) => [
  actions[index % actions.length]!,
  'tts',
  `Text number ${index} that the driver hears`,
])
const workbook = writeSheet('intents', intentColumns, rows)
const textbook = writeSheet('UI actions', uiActionColumns, texts)

const reading = [
  against('read 50,000 rows of intents with all limits', workbook, {
    columns: intentColumns,
    required: ['intent', 'type', 'value'],
  }),
  against('read 20,000 rows of UI actions with all limits', textbook, {
    columns: uiActionColumns,
    required: [...uiActionColumns],
  }),
]
const uploading = await inBrowser(async ({ browser, page, dataDir }) => {
  const id = await makeDomainOf(
    aWireDomain({ name }),
    aWireDomain({
      name,
      ontology: { intents: Object.fromEntries(intents.map((intent) => [intent, {}])) },
      nlu_interpretations: intents.map((intent) => ({ intent, expressions: [] })),
      system_actions: actions.map((action) => ({ name: action, ttsResponse: [action] })),
      tts_responses: Object.fromEntries(actions.map((action) => [action, ['Before']])),
    }),
  )
  const file = path.join(dataDir, `${name}.xlsx`)
  await writeFile(file, workbook)
  await page.goto(`/domains/${id}/intent-editor`)
  const ofIntents = await upload(browser, page, {
    file,
    what: 'intents',
    changes: '500 intents change: expressions 50,000 added.',
  })
  await writeFile(file, textbook)
  await page.getByRole('link', { name: 'UI Actions' }).click()
  await page.getByRole('heading', { name: 'UI Actions 5,000' }).waitFor()
  const ofActions = await upload(browser, page, {
    file,
    what: 'UI actions',
    changes: '5,000 responses change: texts 20,000 added, 5,000 removed.',
  })
  return [...ofIntents, ...ofActions]
})
process.exit(print([...reading, ...uploading]) ? 1 : 0)

function against(what: string, book: Uint8Array<ArrayBuffer>, shape: Parameters<typeof readSheet>[1]): Line {
  return {
    what,
    millis: cpuMillis(3, () => readSheet(book, shape)),
    against: 'the plain library',
    floor: cpuMillis(3, () => linesOf(book)),
    limit: 1.2,
  }
}

interface Upload {
  file: string
  what: string
  /** What the dialog says once the file is read. */
  changes: string
}

/** The longest task of the page while the file is read, checked and compared, and when it is committed. */
async function upload(browser: Browser, page: Page, { file, what, changes }: Upload): Promise<Line[]> {
  await page.getByRole('button', { name: 'Excel', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Upload Excel' }).click()
  const dialog = page.getByRole('dialog', { name: /^Upload Excel/ })
  await dialog.getByRole('button', { name: 'Choose file' }).waitFor()

  const reading = await longestTask(browser, page, async () => {
    const start = performance.now()
    await dialog.getByLabel('Excel file').setInputFiles(file)
    await dialog.getByText(changes).waitFor({ timeout: 120_000 })
    console.log(
      `${what}, from the choice of the file to what it changes: ${Math.round(performance.now() - start)} ms.`,
    )
  })
  const committing = await longestTask(browser, page, async () => {
    await dialog.getByRole('button', { name: 'Commit' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Please save your domain to confirm the changes.').first().waitFor()
  })
  return [
    within(50, `longest task of the page while a file of ${what} is read`, reading),
    within(300, `longest task of the page when one of ${what} is committed`, committing),
  ]
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Processor time in microseconds. */
  tdur?: number
  args?: { name?: string }
}

/** The processor time of the longest task on the main thread of a page, as the browser traces it. */
async function longestTask(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => /RunTask$/.test(name) && isMain.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000)
  if (tasks.length === 0) throw new Error('the trace has no tasks')
  return tasks.reduce((longest, task) => Math.max(longest, task), 0)
}
