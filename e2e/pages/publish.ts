import { expect, type Locator, type Page } from '@playwright/test'
import type { PageOf } from './shared-page.ts'
import { type Person, visit } from './studio.ts'

/** Opens the Publish tab of a domain in the page of a person, with the languages of a market in sight. */
export async function openPublish(pageOf: PageOf, person: Person, id: string, market: string): Promise<Page> {
  const page = await pageOf(person)
  await visit(page, person, `/domains/${id}/publish`)
  await page.getByRole('button', { name: `Languages of ${market}`, exact: true }).click()
  await expect(page.getByRole('table', { name: `Languages of ${market}` })).toBeVisible()
  return page
}

/** The chip of a place such as 'ECE prod eng-USA'. */
export function chip(page: Page, place: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^${place}: `) })
}

/** Expects a place to be in a state, given as the words of its chip, which has the time and what failed behind them. */
export async function expectState(page: Page, place: string, words: string): Promise<void> {
  await expect(chip(page, place)).toHaveAccessibleName(
    new RegExp(`^${place}: ${words}(, (?!requested|approved)|$)`),
  )
}

/** Presses an action that is looked at first, and says yes in its dialog. */
export async function confirmAction(page: Page, name: string, label: string): Promise<void> {
  await action(page, name).click()
  const dialog = page.getByRole('dialog', { name, exact: true })
  await dialog.getByRole('button', { name: label, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

/** The button of an action, such as 'Publish eng-USA of ECE in dev'. */
export function action(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

/** Opens the menu of a subject, such as 'eng-USA of ECE in dev'. */
export async function openActions(page: Page, subject: string): Promise<Locator> {
  await action(page, `More actions for ${subject}`).click()
  return page.getByRole('menu', { name: `Actions for ${subject}` })
}
