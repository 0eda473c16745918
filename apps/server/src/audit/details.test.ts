import { expect, test } from 'vitest'
import { detailTexts, shortened } from './details.ts'

test('a text stays as it is, and a list becomes one text', () => {
  expect(detailTexts('Saved')).toEqual(['Saved'])
  expect(detailTexts('')).toEqual([''])
  expect(detailTexts([])).toEqual([''])
  expect(detailTexts(['members + a', 'members - b'])).toEqual(['members + a; members - b'])
})

test('a long list is divided between its items, never within one', () => {
  const items = Array.from({ length: 5000 }, (_, at) => `members + person${at}@sdp.example`)
  const texts = detailTexts(items)
  expect(texts.length).toBeGreaterThan(1)
  const read = texts.flatMap((text, at) => {
    const begin = `(${at + 1} of ${texts.length}) `
    expect(text.startsWith(begin)).toBe(true)
    return text.slice(begin.length).split('; ')
  })
  expect(read).toEqual(items)
})

test('a text that is too long keeps its beginning and says how much is left out', () => {
  const text = `who did it: ${'x'.repeat(20_000)}`
  expect(shortened(text)).toMatch(/^who did it: x+ \(11820 more characters\)$/)
  expect(detailTexts([text, 'members + mallory'])[0]).toContain('; members + mallory')
})
