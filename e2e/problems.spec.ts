import { expect } from '@playwright/test'
import { addField, expressionCell, makeWithExpressions, openExpressions } from './pages/expressions.ts'
import { test } from './pages/shared-page.ts'
import { notification, visit } from './pages/studio.ts'

test('F8 goes from problem to problem, and the panel lists them by tab and leads to each', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Wrong', ['play $(nobody)', 'play jazz', 'play $(nothing)'])
  await visit(page, 'paul', `/domains/${id}/slot-editor`)
  const opens = page.getByRole('button', { name: '2 problems' })
  await opens.click()
  const panel = page.getByRole('complementary', { name: 'Problems' })
  await expect(panel.getByRole('region', { name: 'Intents' })).toContainText('"nobody" is not a slot')

  await page.keyboard.press('F8')
  const dialog = page.getByRole('dialog', { name: 'Expressions of play' })
  const cell = (text: string) => expressionCell(page, text)
  await expect(cell('play $(nobody)')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(cell('play $(nothing)')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(cell('play $(nobody)')).toBeFocused()
  await page.keyboard.press('Shift+F8')
  await expect(cell('play $(nothing)')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await panel.getByRole('button', { name: /"nobody"/ }).click()
  await expect(cell('play $(nobody)')).toBeFocused()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Close problems' }).click()
  await expect(panel).toHaveCount(0)
})

test('[SLOT-052] a name with characters of other scripts is allowed, and flagged in the problems', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Scripts', ['play jazz'])
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await page.getByRole('button', { name: 'Name: play', exact: true }).click()
  await page.keyboard.type('播放')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '1 problem' }).click()
  await expect(page.getByRole('complementary', { name: 'Problems' })).toContainText(
    '播放 has characters outside the Latin, Cyrillic, Arabic, Thai and Korean ranges: 播 放',
  )
})

test('[SAVE-006] Ctrl+S saves from inside a dialog that edits the content, which names its language', async ({
  sharedPage: page,
}) => {
  const dialog = await openExpressions(page, await makeWithExpressions('Inside', ['play jazz']))
  await expect(dialog).toContainText('eng-USA')
  await addField(page).click()
  await page.keyboard.type('play rock')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  const saving = page.getByRole('dialog', { name: 'Save', exact: true })
  await saving.getByLabel('Commit message').fill('rock')
  await page.keyboard.press('Control+Enter')
  await expect(notification(page, /successfully updated$/)).toBeVisible()
  await expect(dialog).toBeVisible()
})
