import { expect, type Page } from '@playwright/test'
import { expectNothingWrong } from './pages/axe.ts'
import { test } from './pages/shared-page.ts'
import { goInApp } from './pages/studio.ts'

const beginnings = ['/dashboard', '/domains/mediaplayer/intent-editor', '/audit-log']

/** Pages of one kind are alike: one domain stands for all, and a search for none. */
function kindOf(path: string): string {
  return path.replace(/^\/domains\/(?!create-edit)[^/]+/, '/domains/$domainId').replace(/[?#].*$/, '')
}

/** Goes to a page that is there, and returns where its links lead. */
async function linksOf(page: Page, path: string): Promise<string[]> {
  await goInApp(page, path)
  const heading = page.getByRole('main').getByRole('heading').first()
  // Until the page has come, the one before is still to be seen: the address of nowhere
  await expect(heading, path).not.toHaveText(/not found|no such guide|could not be loaded/i)
  await expect(heading, path).toBeVisible()
  return page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

test('every link of the product leads somewhere, and axe finds nothing wrong on any page', async ({
  pageOf,
  request,
}) => {
  test.setTimeout(300_000)
  const page = await pageOf('ada')
  const waiting = [...beginnings]
  const seen = new Map(waiting.map((path) => [kindOf(path), path]))
  const outside = new Set<string>()
  // Other journeys leave a lot there: shell.spec.ts and operation.spec.ts look at them
  const lookedAt = new Set(['/domains', '/operation'])
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const links = await linksOf(page, path)
    const screen = kindOf(path).replace(/^\/documentation\/.*/, '/documentation/$guide')
    if (!lookedAt.has(screen)) await expectNothingWrong(page, 'main')
    lookedAt.add(screen)
    for (const link of links) {
      if (!link.startsWith('/') || link.startsWith('/api/')) outside.add(link)
      else if (!seen.has(kindOf(link))) {
        seen.set(kindOf(link), link)
        waiting.push(link)
      }
    }
  }
  for (const link of outside) {
    if (link.startsWith('/api/')) expect((await request.get(link)).status(), link).toBe(200)
    else expect(link).toMatch(/^(mailto:\S+@\S+|https:\/\/\S+|#main)$/)
  }
  for (const kind of [
    '/contact-us',
    '/tutorial',
    '/release-notes',
    '/documentation/slots',
    '/domains/create-edit',
  ]) {
    expect([...seen.keys()]).toContain(kind)
  }
  expect([...seen.keys()]).toContain('/domains/$domainId/publish')
})
