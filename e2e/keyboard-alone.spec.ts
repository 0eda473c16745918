import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { domains } from '@sdp/api'
import { aSheet, aWorkbook, linesOf } from '../apps/web/src/features/sheets/testing/workbooks.ts'
import { addIntentField, saveState } from './pages/editor.ts'
import { arrowTo, goInTable, pressOn, tabTo, typeInto, typeLines } from './pages/keyboard.ts'
import { test } from './pages/shared-page.ts'
import { literalsOf, slotDialog } from './pages/slots.ts'
import { callAs, freshName, notification, signIn } from './pages/studio.ts'

const intents = [
  'play',
  'stop',
  'next',
  'previous',
  'louder',
  'quieter',
  'call',
  'dial',
  'navigate',
  'cancel',
]

test('a new domain gets ten intents with slots in two languages, goes through Excel and is found again, by keyboard alone', async ({
  sharedPage: page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'paul')
  const name = freshName('Keys')
  const id = await createDomain(page, name)
  // Who creates a domain holds its session
  await expect(page.getByRole('button', { name: /^Your session/ })).toBeVisible()

  await typeInto(page, addIntentField(page), ...intents)
  await expect(page.getByRole('grid', { name: 'Intents' }).getByRole('row')).toHaveCount(11)
  await pressOn(page, page.getByRole('link', { name: 'Slots' }))
  await typeInto(page, page.getByRole('textbox', { name: 'Add new slot' }), 'genre', 'contact')
  await fillSlot(page, 'genre', { jazz: ['jazz', 'swing'], rock: ['rock'] })
  await fillSlot(page, 'contact', { mum: ['mum'] })
  await pressOn(page, page.getByRole('link', { name: 'Intents' }))
  await fillIntent(page, 'play', ['[please] play $(genre)', 'put (it|something) on'])
  await fillIntent(page, 'call', ['call $(contact)'])
  await fillIntent(page, 'cancel', ['[please] cancel now'])
  await save(page, 'English')

  await addLanguage(page, 'ara-SAU')
  await pressOn(page, page.getByRole('link', { name: 'Slots' }))
  await fillLiterals(page, 'genre', { jazz: ['جاز'], rock: ['روك'] })
  await pressOn(page, page.getByRole('link', { name: 'Intents' }))
  await fillIntent(page, 'play', ['شغّل $(genre)'])
  await save(page, 'Arabic')

  const lines = await downloadLines(page)
  expect(lines[1]).toEqual(['play', 'expression', 'شغّل $(genre)', 100, undefined, '[please] play $(genre)'])
  await upload(page, `${name}.xlsx`, [...lines, ['stop', 'expression', 'توقف', 100]])
  await save(page, 'From Excel')

  await page.reload()
  expect(await stored(id, 'ara-SAU')).toMatchObject({ play: ['شغّل $(genre)'], stop: ['توقف'] })
  const english = await stored(id, 'eng-USA')
  expect(Object.keys(english)).toEqual(intents)
  expect(english).toMatchObject({
    play: ['[please] play $(genre)', 'put (it|something) on'],
    call: ['call $(contact)'],
    cancel: ['[please] cancel now'],
  })
})

async function createDomain(page: Page, name: string): Promise<string> {
  await pressOn(page, page.getByRole('button', { name: 'Add Domain' }).first())
  const form = page.getByRole('dialog', { name: 'Add Domain' })
  await tabTo(page, form.getByLabel('Name'))
  await page.keyboard.type(name)
  await tabTo(page, form.getByLabel('Initial language'))
  await page.keyboard.type('eng-USA')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL(new RegExp(`/domains/${name.toLowerCase()}/intent-editor`))
  return name.toLowerCase()
}

async function fillSlot(page: Page, slot: string, canonicals: Record<string, string[]>): Promise<void> {
  await goInTable(page, page.getByRole('button', { name: new RegExp(`^Open ${slot}`) }))
  await page.keyboard.press('Enter')
  const dialog = slotDialog(page, slot)
  await typeInto(page, dialog.getByRole('textbox', { name: 'Add canonical' }), ...Object.keys(canonicals))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await fillLiterals(page, slot, canonicals)
}

async function fillLiterals(page: Page, slot: string, canonicals: Record<string, string[]>): Promise<void> {
  await goInTable(page, page.getByRole('button', { name: new RegExp(`^Open ${slot}`) }))
  await page.keyboard.press('Enter')
  const dialog = slotDialog(page, slot)
  const fieldOf = (canonical: string) => dialog.getByRole('textbox', { name: `Add literal to ${canonical}` })
  const [first = ''] = Object.keys(canonicals)
  await tabTo(page, fieldOf(first))
  for (const [canonical, literals] of Object.entries(canonicals)) {
    await arrowTo(page, fieldOf(canonical))
    await typeLines(page, literals)
    await expect(literalsOf(dialog, canonical)).toHaveText(literals)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

async function fillIntent(page: Page, intent: string, expressions: string[]): Promise<void> {
  await goInTable(page, page.getByRole('button', { name: new RegExp(`^Expressions of ${intent}(?!\\w)`) }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Expressions of ${intent}` })
  await tabTo(page, dialog.getByRole('textbox', { name: 'Add expression' }))
  await page.keyboard.type(expressions.join('||'))
  await page.keyboard.press('Control+Enter')
  // With the heads of the columns
  await expect(dialog.getByRole('grid', { name: 'Expressions' }).getByRole('row')).toHaveCount(
    expressions.length + 1,
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

async function addLanguage(page: Page, code: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Add language' }))
  const dialog = page.getByRole('dialog', { name: 'Add language' })
  await tabTo(page, dialog.getByLabel('Language'))
  await page.keyboard.type(code)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await pressOn(page, dialog.getByRole('button', { name: 'Add' }))
  await expect(page.getByRole('group', { name: 'Languages' }).getByRole('combobox')).toHaveText(code)
}

async function save(page: Page, message: string): Promise<void> {
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save' })
  await tabTo(page, dialog.getByLabel('Commit message'))
  await page.keyboard.type(message)
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await pressOn(page, dialog.getByRole('button', { name: 'Save' }))
  expect((await answered).ok()).toBe(true)
  await expect(saveState(page)).toBeEmpty()
}

async function chooseExcel(page: Page, entry: string): Promise<void> {
  await pressOn(page, page.getByRole('button', { name: 'Excel', exact: true }))
  await tabToMenuItem(page, entry)
  await page.keyboard.press('Enter')
}

async function tabToMenuItem(page: Page, entry: string): Promise<void> {
  const item = page.getByRole('menuitem', { name: entry })
  await expect(item).toBeVisible()
  while (!(await item.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('ArrowDown')
  }
}

async function downloadLines(page: Page): Promise<unknown[][]> {
  const [file] = await Promise.all([page.waitForEvent('download'), chooseExcel(page, 'Download Excel')])
  return linesOf(await readFile(await file.path()))
}

async function upload(page: Page, name: string, lines: unknown[][]): Promise<void> {
  await chooseExcel(page, 'Upload Excel')
  const dialog = page.getByRole('dialog', { name: /^Upload Excel/ })
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    pressOn(page, dialog.getByRole('button', { name: 'Choose file' })),
  ])
  const buffer = Buffer.from(aWorkbook(aSheet(lines)))
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer })
  await expect(dialog.getByRole('button', { name: 'Commit' })).toBeEnabled()
  await pressOn(page, dialog.getByRole('button', { name: 'Commit' }))
  await expect(notification(page, /^Successfully uploaded your Excel file/)).toBeVisible()
}

/** The expressions of each intent as the server has them. */
async function stored(id: string, language: string): Promise<Record<string, string[]>> {
  const { nlu_interpretations } = await callAs('paul', domains.read, { params: { id }, query: { language } })
  const entries = nlu_interpretations as { intent: string; expressions: { expression: string }[] }[]
  return Object.fromEntries(
    entries.map(({ intent, expressions }) => [intent, expressions.map(({ expression }) => expression)]),
  )
}
