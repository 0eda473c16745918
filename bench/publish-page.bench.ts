import type { Page, Route } from '@playwright/test'
import { publishing, sessions } from '@sdp/api'
import { defaultConfiguration, type Instruction, itemsOf, markets } from '@sdp/domain/publishing'
import { callAs, makeDomain } from '../e2e/pages/studio.ts'
import { inBrowser, within } from './in-browser.ts'
import { type Line, print } from './report.ts'

/** How soon the Publish page can be used, and what news of one item cost: 5 markets, 60 languages, 3 environments. */

const environments = ['dev', 'nonprod', 'prod']
const languagesOfMarket = 12
const chips = markets.length * languagesOfMarket * environments.length
/** What is really published meanwhile, so that there are news: a language model, since the dialog is news of all languages. */
const announced = {
  node: 'ECE',
  environment: 'dev',
  resource: 'languageModel',
  provider: 'world',
  language: 'deu-DEU',
}

const nodes = defaultConfiguration.nodes.map((node, at) => ({
  ...node,
  domain: { embedded: false },
  environments,
  languages: Array.from({ length: languagesOfMarket }, (_, index) =>
    node.code === announced.node && index === 0
      ? announced.language
      : `x${at}${String(index).padStart(2, '0')}-BEN`,
  ),
}))
const instructions: Instruction[] = nodes.flatMap(({ code, languages }) =>
  environments.flatMap((environment) => [
    { node: code, environment, resource: 'dialog', provider: 'runtime', languages },
    { node: code, environment, resource: 'languageModel', provider: 'world', languages },
  ]),
)

const lines = await inBrowser(async ({ page }) => {
  const id = await makeDomain('Spoken', 'ada', {
    languages: [{ language: announced.language, default: true }],
  })
  await callAs('ada', sessions.start, { params: { id }, query: {}, body: { message: 'bench' } })
  await answerForAll(page)
  await page.goto(`/domains/${id}/intent-editor`)
  await page.getByRole('link', { name: 'Publish' }).waitFor()
  return [await opening(page), await unfolding(page), ...(await hearing(page, id))]
})
process.exit(print(lines) ? 1 : 0)

/** A team's own configuration with all markets for one domain, where nothing is published until it is asked about alone. */
async function answerForAll(page: Page): Promise<void> {
  await page.route('**/v2/publishing/config', (route) =>
    route.fulfill({ json: { ...defaultConfiguration, nodes, instructions } }),
  )
  await page.route('**/v2/publishing/states', (route) => route.fulfill({ json: statesFor(route) }))
}

function statesFor(route: Route) {
  const asked = route.request().postDataJSON().context.instructions as Instruction[] | undefined
  const state = asked === undefined ? 'unpublished' : 'published'
  return (asked ?? instructions).flatMap(itemsOf).map((item) => ({
    ...item,
    resourceState: {
      state,
      isActive: state === 'published',
      msgShort: '',
      msgLong: '',
      savePointName: '',
      user: '',
      date: '',
    },
    approval: { requester: '', requesterSub: '', approver: '', approverSubs: [], missing: 0, message: '' },
    pipeline: { steps: [], currentStep: '', logs: [] },
  }))
}

/** From the end of the last answer until every chip says its state. */
async function opening(page: Page): Promise<Line> {
  await page.getByRole('link', { name: 'Publish' }).click()
  const shown = await paintedAt(page, '.publish-chip[data-state=unpublished]', chips)
  const answered = Math.max(...(await answersOf(page)))
  return within(1000, `${chips} chips in sight after their data`, shown - answered)
}

/** From the click that unfolds the last of all markets until its rows and buttons are painted. */
async function unfolding(page: Page): Promise<Line> {
  const clicked = await page.evaluate(() => {
    const start = performance.now()
    const folds = document.querySelectorAll<HTMLElement>('button[aria-label^="Languages of "]')
    for (const fold of folds) fold.click()
    return start
  })
  const shown = await paintedAt(page, 'tbody .publish-button button.more', chips)
  return within(1000, 'all markets unfolded, with their buttons', shown - clicked)
}

/** News of one place: which chips are touched, and how long it takes from the answer. */
async function hearing(page: Page, id: string): Promise<Line[]> {
  await page.evaluate(() => {
    const touched = new Set<Element>()
    Object.assign(window, { touched })
    performance.clearResourceTimings()
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement
        const own = element?.closest('.publish-chip, .publish-button, tr')
        if (own) touched.add(own)
      }
    }).observe(document.querySelector('main')!, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  const { language, ...place } = announced
  // Published is one of its two resources
  const chip = `.publish-chip[data-state=mixed][aria-label^="${announced.node} ${announced.environment} ${language}: "]`
  const [shown] = await Promise.all([
    paintedAt(page, chip, 1),
    publish(id, { ...place, languages: [language] }),
  ])
  const millis = shown - Math.min(...(await answersOf(page)))
  const touched = await page.evaluate(() => {
    const { touched } = window as unknown as { touched: Set<Element> }
    return [...touched].map((one) => one.getAttribute('aria-label') ?? one.className)
  })
  const others = touched.filter((one) => !one.includes(language))
  if (others.length > 0) console.log('Touched as well:', others.slice(0, 10))
  return [
    within(100, 'news of one place shown after its states', millis),
    { what: 'places touched by it', millis: others.length + 1, against: 'its own', floor: 1, limit: 1 },
  ]
}

async function publish(id: string, instruction: Omit<Instruction, 'languages'> & { languages: string[] }) {
  const body = {
    domain: { name: id, savePoint: 'Original' },
    context: { instructions: [{ ...instruction, approval: 'execute' as const }] },
  }
  const [state] = await callAs('ada', publishing.publish, { body })
  if (state?.refusal !== undefined) throw new Error(`nothing is published: ${state.refusal}`)
}

/** When the given number of these is painted, by the clock of the page; after half a minute it says what there is instead. */
async function paintedAt(page: Page, selector: string, wanted: number): Promise<number> {
  const { millis, found } = await page.evaluate(
    async ([selector, wanted]) => {
      const until = performance.now() + 30_000
      let found = document.querySelectorAll(selector).length
      while (found < wanted && performance.now() < until) {
        await new Promise((resolve) => requestAnimationFrame(resolve))
        found = document.querySelectorAll(selector).length
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      return { millis: performance.now(), found }
    },
    [selector, wanted] as const,
  )
  if (found >= wanted) return millis
  const text = await page.locator('main').innerText()
  throw new Error(`${found} of ${wanted} are shown for ${selector}; the page says:\n${text.slice(0, 1000)}`)
}

/** When the calls about publishing were answered. */
async function answersOf(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.includes('/v2/publishing/'))
      .map(({ responseEnd }) => responseEnd),
  )
}
