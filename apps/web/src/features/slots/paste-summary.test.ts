import { expect, test } from 'vitest'
import { pasteSummary } from './paste-summary.ts'

test('a paste says how much it adds and how much is refused', () => {
  const soul = { name: 'soul', literals: ['soul'], isNew: true }
  const jazz = { name: 'jazz', literals: ['swing', 'bebop'], isNew: false }
  expect(pasteSummary({ added: [soul, jazz], refused: [] })).toBe('Adds 1 canonical and 3 literals')
  expect(pasteSummary({ added: [jazz], refused: [{ line: 1, column: 1, text: 'a.b', message: 'x' }] })).toBe(
    'Adds 2 literals, 1 refused',
  )
  expect(pasteSummary({ added: [], refused: [] })).toBe('Nothing to add')
})
