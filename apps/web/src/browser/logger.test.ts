import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  isLookedFor,
  logger,
  loggerTags,
  logText,
  purgeLog,
  setLogSettings,
  useLogEntries,
} from './logger.ts'

const log = logger('chat')
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})

/** Entries are published at the end of the task. */
async function messages(): Promise<string[]> {
  await Promise.resolve()
  return useLogEntries.getState().map(({ message }) => message)
}

beforeEach(() => {
  purgeLog()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'debug').mockImplementation(() => {})
})
afterEach(() => {
  warn.mockClear()
  setLogSettings({ enabled: true, levels: {}, debugMode: false, query: '', searchIn: 'all' })
})

test('[LOG-016] a logger keeps warnings and errors, and less important lines when its own level says so', async () => {
  log.debug('too much')
  log.info('not asked for')
  log.warn('odd')
  log.error('wrong', new Error('no room'))
  expect(await messages()).toEqual(['odd', 'wrong: no room'])
  setLogSettings({ levels: { chat: 'debug' } })
  log.debug('now asked for')
  logger('voice').info('of another one')
  expect(await messages()).toEqual(['odd', 'wrong: no room', 'now asked for'])
  setLogSettings({ levels: {}, debugMode: true })
  log.debug('in debug mode')
  expect((await messages()).at(-1)).toBe('in debug mode')
  expect(loggerTags()).toEqual(expect.arrayContaining(['chat', 'voice']))
})

test('[LOG-015] the newest 10,000 entries are kept', async () => {
  for (let count = 1; count <= 10_001; count++) log.warn(`line ${count}`)
  const kept = await messages()
  expect(kept).toHaveLength(10_000)
  expect([kept[0], kept.at(-1)]).toEqual(['line 2', 'line 10001'])
  log.warn('one more')
  expect(await messages()).toHaveLength(10_000)
  for (let count = 1; count <= 30_000; count++) log.warn(`later ${count}`)
  expect((await messages())[0]).toBe('later 20001')
})

test('[LOG-004] [LOG-006] a query looks at the tag, at the message, or at both', () => {
  const entry = { at: 0, level: 'warn', tag: 'Server', message: 'GET /domains' } as const
  const finds = (query: string) =>
    (['tag', 'message', 'all'] as const).map((searchIn) => isLookedFor(entry, { query, searchIn }))
  expect(finds('server')).toEqual([true, false, true])
  expect(finds('get')).toEqual([false, true, true])
  expect(finds('chat')).toEqual([false, false, false])
  expect(finds(' ')).toEqual([true, true, true])
})

test('[LOG-005] the console gets what the query finds while the log is enabled; the buffer gets all', async () => {
  setLogSettings({ query: 'odd' })
  log.warn('odd')
  log.warn('usual')
  expect(warn.mock.calls.map(([, message]) => message)).toEqual(['odd'])
  setLogSettings({ enabled: false, query: '' })
  log.warn('silent')
  expect(warn).toHaveBeenCalledOnce()
  expect(await messages()).toEqual(['odd', 'usual', 'silent'])
})

test('the log as a file has a line an entry', () => {
  const at = Date.UTC(2026, 0, 2, 3, 4, 5)
  expect(logText([{ at, level: 'warn', tag: 'chat', message: 'two\nlines' }])).toBe(
    '2026-01-02T03:04:05.000Z warn  [chat] two\\nlines\n',
  )
})
