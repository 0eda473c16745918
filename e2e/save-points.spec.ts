import { expect, type Locator, type Page } from '@playwright/test'
import { domains, savePoints, sessions } from '@sdp/api'
import { expectNothingWrongIn } from './pages/axe.ts'
import { addIntent, intentCell, makeEditable, openEditor } from './pages/editor.ts'
import { indicator } from './pages/sessions.ts'
import { test } from './pages/shared-page.ts'
import { callAs, freshName, makeDomain, notification, visit } from './pages/studio.ts'

async function open(page: Page, id: string, language = ''): Promise<void> {
  await visit(page, 'paul', `/domains/${id}/intent-editor${language && `?language=${language}`}`)
  await expect(menuButton(page)).toBeVisible()
}

function menuButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Save point / })
}

async function choose(page: Page, entry: string): Promise<void> {
  await menuButton(page).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function makeSavePoint(fromId: string, name: string, description = ''): Promise<string> {
  const body = { fromId, newSavePoint: { name, description } }
  return (await callAs('paul', savePoints.create, { body }))._id
}

test('[POINT-001] [POINT-004] [POINT-008] [POINT-013] [POINT-014] [POINT-019] a save point is created, opened, and deleted by typing its name', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Branched'))
  await open(page, id)
  await expect(menuButton(page)).toHaveText('Original')

  await choose(page, 'Create save point')
  const creating = page.getByRole('dialog', { name: 'Create a save point from Original' })
  await expectNothingWrongIn(creating)
  const name = creating.getByLabel('Name')
  for (const [text, problem] of [
    ['ab', 'Please try to use more meaningful name. Minimal name length is 3'],
    ['x'.repeat(51), 'Maximum name length is 50'],
    ['oRiGiNaL', 'Name Original is reserved'],
    ['two words', "Use any latin letters, digits and '-' character as a separator"],
  ] as const) {
    await name.fill(text)
    await expect(creating).toContainText(problem)
    await expect(creating).toContainText('3 to 50 characters: Latin letters (A to Z), digits and hyphens')
  }
  await name.fill('Summer-2026')
  await creating.getByLabel('Description').fill('Songs of the summer')
  await creating.getByRole('button', { name: 'Create' }).click()
  await expect(menuButton(page)).toHaveText('Summer-2026')
  await expect(page).not.toHaveURL(new RegExp(`/domains/${id}/`))
  await expect(page).toHaveURL(/\/intent-editor/)

  await choose(page, 'Delete save point')
  const deleting = page.getByRole('dialog', { name: 'Delete save point Summer-2026' })
  await expectNothingWrongIn(deleting)
  const confirmButton = deleting.getByRole('button', { name: 'Delete' })
  await deleting.getByLabel('Save point name').fill('summer-2026')
  await expect(confirmButton).toBeDisabled()
  await deleting.getByLabel('Save point name').fill('Summer-2026')
  await confirmButton.click()
  await expect(menuButton(page)).toHaveText('Original')
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/intent-editor`))
})

test('[SAVE-004] the save panel makes a save point of the open one', async ({ sharedPage: page }) => {
  const id = await makeDomain(freshName('Panel'))
  await open(page, await makeSavePoint(id, 'Autumn'))
  await page.getByRole('button', { name: 'Create Save Point', exact: true }).click()
  const creating = page.getByRole('dialog', { name: 'Create a save point from Autumn' })
  await creating.getByLabel('Name').fill('Winter')
  await creating.getByRole('button', { name: 'Create' }).click()
  await expect(menuButton(page)).toHaveText('Winter')
})

test('who goes elsewhere while a save point is created stays there', async ({ sharedPage: page }) => {
  const id = await makeDomain(freshName('Slow'))
  const other = await makeDomain(freshName('Other'))
  await open(page, id)
  let goOn = () => {}
  const isElsewhere = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/v2/domain/save-points', async (route) => {
    await isElsewhere
    await route.fallback()
  })
  const sent = page.waitForRequest('**/v2/domain/save-points')
  await page.getByRole('button', { name: 'Create Save Point', exact: true }).click()
  const creating = page.getByRole('dialog', { name: 'Create a save point from Original' })
  await creating.getByLabel('Name').fill('Winter')
  await creating.getByRole('button', { name: 'Create' }).click()
  await sent
  await open(page, other)
  goOn()
  await expect(notification(page, /^Save point Winter of .* was created$/)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/domains/${other}/intent-editor`))
})

test('who has no access to a domain cannot make save points of it, and is told why', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Foreign'), 'nora')
  await open(page, id)
  const create = page.getByRole('button', { name: 'Create Save Point' })
  await expect(create).toHaveAttribute('aria-disabled', 'true')
  await expect(create).toHaveAccessibleDescription(/^You have no access to the domain/)
  await menuButton(page).click()
  await expect(page.getByRole('menuitem', { name: 'Create save point' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(page.getByRole('menuitem', { name: 'Switch save point' })).toBeEnabled()
})

test('[POINT-020] [POINT-012] switching wants a choice and stays on the tab', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Switched'))
  const branch = await makeSavePoint(id, 'Winter')
  await open(page, id)
  await choose(page, 'Switch save point')
  const dialog = page.getByRole('dialog', { name: 'Switch save point' })
  await dialog.getByRole('button', { name: 'Switch' }).click()
  await expect(dialog).toContainText('Please choose a save point to switch in')
  await dialog.getByLabel('Save point').click()
  await page.getByRole('option', { name: 'Winter' }).click()
  await dialog.getByRole('button', { name: 'Switch' }).click()
  await expect(menuButton(page)).toHaveText('Winter')
  await expect(page).toHaveURL(new RegExp(`/domains/${branch}/intent-editor`))
})

test('[POINT-010] [POINT-012] the menu lists the save points, and one click switches', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Listed'))
  const branch = await makeSavePoint(id, 'Winter')
  await open(page, id)
  await menuButton(page).click()
  const points = page.getByRole('menuitemradio')
  await expect(points).toHaveText(['Original', 'Winter'])
  await expect(points.first()).toBeChecked()
  await points.nth(1).click()
  await expect(menuButton(page)).toHaveText('Winter')
  await expect(page).toHaveURL(new RegExp(`/domains/${branch}/intent-editor`))
})

test('[POINT-013] the session goes along into a new save point, with its message, and frees the old one (ruling R36)', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Moving')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await choose(page, 'Create save point')
  const creating = page.getByRole('dialog', { name: 'Create a save point from Original' })
  await creating.getByLabel('Name').fill('Winter')
  await expect(creating.getByLabel('Continue editing in the new save point')).toBeChecked()
  await creating.getByRole('button', { name: 'Create' }).click()
  // The work is asked about before, so that what is saved now is in the new save point too
  const leaving = page.getByRole('dialog', { name: 'Unsaved changes' })
  await leaving.getByRole('button', { name: 'Save and continue' }).click()
  const saving = page.getByRole('dialog', { name: 'Save', exact: true })
  await saving.getByLabel('Commit message').fill('first intent')
  await saving.getByRole('button', { name: 'Save' }).click()

  await expect(menuButton(page)).toHaveText('Winter')
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect(indicator(page)).toHaveText(/^Your session/)
  await expect(
    notification(page, 'You are now editing save point Winter. Original is free for others.'),
  ).toBeVisible()
  const made = new URL(page.url()).pathname.split('/')[2]
  const held = await callAs('paul', sessions.list, {})
  expect(held.find(({ domainId }) => domainId === made)?.message).toBe('work')
  expect(held.some(({ domainId }) => domainId === id)).toBe(false)
})

test('who keeps a draft and leaves the session behind finds the new save point read-only', async ({
  sharedPage: page,
}) => {
  const id = await makeEditable('Staying')
  await openEditor(page, id)
  await addIntent(page, 'play')
  await choose(page, 'Create save point')
  const creating = page.getByRole('dialog', { name: 'Create a save point from Original' })
  await creating.getByLabel('Name').fill('Winter')
  await creating.getByLabel('Continue editing in the new save point').uncheck()
  await creating.getByRole('button', { name: 'Create' }).click()
  const leaving = page.getByRole('dialog', { name: 'Unsaved changes' })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await creating.getByRole('button', { name: 'Create' }).click()
  await leaving.getByRole('button', { name: 'Keep as draft and continue' }).click()
  await expect(menuButton(page)).toHaveText('Winter')
  await expect(notification(page, 'You are now in save point Winter')).toBeVisible()
  await expect(indicator(page)).toHaveText('Available')
  await expect(intentCell(page, 'play')).toHaveCount(0)
})

test('[POINT-002] [POINT-003] [POINT-027] [POINT-028] the tree shows each save point and what can be done with it', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Tree'))
  const summer = await makeSavePoint(id, 'Summer', 'Songs of the summer')
  await makeSavePoint(summer, 'July')
  await open(page, id)
  await choose(page, 'Tree view')
  const dialog = page.getByRole('dialog', { name: 'Save points' })
  const item = (name: string) => dialog.getByRole('treeitem', { name })
  await expect(item('Original')).toHaveAttribute('aria-level', '1')
  await expect(item('July')).toHaveAttribute('aria-level', '3')
  await expectNothingWrongIn(dialog)
  await expect(dialog.getByRole('button', { name: 'Load' })).toBeDisabled()

  await page.keyboard.press('ArrowDown')
  await expect(item('Summer')).toBeFocused()
  const details = dialog.getByLabel('Details')
  for (const text of ['Summer', 'Songs of the summer', 'paul@sdp.example', 'eng-USA (default)']) {
    await expect(details).toContainText(text)
  }
  await dialog.getByRole('button', { name: 'Delete' }).click()
  const refused = page.getByRole('dialog', { name: 'Delete save point Summer' })
  await expect(refused).toContainText(
    "Parent save points cannot be deleted, untill all of its children's are deleted!",
  )
  await refused.getByRole('button', { name: 'Cancel' }).click()

  await choose(page, 'Delete save point')
  await expect(page.getByRole('dialog', { name: 'Delete save point Original' })).toContainText(
    'Cannot delete original savepoint!',
  )
  await page.keyboard.press('Escape')

  await choose(page, 'Tree view')
  await item('July').click()
  await dialog.getByRole('button', { name: 'Load' }).click()
  await expect(menuButton(page)).toHaveText('July')
})

test('a save point is compared with the Original from its menu, and taken over from the tree', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Taken'))
  const summer = await makeSavePoint(id, 'Summer')
  await callAs('paul', sessions.start, { params: { id: summer }, query: {}, body: { message: 'Summer' } })
  const update = { updates: { justtalk: ['sun'] }, commit_message: 'Sun' }
  await callAs('paul', domains.update, { params: { id: summer }, query: {}, body: update })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'Original' } })
  await open(page, summer)
  const history = page.getByRole('dialog', { name: 'Restore & Review History' })
  await choose(page, 'Compare with Original')
  await expect(history).toContainText('sun')
  await expect(history.getByRole('button', { name: 'Take over Summer' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await open(page, id)
  await choose(page, 'Tree view')
  const tree = page.getByRole('dialog', { name: 'Save points' })
  await tree.getByRole('treeitem', { name: 'Summer' }).click()
  await tree.getByRole('button', { name: 'Compare & take over…' }).click()
  await expect(history).toContainText('sun')
  await expectNothingWrongIn(history)
  await history.getByRole('button', { name: 'Take over Summer' }).click()
  const question = page.getByRole('dialog', { name: 'Restore', exact: true })
  await expect(question).toContainText('newest of save point Summer')
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(question).toHaveCount(0)
  const taken = await callAs('paul', domains.read, { params: { id }, query: {} })
  expect(taken.justtalk).toEqual(['sun'])
})

test('[POINT-010] [POINT-011] a save point opens in the current language, or in its default where it lacks that', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Spoken'))
  await makeSavePoint(id, 'English-only')
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'German' } })
  const languages = [
    { _id: '1', language: 'eng-USA', default: true },
    { _id: '2', language: 'deu-DEU', default: false },
  ]
  const update = { updates: { languages }, commit_message: 'Add German' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body: update })
  await makeSavePoint(id, 'German-too')
  await open(page, id, 'deu-DEU')

  const load = async (name: string) => {
    await choose(page, 'Tree view')
    const dialog = page.getByRole('dialog', { name: 'Save points' })
    await dialog.getByRole('treeitem', { name }).click()
    await dialog.getByRole('button', { name: 'Load' }).click()
    await expect(menuButton(page)).toHaveText(name)
  }
  await load('German-too')
  await expect(page.getByRole('combobox', { name: 'Language deu-DEU' })).toBeVisible()
  await load('English-only')
  await expect(page.getByRole('combobox', { name: 'Language eng-USA' })).toBeVisible()
})

test('[POINT-009] who has a save point or domain open that somebody else deletes is told, and goes on from the Original', async ({
  sharedPage: page,
}) => {
  const name = freshName('Shrinking')
  const id = await makeDomain(name)
  const notice = (what: string) =>
    page.getByRole('dialog', { name: `${what} was deleted by ada@sdp.example`, exact: true })
  const openSavePoint = async (savePoint: string) => {
    const made = await makeSavePoint(id, savePoint)
    await open(page, made)
    await expect(menuButton(page)).toHaveText(savePoint)
    await callAs('ada', savePoints.remove, { params: { id: made } })
    return notice(`Save point ${savePoint} of ${name}`)
  }
  await expectNothingWrongIn(await openSavePoint('Winter'))
  await page.keyboard.press('Escape')
  await expect(menuButton(page)).toHaveText('Original')
  await menuButton(page).click()
  await page.getByRole('menuitemradio', { name: 'Original' }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/intent-editor`))
  // Or the next page would be left again for it
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(page.getByRole('grid', { name: 'Intents' })).toBeVisible()

  await (await openSavePoint('Summer')).getByRole('button', { name: 'Open Original' }).click()
  await expect(page).toHaveURL(new RegExp(`/domains/${id}/intent-editor`))
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await callAs('ada', domains.remove, { params: { id: name } })
  await notice(name).getByRole('button', { name: 'All domains' }).click()
  await expect(page.getByRole('heading', { name: /^Domains/ })).toBeVisible()
})

test('[POINT-025] [POINT-026] what the server refuses is reported in its words', async ({
  sharedPage: page,
}) => {
  const id = await makeDomain(freshName('Refusing'))
  await open(page, await makeSavePoint(id, 'Autumn'))
  await page.route('**/v2/domain/save-points*/**', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { message: 'You cannot delete savepoint with leaf nodes' } })
      : route.fallback(),
  )
  await page.route('**/v2/domain/save-points', (route) =>
    route.fulfill({ status: 409, json: { message: 'The name is taken' } }),
  )
  await choose(page, 'Create save point')
  const creating = page.getByRole('dialog', { name: 'Create a save point from Autumn' })
  await creating.getByLabel('Name').fill('Spring')
  await creating.getByRole('button', { name: 'Create' }).click()
  await expect(notification(page, 'Save point was not created: The name is taken')).toBeVisible()
  await creating.getByRole('button', { name: 'Cancel' }).click()

  await choose(page, 'Delete save point')
  const deleting = page.getByRole('dialog', { name: 'Delete save point Autumn' })
  await deleting.getByLabel('Save point name').fill('Autumn')
  await deleting.getByRole('button', { name: 'Delete' }).click()
  await expect(notification(page, 'You cannot delete savepoint with leaf nodes')).toBeVisible()
})
