import { expect, type Locator, type Page } from '@playwright/test'
import { domains, sessions } from '@sdp/api'
import { callAs, freshName, makeDomain, visit } from './studio.ts'

const slots = {
  genre: { jazz: ['jazz', 'swing'], rock: ['rock'] },
  artist: { abba: ['abba'] },
}

/** A domain in two languages with two intents, two slots and a reusable part; paul holds its session. */
export async function makeWithExpressions(prefix: string, play: readonly string[]): Promise<string> {
  const languages = [{ language: 'eng-USA' }, { language: 'deu-DEU' }]
  const id = await makeDomain(freshName(prefix), 'paul', { languages })
  await callAs('paul', sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  const intent = { slotOnly: false, dialogActType: 'inform', comments: '', fulfilledBy: {} }
  const slot = { type: 'StaticList', valueType: 'String' }
  const updates = {
    nlu_interpretations: [
      { intent: 'play', expressions: play.map((expression) => ({ expression, weight: 100, literals: {} })) },
      { intent: 'stop', expressions: [{ expression: 'stop it', weight: 100, literals: {} }] },
    ],
    user_inputs: Object.entries(slots).map(([name, canonicals]) => ({
      name,
      canonicals: Object.entries(canonicals).map(([canonical, literals]) => ({ canonical, literals })),
    })),
    reusable_expressions: [
      { _id: `${id}-please`, name: 'please', values: { 'eng-USA': '[please|kindly]' }, comments: '' },
    ],
    'ontology.intents': { play: intent, stop: intent },
    'ontology.userInputs': Object.fromEntries(
      Object.entries(slots).map(([name, canonicals]) => [
        name,
        { ...slot, values: Object.fromEntries(Object.keys(canonicals).map((one) => [one, []])) },
      ]),
    ),
  }
  const body = { updates, language_to_update: 'eng-USA', commit_message: 'content' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
  return id
}

/** Signs in and opens the expressions of an intent by its address. */
export async function openExpressions(page: Page, id: string, intent = 'play'): Promise<Locator> {
  await visit(page, 'paul', `/domains/${id}/intent-editor?intent=${intent}`)
  const dialog = page.getByRole('dialog', { name: `Expressions of ${intent}` })
  await expect(addField(page)).toBeVisible()
  return dialog
}

export function addField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Add expression' })
}

/** The row of an expression in the open dialog. */
export function expressionRow(page: Page, text: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox', { name: `Select ${text}`, exact: true }) })
}

/** The cell with the text of an expression, which has the focus while keys are pressed there. */
export function expressionCell(page: Page, text: string): Locator {
  return expressionRow(page, text).getByRole('gridcell').nth(1)
}

/** The shown expressions, from top to bottom. */
export function shownExpressions(page: Page): Promise<string[]> {
  return page.getByRole('grid', { name: 'Expressions' }).locator('.text').allTextContents()
}

/** Puts a text at the cursor as a paste does. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
}
