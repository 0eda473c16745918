import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './pages/shared-page.ts'
import { goInApp } from './pages/studio.ts'

const beginnings = ['/dashboard', '/domains/mediaplayer/intent-editor', '/audit-log']

/** Pages of one kind are alike: one domain stands for all, and a search for none. */
function kindOf(path: string): string {
  return path.replace(/^\/domains\/(?!create-edit)[^/]+/, '/domains/$domainId').replace(/[?#].*$/, '')
}

/** Goes to a page that is there, and answers where its links lead. */
async function linksOf(page: Page, path: string): Promise<string[]> {
  await goInApp(page, path)
  const heading = page.getByRole('main').getByRole('heading').first()
  // Until the page has come, the one before is still to be seen: the address of nowhere
  await expect(heading, path).not.toHaveText(/not found|no such guide|could not be loaded/i)
  return page.locator('a[href]').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
}

test('every link of the product leads somewhere', async ({ pageOf, request }) => {
  const page = await pageOf('ada')
  const waiting = [...beginnings]
  const seen = new Map(waiting.map((path) => [kindOf(path), path]))
  const outside = new Set<string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    for (const link of await linksOf(page, path)) {
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

test('axe finds nothing serious on the pages around the editor, in light and in dark', async ({ pageOf }) => {
  const page = await pageOf('ada')
  for (const path of [
    '/dashboard',
    '/documentation',
    '/documentation/decision-table',
    '/tutorial',
    '/learn-more',
    '/contact-us',
    '/sample-domain-handlers',
    '/release-notes',
  ]) {
    await linksOf(page, path)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
      if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
      const { violations } = await axe.analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(
        serious.map(({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html).join('\n')}`),
      ).toEqual([])
    }
  }
  await page.emulateMedia({ colorScheme: null })
})
