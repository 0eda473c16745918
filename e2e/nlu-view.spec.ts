import { expect } from '@playwright/test'
import { storeContent } from './pages/api.ts'
import { makeEditable } from './pages/editor.ts'
import { test } from './pages/shared-page.ts'
import { visit } from './pages/studio.ts'
import { talkingRadio } from './pages/talking-radio.ts'

test('[ROUTE-018] the NLU view shows how every domain understands a sentence, and leads to the expression', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('NluView')
  await storeContent(id, talkingRadio)
  await visit(page, 'paul', '/nlu-view')
  await page.getByRole('textbox', { name: 'Sentence' }).fill('please play hard rock')
  await page.keyboard.press('Enter')
  const domain = page.getByRole('region', { name: new RegExp(`^${id}$`, 'i') })
  await expect(domain.locator('mark')).toContainText('hard rock')
  await expect(domain.locator('mark')).toContainText('genre = rock')
  await domain.getByRole('button', { name: 'play', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/intent-editor.*intent=play.*expression=0`))
})
