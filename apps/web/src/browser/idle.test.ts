import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './idle.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what waits for an idle page is done soon in a browser that does not tell of it, unless it is given up', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const done = vi.fn()
  whenIdle(done)
  whenIdle(done)()
  vi.advanceTimersByTime(1_000)
  expect(done).toHaveBeenCalledOnce()
})
