import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { logger, purgeLog, setLogSettings, useLogSettings } from '../../browser/logger.ts'
import { draw } from '../../testing/draw.tsx'
import { LoggerDialog } from './LoggerDialog.tsx'

const chat = logger('chat')
const server = logger('server')

const count = () => screen.getByRole('status').textContent

async function choose(label: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }))
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: option }))
}

beforeEach(async () => {
  purgeLog()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  chat.warn('no voice')
  server.warn('GET /domains: 404')
  await act(async () => draw(<LoggerDialog onClose={() => {}} />))
})
afterEach(() => {
  purgeLog()
  setLogSettings({ enabled: true, levels: {}, query: '', searchIn: 'all' })
})

test('[LOG-003] [LOG-005] the level of one logger or of all is chosen, and whether it is written to the console', async () => {
  expect(screen.getByRole('combobox', { name: 'Log level' }).textContent).toBe('warn')
  await choose('Logger', 'chat')
  await choose('Log level', 'debug')
  expect(useLogSettings.getState().levels).toEqual({ chat: 'debug' })
  await choose('Logger', 'All loggers')
  expect(screen.getByRole('combobox', { name: 'Log level' }).textContent).toBe('various')
  await choose('Log level', 'error')
  expect(useLogSettings.getState().levels).toMatchObject({ chat: 'error', server: 'error' })
  fireEvent.click(screen.getByRole('switch', { name: 'Enabled' }))
  expect(useLogSettings.getState().enabled).toBe(false)
})

test('[LOG-004] [LOG-006] a query finds by tag, message or both', async () => {
  expect(count()).toBe('2 logged')
  fireEvent.change(screen.getByRole('textbox', { name: 'Query' }), { target: { value: 'chat' } })
  expect(count()).toBe('1 of 2 logged')
  await choose('Search mode', 'message')
  expect(count()).toBe('0 of 2 logged')
  await choose('Search mode', 'tag')
  expect(count()).toBe('1 of 2 logged')
  fireEvent.change(screen.getByRole('textbox', { name: 'Query' }), { target: { value: 'no voice' } })
  expect(count()).toBe('0 of 2 logged')
})

test('[LOG-007] purging the buffer forgets what was logged', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Purge buffer' }))
  expect(count()).toContain('Nothing was logged')
})
