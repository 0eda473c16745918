import { expect, type Page, test } from '@playwright/test'
import { addIntent, makeEditable, openEditor } from './pages/editor.ts'

test('[INT-007] intents are reordered by dragging, and by the keyboard', async ({ page }) => {
  await openEditor(page, await makeEditable('Reorder'))
  for (const name of ['first', 'second', 'third']) await addIntent(page, name)

  await handle(page, 'third').dragTo(handle(page, 'first'), { targetPosition: { x: 8, y: 2 } })
  await expect.poll(() => shownNames(page)).toEqual(['third', 'first', 'second'])

  await handle(page, 'third').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => shownNames(page)).toEqual(['first', 'third', 'second'])
  await expect(handle(page, 'third')).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect.poll(() => shownNames(page)).toEqual(['third', 'first', 'second'])
})

function handle(page: Page, name: string) {
  return page.getByRole('button', { name: `Move ${name}`, exact: true })
}

function shownNames(page: Page): Promise<string[]> {
  return page
    .getByRole('table', { name: 'Intents' })
    .getByRole('button', { name: /^Name: / })
    .allTextContents()
}
