import { expect, test } from '@playwright/test'
import { addIntent, intentCell, makeEditable, openEditor, saveByKey } from './pages/editor.ts'
import { notification } from './pages/studio.ts'

test('unsaved work of a page that was killed is offered back, and gone after a save', async ({
  page,
  context,
}) => {
  const id = await makeEditable('Draft')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await page.waitForTimeout(800) // what is typed is kept a moment later
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await next.goto(`/domains/${id}/intent-editor`)
  const offer = next.getByRole('dialog', { name: 'Unsaved work' })
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(next, 'play')).toBeVisible()
  await saveByKey(next, 'restored')
  await expect(notification(next, /successfully updated$/)).toBeVisible()
  await next.reload()
  await expect(intentCell(next, 'play')).toBeVisible()
  await next.waitForTimeout(500)
  await expect(offer).toHaveCount(0)
})
