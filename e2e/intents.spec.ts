import { expect, type Locator, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { aLargeWireDomain } from '@sdp/domain/testing'
import {
  addIntent,
  addIntentField,
  intentCell,
  makeEditable,
  openEditor,
  saveButton,
  saveByKey,
  savedByKey,
  setComments,
  storedIntents,
} from './pages/editor.ts'
import { makeWithExpressions } from './pages/expressions.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification } from './pages/studio.ts'

test('[INT-004] [INT-005] [INT-006] intents are added one after the other, and found again', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeEditable('Add'))
  await expect(headings(page)).toHaveText([
    'Move',
    '',
    'Request',
    'Slot-Only',
    'Comments',
    'Arbitration',
    'Just Talk',
    'Ask Back',
    'Intents',
    'Sample Size',
    'Expressions',
    'Find in Decision Table',
    'Delete',
  ])

  await addIntentField(page).click()
  await page.keyboard.type('play')
  await page.keyboard.press('Enter')
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect(addIntentField(page)).toBeFocused()
  await expect(addIntentField(page)).toHaveValue('')

  await addIntentField(page).fill('تشغيل')
  await page.keyboard.press('Enter')
  await addIntent(page, '停止')
  await setComments(page, 'play', 'يبدأ الموسيقى')

  await search(page).fill('الموسيقى')
  await expect.poll(() => shownNames(page)).toEqual(['play'])
  await addIntent(page, 'resume')
  await expect(search(page)).toHaveValue('')
  await expect.poll(() => shownNames(page)).toEqual(['play', 'تشغيل', '停止', 'resume'])
  await savedByKey(page, 'four intents')
  await page.goto(`${page.url()}?search=${encodeURIComponent('停')}`)
  await expect.poll(() => shownNames(page)).toEqual(['停止'])
})

test('[DOM-057] [INT-009] [INT-010] [INT-011] [INT-012] [INT-022] [INT-056] [INT-057] [INT-059] an intent is edited in its row, and saved', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Row')
  await openEditor(page, id)
  await addIntent(page, 'play')

  await box(page, 'Request: play').check()
  await box(page, 'Slot-Only: play').check()
  await box(page, 'Just Talk: play').uncheck()
  await page.getByRole('button', { name: 'Arbitration of play: cloud' }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'no-cloud',
    'embedded',
    'embedded+',
    'hybrid',
    'cloud',
  ])
  await page.getByRole('menuitemradio', { name: 'hybrid' }).click()
  await setComments(page, 'play', '播放音乐\nيبدأ الموسيقى')
  expect(await storedIntents(id)).toEqual([])
  await savedByKey(page, 'rows')

  const stored = await callAs('paul', domains.read, { params: { id }, query: {} })
  expect(stored.ontology).toMatchObject({
    intents: {
      play: { dialogActType: 'request', slotOnly: true, comments: '播放音乐\nيبدأ الموسيقى' },
    },
  })
  expect(stored.arbitrations).toEqual([{ intentName: 'play', arbitration: 'hybrid' }])
  expect(stored.justtalk).toEqual([])
})

test('[INT-048] [INT-049] a rename that fails says so, one with effects says which, and all of it is one step', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeLarge('Rename', 12))
  const [first = ''] = await shownNames(page)
  await intentCell(page, first).click()
  await expect(page.getByRole('tooltip')).toHaveText(/The new name also goes into \d+ rules\./)
  await page.keyboard.type('not good')
  await expect(page.getByRole('tooltip')).toContainText('whitespaces and empty names are not allowed')
  await page.keyboard.press('Enter')
  await expect(notification(page, 'Error Renaming Intent')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(intentCell(page, first)).toBeFocused()

  await box(page, `Slot-Only: ${first}`).check()
  await intentCell(page, first).click()
  await page.keyboard.type('also;bad')
  await search(page).click()
  await expect(notification(page, 'Error Renaming Slot-only Intent')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name', exact: true }).press('Escape')

  await intentCell(page, first).click()
  await page.keyboard.type('renamed')
  await page.keyboard.press('Enter')
  await expect(intentCell(page, 'renamed')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(intentCell(page, first)).toBeVisible()
  await expect(box(page, `Slot-Only: ${first}`)).toBeChecked()
})

test('[INT-013] intents are deleted with all that names them, by key and at once, and undo brings all of it back', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeLarge('Delete', 12))
  const names = await shownNames(page)
  await page.getByRole('button', { name: `Delete ${names[0]}`, exact: true }).click()
  const one = page.getByRole('dialog', { name: 'Delete intent' })
  await expect(one).toContainText(/It touches 3 expressions, \d+ rules\./)
  await one.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => shownNames(page)).toEqual(names.slice(1))
  await expect(page.getByRole('button', { name: `Delete ${names[1]}`, exact: true })).toBeFocused()

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  const all = page.getByRole('dialog', { name: 'Delete intents' })
  await expect(all).toContainText('Do you want to delete the 11 selected intents? It touches 33 expressions')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid', { name: 'Intents' })).toContainText('No intents')
  await expect(bar(page)).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownNames(page)).toEqual(names.slice(1))
  await page.keyboard.press('Control+z')
  await expect.poll(() => shownNames(page)).toEqual(names)
  await intentCell(page, names[0] ?? '').click()
  await expect(page.getByRole('tooltip')).toHaveText(/The new name also goes into \d+ rules\./)
})

test('several rows are selected and changed at once, each change one step of undo', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeLarge('Bulk', 70))
  const names = await shownNames(page)
  await box(page, `Select ${names[1]}`).click()
  await box(page, `Select ${names[4]}`).click({ modifiers: ['Shift'] })
  await expect(bar(page)).toContainText('4 intents selected')
  await bar(page).getByRole('button', { name: 'Arbitration' }).click()
  await page.getByRole('menuitemradio', { name: 'no-cloud' }).click()
  await bar(page).getByRole('button', { name: 'Just Talk off' }).click()
  for (const name of names.slice(1, 5)) {
    await expect(page.getByRole('button', { name: `Arbitration of ${name}: no-cloud` })).toBeVisible()
    await expect(box(page, `Just Talk: ${name}`)).not.toBeChecked()
  }
  await page.keyboard.press('Control+z')
  await expect(box(page, `Just Talk: ${names[2]}`)).toBeChecked()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: `Arbitration of ${names[2]}: cloud` })).toBeVisible()
  await bar(page).getByRole('button', { name: 'Clear the selection' }).click()

  // By the keyboard alone, and over all pages
  await box(page, `Select ${names[0]}`).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(bar(page)).toContainText('3 intents selected')
  await expect(box(page, `Select ${names[2]}`)).toBeFocused()
  await page.keyboard.press('Control+a')
  await expect(bar(page)).toContainText('70 intents selected')
  await search(page).fill(names[3] ?? '')
  await expect(bar(page)).toContainText('1 intent selected')
  await box(page, `Select ${names[3]}`).focus()
  await page.keyboard.press('Escape')
  await expect(bar(page)).toHaveCount(0)
})

test('[INT-060] [SHELL-042] fifty intents are on a page, and one that is added is shown where it is', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeLarge('Pages', 70))
  const pager = page.getByRole('navigation', { name: 'Pages of intents' })
  await expect(pager).toContainText('1–50 of 70')
  await addIntent(page, 'lastOne')
  await expect(intentCell(page, 'lastOne')).toBeInViewport()
  await expect(addIntentField(page)).toBeInViewport()
  await expect(pager).toContainText('51–71 of 71')
  await pager.getByRole('combobox').click()
  await expect(page.getByRole('option')).toHaveText(['50', '100', '150', '200', 'all'])
  await page.getByRole('option', { name: 'all' }).click()
  await expect(pager).toContainText('1–71 of 71')
})

test('arrow keys lead from cell to cell, and Tab out of the table after one row', async ({
  sharedPage: page,
}) => {
  await openEditor(page, await makeEditable('Keys'))
  for (const name of ['first', 'second', 'third']) await addIntent(page, name)
  await intentCell(page, 'first').focus()
  await page.keyboard.press('ArrowDown')
  await expect(intentCell(page, 'second')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('media:next')
  await page.keyboard.press('Enter')
  await expect(intentCell(page, 'media:next')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(box(page, 'Ask Back: media:next')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(page, 'Ask Back: media:next')).not.toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await expect(box(page, 'Just Talk: media:next')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(box(page, 'Just Talk: media:next')).not.toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Arbitration of media:next: hybrid' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Delete media:next' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('grid', { name: 'Intents' }).locator(':focus')).toHaveCount(0)
  await box(page, 'Select all intents').focus()
  await page.keyboard.press('Tab')
  await expect(handle(page, 'media:next')).toBeFocused()
})

test('[INT-007] intents are reordered by dragging, and by the keyboard', async ({ sharedPage: page }) => {
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

  await intentCell(page, 'first').click()
  await page.keyboard.type('renamed')
  await handle(page, 'second').dragTo(handle(page, 'third'), { targetPosition: { x: 8, y: 2 } })
  await expect.poll(() => shownNames(page)).toEqual(['second', 'third', 'renamed'])
})

test('[INT-023] [INT-050] [INT-052] [INT-053] [INT-054] [INT-055] who may not edit reads everything and changes nothing', async ({
  pageOf,
}) => {
  const page = await pageOf('nora')
  const id = await makeLarge('ReadOnly', 5)
  await openEditor(page, id, 'nora')
  await expect(addIntentField(page)).toBeDisabled()
  await expectReadOnly(page)
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
})

test('[INT-051] while a save is in progress nothing can be edited', async ({ sharedPage: page }) => {
  const id = await makeLarge('Saving', 5)
  await openEditor(page, id)
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(new RegExp(`/api/domains/${id}(\\?|$)`), async (route) => {
    if (route.request().method() === 'PUT') await isAnswered
    await route.continue()
  })
  await addIntent(page, 'play')
  await saveByKey(page, 'slow')
  await expect(addIntentField(page)).toBeDisabled()
  await expectReadOnly(page)
  await handle(page, 'play').focus()
  const before = await shownNames(page)
  await page.keyboard.press('Alt+ArrowUp')
  expect(await shownNames(page)).toEqual(before)
  answer()
  await expect(addIntentField(page)).toBeEnabled()
  await addIntent(page, 'stop')
})

test('[INT-058] what the clipboard refuses is copied in the old way, without a word about it', async ({
  page,
  context,
}) => {
  // Granting one permission refuses all others
  await context.grantPermissions(['geolocation'])
  await openEditor(page, await makeEditable('Copy'))
  for (const name of ['play', '停止']) await addIntent(page, name)
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.getByRole('checkbox', { name: 'Select all intents' }).check()
  await bar(page).getByRole('button', { name: 'Copy names' }).click()
  await expect(notification(page, '2 names copied')).toBeVisible()
  expect(warnings.join()).toContain('The clipboard took nothing')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await search(page).focus()
  await page.keyboard.press('Control+v')
  await expect(search(page)).toHaveValue(/^play\s?停止$/)
})

/** Nothing in the first row can be changed, though all of it can be read. */
async function expectReadOnly(page: Page): Promise<void> {
  const [name = ''] = await shownNames(page)
  // An actual click, though nothing is enabled
  const force = true
  await intentCell(page, name).click({ force })
  await page.getByRole('button', { name: `Comments on ${name}: ` }).click({ force })
  await expect(page.getByRole('grid', { name: 'Intents' }).getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: `Arbitration of ${name}: ` }).click({ force })
  await expect(page.getByRole('menu')).toHaveCount(0)
  for (const column of ['Request', 'Slot-Only', 'Just Talk', 'Ask Back']) {
    const checkBox = box(page, `${column}: ${name}`)
    const isChecked = await checkBox.isChecked()
    await expect(checkBox).toBeDisabled()
    await checkBox.click({ force })
    expect(await checkBox.isChecked()).toBe(isChecked)
  }
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Delete')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(saveButton(page)).toBeDisabled()
}

/** A domain with generated intents of three expressions each and some rules, whose session Paul holds. */
async function makeLarge(prefix: string, intents: number): Promise<string> {
  const id = await makeDomain(freshName(prefix), 'paul')
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  const wire = aLargeWireDomain({ intents, expressions: 3, rules: intents * 2, languages: ['eng-USA'] })
  await callAs('paul', domains.update, {
    params: { id },
    query: {},
    body: {
      updates: {
        nlu_interpretations: wire.nlu_interpretations,
        user_inputs: wire.user_inputs,
        'ontology.intents': wire.ontology?.intents,
        'ontology.userInputs': wire.ontology?.userInputs,
        arbitrations: wire.arbitrations,
        justtalk: wire.justtalk,
        decision_rules: wire.decision_rules,
      },
      language_to_update: 'eng-USA',
      commit_message: 'generated',
    },
  })
  return id
}

function headings(page: Page): Locator {
  return page.getByRole('grid', { name: 'Intents' }).getByRole('columnheader')
}

function search(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Search intents' })
}

function box(page: Page, name: string): Locator {
  return page.getByRole('checkbox', { name, exact: true })
}

function bar(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Selected intents' })
}

function handle(page: Page, name: string): Locator {
  return page.getByRole('button', { name: `Move ${name}`, exact: true })
}

function shownNames(page: Page): Promise<string[]> {
  return page
    .getByRole('grid', { name: 'Intents' })
    .getByRole('button', { name: /^Name: / })
    .allTextContents()
}

test('[EXPR-010] [EXPR-011] a row shows how many samples its expressions give, and the expressions', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Samples', ['[please] play $(genre)', 'play it'])
  await openEditor(page, id)
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Name: play' }) })
  const cellUnder = async (heading: string) => {
    const headings = await page.getByRole('grid', { name: 'Intents' }).getByRole('columnheader').all()
    const names = await Promise.all(headings.map((one) => one.textContent()))
    return row.getByRole('gridcell').nth(names.indexOf(heading))
  }
  await expect(await cellUnder('Sample Size')).toHaveText('3')
  await expect(await cellUnder('Expressions')).toHaveText(
    '2\u2068[please] play $(genre)\u2069 · \u2068play it\u2069',
  )
})
