import { expect, test } from '@playwright/test'
import {
  addIntent,
  intentCell,
  makeEditable,
  openEditor,
  saveButton,
  saveByKey,
  storedIntents,
} from './pages/editor.ts'
import { notification } from './pages/studio.ts'

test('[SAVE-005] [SAVE-006] [SAVE-007] [SAVE-012] [SAVE-015] [SAVE-016] [SAVE-017] [SAVE-020] an edit is saved with a message and found again', async ({
  page,
}) => {
  const id = await makeEditable('Save')
  await openEditor(page, id)
  await expect(saveButton(page)).toBeDisabled()
  await addIntent(page, 'play')
  await expect(saveButton(page)).toBeEnabled()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save' })
  const message = dialog.getByLabel('Commit message')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await message.fill('  ')
  await expect(dialog).toContainText('Commit message is required!')
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await message.fill('x'.repeat(1100))
  await expect(dialog).toContainText('1000 / 1000')
  await message.fill('first intent')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const body = (await sent).postDataJSON()
  expect(Object.keys(body.updates)).not.toContain('decision_rules')
  expect(body).toMatchObject({ commit_message: 'first intent', language_to_update: 'eng-USA' })
  await expect(notification(page, /^Domain .* successfully updated$/)).toBeVisible()
  await expect(saveButton(page)).toBeDisabled()
  await page.reload()
  await expect(intentCell(page, 'play')).toBeVisible()
})

test('a cut connection is told, and the save goes on when it is back', async ({ page, context }) => {
  const id = await makeEditable('Offline')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await context.setOffline(true)
  await saveByKey(page, 'while offline')
  await expect(notification(page, /cannot be reached\. Your changes are kept/)).toBeVisible()
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('Waiting for the server')
  expect(await storedIntents(id)).toEqual([])
  await context.setOffline(false)
  await expect(notification(page, /successfully updated$/)).toBeVisible()
  expect(await storedIntents(id)).toEqual(['play'])
})
