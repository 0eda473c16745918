import { expect, type Locator } from '@playwright/test'

/** Whether the text, or what is behind it, is red as people see it: far more of it than of green and blue. */
export async function expectRed(
  shown: Locator,
  property: 'color' | 'backgroundColor' = 'color',
): Promise<void> {
  await expect
    .poll(async () => {
      const css = await shown.evaluate((element, name) => getComputedStyle(element)[name], property)
      const [red = 0, green = 0, blue = 0] = (css.match(/[\d.]+/g) ?? []).map(Number)
      return red > green * 1.05 && red > blue * 1.05
    })
    .toBe(true)
}
