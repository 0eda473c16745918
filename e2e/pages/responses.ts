import { expect, type Locator, type Page } from '@playwright/test'
import { domains } from '@sdp/api'
import { callAs, type Person } from './studio.ts'
import { openUiActions } from './ui-actions.ts'

type Texts = Record<string, string[]>

/** Saves what UI actions say and play, with a slot and an API input that texts can mention. */
export async function storeResponses(
  id: string,
  {
    actions,
    tts = {},
    audio = {},
    language = 'eng-USA',
    ...more
  }: { actions: object[]; tts?: Texts; audio?: Texts; language?: string } & Record<string, unknown>,
): Promise<void> {
  const updates = {
    'ontology.userInputs': { genre: { type: 'StaticList', values: { jazz: [] } } },
    'ontology.apiInputs': { found: {} },
    user_inputs: [{ name: 'genre', canonicals: [{ canonical: 'jazz', literals: ['jazz music'] }] }],
    system_actions: actions,
    tts_responses: tts,
    audio_responses: audio,
    ...more,
  }
  const body = { updates, language_to_update: language, commit_message: 'Responses' }
  await callAs('paul', domains.update, { params: { id }, query: {}, body })
}

/** What the server has of a domain in a language. */
export function stored(id: string, language = 'eng-USA') {
  return callAs('paul', domains.read, { params: { id }, query: { language } })
}

/** Opens the System Responses dialog of a UI action. */
export async function openResponses(
  page: Page,
  id: string,
  action: string,
  person: Person = 'paul',
): Promise<Locator> {
  await openUiActions(page, id, person)
  await page.getByRole('button', { name: new RegExp(`^System Responses of ${action}:`) }).click()
  const dialog = page.getByRole('dialog', { name: `System responses of ${action}` })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The texts of a list in their order, headings among them. */
export function lines(dialog: Locator): Locator {
  return dialog.getByRole('grid').getByRole('row')
}

/** The row of a text. */
export function textRow(dialog: Locator, text: string): Locator {
  // A text alone would be found whatever the case
  return lines(dialog).filter({ hasText: new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')) })
}

/** The field in which a text is written. */
export function textField(dialog: Locator): Locator {
  return dialog.getByRole('textbox', { name: 'Text', exact: true })
}

/** Adds a text to a response by its button, and Enter. */
export async function addText(dialog: Locator, response: string, text: string): Promise<void> {
  await dialog.getByRole('button', { name: `Add text to ${response}`, exact: true }).click()
  await writeText(dialog, text)
}

/** Writes the new text that has the focus, and Enter. */
export async function writeText(dialog: Locator, text: string): Promise<void> {
  await expect(textField(dialog)).toBeFocused()
  await dialog.page().keyboard.insertText(text)
  await dialog.page().keyboard.press('Enter')
  await expect(textRow(dialog, text)).toBeVisible()
}
