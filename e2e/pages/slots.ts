import { expect, type Locator, type Page } from '@playwright/test'
import { domains } from '@sdp/api'
import { callAs, visit } from './studio.ts'

type Literals = Record<string, string[]>

/** What a slot is outside: its type, and in one language its canonicals with their literals. */
export interface StoredSlot {
  type?: string
  literals?: Literals
}

/** Saves slots of a domain in one language, with an intent that plays a genre in the given words. */
export async function storeSlots(
  id: string,
  slots: Record<string, StoredSlot>,
  { language = 'eng-USA', expressions = [] as object[], ...more }: Record<string, unknown> & Expressions = {},
): Promise<void> {
  const updates = {
    ...more,
    'ontology.intents': { play: {} },
    'ontology.userInputs': Object.fromEntries(
      Object.entries(slots).map(([name, { type = 'StaticList', literals = {} }]) => [
        name,
        { type, values: Object.fromEntries(Object.keys(literals).map((canonical) => [canonical, []])) },
      ]),
    ),
    user_inputs: Object.entries(slots).map(([name, { literals = {} }]) => ({
      name,
      canonicals: Object.entries(literals).map(([canonical, spoken]) => ({ canonical, literals: spoken })),
    })),
    nlu_interpretations: [{ intent: 'play', expressions }],
  }
  const body = { updates, language_to_update: language, commit_message: 'Slots' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
}

interface Expressions {
  language?: string
  expressions?: object[]
}

/** Signs in and opens the slots of a domain. */
export async function openSlots(page: Page, id: string): Promise<void> {
  await visit(page, 'paul', `/domains/${id}/slot-editor`)
  await expect(slotTable(page)).toBeVisible()
}

/** Signs in and opens a slot by its address. */
export async function openSlotByLink(
  page: Page,
  id: string,
  slot: string,
  language = 'eng-USA',
): Promise<Locator> {
  await visit(page, 'paul', `/domains/${id}/slot-editor?slot=${slot}&language=${language}`)
  await expect(slotDialog(page, slot)).toBeVisible()
  return slotDialog(page, slot)
}

export function slotTable(page: Page): Locator {
  return page.getByRole('grid', { name: 'User Inputs' })
}

export function slotRow(page: Page, name: string): Locator {
  return slotTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: `Slot name: ${name}`, exact: true }) })
}

export function slotDialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name: `Slot ${name}`, exact: true })
}

export async function openSlot(page: Page, name: string): Promise<Locator> {
  await slotRow(page, name)
    .getByRole('button', { name: new RegExp(`^Open ${name}`) })
    .click()
  const dialog = slotDialog(page, name)
  await expect(dialog).toBeVisible()
  return dialog
}

/** The literals that a canonical shows. */
export function literalsOf(dialog: Locator, canonical: string): Locator {
  return dialog
    .getByRole('group', { name: `Literals of ${canonical}`, exact: true })
    .getByRole('button', { name: /^Literal / })
}
