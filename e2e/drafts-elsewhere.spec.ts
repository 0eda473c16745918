import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { domains } from '@sdp/api'
import { crash, discardOn, kept, offerOn } from './pages/drafts.ts'
import {
  addIntent,
  intentCell,
  makeEditable,
  openEditor,
  savedByKey,
  saveState,
  setComments,
} from './pages/editor.ts'
import { addField, expressionRow, makeWithExpressions } from './pages/expressions.ts'
import { lentTo } from './pages/sessions.ts'
import { callAs, type Person, visit } from './pages/studio.ts'

async function openAgain(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/domains/${id}/intent-editor`)
  return page
}

test('the draft of a tab that is still open is not offered in another one, until that tab is gone (ruling R414)', async ({
  page,
  context,
}) => {
  const id = await makeEditable('Living')
  await openEditor(page, id)
  await addIntent(page, 'left')
  await expect.poll(() => kept(page)).toBe(1)
  await crash(page)

  const living = await openAgain(context, id)
  await offerOn(living).getByRole('button', { name: 'Later' }).click()
  await addIntent(living, 'living')
  await expect.poll(() => kept(living)).toBe(2)

  const other = await openAgain(context, id)
  await expect(offerOn(other)).toContainText('left')
  await expect(offerOn(other)).not.toContainText('living')
  await discardOn(other)
  await expect(offerOn(other)).toHaveCount(0)
  await expect.poll(() => kept(other)).toBe(1)
  await other.close()
  await crash(living)

  const last = await openAgain(context, id)
  await expect(offerOn(last)).toContainText('living')
  await offerOn(last).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(last, 'living')).toBeVisible()
})

const setLanguages = async (by: Person, id: string, ...codes: string[]) => {
  const languages = codes.map((language, at) => ({ _id: String(at), language, default: at === 0 }))
  const body = { updates: { languages }, language_to_update: 'eng-USA', commit_message: 'languages' }
  await callAs(by, domains.update, { params: { id }, query: {}, body })
}

test('work in a language that is deleted elsewhere stays, for all languages at once and for that one when it is back (ruling R415)', async ({
  page,
}) => {
  const id = await makeWithExpressions('Gone', ['play music'])
  await visit(page, 'paul', `/domains/${id}/intent-editor?language=deu-DEU&intent=play`)
  await addField(page).click()
  await page.keyboard.insertText('spiele musik')
  await page.keyboard.press('Enter')
  await expect(expressionRow(page, 'spiele musik')).toBeVisible()
  await page
    .getByRole('dialog', { name: 'Expressions of play' })
    .getByRole('button', { name: 'Close' })
    .first()
    .click()
  await setComments(page, 'play', 'Plays something')
  await lentTo('ada', id, () => setLanguages('ada', id, 'eng-USA'))

  const notice = page.getByRole('dialog', {
    name: /^The language deu-DEU of .* was deleted by ada@sdp.example$/,
  })
  await expect(notice).toContainText('Your unsaved changes are kept in this browser as a draft for 30 days')
  await notice.getByRole('button', { name: 'Open the default language' }).click()
  await expect(page.getByRole('combobox', { name: 'Language eng-USA' })).toBeVisible()
  await expect(offerOn(page)).toContainText('Made in deu-DEU, which the domain does not have any more.')
  await offerOn(page).getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: 'Comments on play: Plays something' })).toBeVisible()
  await savedByKey(page, 'a comment')
  // What it said in German waits
  await expect.poll(() => kept(page)).toBe(1)

  await page.goto(`/domains/${id}/intent-editor?language=deu-DEU`)
  await expect(page.getByText('The domain has no language deu-DEU').first()).toBeVisible()
  const listed = page.getByRole('region', { name: 'Unsaved work' }).getByRole('listitem')
  await expect(listed).toContainText('The language deu-DEU was deleted.')
  await expect(listed.getByRole('link')).toHaveCount(0)
  await page.getByRole('link', { name: 'Open the default language' }).click()
  await expect(intentCell(page, 'play')).toBeVisible()
  await expect(offerOn(page)).toHaveCount(0)

  await setLanguages('paul', id, 'eng-USA', 'deu-DEU')
  await page.goto(`/domains/${id}/intent-editor?language=deu-DEU`)
  await offerOn(page).getByRole('button', { name: 'Restore' }).click()
  // What it was made on is read first
  await expect(saveState(page)).not.toBeEmpty()
  await savedByKey(page, 'German again')
  const stored = await callAs('paul', domains.read, { params: { id }, query: { language: 'deu-DEU' } })
  expect(JSON.stringify(stored.nlu_interpretations)).toContain('spiele musik')
  await expect.poll(() => kept(page)).toBe(0)
})

test('work in the default language, which somebody else replaces and deletes, goes on in the new one', async ({
  page,
}) => {
  const id = await makeEditable('Replaced', 'paul', {
    languages: [{ language: 'eng-USA' }, { language: 'deu-DEU' }],
  })
  await openEditor(page, id)
  await addIntent(page, 'typed')
  await expect(saveState(page)).not.toBeEmpty()
  await lentTo('ada', id, () => setLanguages('ada', id, 'deu-DEU'))
  const notice = page.getByRole('dialog', {
    name: /^The language eng-USA of .* was deleted by ada@sdp.example$/,
  })
  await notice.getByRole('button', { name: 'Open the default language' }).click()
  await expect(page.getByRole('combobox', { name: 'Language deu-DEU' })).toBeVisible()
  await offerOn(page).getByRole('button', { name: 'Restore' }).click()
  await expect(intentCell(page, 'typed')).toBeVisible()
})
