import type { Page } from '@playwright/test'

export const frameMillis = 1000 / 60

/** Presses a key and waits until the next frame is painted. */
export async function pressAndPaint(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(undefined)))),
  )
}

/** Presses a key and waits until all that follows from it is painted, also what the page does beside other work. */
export async function pressAndSettle(page: Page, key: string): Promise<void> {
  await pressAndPaint(page, key)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))))
}

/** Measures the work of the page's main thread, in milliseconds: what else the machine does counts little. */
export async function processorTime(page: Page): Promise<(work: () => Promise<void>) => Promise<number>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
  return async (work) => {
    const before = await worked()
    await work()
    return (await worked()) - before
  }
}

/** The time that 95 of 100 stay below. */
export function percentile95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}
