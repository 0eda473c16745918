import { type Browser, test as base, type Page } from '@playwright/test'
import { goInApp, keepInApp, nowhere, type Person, visit } from './studio.ts'

export type PageOf = (person: Person) => Promise<Page>

interface SharedPages {
  /** The page of paul, who does most of the work. */
  sharedPage: Page
  /** The page of somebody, for journeys of several people or of another one. */
  pageOf: PageOf
}

/**
 * To load the product costs more than most journeys do in it. Their pages stay for the next journey of the same worker,
 * signed in, and `visit` goes on inside the product. A journey that leaves something behind has its page closed; after
 * one that fails, Playwright itself begins again.
 */
export const test = base.extend<SharedPages, { kept: Map<Person, Page> }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const kept = new Map<Person, Page>()
      await use(kept)
      await Promise.all([...kept.values()].map((page) => page.context().close()))
    },
    { scope: 'worker' },
  ],
  pageOf: async ({ browser, kept, viewport }, use, testInfo) => {
    const used = new Map<Person, Page>()
    await use(async (person) => {
      const page = kept.get(person) ?? (await load(browser, person))
      kept.set(person, page)
      used.set(person, page)
      return page
    })
    // What it shows is in the report of the failure
    if (testInfo.status !== testInfo.expectedStatus) return
    for (const [person, page] of used) {
      if (await isLeftClean(page, viewport)) continue
      kept.delete(person)
      await page.context().close()
    }
  },
  sharedPage: async ({ pageOf }, use) => use(await pageOf('paul')),
})

async function load(browser: Browser, person: Person): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await visit(page, person, nowhere)
  await page.getByRole('heading', { name: 'Not Found' }).waitFor()
  keepInApp(page, person)
  return page
}

/** Makes the page as a new one would be; returns whether it is. */
async function isLeftClean(page: Page, viewport: { width: number; height: number } | null): Promise<boolean> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  for (const event of ['request', 'dialog'] as const) page.removeAllListeners(event)
  await page.context().clearPermissions()
  if (viewport !== null && page.viewportSize()?.width !== viewport.width) await page.setViewportSize(viewport)
  await page.mouse.move(0, 0)
  await goInApp(page, nowhere)
  return page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('#notifications button')) button.click()
    const ofVisit = ['sdp.sign-in', 'sdp.last-local-person', 'sdp.recent-domains']
    const chosen = [localStorage, sessionStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => key.startsWith('sdp.') && !ofVisit.includes(key))
    return chosen.length === 0 && document.querySelector('[role=dialog]') === null
  })
}
