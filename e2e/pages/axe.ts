import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { isFirefox } from './firefox.ts'

/** What differs between the colour schemes: all else is looked at once. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

/** Expects axe to find nothing wrong with a page, or with a part of it, in light and in dark; in Firefox as it is. */
export async function expectNothingWrong(page: Page, part = 'html'): Promise<void> {
  for (const colorScheme of isFirefox(page) ? (['light'] as const) : (['light', 'dark'] as const)) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    const axe = (await axeOn(page)).include(part).options({ resultTypes: ['violations'] })
    if (colorScheme === 'dark') axe.withRules(rulesOfColours)
    const { violations } = await axe.analyze()
    const listed = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
    expect(listed, `${part} of ${page.url()} in ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null })
}

/** The same for a dialog, as soon as it is there. */
export async function expectNothingWrongIn(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  await expectNothingWrong(dialog.page(), '[role=dialog]')
}

/** Without 'legacy mode' axe is loaded twice for each look, once of them into a page of its own: four times as slow. */
async function axeOn(page: Page): Promise<AxeBuilder> {
  const isLoaded = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, ...(isLoaded ? { axeSource: ';' } : {}) }).setLegacyMode()
}
