import { expect, type Locator, type Page } from '@playwright/test'
import { savePoints } from '@sdp/api'
import { messages } from '@sdp/domain'
import { expectNothingWrongIn } from './pages/axe.ts'
import { addIntent, intentCell, makeEditable, openEditor, saveButton, storedIntents } from './pages/editor.ts'
import { chooseSession, indicator, startSession } from './pages/sessions.ts'
import { test } from './pages/shared-page.ts'
import { callAs, notification } from './pages/studio.ts'

const keepAsDraft = 'Keep as draft and continue'
const saveAndGoOn = 'Save and continue'

function question(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Unsaved changes' })
}

function home(page: Page): Locator {
  return page.getByRole('banner').getByRole('link').first()
}

async function saveThere(page: Page, message: string): Promise<void> {
  await question(page).getByRole('button', { name: saveAndGoOn }).click()
  const commit = page.getByRole('dialog', { name: 'Save' })
  await commit.getByLabel('Commit message').fill(message)
  await commit.getByRole('button', { name: 'Save' }).click()
}

test('what was only tried is discarded after a question, and no draft of it is left', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Discarding')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await home(page).click()
  await question(page).getByRole('button', { name: 'Discard…' }).click()
  const sure = page.getByRole('dialog', { name: 'Discard unsaved changes' })
  await expect(sure.getByRole('button', { name: 'Back' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Discard…' }).click()
  await sure.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page).toHaveURL(/\/domains$/)
  await openEditor(page, id)
  await expect(intentCell(page, 'play')).toHaveCount(0)
  await addIntent(page, 'stop')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('leaving offers to stay, to keep a draft and to save, and goes on only once that is done (ruling R416)', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Leaving')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await home(page).click()
  await expect(question(page)).toContainText(messages.domain.confirmLeave)
  await expectNothingWrongIn(question(page))
  await expect(question(page)).toContainText(messages.leaving.kept('eng-USA'))
  await expect(question(page).getByRole('button', { name: 'Stay' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await expect(intentCell(page, 'play')).toBeVisible()

  // A message that is not given after all leads back to the question
  await home(page).click()
  await question(page).getByRole('button', { name: saveAndGoOn }).click()
  await page.getByRole('dialog', { name: 'Save' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(question(page)).toBeVisible()
  await saveThere(page, 'on the way out')
  await expect(page).toHaveURL(/\/domains$/)
  expect(await storedIntents(id)).toEqual(['play'])
  await page.goBack()
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Unsaved work' })).toHaveCount(0)
})

test('a save that is refused stays and says why', async ({ sharedPage: page }) => {
  const id = await makeEditable('Refused')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await page.route(new RegExp(`/api/domains/${id}(\\?|$)`), (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 400, json: { message: 'not like this' } })
      : route.fallback(),
  )
  await home(page).click()
  await saveThere(page, 'wrong')
  await expect(notification(page, 'not like this')).toBeVisible()
  await expect(page).toHaveURL(/intent-editor$/)
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect(saveButton(page)).toBeEnabled()
})

test('another save point asks the same, and comes with the draft kept behind', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Points')
  const body = { fromId: id, newSavePoint: { name: 'Summer', description: '' } }
  await callAs('paul', savePoints.create, { body })
  await openEditor(page, id)
  await addIntent(page, 'play')
  await page.getByRole('button', { name: 'Save point Original' }).click()
  await page.getByRole('menuitem', { name: 'Switch save point' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch save point' })
  await expectNothingWrongIn(dialog)
  await dialog.getByRole('combobox', { name: 'Save point' }).click()
  await page.getByRole('option', { name: 'Summer' }).click()
  await dialog.getByRole('button', { name: 'Switch' }).click()
  await expect(question(page)).toContainText(messages.domain.confirmLeave)
  await question(page).getByRole('button', { name: keepAsDraft }).click()
  await expect(page.getByRole('button', { name: 'Save point Summer' })).toBeVisible()
  await expect(intentCell(page, 'play')).toHaveCount(0)

  await page.goto(`/domains/${id}/intent-editor`)
  await page.getByRole('dialog', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
})

test('freeing the domain asks the same; the draft is offered with the next session', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Freeing')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await chooseSession(page, 'Free domain')
  await expect(question(page)).toContainText(messages.session.confirmFree)
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(indicator(page)).toContainText('Your session')

  await chooseSession(page, 'Free domain')
  await question(page).getByRole('button', { name: keepAsDraft }).click()
  await expect(indicator(page)).toContainText('Available')
  await expect(page.getByRole('grid', { name: 'Intents' })).toContainText('No intents')
  await expect(page.getByRole('status', { name: 'Drafts' })).toContainText('as soon as you can edit')

  await startSession(page, 'again')
  await page.getByRole('dialog', { name: 'Unsaved work' }).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
  await chooseSession(page, 'Free domain')
  await saveThere(page, 'done')
  await expect(indicator(page)).toContainText('Available')
  expect(await storedIntents(id)).toEqual(['play'])
})

test('a draft that the browser cannot keep stays and says so', async ({ page }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openEditor(page, await makeEditable('Full'))
  await addIntent(page, 'play')
  await home(page).click()
  await question(page).getByRole('button', { name: keepAsDraft }).click()
  await expect(question(page).getByRole('alert')).toHaveText(messages.leaving.noDraft)
  await question(page).getByRole('button', { name: 'Stay' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
})
