import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { domains, savePoints, sessions } from '@sdp/api'
import { expectNothingWrong, expectNothingWrongIn } from './pages/axe.ts'
import { crash, kept, offerOn } from './pages/drafts.ts'
import { addIntent, intentCell, makeEditable, openEditor, saveState } from './pages/editor.ts'
import { callAs, freshName, makeDomain, visit } from './pages/studio.ts'

const block = (page: Page) => page.getByRole('region', { name: 'Unsaved work' })
const rowOf = (place: Page | Locator, text: string) => place.getByRole('listitem').filter({ hasText: text })
const press = (row: Locator, action: string) =>
  row.getByRole('button', { name: new RegExp(`^${action} `) }).click()

async function openDashboard(page: Page): Promise<void> {
  await visit(page, 'paul', '/dashboard')
  await expect(block(page)).toBeVisible()
}

test('unsaved work of all domains is listed on the dashboard, opened from there and discarded', async ({
  page,
  context,
}) => {
  const left = await makeEditable('Left')
  await openEditor(page, left)
  await addIntent(page, 'typed')
  await expect.poll(() => kept(page)).toBe(1)
  await crash(page)

  const working = await context.newPage()
  await openEditor(working, await makeEditable('Living'))
  await addIntent(working, 'speak')
  await expect.poll(() => kept(working)).toBe(2)

  const next = await context.newPage()
  await openDashboard(next)
  const living = rowOf(block(next), 'speak')
  await expect(living).toContainText('Open in another tab')
  await expect(living.getByRole('button')).toHaveCount(0)
  await expect(rowOf(block(next), 'eng-USA')).toHaveCount(2)
  await expectNothingWrong(next)

  await rowOf(block(next), 'Left')
    .getByRole('link', { name: /^Open / })
    .click()
  await offerOn(next).getByRole('button', { name: 'Later' }).click()
  // In the domain itself it is offered again
  await next.getByRole('button', { name: /^Save point / }).click()
  await next.getByRole('menuitem', { name: 'Unsaved work' }).click()
  const listed = next.getByRole('dialog', { name: /^Unsaved work in Left/ })
  await expect(listed.getByRole('listitem')).toHaveCount(1)
  await expectNothingWrongIn(listed)
  await press(listed.getByRole('listitem'), 'Open')
  await offerOn(next).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(next, 'typed')).toBeVisible()
  await expect.poll(() => kept(next)).toBe(2)

  await working.close({ runBeforeUnload: false })
  await openDashboard(next)
  const alone = rowOf(block(next), 'speak')
  await press(alone, 'Discard')
  const question = next.getByRole('dialog', { name: 'Discard this work?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await press(alone, 'Discard')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(alone).toHaveCount(0)
  await expect.poll(() => kept(next)).toBe(1)
})

test('work in a save point that somebody else deletes can be looked at and downloaded afterwards (ruling R412)', async ({
  page,
}) => {
  const name = freshName('Cut')
  const id = await makeDomain(name)
  const body = { fromId: id, newSavePoint: { name: 'Winter', description: '' } }
  const { _id: savePoint } = await callAs('paul', savePoints.create, { body })
  await callAs('paul', sessions.start, { params: { id: savePoint }, query: {}, body: { message: 'work' } })
  await openEditor(page, savePoint)
  await addIntent(page, 'typed')
  await expect(saveState(page)).not.toBeEmpty()
  await callAs('paul', sessions.end, { params: { id: savePoint }, query: {} })
  await callAs('ada', savePoints.remove, { params: { id: savePoint } })

  const notice = page.getByRole('dialog', {
    name: `Save point Winter of ${name} was deleted by ada@sdp.example`,
  })
  await expect(notice).toContainText('Your unsaved changes are kept in this browser as a draft')
  // A long title takes another line, not the page next to the dialog
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width
  expect(await widthOf(notice.getByRole('heading'))).toBeLessThan((await widthOf(notice)) ?? 0)
  await notice.getByRole('button', { name: 'Open Original' }).click()
  await page.getByRole('button', { name: 'Save point Original' }).click()
  await page.getByRole('menuitem', { name: 'Unsaved work' }).click()
  const row = page.getByRole('dialog', { name: `Unsaved work in ${name}` }).getByRole('listitem')
  await expect(row).toContainText('The save point Winter was deleted.')
  await expect(row.getByRole('button', { name: /^Open / })).toHaveCount(0)
  await press(row, 'View')
  const viewed = page.getByRole('dialog', { name: /^Unsaved work of / })
  await expect(viewed).toContainText('"typed"')
  const download = page.waitForEvent('download')
  await viewed.getByRole('button', { name: 'Download' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(JSON.parse(text)).toMatchObject({
    domain: name,
    savePoint: 'Winter',
    language: 'eng-USA',
    changes: { 'ontology.intents': { $patch: { put: { typed: {} } } } },
  })

  // Whoever comes back to the address of what is gone finds it there too
  await callAs('ada', domains.remove, { params: { id: name } })
  await page.goto(`/domains/${savePoint}/intent-editor`)
  await expect(
    page.getByRole('heading', { name: /^The save point Winter of .* is not there any more$/ }),
  ).toBeVisible()
  await expect(rowOf(block(page), 'Winter was deleted.')).toContainText('typed')
  await expectNothingWrong(page)
})
