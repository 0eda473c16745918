import { expect } from '@playwright/test'
import { saveButton } from './pages/editor.ts'
import { addField, expressionCell, makeWithExpressions, openExpressions } from './pages/expressions.ts'
import { test } from './pages/shared-page.ts'
import { notification, visit } from './pages/studio.ts'

test('F8 goes from problem to problem of the open language, and the panel lists them by tab and leads to each (ruling R95)', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Wrong', ['play $(nobody)', 'play jazz', 'play $(nothing)'])
  await visit(page, 'paul', `/domains/${id}/slot-editor`)
  // Four of them are in German, where nobody has written anything yet
  await page.getByRole('button', { name: '6 problems' }).click()
  const panel = page.getByRole('complementary', { name: 'Problems' })
  const english = panel.getByRole('region', { name: 'eng-USA', exact: true })
  await expect(english.getByRole('region', { name: 'Intents' })).toContainText('"nobody" is not a slot')

  await page.keyboard.press('F8')
  const dialog = page.getByRole('dialog', { name: 'Expressions of play' })
  const cell = (text: string) => expressionCell(page, text)
  await expect(cell('play $(nobody)')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(cell('play $(nothing)')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(cell('play $(nobody)')).toBeFocused()
  await page.keyboard.press('Shift+F8')
  await expect(cell('play $(nothing)')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await panel.getByRole('button', { name: /"nobody"/ }).click()
  await expect(cell('play $(nobody)')).toBeFocused()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Close problems' }).click()
  await expect(panel).toHaveCount(0)
})

test('the problems of all languages are counted and listed by language, and lead there', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Gaps', ['play jazz'])
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await page.getByRole('button', { name: '4 problems' }).click()
  const panel = page.getByRole('complementary', { name: 'Problems' })
  await expect(panel.getByRole('region', { name: 'eng-USA', exact: true })).toHaveCount(0)
  const german = panel.getByRole('region', { name: 'deu-DEU', exact: true })
  await expect(german).toContainText('as it was last saved')
  await expect(german.getByRole('region', { name: 'Slots' }).getByRole('button')).toHaveText([
    'genre Nobody can say jazz, rock: no literals',
    'artist Nobody can say abba: no literals',
  ])

  // What is wrong in what all languages share is one problem
  await page.getByRole('button', { name: 'Name: stop', exact: true }).click()
  await page.keyboard.type('στοπ')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '5 problems' })).toBeVisible()
  await expect(panel.getByRole('region', { name: 'All languages' })).toContainText('outside the Latin')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: '4 problems' })).toBeVisible()

  const gap = german.getByRole('button', { name: 'play has no expressions, so nobody can say it' })
  await gap.press('Enter')
  await expect(page).toHaveURL(/language=deu-DEU/)
  await expect(page.getByRole('dialog', { name: 'Expressions of play' })).toContainText('deu-DEU')
  await addField(page).fill('spiel jazz')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(german).not.toContainText('last saved')
  await expect(gap).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Save', exact: true })).toContainText(
    '3 problems: deu-DEU: Intents 1, Slots 2.',
  )
  await page.keyboard.press('Escape')

  // What the Save button says lies on the button of the problems, and takes no click from it
  await panel.getByRole('button', { name: 'Close problems' }).click()
  await saveButton(page).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.getByRole('button', { name: '3 problems' }).click()
  await expect(panel).toBeVisible()
  await page.keyboard.press('Control+z')
})

test('[SLOT-052] a name with characters of other scripts is allowed, and flagged in the problems (ruling R8)', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Scripts', ['play jazz'])
  await visit(page, 'paul', `/domains/${id}/intent-editor`)
  await page.getByRole('button', { name: 'Name: play', exact: true }).click()
  await page.keyboard.type('播放')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '5 problems' }).click()
  await expect(page.getByRole('complementary', { name: 'Problems' })).toContainText(
    '播放 has characters outside the Latin, Cyrillic, Arabic, Thai and Korean ranges: 播 放',
  )
})

test('[SAVE-006] Ctrl+S saves from inside a dialog that edits the content, which names its language', async ({
  sharedPage: page,
}) => {
  const dialog = await openExpressions(page, await makeWithExpressions('Inside', ['play jazz']))
  await expect(dialog).toContainText('eng-USA')
  await addField(page).click()
  await page.keyboard.type('play rock')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  const saving = page.getByRole('dialog', { name: 'Save', exact: true })
  await saving.getByLabel('Commit message').fill('rock')
  await page.keyboard.press('Control+Enter')
  await expect(notification(page, /successfully updated$/)).toBeVisible()
  await expect(dialog).toBeVisible()
})
