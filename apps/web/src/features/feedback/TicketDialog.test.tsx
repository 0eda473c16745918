import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { draw } from '../../testing/draw.tsx'
import { TicketDialog } from './TicketDialog.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[FEED-006] the key of a ticket is shown for 6 seconds, not less and not more', () => {
  const onClose = vi.fn()
  draw(<TicketDialog ticket="SDP-7" onClose={onClose} />)
  act(() => vi.advanceTimersByTime(5_999))
  expect(onClose).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onClose).toHaveBeenCalledOnce()
})
