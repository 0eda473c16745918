import { expect, test } from 'vitest'
import type { Heard } from '../model/understood.ts'
import { arbitrate, type Candidate, isHeadUnits, isSure, understoodElsewhere, winnerOf } from './arbitrate.ts'

const heard = (score: number, by: Heard['by'] = 'expression'): Heard => ({
  by,
  reading: { intent: 'play', slots: [], score, origin: { kind: 'expression', index: 0, text: 'play' } },
})

function candidate(domain: string, change: Partial<Candidate> = {}): Candidate {
  return {
    domainId: domain.toLowerCase(),
    domain,
    platforms: ['Gen20x.i2'],
    heard: heard(0.9),
    arbitration: 'cloud',
    isWaiting: false,
    spokeLast: false,
    ...change,
  }
}

const judged = (candidates: Candidate[]) =>
  arbitrate(candidates, { platform: 'Gen20x.i2' }).map(({ candidate, lostBy }) => [candidate.domain, lostBy])

test('the highest score answers, and the others say why they do not', () => {
  expect(judged([candidate('Radio', { heard: heard(0.5) }), candidate('Climate')])).toEqual([
    ['Climate', undefined],
    ['Radio', 'another is more certain'],
  ])
})

test('equal scores are decided by the arbitration, then by who spoke last, then by the name', () => {
  const all = [
    candidate('Tour', { arbitration: 'embedded' }),
    candidate('Radio', { arbitration: 'hybrid' }),
    candidate('Climate', { arbitration: 'hybrid' }),
  ]
  expect(judged(all)).toEqual([
    ['Climate', undefined],
    ['Radio', 'another name comes first'],
    ['Tour', 'another intent belongs more to the cloud'],
  ])
  const [tour, radio, climate] = all
  expect(judged([tour!, { ...radio!, spokeLast: true }, climate!])).toEqual([
    ['Radio', undefined],
    ['Climate', 'another domain spoke last'],
    ['Tour', 'another intent belongs more to the cloud'],
  ])
})

test('a domain for another platform and one that did not understand are out', () => {
  const all = [candidate('Old', { platforms: ['NTG6-FU1'] }), candidate('Deaf', { heard: undefined })]
  expect(judged(all)).toEqual([
    ['Old', 'it is not for Gen20x.i2'],
    ['Deaf', 'it did not understand'],
  ])
})

test('what is meant for the head unit is given to no other domain', () => {
  const local = candidate('Local', { arbitration: 'no-cloud' })
  const others = [candidate('Radio', { heard: heard(0.4, 'guess') }), local]
  expect(judged(others)).toEqual([
    ['Local', 'its intent never goes to the cloud'],
    ['Radio', 'an expression of another domain says all the words'],
  ])
  expect(isHeadUnits(arbitrate(others, { platform: undefined }))).toBe(true)
  const better = candidate('Radio', { heard: heard(0.95) })
  expect(judged([local, better])[0]).toEqual(['Radio', undefined])
})

test('where nobody answers, the domain for other platforms that understood best is known', () => {
  const others = [
    candidate('Deaf', { heard: undefined }),
    candidate('Guess', { platforms: ['NTG7'], heard: heard(0.4, 'guess') }),
    candidate('Radio', { platforms: ['NTG7'] }),
  ]
  const elsewhere = (all: Candidate[], platform?: string) =>
    understoodElsewhere(arbitrate(all, { platform }), { platform })?.domain
  expect(elsewhere(others, 'Gen20x')).toBe('Radio')
  expect(elsewhere(others)).toBeUndefined()
  expect(elsewhere([...others, candidate('Here', { platforms: ['Gen20x'] })], 'Gen20x')).toBeUndefined()
  expect(elsewhere([candidate('Deaf', { heard: undefined })], 'Gen20x')).toBeUndefined()
})

const free = (score: number, by: Heard['by']): Heard => {
  const fit = { words: 4, free: 3, pieces: 2, literal: 1, accents: 0, casing: 0, punctuation: 0, weight: 100 }
  const origin = {
    kind: 'expression' as const,
    index: 0,
    text: 'note $(words)',
    fit: { ...fit, intent: 0, expression: 0 },
  }
  return { by, reading: { ...heard(score).reading, origin } }
}

test('an open question owns the turn: others come first only by an expression that says all words', () => {
  const asking = (own: Heard | undefined) => candidate('Asking', { heard: own, isWaiting: true })
  const sure = candidate('Radio')
  const guess = candidate('Radio', { heard: heard(0.95, 'guess') })
  expect(judged([sure, asking(heard(0.4, 'answer'))])[0]).toEqual(['Asking', undefined])
  expect(judged([sure, asking(heard(0.4, 'guess'))])[0]).toEqual(['Radio', undefined])
  expect(judged([sure, asking(free(0.4, 'answer'))])[0]).toEqual(['Radio', undefined])
  expect(judged([sure, asking(undefined)])[0]).toEqual(['Radio', undefined])
  for (const own of [heard(0.4, 'guess'), free(0.4, 'answer'), undefined]) {
    expect(judged([guess, asking(own)])).toEqual([
      ['Asking', undefined],
      ['Radio', 'another domain had asked'],
    ])
  }
})

test('guesses are wanted where nobody is sure and nobody was answered', () => {
  const isSureAmong = (...all: Candidate[]) => isSure(arbitrate(all, { platform: undefined }))
  expect(isSureAmong()).toBe(false)
  expect(isSureAmong(candidate('Deaf', { heard: undefined }))).toBe(false)
  expect(isSureAmong(candidate('Deaf', { heard: undefined, isWaiting: true }))).toBe(false)
  expect(isSureAmong(candidate('Notes', { heard: free(0.6, 'expression') }))).toBe(false)
  expect(isSureAmong(candidate('Notes', { heard: free(0.6, 'answer'), isWaiting: true }))).toBe(true)
  expect(isSureAmong(candidate('Radio'))).toBe(true)
  const deaf = arbitrate([candidate('Deaf', { heard: undefined })], { platform: undefined })
  expect(winnerOf(deaf)).toBeUndefined()
})
