import { expect, test } from 'vitest'
import { interpretationOutline, userInputOutline } from './outline.ts'

test('the outline of an entry keeps names and their order, and nothing that is said', () => {
  expect(interpretationOutline('play')).toEqual({ intent: 'play', expressions: [] })
  const canonicals = [{ canonical: 'rock', literals: ['rock music'] }, { canonical: 'jazz' }]
  expect(userInputOutline({ name: 'genre', canonicals, comment: 'kept here only' })).toEqual({
    name: 'genre',
    canonicals: [
      { canonical: 'rock', literals: [] },
      { canonical: 'jazz', literals: [] },
    ],
  })
})
