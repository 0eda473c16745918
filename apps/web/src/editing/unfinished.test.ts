import { beforeEach, expect, test, vi } from 'vitest'
import { keepUnfinished, type UnfinishedPlace, unfinishedAt } from './unfinished.ts'

const place: UnfinishedPlace = ['paul', 'music', 'eng-USA', 'intent', 'play']

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('what is unfinished is kept part by part, at its own place', () => {
  const row = { at: 1, before: 'play it', typed: 'play (it' }
  keepUnfinished(place, { added: 'play $(' })
  keepUnfinished(place, { row })
  expect(unfinishedAt(place)).toEqual({ added: 'play $(', row })
  for (const [part, other] of ['nora', 'radio', 'deu-DEU', 'tts', 'stop'].entries()) {
    const elsewhere = place.with(part, other) as unknown as UnfinishedPlace
    expect(unfinishedAt(elsewhere)).toEqual({ added: '' })
  }
  keepUnfinished(place, { row: undefined })
  expect(unfinishedAt(place)).toEqual({ added: 'play $(' })
  keepUnfinished(place, { added: '' })
  expect(unfinishedAt(place)).toEqual({ added: '' })
})
