import { expect, type Locator, type Page } from '@playwright/test'
import { storedContent } from './pages/api.ts'
import { openEditor, savedByKey } from './pages/editor.ts'
import {
  addField,
  expressionCell,
  expressionRow,
  makeWithExpressions,
  openExpressions,
  paste,
  shownExpressions,
} from './pages/expressions.ts'
import { test } from './pages/shared-page.ts'

/** Puts a text into the add field in place of what is there, as it is: typing would complete names. */
async function put(page: Page, text: string): Promise<void> {
  await addField(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await paste(addField(page), text)
}

const invalid = (index: number, why: string) => `invalid character input at index ${index}: ${why}`
const unjoined = 'missing a field concatenation + ...'
const unclosed = 'Missing a parentheses ending in your expression'

test('[EXPR-018] [EXPR-026] [EXPR-029] [EXPR-030] [EXPR-031] [EXPR-032] [EXPR-033] [EXPR-034] [EXPR-035] [EXPR-036] [EXPR-037] [EXPR-038] [EXPR-039] [EXPR-040] [EXPR-041] an expression that is wrong is told why, and not added', async ({
  sharedPage: page,
}) => {
  await openExpressions(page, await makeWithExpressions('Syntax', ['stays']))
  for (const [text, message] of [
    ['|play', invalid(0, 'there is nothing before the bar')],
    ['play|', invalid(4, 'there is nothing after the bar')],
    ['play $(artist)now', invalid(14, 'a space is missing before it')],
    ['(play|start)it', invalid(12, 'a space is missing before it')],
    ['(play|start )', invalid(11, 'no space can stand before ")"')],
    ['( play|start)', invalid(1, 'no space can stand after "("')],
    ['(play |start)', invalid(5, 'no space can stand before "|"')],
    ['(play| start)', invalid(6, 'no space can stand after "|"')],
    ['play$(artist)', invalid(4, 'a space is missing before it')],
    ['play_it', invalid(4, 'an underscore can only stand in the names of slots and reusable parts')],
    ['play it!', invalid(7, '"!" has no meaning here')],
    ['(play]', 'incorrect bracket match at index 5'],
    ['play)', 'incorrect bracket match at index 4'],
    ['play * please', unjoined],
    ['play*+please', unjoined],
    ['play+*+now+please', invalid(10, 'a star can be joined with others to 3 parts, not more')],
    ['(play|start it', unclosed],
    ['play [it', unclosed],
    ['play $(music_item)', '"music_item" is not a slot'],
  ] as const) {
    await put(page, text)
    await expect(addField(page)).toHaveText(text)
    await expect(page.getByText(message)).toBeVisible()
    await page.keyboard.press('Enter')
  }
  expect(await shownExpressions(page)).toEqual(['stays'])
})

test('[EXPR-027] [EXPR-028] no expression begins or ends with a space: what is typed loses it, what came so is reported', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Spaces', [' play', 'start '])
  const dialog = await openExpressions(page, id)
  await put(page, '  begin it ')
  await page.keyboard.press('Enter')
  await expect.poll(() => shownExpressions(page)).toHaveLength(3)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /problems$/ }).click()
  const panel = page
    .getByRole('complementary', { name: 'Problems' })
    .getByRole('region', { name: 'eng-USA', exact: true })
  await expect(panel).toContainText(invalid(0, 'no space can stand at the start'))
  await expect(panel).toContainText(invalid(5, 'no space can stand at the end'))
  await savedByKey(page, 'spaces')
  const [play] = (await storedContent(id)).nlu_interpretations as { expressions: { expression: string }[] }[]
  expect(play?.expressions.at(-1)?.expression).toBe('begin it')
})

test('[EXPR-012] [EXPR-013] [EXPR-014] [EXPR-019] [EXPR-020] [EXPR-021] [EXPR-022] [EXPR-023] [EXPR-025] [EXPR-026] each part of the syntax says what its samples say, and is stored with weight 100', async ({
  sharedPage: page,
}) => {
  const id = await makeWithExpressions('Meaning', [])
  const dialog = await openExpressions(page, id)
  const meanings = {
    'play some jazz': ['play some jazz'],
    '[please] play': ['play', 'please play'],
    '(play|start) it': ['play it', 'start it'],
    'turn on|switch on': ['switch on', 'turn on'],
    'play $(artist)': ['play $(artist)'],
    '§please start': ['kindly start', 'please start', 'start'],
    'play+*+please': ['play+*+please'],
  }
  const texts = Object.keys(meanings)
  await put(page, texts.join('\n'))
  await page.keyboard.press('Enter')
  await expect.poll(() => shownExpressions(page)).toEqual(texts)
  for (const [text, sentences] of Object.entries(meanings)) {
    await expressionCell(page, text).click()
    await expect.poll(() => samplesIn(dialog)).toEqual([...sentences].sort())
  }
  await expect(expressionRow(page, 'play some jazz').getByRole('spinbutton')).toHaveValue('1')
  await page.keyboard.press('Escape')
  await savedByKey(page, 'meanings')
  expect((await storedContent(id)).nlu_interpretations).toContainEqual({
    intent: 'play',
    expressions: texts.map((expression) => ({ expression, weight: 100, literals: {} })),
  })
})

test('[EXPR-048] [EXPR-049] [EXPR-050] the combinations of an expression limit its weight and its samples', async ({
  sharedPage: page,
}) => {
  const ten = '(a|b|c|d|e|f|g|h|i|j)'
  const many = [ten, ten, ten, ten].join(' ')
  const id = await makeWithExpressions('Limits', ['play it', '[please] play', '(a|b) [c] e', many])
  const dialog = await openExpressions(page, id)
  for (const [text, most] of [
    ['play it', '1'],
    ['[please] play', '1.6'],
    ['(a|b) [c] e', '3.2'],
    [many, '5'],
  ] as const) {
    const row = expressionRow(page, text)
    await row.getByText(/combination/).click()
    await expect(dialog.getByRole('slider', { name: `Weight of ${text}` })).toHaveAttribute('max', most)
    await expect(row.getByRole('spinbutton')).toHaveAttribute('max', most)
  }
  const number = expressionRow(page, '(a|b) [c] e').getByRole('spinbutton')
  await number.fill('3.3')
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await number.press('Enter')
  await expect(number).toHaveValue('3.3')
  await number.press('Escape')
  await expect(number).toHaveValue('1')

  await expressionCell(page, '(a|b) [c] e').click()
  await expect.poll(() => samplesIn(dialog)).toEqual(['a c e', 'a e', 'b c e', 'b e'])
  await expect(dialog.getByRole('button', { name: 'Show other samples' })).toBeDisabled()
  await openEditor(page, id)
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Name: play' }) })
  // One, two, four, and of the ten thousand a thousand
  await expect(row.getByRole('gridcell', { name: '1,007', exact: true })).toBeVisible()
})

async function samplesIn(dialog: Locator): Promise<string[]> {
  const samples = await dialog.getByRole('list', { name: 'Samples' }).getByRole('listitem').allTextContents()
  return samples.sort()
}
