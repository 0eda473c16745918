import { expect } from '@playwright/test'
import { storeContent, storedContent } from './pages/api.ts'
import { intentCell, makeEditable, openEditor, savedByKey } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { openSlots, slotRow, slotTable } from './pages/slots.ts'
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

test('[DOM-024] [DOM-025] [DOM-026] [DOM-027] [DOM-028] [DOM-029] what does not fit together is mended when a domain is opened, and slots are saved in order, without the session', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Patchy')
  await storeContent(id, {
    'ontology.intents': { play: {}, stop: {} },
    'ontology.userInputs': { genre: { type: 'StaticList', values: { jazz: [], rock: [] } } },
    nlu_interpretations: [
      { intent: 'play', expressions: [{ expression: 'play' }] },
      { intent: 'ghost', expressions: [{ expression: 'boo' }] },
    ],
    user_inputs: [{ name: 'ghost', canonicals: [{ canonical: 'boo', literals: ['boo'] }] }],
  })
  await openEditor(page, id)
  await expect(page.getByRole('button', { name: /^Expressions of stop/ })).toBeVisible()
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect(intentCell(page, 'ghost')).toHaveCount(0)

  await openSlots(page, id)
  await expect(slotRow(page, 'genre').getByRole('button', { name: 'Open genre: 2 canonicals' })).toBeVisible()
  await expect(slotTable(page).getByRole('button', { name: /^Slot name/ })).toHaveText(['genre'])
  const adding = page.getByRole('textbox', { name: 'Add new slot' })
  await adding.fill('artist')
  await adding.press('Enter')
  const sent = page.waitForRequest((request) => request.method() === 'PUT')
  await savedByKey(page, 'Artists')
  expect((await sent).postData()).not.toContain('session')
  const { userInputs } = (await storedContent(id)).ontology as { userInputs: object }
  expect(Object.keys(userInputs)).toEqual(['artist', 'genre'])
})
