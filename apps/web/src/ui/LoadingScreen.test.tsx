import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[SHELL-033] while something loads, another message is shown every 2000 ms', () => {
  draw(<LoadingScreen />)
  const pass = (millis: number) => act(() => vi.advanceTimersByTime(millis))
  const message = () => screen.getByRole('status').textContent
  expect(message()).toBe('')
  pass(1000)
  const first = message()
  expect(first).not.toBe('')
  pass(999)
  expect(message()).toBe(first)
  pass(1)
  const second = message()
  expect(second).not.toBe(first)
  pass(2000)
  expect([first, second]).not.toContain(message())
})
