import { expect, test } from 'vitest'
import { aSlot } from '../../testing/index.ts'
import { slotInLanguages } from './across-languages.ts'

test('a slot is shown side by side in all languages, with the gaps of each', () => {
  const english = aSlot('genre', { jazz: ['jazz', 'swing'], rock: ['rock'], pop: [] })
  const arabic = aSlot('genre', { rock: ['روك'], jazz: [], folk: ['شعبي'] })
  expect(slotInLanguages([english.canonicals, arabic.canonicals, []])).toEqual({
    canonicals: [
      { name: 'jazz', literals: [['jazz', 'swing'], [], []] },
      { name: 'rock', literals: [['rock'], ['روك'], []] },
      { name: 'pop', literals: [[], [], []] },
      { name: 'folk', literals: [[], ['شعبي'], []] },
    ],
    gaps: [2, 2, 4],
  })
})
