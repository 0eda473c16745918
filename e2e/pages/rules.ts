import { expect, type Locator, type Page } from '@playwright/test'
import { domains } from '@sdp/api'
import { callAs, type Person, visit } from './studio.ts'

/** A condition as it is outside. */
export const condition = (slotName: string, matcher: string, ...args: string[]) => ({
  slotName,
  condition: matcher,
  arguments: args,
})

/** A rule for an intent as it is outside. */
export function rule(intent: string, more: object = {}): object {
  return {
    comments: '',
    userIntent: { condition: 'EqualsMatcher', arguments: [intent] },
    request: { condition: 'NotCollectedMatcher', arguments: [] },
    userInputs: [],
    apiInputs: [],
    metadata: [],
    context: [],
    featureFlags: [],
    systemAction: '',
    apiAction: '',
    ...more,
  }
}

export const module = (name: string, ...rules: object[]) => ({ name, comments: '', rules })

/** Saves modules of a domain whose session the person holds, with the intents and slots that they are about. */
export async function storeRules(id: string, modules: object[], more: object = {}): Promise<void> {
  const intents = { play: {}, stop: {}, ask: { dialogActType: 'request' } }
  const canonicals = ['jazz', 'rock']
  const updates = {
    'ontology.intents': intents,
    nlu_interpretations: Object.keys(intents).map((intent) => ({
      intent,
      expressions: [{ expression: intent }],
    })),
    'ontology.userInputs': {
      genre: { type: 'StaticList', values: Object.fromEntries(canonicals.map((one) => [one, []])) },
      artist: { type: 'FreeText' },
    },
    user_inputs: [
      { name: 'genre', canonicals: canonicals.map((canonical) => ({ canonical, literals: [canonical] })) },
    ],
    ...more,
    decision_rules: modules,
  }
  const body = { updates, language_to_update: 'eng-USA', commit_message: 'Rules' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
}

/** The modules that the server has. */
export async function storedModules(
  id: string,
): Promise<{ name: string; rules: Record<string, unknown>[] }[]> {
  const stored = await callAs('paul', domains.read, { params: { id }, query: {} })
  return stored.decision_rules as { name: string; rules: Record<string, unknown>[] }[]
}

/** Signs in and opens the decision table of a domain. */
export async function openRules(page: Page, id: string, person: Person = 'paul', query = ''): Promise<void> {
  await visit(page, person, `/domains/${id}/dialog-editor${query}`)
  await expect(ruleTable(page)).toBeVisible()
}

export function ruleTable(page: Page): Locator {
  return page.getByRole('grid', { name: 'Decision Table' })
}

/** A cell of the rule with a number; of several modules, in the order of the table. */
export function ruleCell(page: Page, column: string, number: number, text?: string): Locator {
  const end = text === undefined ? '' : `\\s*${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`
  const name = new RegExp(`^${column} of rule ${number} of [^:]*:${end}`)
  return ruleTable(page).getByRole('button', { name })
}

/** What all rows of the table say in a column, from top to bottom. */
export async function columnTexts(page: Page, column: string): Promise<string[]> {
  const cells = ruleTable(page).getByRole('button', { name: new RegExp(`^${column} of rule`) })
  return cells.evaluateAll((all) =>
    all
      .map((cell) => ({ top: cell.getBoundingClientRect().top, text: cell.textContent ?? '' }))
      .sort((one, other) => one.top - other.top)
      .map(({ text }) => text),
  )
}

/** Writes into a cell from the keyboard, in place of what is there. */
export async function writeCell(page: Page, cell: Locator, text: string): Promise<void> {
  await cell.focus()
  await page.keyboard.press('Backspace')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}
