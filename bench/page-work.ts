import type { Page } from '@playwright/test'

/** What the page runs is text: the loader would wrap its functions in one that the page does not have. */
const watchNextKey = `
  window.painted = new Promise((resolve) => {
    addEventListener('keydown', ({ timeStamp }) => {
      let first
      let last
      let end
      const observer = new MutationObserver(() => awaitPaint())
      function awaitPaint() {
        clearTimeout(end)
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            last = performance.now() - timeStamp
            first ??= last
            clearTimeout(end)
            // After this time without a change all is on screen
            end = setTimeout(() => {
              observer.disconnect()
              resolve({ first, last })
            }, 150)
          }
          port2.postMessage(undefined)
        })
      }
      observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      awaitPaint()
    }, { capture: true, once: true })
  })
  undefined`

interface Painted {
  /** Milliseconds from the key until its first paint, where what was typed shows. */
  first: number
  /** And until the last of what it changes is painted. */
  last: number
}

/** Presses a key; the times are those that the page has. */
export async function paintedAfter(page: Page, key: string): Promise<Painted> {
  await page.evaluate(watchNextKey)
  await page.keyboard.press(key)
  return page.evaluate('window.painted')
}

/** The time that 95 of 100 stay below. */
export function percentile95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
}
