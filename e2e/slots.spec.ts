import { expect } from '@playwright/test'
import { diss, domains, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { expectNothingWrongIn } from './pages/axe.ts'
import { makeEditable, saveByKey } from './pages/editor.ts'
import { allowClipboard } from './pages/firefox.ts'
import { test } from './pages/shared-page.ts'
import {
  literalsOf,
  openSlot,
  openSlotByLink,
  openSlots,
  slotDialog,
  slotRow,
  slotTable,
  storeSlots,
} from './pages/slots.ts'
import { callAs, freshName, makeDomain } from './pages/studio.ts'

const genre = { literals: { jazz: ['jazz', 'swing'], rock: ['rock'] } }
const plays = [
  { expression: 'play $(genre)', literals: { genre: [{ canonical: 'jazz', literals: ['swing'] }] } },
  { expression: 'play some $(genre)' },
]

test('[ROUTE-007] [SLOT-002] [SLOT-003] [SLOT-004] slots are added by Enter, checked while typing, and searched when there are many', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Inputs')
  await openSlots(page, id)
  const search = page.getByRole('textbox', { name: 'Search slots' })
  const field = page.getByRole('textbox', { name: 'Add new slot' })

  await field.fill('größe')
  await expect(page.getByRole('tooltip')).toHaveText(
    'Special characters and non-English letters are not allowed in slot: größe',
  )
  await field.press('Enter')
  await expect(slotTable(page)).toContainText('No slots')
  for (const name of ['one', 'two', 'three', 'four', 'five']) {
    await field.fill(name)
    await field.press('Enter')
    await expect(slotRow(page, name)).toBeVisible()
  }
  await expect(field).toBeFocused()
  await field.fill('one')
  await expect(page.getByRole('tooltip')).toHaveText('one already exists in the user inputs')
  await expect(search).toHaveCount(0)
  await field.fill('six')
  await field.press('Enter')
  await search.fill('T')
  await expect(slotTable(page).getByRole('button', { name: /^Slot name/ })).toHaveText(['two', 'three'])
})

test('[SLOT-005] [SLOT-006] [SLOT-008] [DOM-004] [DISS-010] the table shows each slot; shared for embedded domains only, DISS where there is a definition', async ({
  sharedPage: page,
}) => {
  const cloud = await makeEditable('Cloud')
  await storeSlots(cloud, { genre, volume: { type: 'Number' } })
  await openSlots(page, cloud)
  const headings = slotTable(page).getByRole('columnheader')
  const common = ['Comment', 'Slot name', 'Type', 'Canonicals', 'Find in Decision Table', 'Delete']
  const names = () =>
    headings.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
  expect(await names()).toEqual(['Move', 'Select', 'Volatile', ...common])
  const row = slotRow(page, 'genre')
  await expect(row.getByRole('button', { name: 'Open genre: 2 canonicals' })).toHaveText('2 jazz, rock')
  await expect(row.getByRole('combobox')).toHaveValue('StaticList')
  expect(await row.getByRole('option').allTextContents()).not.toContain('which')
  await row.getByRole('checkbox', { name: 'Volatile genre' }).check()
  await row.getByRole('button', { name: 'Comment on genre' }).click()
  await page.keyboard.type('نوع الموسيقى')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Comment on genre: نوع الموسيقى' })).toBeFocused()

  const version = `0.${process.pid}`
  const defined = [{ label: 'genre', type: 'enum', canonicals: ['jazz', 'rock', 'soul'] }]
  await callAs('ada', diss.create, { body: { version, intents: [{ intent: 'play', slots: defined }] } })
  const embedded = await makeDomain(freshName('Car'), 'paul', {
    embedded: true,
    diss: { enabled: true, version },
  })
  await callAs('paul', sessions.start, { params: { id: embedded }, query: {}, body: { message: 'work' } })
  await storeSlots(embedded, { genre })
  await openSlots(page, embedded)
  const mark = slotRow(page, 'genre').getByRole('img', { name: /^DISS, WARNING/ })
  await expect(mark).toBeVisible()
  expect(await names()).toEqual(['Move', 'Select', 'Volatile', 'Shared', ...common.toSpliced(4, 0, 'DISS')])
  await slotRow(page, 'genre').getByRole('checkbox', { name: 'Shared genre' }).check()
  await saveByKey(page, 'Share')
  await expect
    .poll(async () => (await callAs('paul', domains.read, { params: { id: embedded }, query: {} })).ontology)
    .toMatchObject({ userInputs: { genre: { shared: true } } })
  const types = slotRow(page, 'genre').getByRole('option')
  expect((await types.allTextContents()).slice(0, 4)).toEqual(['StaticList', 'Number', 'which', 'FreeText'])
})

test('[SLOT-026] [SLOT-027] [SLOT-028] a list asks before it loses its canonicals, and stays one when declined', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Types')
  await storeSlots(id, { genre, empty: {} }, { expressions: plays })
  await openSlots(page, id)
  const type = slotRow(page, 'genre').getByRole('combobox')
  await type.selectOption('Number')
  const question = page.getByRole('dialog', { name: 'Change type' })
  await expect(question).toContainText('Changing the type of genre removes its canonicals and literals.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(type).toHaveValue('StaticList')
  await expect(slotRow(page, 'genre')).toContainText('jazz, rock')

  await type.selectOption('City')
  await question.getByRole('button', { name: 'Change type' }).click()
  await expect(type).toHaveValue('City')
  await expect(slotRow(page, 'genre')).not.toContainText('jazz')
  await slotRow(page, 'empty').getByRole('combobox').selectOption('FreeText')
  await expect(slotRow(page, 'empty').getByRole('combobox')).toHaveValue('FreeText')

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(type).toHaveValue('StaticList')
  await expect(slotRow(page, 'genre')).toContainText('jazz, rock')
})

test('a deletion shows what it touches, and comes back with all of it by one undo', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Cascade')
  await storeSlots(id, { genre, mood: {}, empty: {} }, { expressions: plays })
  await openSlots(page, id)
  await slotRow(page, 'genre').getByRole('button', { name: 'Delete genre' }).click()
  const question = page.getByRole('dialog', { name: 'Delete slot' })
  await expect(question).toContainText('Do you want to delete the slot genre? It touches 2 expressions.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(slotRow(page, 'genre')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  const dialog = await openSlot(page, 'genre')

  await dialog.getByRole('button', { name: 'Delete literal swing' }).click()
  const literal = page.getByRole('dialog', { name: 'Delete literal' })
  await expect(literal).toContainText('1 expression will lose the restriction to it.')
  await literal.getByRole('button', { name: 'Delete' }).click()
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz'])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz', 'swing'])
  await dialog.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('checkbox', { name: 'Select all slots' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(slotTable(page)).toContainText('No slots')
  await page.keyboard.press('Control+z')
  await expect(slotTable(page).getByRole('button', { name: /^Slot name/ })).toHaveCount(3)
})

test('[SLOT-009] [SLOT-010] [SLOT-011] [SLOT-012] [SLOT-019] [SLOT-060] the dialog of a slot holds its canonicals with their literals', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Dialog')
  await storeSlots(id, { genre, volume: { type: 'Number' } })
  await openSlots(page, id)
  const volume = await openSlot(page, 'volume')
  await volume.getByLabel('Value type').selectOption('Number')
  await expect(volume.getByLabel('Type of volume')).toHaveValue('Number')
  await page.goBack()
  await expect(volume).toHaveCount(0)

  const dialog = await openSlot(page, 'genre')
  await expect(dialog.getByLabel('Value type')).toHaveValue('String')
  await expect(dialog.getByLabel('Value type')).toBeDisabled()
  const add = dialog.getByRole('textbox', { name: 'Add canonical' })
  await add.fill('a.b')
  await expect(page.getByRole('tooltip')).toHaveText('No dots allowed in canonical names')
  await add.fill('soul')
  await add.press('Enter')
  await expect(add).toBeFocused()
  await expect(add).toHaveValue('')
  await expect(literalsOf(dialog, 'soul')).toHaveCount(0)

  const literal = dialog.getByRole('textbox', { name: 'Add literal to soul' })
  await literal.fill('ROCK')
  await expect(page.getByRole('tooltip')).toHaveText('ROCK is already a literal of rock')
  await literal.fill('a/b')
  await expect(page.getByRole('tooltip')).toHaveText('Special characters are not allowed in literal: a/b')
  await literal.fill('soul music')
  await literal.press(',')
  await literal.pressSequentially('R&B')
  await literal.press('Enter')
  await expect(literalsOf(dialog, 'soul')).toHaveText(['soul music', 'R&B'])

  const row = dialog.getByRole('row').filter({ hasText: 'soul music' })
  const widthOf = async (one: typeof row) => (await one.boundingBox())?.width ?? 0
  const [whole, canonical, literals] = [
    await widthOf(row),
    await widthOf(row.getByRole('gridcell').nth(2)),
    await widthOf(row.getByRole('gridcell').nth(3)),
  ]
  expect(Math.round(whole - canonical - literals)).toBe(120)

  await dialog.getByRole('textbox', { name: 'Filter canonicals and literals' }).fill('SWI')
  await expect(literalsOf(dialog, 'jazz')).toHaveCount(2)
  await expect(literalsOf(dialog, 'rock')).toHaveCount(0)
})

test('a slot with canonicals and literals is made with the keyboard alone, and closing leads back', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Keyboard')
  await storeSlots(id, { mood: { literals: { happy: [], sad: [] } } })
  await openSlots(page, id)
  await page.getByRole('textbox', { name: 'Add new slot' }).focus()
  await page.keyboard.type('genre')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const opener = slotRow(page, 'genre').getByRole('button', { name: /^Open genre/ })
  await slotRow(page, 'mood').getByRole('button', { name: 'Slot name: mood' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(slotRow(page, 'genre').getByRole('button', { name: 'Slot name: genre' })).toBeFocused()
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = slotDialog(page, 'genre')

  await dialog.getByRole('textbox', { name: 'Add canonical' }).focus()
  for (const name of ['jazz', 'rock']) {
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
  }
  await dialog.getByRole('textbox', { name: 'Add literal to jazz' }).focus()
  await page.keyboard.type('jazz,swing')
  await page.keyboard.press('Enter')
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz', 'swing'])
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('textbox', { name: 'Add literal to rock' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Backspace')
  await expect(literalsOf(dialog, 'jazz').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('bebop')
  await page.keyboard.press('Enter')
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz', 'bebop'])
  await expect(literalsOf(dialog, 'jazz').last()).toBeFocused()
  await page.keyboard.press('Delete')
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz'])
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+z')
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz', 'bebop'])

  await dialog.getByRole('button', { name: 'Move rock' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(dialog.getByRole('button', { name: /^Canonical: / })).toHaveText(['rock', 'jazz'])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('selected canonicals are deleted at once after one question, and come back by one undo (ruling R319)', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Canonicals')
  const literals = { jazz: ['jazz', 'swing'], rock: ['rock'], soul: [], funk: [] }
  await storeSlots(id, { genre: { literals } }, { expressions: plays })
  const dialog = await openSlotByLink(page, id, 'genre')
  const canonicals = dialog.getByRole('button', { name: /^Canonical: / })
  const bar = dialog.getByRole('toolbar', { name: 'Selected canonicals' })
  await dialog.getByRole('checkbox', { name: 'Select jazz' }).click()
  await dialog.getByRole('checkbox', { name: 'Select rock' }).click({ modifiers: ['Shift'] })
  await expect(bar).toContainText('2 canonicals selected')
  await expectNothingWrongIn(dialog)
  await bar.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('dialog', { name: 'Delete canonicals' })
  await expect(question).toContainText(
    'Do you want to delete the 2 selected canonicals in all languages? 3 literals will go with them. ' +
      '1 expression will lose the restriction to them.',
  )
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(canonicals).toHaveText(['soul', 'funk'])
  await expect(bar).toHaveCount(0)
  await expect(dialog.getByRole('row').nth(1).locator(':focus')).toHaveCount(1)

  // Nothing goes with these, so nothing is asked
  await dialog.getByRole('button', { name: 'Canonical: soul' }).focus()
  await page.keyboard.press('Control+Space')
  await page.keyboard.press('Delete')
  await expect(canonicals).toHaveText(['funk'])
  await expect(dialog.getByRole('button', { name: 'Canonical: funk' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect(canonicals).toHaveText(['jazz', 'rock', 'soul', 'funk'])
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz', 'swing'])
})

test('Arabic, Chinese and Thai literals are read from their side, and missing ones show across languages', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Scripts')
  const languages = ['eng-USA', 'ara-SAU', 'cmn-CHN'].map((language, index) => ({
    _id: String(index),
    language,
    default: index === 0,
  }))
  await storeSlots(id, { genre }, { languages, expressions: plays })
  await storeSlots(id, { genre: { literals: { jazz: ['爵士乐'] } } }, { language: 'cmn-CHN' })
  await storeSlots(id, { genre }, { expressions: plays })
  const dialog = await openSlotByLink(page, id, 'genre', 'ara-SAU')
  await expectNothingWrongIn(dialog)
  const literal = dialog.getByRole('textbox', { name: 'Add literal to jazz' })
  await literal.fill('موسيقى الجاز، جاز')
  expect(await literal.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl')
  await literal.press('Enter')
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['موسيقى الجاز', 'جاز'])
  const chip = literalsOf(dialog, 'jazz').first()
  expect(await chip.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl')
  await literal.fill('เพลงแจ๊ส')
  await literal.press('Enter')

  await dialog.getByRole('button', { name: 'All languages' }).click()
  const table = dialog.getByRole('table', { name: 'Literals in all languages' })
  await expect(table.getByRole('columnheader', { name: 'ara-SAU' })).toHaveText('ara-SAU1 missing')
  await expect(table.getByRole('columnheader', { name: 'eng-USA' })).toHaveText('eng-USAcomplete')
  await expect(table.getByRole('row', { name: /^jazz/ })).toContainText('爵士乐')
  await expect(table.getByRole('row', { name: /^rock/ })).toContainText('missing')
  await expect(dialog.getByRole('status')).toHaveText('2 missing translations in 3 languages')

  await table.getByRole('button', { name: 'cmn-CHN' }).click()
  const question = page.getByRole('dialog', { name: 'Unsaved changes' })
  await expect(question).toContainText('Unsaved changes for the current language will be lost.')
  await question.getByRole('button', { name: 'Keep as draft and continue' }).click()
  await expect(page).toHaveURL(/language=cmn-CHN/)
  const chinese = slotDialog(page, 'genre')
  await expect(literalsOf(chinese, 'jazz')).toHaveText(['爵士乐'])
})

test('cells of a sheet are pasted after a preview, in one step of undo', { tag: '@firefox' }, async ({
  sharedPage: page,
}) => {
  await allowClipboard(page)
  const id = await makeEditable('Paste')
  await storeSlots(id, { genre })
  const dialog = await openSlotByLink(page, id, 'genre')
  const paste = async (label: string, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await dialog.getByRole('textbox', { name: label }).focus()
    await page.keyboard.press('Control+v')
  }
  await paste(
    'Add canonical',
    'soul\tsoul music, deep soul\r\nblues\tالبلوز\r\na.b\tx\r\njazz\tragtime\trock\r\n',
  )
  const preview = page.getByRole('dialog', { name: 'Paste into genre' })
  await expect(preview.getByRole('status')).toHaveText('Adds 2 canonicals and 4 literals, 2 refused')
  await expectNothingWrongIn(preview)
  await expect(preview.getByLabel('Preview')).toContainText(
    'Line 3, column 1: No dots allowed in canonical names',
  )
  await expect(preview.getByLabel('Preview')).toContainText(
    'Line 4, column 3: rock is already a literal of rock',
  )
  await preview.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(literalsOf(dialog, 'soul')).toHaveText(['soul music', 'deep soul'])
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz', 'swing', 'ragtime'])
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByRole('button', { name: /^Canonical: / })).toHaveText(['jazz', 'rock'])
  await expect(literalsOf(dialog, 'jazz')).toHaveText(['jazz', 'swing'])

  await paste('Add literal to rock', 'hard rock\nalternative')
  await page
    .getByRole('dialog', { name: 'Paste literals of rock' })
    .getByRole('button', { name: 'Add', exact: true })
    .click()
  await expect(literalsOf(dialog, 'rock')).toHaveText(['rock', 'hard rock', 'alternative'])
})

test('a renamed slot is followed into the address and into expressions, where its uses lead', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Rename')
  await storeSlots(id, { genre }, { expressions: plays })
  const genreDialog = await openSlotByLink(page, id, 'genre')
  await genreDialog.getByRole('button', { name: 'Slot name: genre' }).click()
  await expect(page.getByRole('tooltip')).toHaveText('The new name also goes into 2 expressions.')
  await page.keyboard.type('style')
  await page.keyboard.press('Enter')
  const dialog = slotDialog(page, 'style')
  await expect(page).toHaveURL(/slot=style/)
  await dialog.getByRole('button', { name: 'Where used' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText('play 2 expressions')
  await dialog.getByRole('link', { name: 'play' }).click()
  await expect(page).toHaveURL(/intent-editor.*intent=play/)
  await expect(page.getByRole('dialog', { name: 'Expressions of play' })).toContainText('play some $(style)')
})

test('[SLOT-053] [SLOT-054] read-only, slots are shown and nothing can be changed or deleted', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('ReadOnly')
  await storeSlots(id, { genre })
  await callAs('paul', sessions.end, { params: { id }, query: {} })
  await openSlots(page, id)
  const row = slotRow(page, 'genre')
  await expect(page.getByRole('textbox', { name: 'Add new slot' })).toBeDisabled()
  await expect(row.getByRole('combobox')).toBeDisabled()
  const remove = row.getByRole('button', { name: 'Delete genre' })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await expect(remove).toHaveAttribute('title', /session/i)
  await remove.click({ force: true })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await row.getByRole('button', { name: 'Slot name: genre' }).click({ force: true })
  await expect(row.getByRole('textbox')).toHaveCount(0)

  const dialog = await openSlot(page, 'genre')
  await expect(dialog.getByRole('group', { name: 'Literals of jazz' })).toHaveText('jazzswing')
  await expect(dialog.getByRole('textbox', { name: /^Add literal/ })).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: 'Add canonical' })).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Delete canonical jazz' })).toBeDisabled()
  await expect(dialog.getByRole('checkbox', { name: 'Volatile' })).toHaveAttribute('aria-disabled', 'true')
})

test('2,000 slots and 5,000 canonicals draw only what is in sight', async ({ sharedPage: page }) => {
  const id = await makeEditable('Huge')
  const literals = Object.fromEntries(
    Array.from({ length: 5000 }, (_, at) => [`value_${at}`, [`literal ${at}`, `other ${at}`]]),
  )
  const inputs = Object.fromEntries(
    Array.from({ length: 1999 }, (_, at) => [`input_${at}`, { literals: { one: ['one'] } }]),
  )
  await storeSlots(id, { huge: { literals }, ...inputs })
  await openSlots(page, id)
  await page.getByRole('combobox', { name: 'Rows per page' }).click()
  await page.getByRole('option', { name: 'all' }).click()
  await expect(slotTable(page)).toHaveAttribute('aria-rowcount', '2001')
  expect(await slotTable(page).getByRole('row').count()).toBeLessThan(120)
  await page.getByRole('textbox', { name: 'Search slots' }).fill('hug')
  const dialog = await openSlot(page, 'huge')
  const table = dialog.getByRole('grid', { name: 'Canonicals' })
  await expect(table).toHaveAttribute('aria-rowcount', '5001')
  expect(await table.getByRole('row').count()).toBeLessThan(80)
  await dialog.getByRole('textbox', { name: 'Filter canonicals and literals' }).fill('other 4999')
  await dialog.getByRole('textbox', { name: 'Add literal to value_4999' }).fill('last')
  await page.keyboard.press('Enter')
  await expect(literalsOf(dialog, 'value_4999')).toHaveText(['literal 4999', 'other 4999', 'last'])
})

test('a deletion counts and lists its uses in all languages, with what is not saved yet', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Uses')
  await storeSlots(id, { genre, mood: {} }, { expressions: plays })
  const languages = ['eng-USA', 'deu-DEU', 'fra-FRA'].map((language, at) => ({
    _id: String(at),
    language,
    default: at === 0,
  }))
  const said = ['spiele $(genre)', 'spiel was von $(genre)', 'los'].map((expression) => ({ expression }))
  for (const [language_to_update, updates] of [
    ['eng-USA', { languages }],
    ['deu-DEU', { nlu_interpretations: [{ intent: 'play', expressions: said }] }],
  ] as const) {
    const body = { updates, language_to_update, commit_message: 'Content' }
    await callAs('paul', domains.update, { params: { id }, query: {}, body })
  }
  await openSlots(page, id)
  // The server knows it under its old name
  const name = slotRow(page, 'genre').getByRole('button', { name: 'Name: genre' })
  await name.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('style')
  await page.keyboard.press('Enter')
  await slotRow(page, 'style').getByRole('button', { name: 'Delete style' }).click()
  const question = page.getByRole('dialog', { name: 'Delete slot' })
  await expect(question).toContainText('It touches 2 expressions')
  await expect(question.getByRole('status')).toHaveText('In all 3 languages: 4 expressions.')
  await expect(question).toContainText('deu-DEU2 expressions in 1 intent: play (2)')
  await expect(question).toContainText('fra-FRANot used.')
  await question.getByRole('button', { name: 'Cancel' }).click()

  await page.route('**/uses', (route) => route.abort())
  await slotRow(page, 'style').getByRole('button', { name: 'Delete style' }).click()
  await expect(question.getByRole('status')).toHaveText(messages.uses.notAsked)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(slotRow(page, 'style')).toHaveCount(0)
})

test('after a deletion rows, tabs and the save dialog show how many problems there are and where', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Problems')
  await storeSlots(id, { genre, mood: {} }, { expressions: plays })
  await openSlots(page, id)
  await slotRow(page, 'genre').getByRole('button', { name: 'Delete genre' }).click()
  await page.getByRole('dialog', { name: 'Delete slot' }).getByRole('button', { name: 'Delete' }).click()

  const tabs = page.getByRole('navigation', { name: 'Editor' })
  await expect(tabs.getByRole('link', { name: 'Intents' })).toContainText('2')
  await tabs.getByRole('link', { name: 'Intents 2 problems' }).click()
  const mark = page.getByRole('img', { name: /^Problems of play: "genre" is not a slot: play \$\(genre\)/ })
  await expect(mark).toBeVisible()

  await page.keyboard.press('Control+s')
  const saving = page.getByRole('dialog', { name: 'Save' })
  await expect(saving.getByLabel('Commit message')).toBeFocused()
  const problems = saving.getByRole('region', { name: 'Problems' })
  await expect(problems).toContainText('2 problems: Intents 2.')
  await problems.getByRole('button', { name: 'play' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Expressions of play' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+z')
  await expect(mark).toHaveCount(0)
  await expect(tabs.getByRole('link', { name: 'Intents', exact: true })).toBeVisible()
})
