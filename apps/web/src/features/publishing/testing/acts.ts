import { fireEvent, screen, within } from '@testing-library/react'
import { useNotifications } from '../../../ui/notifications.tsx'

export const market = (code: string) => screen.findByRole('region', { name: code })
export const notices = () =>
  useNotifications.getState().shown.map(({ message, secondary }) => [message, secondary])

/** Shows the languages of a market, and waits for the buttons. */
export async function unfold(code: string): Promise<HTMLElement> {
  const sheet = await market(code)
  fireEvent.click(within(sheet).getByRole('button', { name: `Languages of ${code}` }))
  await within(sheet).findAllByRole('button', { name: /^More actions for/ })
  return sheet
}

export async function menuOf(name: string): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  return screen.findByRole('menu')
}

export const entries = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)
export const choose = (menu: HTMLElement, name: string) =>
  fireEvent.click(within(menu).getByRole('menuitem', { name }))

/** Says yes in a dialog. */
export async function confirmIn(title: string, action: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: title })
  fireEvent.click(within(dialog).getByRole('button', { name: action }))
}
