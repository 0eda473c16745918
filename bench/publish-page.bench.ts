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
/** What is really published meanwhile, so that there are news. */
const told = { node: 'ECE', environment: 'dev', language: 'eng-USA' }

const nodes = defaultConfiguration.nodes.map((node, at) => ({
  ...node,
  domain: { embedded: false },
  environments,
  languages: Array.from({ length: languagesOfMarket }, (_, index) =>
    node.code === told.node && index === 0 ? told.language : `x${at}${String(index).padStart(2, '0')}-BEN`,
  ),
}))
const instructions: Instruction[] = nodes.flatMap(({ code, languages }) =>
  environments.flatMap((environment) => [
    { node: code, environment, resource: 'dialog', provider: 'runtime', languages },
    { node: code, environment, resource: 'languageModel', provider: 'world', languages },
  ]),
)

const lines = await inBrowser(async ({ page }) => {
  const id = await makeDomain('Spoken', 'ada', { languages: [{ language: told.language, default: true }] })
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
  const millis = await page.evaluate(async (wanted) => {
    while (document.querySelectorAll('.publish-chip[data-state=unpublished]').length < wanted) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const answers = calls.filter(({ name }) => name.includes('/v2/publishing/'))
    return performance.now() - Math.max(...answers.map(({ responseEnd }) => responseEnd))
  }, chips)
  return within(1000, `${chips} chips in sight after their data`, millis)
}

/** From the click that unfolds the last of all markets until its rows and buttons are painted. */
async function unfolding(page: Page): Promise<Line> {
  const millis = await page.evaluate(async (wanted) => {
    const folds = [...document.querySelectorAll<HTMLElement>('button[aria-label^="Languages of "]')]
    const start = performance.now()
    for (const fold of folds) fold.click()
    while (document.querySelectorAll('table .publish-button button.more').length < wanted) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, chips)
  return within(1000, 'all markets unfolded, with their buttons', millis)
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
  const { node, environment, language } = told
  const wanted = instructions
    .filter((one) => one.node === node && one.environment === environment)
    .map((one) => ({ ...one, languages: [language], approval: 'execute' as const }))
  const body = { domain: { name: id, savePoint: 'Original' }, context: { instructions: wanted } }
  await callAs('ada', publishing.publish, { body })
  const name = `${node} ${environment} ${language}: Published`
  const { touched, millis } = await page.evaluate(async (wanted) => {
    while (document.querySelector(`.publish-chip[aria-label="${wanted}"]`) === null) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const answers = calls.filter(({ name }) => name.includes('/v2/publishing/states'))
    const millis = performance.now() - Math.min(...answers.map(({ responseEnd }) => responseEnd))
    const { touched } = window as unknown as { touched: Set<Element> }
    return { touched: [...touched].map((one) => one.getAttribute('aria-label') ?? one.className), millis }
  }, name)
  const others = touched.filter((one) => !one.includes(language))
  if (others.length > 0) console.log('Touched as well:', others.slice(0, 10))
  return [
    within(100, 'news of one place shown after its states', millis),
    { what: 'places touched by it', millis: others.length + 1, against: 'its own', floor: 1, limit: 1 },
  ]
}
