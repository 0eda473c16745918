import { expect, test } from 'vitest'
import { backOff, eventsAddress } from './events.ts'

test('each attempt to reconnect waits twice as long as the one before, up to half a minute', () => {
  expect([0, 1, 2, 3].map((attempt) => backOff(attempt, 1))).toEqual([500, 1000, 2000, 4000])
  expect(backOff(50, 1)).toBe(30_000)
})

test('browsers that lost the server together come back at different moments', () => {
  expect(backOff(4, 0)).toBe(4000)
  expect(backOff(4, 0.5)).toBe(6000)
  expect(backOff(0, 0)).toBeGreaterThan(0)
})

test('the websocket goes to the backend, secure where the page is', () => {
  expect(eventsAddress('/api', 'http://127.0.0.1:4100/domains')).toBe('ws://127.0.0.1:4100/api/events')
  expect(eventsAddress('/api', 'https://sdp.example/')).toBe('wss://sdp.example/api/events')
  expect(eventsAddress('https://dev.sdp.example/api', 'https://sdp.example/')).toBe(
    'wss://dev.sdp.example/api/events',
  )
})
