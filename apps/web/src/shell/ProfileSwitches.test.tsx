import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { ProfileSwitches } from './ProfileSwitches.tsx'

test('the switch of notifications says that it does not keep errors away, to eyes and to screen readers', () => {
  draw(<ProfileSwitches />)
  const notifications = screen.getByRole('switch', { name: 'Notifications' })
  expect(notifications.getAttribute('aria-description')).toBe('Errors are shown in any case')
  expect(screen.getByTitle('Errors are shown in any case').textContent).toBe('Notifications')
  expect(screen.getByRole('switch', { name: 'Chat' }).hasAttribute('aria-description')).toBe(false)
})
