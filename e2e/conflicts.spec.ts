import { expect, type Locator, type Page } from '@playwright/test'
import { domains, revisions, savePoints, sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { fromWire, type WireDomain } from '@sdp/domain/wire'
import { expectNothingWrongIn } from './pages/axe.ts'
import {
  addIntent,
  deleteIntent,
  intentCell,
  saveByKey,
  savedByKey,
  saveState,
  setComments,
  storedIntents,
} from './pages/editor.ts'
import { indicator, openAs, takeOver } from './pages/sessions.ts'
import { type PageOf, test } from './pages/shared-page.ts'
import { openSlot } from './pages/slots.ts'
import { callAs, freshName, makeDomain, notification } from './pages/studio.ts'

interface Meeting {
  id: string
  paul: Page
  dialog: Locator
}

/** Adds an intent and takes another away. */
async function addAndDelete(nora: Page): Promise<void> {
  await addIntent(nora, 'theirs')
  await deleteIntent(nora, 'old')
}

interface Works {
  mine?: (paul: Page) => Promise<void>
  theirs?: (nora: Page) => Promise<void>
}

/** Paul edits, Nora takes over and saves, Paul takes the session back and saves too. */
async function meet(
  pageOf: PageOf,
  { mine = (paul) => addIntent(paul, 'mine'), theirs = addAndDelete }: Works = {},
): Promise<Meeting> {
  const id = await makeDomain(freshName('Contested'), 'paul', { contributors: ['nora'] })
  const params = { id }
  await callAs('paul', sessions.start, { params, query: {}, body: { message: 'adding songs' } })
  const updates = {
    'ontology.intents': { common: {}, old: {} },
    justtalk: ['common', 'old'],
    'ontology.userInputs': { genre: { type: 'StaticList', values: { rock: [] } } },
    user_inputs: [{ name: 'genre', canonicals: [{ canonical: 'rock', literals: ['rock'] }] }],
  }
  const body = { updates, language_to_update: 'eng-USA', commit_message: 'what both know' }
  await callAs('paul', domains.update, { params, query: {}, body })
  const [paul, nora] = await Promise.all([openAs(pageOf, 'paul', id), openAs(pageOf, 'nora', id)])
  await mine(paul)

  await takeOver(nora, 'release is today')
  await theirs(nora)
  await savedByKey(nora, 'theirs came first')

  await paul
    .getByRole('dialog', { name: 'Nora Novak took over your session' })
    .getByRole('button', { name: 'OK' })
    .click()
  await takeOver(paul, 'not done yet')
  await saveByKey(paul, 'mine came second')
  const dialog = paul.getByRole('dialog', { name: 'The domain was saved by somebody else in the meantime' })
  await expect(dialog).toBeVisible()
  return { id, paul, dialog }
}

async function renameIntent(page: Page, from: string, to: string): Promise<void> {
  await intentCell(page, from).click()
  await page.keyboard.type(to)
  await page.keyboard.press('Enter')
  await expect(intentCell(page, to)).toBeVisible()
}

/** Gives the only canonical of a slot another name, and may add one. */
async function renameCanonical(page: Page, to: string, added?: string): Promise<void> {
  await page.getByRole('link', { name: 'Slots' }).click()
  const slot = await openSlot(page, 'genre')
  await slot.getByRole('button', { name: 'Canonical: rock' }).click()
  await page.keyboard.type(to)
  await page.keyboard.press('Enter')
  await expect(slot.getByRole('button', { name: `Canonical: ${to}` })).toBeVisible()
  if (added !== undefined) {
    await slot.getByRole('textbox', { name: 'Add canonical' }).fill(added)
    await page.keyboard.press('Enter')
    await expect(slot.getByRole('button', { name: `Canonical: ${added}` })).toBeVisible()
  }
  await page.keyboard.press('Escape')
  await expect(slot).toHaveCount(0)
}

async function stored(id: string) {
  return (await callAs('paul', domains.read, { params: { id }, query: {} })) as unknown as WireDomain
}

async function history(id: string): Promise<string[]> {
  const { revisions: all } = await callAs('paul', revisions.list, { params: { id }, query: {} })
  return all.map(({ author, message }) => `${author.split('@')[0]}: ${message}`)
}

test('a conflict says who saved what and when, shows what each changed, and saves both with one click', async ({
  pageOf,
}) => {
  const { id, paul, dialog } = await meet(pageOf, {
    theirs: async (nora) => {
      await addAndDelete(nora)
      await renameIntent(nora, 'common', 'shared')
    },
  })
  await expect(dialog).toContainText(/Nora Novak saved “theirs came first” on \w+ \d+, \d{4}, \d+:\d\d/)
  const mine = dialog.getByRole('region', { name: 'What you changed' })
  const theirs = dialog.getByRole('region', { name: 'What they changed' })
  await expect(mine).toContainText('mine')
  await expect(mine).not.toContainText('theirs')
  for (const name of ['theirs', 'old', 'shared']) await expect(theirs).toContainText(name)
  await expect(dialog.getByRole('region', { name: 'What both changed' })).toHaveCount(0)
  await expectNothingWrongIn(dialog)

  await dialog.getByRole('button', { name: 'Save both' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(notification(paul, /successfully updated$/)).toBeVisible()
  for (const name of ['shared', 'mine', 'theirs']) await expect(intentCell(paul, name)).toBeVisible()
  for (const name of ['old', 'common']) await expect(intentCell(paul, name)).toHaveCount(0)
  await expect(saveState(paul)).toBeEmpty()
  expect((await storedIntents(id)).sort()).toEqual(['mine', 'shared', 'theirs'])
  expect((await stored(id)).justtalk?.toSorted()).toEqual(['mine', 'shared', 'theirs'])
  expect(await history(id)).toEqual([
    'paul: mine came second',
    'nora: theirs came first',
    'paul: what both know',
    'paul: Create domain',
  ])

  expect(fromWire(await stored(id)).notices).toEqual([])
  await paul.reload()
  await expect(intentCell(paul, 'shared')).toBeVisible()
  await expect(notification(paul, /were dropped/)).toHaveCount(0)
})

test('entries that both changed are decided about one by one, by the keyboard, and can be undone', async ({
  pageOf,
}) => {
  const { id, paul, dialog } = await meet(pageOf, {
    mine: async (page) => {
      await setComments(page, 'common', 'said by Paul')
      await setComments(page, 'old', 'still needed')
      await addIntent(page, 'mine')
    },
    theirs: async (page) => {
      await setComments(page, 'common', 'said by Nora')
      await addAndDelete(page)
    },
  })
  const both = dialog.getByRole('region', { name: 'What both changed' })
  const common = both.getByRole('radiogroup', { name: 'Intent common: Comments', exact: true })
  const old = both.getByRole('radiogroup', { name: 'Intent old', exact: true })
  await expect(both.getByRole('radiogroup')).toHaveCount(2)
  await expect(common).toContainText('said by Paul')
  await expect(common).toContainText('said by Nora')
  await expect(old).toContainText('removed')
  const saveBoth = dialog.getByRole('button', { name: 'Save both' })
  await expect(saveBoth).toBeDisabled()
  await expect(dialog.getByRole('status')).toHaveText('Please choose whose change counts: 2 are left')

  await both.getByRole('button', { name: 'All mine' }).press('Enter')
  await expect(old.getByRole('radio', { name: 'Mine' })).toBeChecked()
  await common.getByRole('radio', { name: 'Mine' }).focus()
  await paul.keyboard.press('ArrowRight')
  await expect(common.getByRole('radio', { name: 'Theirs' })).toBeChecked()
  await saveBoth.press('Enter')

  await expect(saveState(paul)).toBeEmpty()
  await expect(notification(paul, /successfully updated$/)).toBeVisible()
  for (const name of ['common', 'old', 'mine', 'theirs']) await expect(intentCell(paul, name)).toBeVisible()
  const { ontology } = await stored(id)
  expect(
    Object.entries(ontology?.intents ?? {})
      .map(([name, { comments }]) => [name, comments])
      .sort(),
  ).toEqual([
    ['common', 'said by Nora'],
    ['mine', ''],
    ['old', 'still needed'],
    ['theirs', ''],
  ])
  // One step takes back what was mine, and leaves what was theirs (ruling R404).
  await paul.getByRole('button', { name: 'Undo' }).click()
  for (const name of ['old', 'mine']) await expect(intentCell(paul, name)).toHaveCount(0)
  await expect(intentCell(paul, 'theirs')).toBeVisible()
})

test('a field that both changed is chosen from by itself, and what is given up stays a draft', async ({
  pageOf,
}) => {
  const { id, paul, dialog } = await meet(pageOf, {
    mine: async (page) => {
      await setComments(page, 'common', 'said by Paul')
      await page.getByLabel('Just Talk: common').click()
    },
    theirs: (page) => setComments(page, 'common', 'said by Nora'),
  })
  const comments = dialog.getByRole('radiogroup', { name: 'Intent common: Comments', exact: true })
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1)
  await expect(dialog).not.toContainText('What you give up stays')
  await comments.getByRole('radio', { name: 'Theirs' }).check()
  await expect(dialog).toContainText('What you give up stays in this browser as a draft for 30 days.')
  await expectNothingWrongIn(dialog)
  await dialog.getByRole('button', { name: 'Save both' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(saveState(paul)).toBeEmpty()
  const { ontology, justtalk } = await stored(id)
  expect(ontology?.intents?.common?.comments).toBe('said by Nora')
  expect(justtalk).not.toContain('common')

  await paul.reload()
  const offer = paul.getByRole('dialog', { name: 'Unsaved work' })
  await expect(offer).toContainText('common')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(paul.getByText('said by Paul')).toBeVisible()
})

test('two new names for one canonical are chosen from, and the rest of its slot is merged', async ({
  pageOf,
}) => {
  const { id, dialog } = await meet(pageOf, {
    mine: (page) => renameCanonical(page, 'hard', 'pop'),
    theirs: (page) => renameCanonical(page, 'soft'),
  })
  const names = dialog.getByRole('radiogroup', { name: 'Slot genre: Canonical rock, name' })
  await expect(names).toContainText('renamed to hard')
  await expect(names).toContainText('renamed to soft')
  await expect(dialog.getByRole('radiogroup')).toHaveCount(1)
  await expectNothingWrongIn(dialog)
  await names.getByRole('radio', { name: 'Theirs' }).check()
  await dialog.getByRole('button', { name: 'Save both' }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await stored(id)).user_inputs)
    .toMatchObject([
      { name: 'genre', canonicals: [{ canonical: 'soft', literals: ['rock'] }, { canonical: 'pop' }] },
    ])
})

test('closing a conflict changes nothing, and the next save meets it again', async ({ pageOf }) => {
  const { id, paul, dialog } = await meet(pageOf)
  await paul.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(intentCell(paul, 'mine')).toBeVisible()
  await saveByKey(paul, 'once more')
  await expect(dialog).toContainText('theirs came first')
  expect((await storedIntents(id)).sort()).toEqual(['common', 'theirs'])
})

test('keep mine as a new save point: whole, next to theirs, and once though its answer is lost (ruling R405)', async ({
  pageOf,
}) => {
  const { id, paul, dialog } = await meet(pageOf)
  await dialog.getByRole('button', { name: 'Keep mine as a new save point' }).click()
  const naming = paul.getByRole('dialog', { name: 'Keep mine as a new save point' })
  await expectNothingWrongIn(naming)
  await naming.getByLabel('Name').fill('my idea')
  await naming.getByRole('button', { name: 'Create' }).click()
  await expect(naming).toContainText("Use any latin letters, digits and '-' character as a separator")
  await naming.getByLabel('Name').fill('My-idea')

  // The server has it, but the network is cut before the answer is here.
  await paul.route('**/v2/domain/save-points', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await naming.getByRole('button', { name: 'Create' }).click()
  await expect(naming).toContainText('The server cannot be reached')
  await paul.unroute('**/v2/domain/save-points')
  await naming.getByRole('button', { name: 'Create' }).click()

  await expect(paul.getByRole('button', { name: 'Save point My-idea' })).toBeVisible()
  await expect(indicator(paul)).toHaveText(/^Your session/)
  for (const name of ['common', 'old', 'mine']) await expect(intentCell(paul, name)).toBeVisible()
  await expect(intentCell(paul, 'theirs')).toHaveCount(0)
  const points = await callAs('paul', savePoints.list, { params: { name: id } })
  expect(points.map(({ name, description }) => [name, description])).toEqual([
    ['Original', ''],
    ['My-idea', 'mine came second'],
  ])
  expect((await storedIntents(points[1]!._id)).sort()).toEqual(['common', 'mine', 'old'])
  expect((await storedIntents(id)).sort()).toEqual(['common', 'theirs'])
  expect((await history(points[1]!._id)).slice(0, 2)).toEqual([
    'paul: mine came second',
    'paul: what both know',
  ])

  await addIntent(paul, 'next')
  await savedByKey(paul, 'goes on here')
  await expect.poll(() => storedIntents(points[1]!._id)).toContain('next')
})

test('a save point that the server refuses leaves everything as it was', async ({ pageOf }) => {
  const { id, paul, dialog } = await meet(pageOf)
  await dialog.getByRole('button', { name: 'Keep mine as a new save point' }).click()
  const naming = paul.getByRole('dialog', { name: 'Keep mine as a new save point' })
  // Somebody takes the name after the list of names was read.
  await naming.getByLabel('Name').fill('Summer')
  await callAs('nora', savePoints.create, { body: { fromId: id, newSavePoint: { name: 'Summer' } } })
  await naming.getByRole('button', { name: 'Create' }).click()
  await expect(naming).toContainText('The domain already has a save point named Summer')
  await naming.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeVisible()
  await paul.keyboard.press('Escape')
  await expect(intentCell(paul, 'mine')).toBeVisible()
})

test('take theirs: their domain is shown, and mine stays a draft that can be restored', async ({
  pageOf,
}) => {
  const { id, paul, dialog } = await meet(pageOf)
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(intentCell(paul, 'theirs')).toBeVisible()
  for (const name of ['mine', 'old']) await expect(intentCell(paul, name)).toHaveCount(0)
  await expect(saveState(paul)).toBeEmpty()
  const offer = paul.getByRole('dialog', { name: 'Unsaved work' })
  const bar = paul.getByRole('status', { name: 'Drafts' })
  await expect(bar).toContainText('You have unsaved work of')
  await expect(offer).toHaveCount(0)

  await bar.getByRole('button', { name: 'Show' }).click()
  await expect(offer).toContainText('mine')
  await expectNothingWrongIn(offer)
  await offer.getByRole('button', { name: 'Restore' }).click()
  for (const name of ['common', 'theirs', 'mine']) await expect(intentCell(paul, name)).toBeVisible()
  await expect(bar).toHaveCount(0)
  expect(await storedIntents(id)).not.toContain('mine')
  // It was put on theirs, so that there is nothing to ask any more.
  await savedByKey(paul, 'mine on top of theirs')
  await expect.poll(async () => (await storedIntents(id)).sort()).toEqual(['common', 'mine', 'theirs'])
  await paul.reload()
  await expect(intentCell(paul, 'mine')).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('take theirs: where this browser cannot keep the work as a draft, it stays open (ruling R413)', async ({
  pageOf,
}) => {
  const { paul, dialog } = await meet(pageOf)
  const full = await paul.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full', 'QuotaExceededError')
    }
    return put
  })
  await dialog.getByRole('button', { name: 'Take theirs' }).click()
  await expect(notification(paul, messages.drafts.notKept)).toBeVisible()
  await paul.keyboard.press('Escape')
  await expect(intentCell(paul, 'mine')).toBeVisible()
  await full.evaluate((put) => {
    IDBObjectStore.prototype.put = put
  })
})
