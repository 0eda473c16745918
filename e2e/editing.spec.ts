import { expect } from '@playwright/test'
import {
  addIntent,
  addIntentField,
  intentCell,
  makeEditable,
  openEditor,
  saveButton,
  saveState,
} from './pages/editor.ts'
import { retype } from './pages/firefox.ts'
import { test } from './pages/shared-page.ts'
import { freshName, makeDomain } from './pages/studio.ts'

test('[SAVE-010] edits are undone and redone by the keyboard, and the buttons name them', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  await openEditor(page, await makeEditable('Undo'))
  await expect(page.getByRole('status', { name: 'Read-only' })).toHaveCount(0)
  await addIntent(page, 'play')
  await page.getByRole('button', { name: 'Name: play' }).click()
  const field = page.getByRole('textbox', { name: 'Name', exact: true })
  await retype(field, 'play radio')
  await expect(page.getByRole('tooltip')).toContainText("Character ';' , whitespaces and empty names")
  await retype(field, 'playRadio')
  await page.keyboard.press('Enter')
  await expect(intentCell(page, 'playRadio')).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(page.getByRole('tooltip')).toContainText('Undo: Rename intent')
  await page.keyboard.press('Control+z')
  await expect(intentCell(page, 'play')).toBeVisible()
  await page.keyboard.press('Control+Shift+z')
  await expect(intentCell(page, 'playRadio')).toBeVisible()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('grid', { name: 'Intents' })).toContainText('No intents')
  await expect(saveState(page)).toBeEmpty()
  // The row that had the focus is gone, and no other is there
  await expect(page.getByRole('columnheader', { name: 'Intents' })).toBeFocused()
})

test('deleting an intent shows what it touches', async ({ sharedPage: page }) => {
  await openEditor(page, await makeEditable('Delete'))
  await addIntent(page, 'play')
  await page.getByRole('button', { name: 'Delete play' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete intent' })
  await expect(dialog).toContainText('Do you want to delete the intent play?')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('button', { name: 'Delete play' })).toHaveCount(0)
})

test('[AUTH-017] [AUTH-019] without a session nothing can be changed, and the reason is shown', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeDomain(freshName('ReadOnly'), 'paul'))
  await expect(page.getByRole('status', { name: 'Read-only' })).toContainText('Start a session to edit')
  await expect(addIntentField(page)).toBeDisabled()
  await expect(saveButton(page)).toBeDisabled()
  const tabs = page.getByRole('navigation', { name: 'Editor' })
  for (const [tab, label] of [
    ['Slots', 'Add new slot'],
    ['Decision Table', 'Add new module'],
    ['Domain Handler', 'Add API input'],
    ['UI Actions', 'Add new UI action'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page.getByRole('textbox', { name: label })).toBeDisabled()
    await expect(saveButton(page)).toBeDisabled()
  }
})

test('[EDIT-001] [EDIT-002] the editor shows the tab of the route, and no other', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Tabs'), 'paul')
  await openEditor(page, id)
  await page.goto(`/domains/${id}`)
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/intent-editor$`))
  const tabs = page.getByRole('navigation', { name: 'Editor' })
  await expect(tabs.getByRole('link', { name: 'Intents' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('grid', { name: 'Intents' })).toBeVisible()
  await expect(page.getByRole('grid', { name: 'User Inputs' })).toHaveCount(0)
})

test('the header is one row that stays as it is while an author begins to edit, on a screen of 1280 pixels', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const languages = ['eng-USA', 'deu-DEU', 'fra-FRA'].map((language) => ({ language }))
  const name = freshName('A-name-of-more-than-35-characters-long')
  const diss = { enabled: true, version: null }
  const id = await makeDomain(name, 'paul', { languages, diss, isTestDomain: true })
  await openEditor(page, id)
  const save = saveButton(page)
  const before = await save.boundingBox()
  await page.getByRole('button', { name: 'Available' }).click()
  await page.getByRole('menuitem', { name: 'Start session' }).click()
  const dialog = page.getByRole('dialog', { name: 'Start session' })
  await dialog.getByRole('textbox').fill('Work')
  await dialog.getByRole('button', { name: 'Start session' }).click()
  await addIntent(page, 'play')
  await expect(save).toBeEnabled()

  expect(await save.boundingBox()).toEqual(before)
  const header = page.getByRole('main').locator('header')
  expect((await header.boundingBox())!.height).toBeLessThan(56)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})

test('[SAVE-001] [SAVE-002] [SAVE-003] leaving and unloading with unsaved changes asks first', {
  tag: '@firefox',
}, async ({ sharedPage: page }) => {
  const id = await makeEditable('Leave')
  await openEditor(page, id)
  await addIntent(page, 'play')
  const home = page.getByRole('banner').getByRole('link').first()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await home.click()
  await expect(question).toContainText(
    'If you leave, you will lose your unsaved changes. Do you want to proceed?',
  )
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/intent-editor$/)
  await expect(intentCell(page, 'play')).toBeVisible()

  // What the page wants said; browsers say a sentence of their own
  const raised = await page.evaluate(() => {
    const unload = document.createEvent('BeforeUnloadEvent') as BeforeUnloadEvent
    unload.initEvent('beforeunload', false, true)
    window.dispatchEvent(unload)
    return unload.returnValue as unknown
  })
  expect(raised).toBe('Please, save your changes before refreshing.')
  const warned = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.type())
      void dialog.dismiss()
    })
  })
  await page.close({ runBeforeUnload: true })
  expect(await warned).toBe('beforeunload')

  await home.click()
  await question.getByRole('button', { name: 'Keep as draft and continue' }).click()
  await expect(page).toHaveURL(/\/domains$/)
  await page.goto(`/domains/${id}/intent-editor`)
  await page.getByRole('dialog', { name: 'Unsaved work' }).getByRole('button', { name: 'Later' }).click()
  await expect(page.getByRole('grid', { name: 'Intents' })).toContainText('No intents')
})
