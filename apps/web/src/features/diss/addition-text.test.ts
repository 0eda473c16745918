import { expect, test } from 'vitest'
import { additionText } from './addition-text.ts'

test('what a take-over adds to a slot is one line', () => {
  const genre = { slot: 'genre', type: 'StaticList', isNew: true, canonicals: ['jazz', 'rock'] }
  expect(additionText(genre)).toBe('New slot genre (StaticList): jazz, rock')
  expect(additionText({ ...genre, isNew: false })).toBe('genre: jazz, rock')
  expect(additionText({ ...genre, type: 'Number', canonicals: [] })).toBe('New slot genre (Number)')
})
