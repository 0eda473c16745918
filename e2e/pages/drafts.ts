import type { Locator, Page } from '@playwright/test'

export const offerOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Unsaved work' })
export const barOn = (page: Page): Locator => page.getByRole('status', { name: 'Drafts' })

/** Discards the chosen draft, which is asked once more. */
export async function discardOn(page: Page): Promise<void> {
  await offerOn(page).getByRole('button', { name: 'Discard' }).click()
  const question = page.getByRole('dialog', { name: 'Discard this work?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await offerOn(page).getByRole('button', { name: 'Discard' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
}

/** Ends a page as a crash does: nothing of it runs any more. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => undefined)])
  await page.close()
}

/** How many drafts the browser of a page keeps. */
export function kept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('sdp-studio')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count()
          counting.onerror = () => reject(counting.error)
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}
