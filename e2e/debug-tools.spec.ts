import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectNothingWrongIn } from './pages/axe.ts'
import { addIntent, intentCell, makeEditable, savedByKey, storedIntents } from './pages/editor.ts'
import { openAs } from './pages/sessions.ts'
import { test } from './pages/shared-page.ts'
import { notification, visit } from './pages/studio.ts'

function tools(page: Page): Locator {
  return page.getByRole('group', { name: 'Debug tools' })
}

async function fileOf(page: Page, name: string): Promise<{ name: string; content: unknown }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tools(page).getByRole('button', { name }).click(),
  ])
  return { name: file.suggestedFilename(), content: JSON.parse(await readFile(await file.path(), 'utf8')) }
}

test('[SHELL-010] [SHELL-011] [SHELL-012] [LOG-009] [LOG-010] [LOG-011] a super user gets the open domain with its unsaved work and all sessions as files; others have no such tools', async ({
  pageOf,
}) => {
  const id = await makeEditable('Dumped', 'ada')
  const page = await openAs(pageOf, 'ada', id)
  await addIntent(page, 'unsaved')
  const domain = await fileOf(page, 'Dump current domain')
  expect(domain.name).toMatch(/^Dumped.*-Original-eng-USA\.json$/)
  expect(domain.content).toMatchObject({
    _id: id,
    ontology: { intents: { unsaved: {} } },
    decision_rules: [],
  })
  const dumped = await fileOf(page, 'Dump domain sessions')
  expect(dumped.content).toEqual(
    expect.arrayContaining([expect.objectContaining({ domainId: id, message: 'work' })]),
  )
  await visit(page, 'ada', '/domains')
  await expect(tools(page).getByRole('button', { name: 'Dump current domain' })).toBeDisabled()

  const other = await pageOf('nora')
  await visit(other, 'nora', '/domains')
  await expect(tools(other).getByRole('button')).toHaveCount(0)
})

test('[SHELL-013] [LOG-012] the raw JSON of a domain is edited, refused with its line, applied as one step and saved as a revision (ruling R226)', async ({
  pageOf,
}) => {
  const id = await makeEditable('Raw', 'ada')
  const page = await openAs(pageOf, 'ada', id)
  await addIntent(page, 'play')
  await tools(page).getByRole('button', { name: 'Edit raw domain JSON' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit raw domain JSON' })
  const editor = dialog.getByRole('textbox', { name: 'Domain as JSON' })
  await expect(editor).toContainText('"play"')
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await editor.fill('{\n  "justtalk": 7\n}')
  await expect(dialog.getByText(/^Line 2: /)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
  await editor.fill('{\n  "justtalk": [\n')
  await expect(dialog.getByText('Line 3: Invalid JSON at line 3, column 1')).toBeVisible()
  await editor.fill('{ "ontology": { "intents": { "resume": {} } } }')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(notification(page, 'The content is replaced. It is not saved yet.')).toBeVisible()
  await expect(intentCell(page, 'resume')).toBeVisible()
  await expect(intentCell(page, 'play')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
  await page.getByRole('button', { name: 'Redo' }).click()
  await savedByKey(page, 'by hand')
  expect(await storedIntents(id)).toEqual(['resume'])
})

test('[SHELL-014] [SHELL-015] [LOG-013] [LOG-014] outside production a switch makes all loggers write everything, with a mark of where one is', async ({
  sharedPage: page,
}) => {
  await visit(page, 'paul', '/domains')
  await expect(tools(page).getByText('Stage dev')).toBeVisible()
  const mode = tools(page).getByRole('switch', { name: 'Debug mode' })
  await mode.check()
  await page.reload()
  await expect(mode).toBeChecked()
  await page.getByRole('button', { name: 'Profile' }).click()
  await page.getByRole('button', { name: 'Logger settings' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Logger settings' }).getByRole('combobox', { name: 'Log level' }),
  ).toHaveText('debug')
  await page.keyboard.press('Escape')
  await mode.uncheck()

  await page.setViewportSize({ width: 1280, height: 800 })
  await mode.click()
  await expect(mode).toBeChecked()
  await expect(page.getByRole('tooltip', { name: 'Debug mode · Stage dev' })).toBeVisible()
  await mode.click()
  await expect(mode).not.toBeChecked()
})
