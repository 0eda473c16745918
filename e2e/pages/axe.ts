import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Looks at a page, or a part of it, in both colour schemes; at what does not depend on colours, once. */
export async function expectNothingWrong(page: Page, part = 'html'): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const axe = new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] })
    if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
    const { violations } = await axe.analyze()
    const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    expect(told, `${part} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}
