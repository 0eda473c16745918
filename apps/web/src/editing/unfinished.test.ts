import { expect, test } from 'vitest'
import { keepUnfinished, type UnfinishedPlace, unfinishedAt } from './unfinished.ts'

const place: UnfinishedPlace = ['paul', 'music', 'eng-USA', 'play']

test('what is unfinished is kept part by part, at its own place', () => {
  const row = { at: 1, before: 'play it', typed: 'play (it' }
  keepUnfinished(place, { added: 'play $(' })
  keepUnfinished(place, { row })
  expect(unfinishedAt(place)).toEqual({ added: 'play $(', row })
  for (const [part, other] of ['nora', 'radio', 'deu-DEU', 'stop'].entries()) {
    const elsewhere = place.with(part, other) as unknown as UnfinishedPlace
    expect(unfinishedAt(elsewhere)).toEqual({ added: '' })
  }
  keepUnfinished(place, { row: undefined })
  expect(unfinishedAt(place)).toEqual({ added: 'play $(', row: undefined })
  keepUnfinished(place, { added: '' })
  expect(unfinishedAt(place)).toEqual({ added: '' })
})
