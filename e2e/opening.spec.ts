import { expect, test } from '@playwright/test'
import { visit } from './pages/studio.ts'

test('a sample domain asks for nothing that is not there', async ({ page }) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`)
  })
  await visit(page, 'paul', '/domains/tourguidetest/intent-editor')
  await expect(page.getByRole('grid', { name: 'Intents', exact: true })).toBeVisible()
  for (const tab of ['Slots', 'Decision Table', 'Domain Handler']) {
    await page.getByRole('navigation', { name: 'Editor' }).getByRole('link', { name: tab }).click()
    await expect(page.getByRole('grid').first()).toBeVisible()
  }
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])
})
