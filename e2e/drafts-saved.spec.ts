import { expect, test } from '@playwright/test'
import { kept, offerOn } from './pages/drafts.ts'
import {
  addIntent,
  addIntentField,
  intentCell,
  makeEditable,
  openEditor,
  saveByKey,
  storedIntents,
} from './pages/editor.ts'

test('work that was saved while its page went away is not offered again', async ({ page }) => {
  const id = await makeEditable('Answerless')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await expect.poll(() => kept(page)).toBe(1)
  // The server saves, and its answer never comes
  await page.route(`**/domains/${id}*`, (route) =>
    route.request().method() === 'GET' ? route.fallback() : void route.fetch(),
  )
  await saveByKey(page, 'the answer is lost')
  await expect.poll(() => storedIntents(id)).toEqual(['play'])
  await page.reload()
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect.poll(() => kept(page)).toBe(0)
  await expect(offerOn(page)).toHaveCount(0)
})

for (const isAborted of [false, true]) {
  const database = isAborted ? ', which its database does not survive' : ''
  test(`work is offered again after a reload in the very moment of its last change${database}`, async ({
    page,
  }) => {
    const id = await makeEditable('Reloaded')
    await openEditor(page, id)
    await addIntentField(page).fill('play')
    // In one step of the page, so that nothing which waits for a pause of its author is done
    const leave = addIntentField(page).evaluate((field, isAborted) => {
      if (isAborted) {
        // As when the page is gone before its transaction is finished, which a busy machine does now and then
        IDBTransaction.prototype.commit = function () {
          this.abort()
        }
      }
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      location.reload()
    }, isAborted)
    await Promise.all([page.waitForEvent('load'), leave.catch(() => undefined)])
    await expect(offerOn(page)).toContainText('play')
    await page.reload()
    await expect(offerOn(page)).toContainText('play')
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('left-draft')
  })
}
