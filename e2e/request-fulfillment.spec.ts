import { expect, type Page } from '@playwright/test'
import { sessions } from '@sdp/api'
import { openApiPage, storeContent, storedContent } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, savedByKey } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain } from './pages/studio.ts'

const music = {
  'ontology.intents': {
    play: {},
    find_music: { dialogActType: 'request', fulfilledBy: { systemActions: ['shown'], apiActions: [] } },
    what_plays: { dialogActType: 'request' },
  },
  nlu_interpretations: ['play', 'find_music', 'what_plays'].map((intent) => ({
    intent,
    expressions: [{ expression: intent.replace('_', ' ') }],
  })),
  api_actions: [{ name: 'search' }, { name: 'stop' }],
  system_actions: [{ name: 'shown' }, { name: 'nothing_found' }],
}

async function openFulfillment(page: Page) {
  await page.getByRole('button', { name: 'Request Fulfillment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Fulfillment' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('[FULF-001] [FULF-002] [FULF-003] [FULF-004] [FULF-005] each request is linked to the UI actions and API actions that fulfill it', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Music')
  await storeContent(id, music)
  await openApiPage(page, id)
  const dialog = await openFulfillment(page)
  const table = dialog.getByRole('grid', { name: 'Requests' })
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table.getByRole('row').nth(1)).toContainText('find_music')
  await expect(table.getByRole('row').nth(2)).toContainText('what_plays')
  await expectNothingWrongIn(dialog)

  await table.getByRole('button', { name: 'API actions of find_music' }).press('Enter')
  const picker = page.getByRole('dialog', { name: 'API actions that fulfill find_music' })
  const field = picker.getByRole('combobox')
  await expect(field).toBeFocused()
  await expectNothingWrongIn(picker)
  await field.press('ArrowDown')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['search', 'stop'])
  await field.pressSequentially('sea')
  await field.press('Enter')
  await expect(picker.getByRole('button', { name: 'search' })).toBeVisible()
  await field.press('Escape')
  await field.press('Escape')
  await expect(picker).toHaveCount(0)
  await expect(table.getByRole('button', { name: 'API actions of find_music: search' })).toBeFocused()

  await table.getByRole('button', { name: 'UI actions of find_music: shown' }).click()
  const other = page.getByRole('dialog', { name: 'UI actions that fulfill find_music' })
  await other.getByRole('combobox').press('Backspace')
  await other.getByRole('combobox').pressSequentially('nothing')
  await other.getByRole('combobox').press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(table.getByRole('button', { name: 'UI actions of find_music: nothing_found' })).toBeFocused()

  await page.keyboard.press('Control+z')
  await expect(table.getByRole('button', { name: 'UI actions of find_music: ', exact: true })).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await savedByKey(page, 'Fulfillment')
  expect((await storedContent(id)).ontology).toMatchObject({
    intents: { find_music: { fulfilledBy: { systemActions: ['nothing_found'], apiActions: ['search'] } } },
  })
})

test('an action that is gone is shown struck through and can be taken away', async ({ sharedPage: page }) => {
  const id = await makeEditable('Gone')
  await storeContent(id, { ...music, system_actions: [] })
  await openApiPage(page, id)
  await page.getByRole('button', { name: '3 problems' }).click()
  await page
    .getByRole('complementary', { name: 'Problems' })
    .getByRole('button', { name: 'find_music There is no UI action shown' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Request Fulfillment' })
  await expect(dialog.locator('.gone')).toHaveText('shown')
  await dialog.getByRole('button', { name: 'UI actions of find_music' }).click()
  const picker = page.getByRole('dialog', { name: 'UI actions that fulfill find_music' })
  await picker.getByRole('combobox').press('Backspace')
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'UI actions of find_music: ', exact: true })).toBeFocused()
  await expect(dialog.locator('.gone')).toHaveCount(0)
})

test('[FULF-006] without the session the fulfillment is only looked at', async ({ pageOf }) => {
  const page = await pageOf('nora')
  const id = await makeDomain(freshName('Looked'), 'paul', { contributors: ['nora'] })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  await storeContent(id, music)
  await openApiPage(page, id, 'nora')
  const dialog = await openFulfillment(page)
  const cell = dialog.getByRole('button', { name: 'UI actions of find_music: shown' })
  await expect(cell).toHaveAttribute('aria-disabled', 'true')
  await cell.press('Enter')
  await expect(cell).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(1)
})
