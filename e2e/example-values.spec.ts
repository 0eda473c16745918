import { expect } from '@playwright/test'
import { storeContent, storedContent } from './pages/api.ts'
import { expectNothingWrongIn } from './pages/axe.ts'
import { openChat, say } from './pages/chat.ts'
import { makeEditable, savedByKey, saveState } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { openSlot, openSlotByLink, slotRow } from './pages/slots.ts'
import { notification, visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

const title = { type: 'FreeText', values: {} }
const withTitles = {
  ...talkingRadio,
  'ontology.userInputs': { ...talkingRadio['ontology.userInputs'], title },
  user_inputs: [...talkingRadio.user_inputs, { name: 'title', canonicals: [] }],
  nlu_interpretations: [
    { intent: 'play', expressions: [{ expression: 'play the song $(title)', weight: 100, literals: {} }] },
    talkingRadio.nlu_interpretations[1],
  ],
}

test('what the chat filled free text with becomes an example value, and is listed in the slot, undone and saved', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('ExampleValues')
  await storeContent(id, withTitles)
  await visit(page, 'paul', `/domains/${id}/slot-editor`)
  const chat = await openChat(page)
  await say(chat, 'play the song Purple Rain')
  const add = chat.getByRole('button', { name: 'Add ‘Purple Rain’ to the examples of title' })
  await expectNothingWrongIn(chat)
  await add.click()
  await expect(notification(page, /^Added Purple Rain to the example values of title/)).toBeVisible()
  await expect(add).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(saveState(page)).toBeEmpty()
  await add.click()
  await page.keyboard.press('Escape')
  await expect(slotRow(page, 'title')).toContainText('such as Purple Rain')

  const dialog = await openSlot(page, 'title')
  await expect(dialog.getByRole('button', { name: 'Example values 1' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const values = dialog.getByRole('button', { name: /^Example value / })
  const field = dialog.getByRole('textbox', { name: 'Add example value' })
  await field.fill('Kiss, Cream')
  await field.press('Enter')
  await expect(values).toHaveText(['Purple Rain', 'Kiss', 'Cream'])
  await values.last().press('ArrowLeft')
  await expect(values.nth(1)).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(values).toHaveText(['Purple Rain', 'Cream'])
  await expect(values.nth(1)).toBeFocused()
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(values).toHaveText(['Purple Rain', 'Kiss', 'Cream'])
  await expectNothingWrongIn(dialog)
  await page.keyboard.press('Escape')
  await savedByKey(page, 'Examples')
  const { user_inputs } = await storedContent(id)
  expect(user_inputs).toContainEqual({
    name: 'title',
    canonicals: [],
    exampleValues: ['Purple Rain', 'Kiss', 'Cream'],
  })
})

test('many example values are pasted at once, the wrong ones reported before', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('PastedValues')
  await storeContent(id, withTitles)
  const dialog = await openSlotByLink(page, id, 'title')
  await expect(dialog).toContainText('No example values yet')
  await dialog.getByRole('button', { name: 'Paste many' }).click()
  const pasting = page.getByRole('dialog', { name: 'Paste example values of title' })
  await pasting.getByRole('textbox', { name: 'Cells' }).fill('Kiss\n...\nCream, kiss')
  await expect(pasting.getByRole('status')).toHaveText('Adds 2 example values, 1 refused')
  await expect(pasting).toContainText('Line 2, column 1: An example value needs at least one letter or digit')
  await pasting.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(dialog.getByRole('button', { name: /^Example value / })).toHaveText(['Kiss', 'Cream'])
})
