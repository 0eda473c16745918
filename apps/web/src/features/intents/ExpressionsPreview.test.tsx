import { anExpression, anIntent } from '@sdp/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ReadOnlyReason } from '../../editing/use-read-only-reason.ts'
import { draw } from '../../testing/draw.tsx'
import { ExpressionsPreview } from './ExpressionsPreview.tsx'

/** What the cell of an intent says, with its name for who does not see it. */
function cellOf(expressions: string[], disabledReason?: string): [text: string | null, label: string | null] {
  const intent = anIntent('play', { expressions: expressions.map((text) => anExpression(text)) })
  const onOpen = vi.fn()
  const { unmount } = draw(
    <ReadOnlyReason value={disabledReason}>
      <ExpressionsPreview intent={intent} language="eng-USA" onOpen={onOpen} />
    </ReadOnlyReason>,
  )
  const cell = screen.getByRole('button')
  fireEvent.click(cell)
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('play')
  const shown: [string | null, string | null] = [cell.textContent, cell.getAttribute('aria-label')]
  unmount()
  return shown
}

test('an intent without expressions asks for some, of whom may edit it', () => {
  expect(cellOf([])).toEqual(['Add expressions', 'Expressions of play: 0'])
  expect(cellOf([], 'The domain is in read-only mode')).toEqual(['0', 'Expressions of play: 0'])
  const [text, label] = cellOf(['play jazz'])
  expect(text).toMatch(/^1.*play jazz/)
  expect(label).toBe('Expressions of play: 1')
})
