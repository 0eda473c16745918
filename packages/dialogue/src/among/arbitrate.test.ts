import { expect, test } from 'vitest'
import type { Heard } from '../understood.ts'
import { arbitrate, type Candidate, isSure, winnerOf } from './arbitrate.ts'

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
    ...change,
  }
}

const judged = (candidates: Candidate[]) =>
  arbitrate(candidates, { platform: 'Gen20x.i2' }).map(({ candidate, lostBy }) => [candidate.domain, lostBy])

test('the highest score answers, and the others say why they do not', () => {
  expect(judged([candidate('Radio', { heard: heard(0.5) }), candidate('Climate')])).toEqual([
    ['Climate', undefined],
    ['Radio', 'another score is higher'],
  ])
})

test('equal scores are decided by the arbitration, then by the name', () => {
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
})

test('a domain for another platform, one that did not understand and one that never goes to the cloud are out', () => {
  const all = [
    candidate('Old', { platforms: ['NTG6-FU1'] }),
    candidate('Deaf', { heard: undefined }),
    candidate('Local', { arbitration: 'no-cloud' }),
  ]
  expect(judged(all)).toEqual([
    ['Old', 'it is not for Gen20x.i2'],
    ['Deaf', 'it did not understand'],
    ['Local', 'its intent never goes to the cloud'],
  ])
})

test('who asked is answered, unless the answer is only a guess', () => {
  const asking = candidate('Asking', { heard: heard(0.4, 'answer'), isWaiting: true })
  expect(judged([candidate('Radio'), asking])[0]).toEqual(['Asking', undefined])
  const guessing = { ...asking, heard: heard(0.4, 'guess') }
  expect(judged([candidate('Radio'), guessing])[0]).toEqual(['Radio', undefined])
})

test('a guess may be better than free text of any words, and not than an expression or an answer', () => {
  const fit = { words: 4, free: 3, literal: 1, pieces: 1, accents: 0, casing: 0, punctuation: 0, weight: 100 }
  const anything: Heard = {
    by: 'expression',
    reading: {
      ...heard(0.6).reading,
      origin: {
        kind: 'expression',
        index: 0,
        text: 'note $(words)',
        fit: { ...fit, intent: 0, expression: 0 },
      },
    },
  }
  expect(isSure(undefined)).toBe(false)
  expect(isSure(candidate('Deaf', { heard: undefined }))).toBe(false)
  expect(isSure(candidate('Notes', { heard: anything }))).toBe(false)
  expect(isSure(candidate('Notes', { heard: anything, isWaiting: true }))).toBe(true)
  expect(isSure(candidate('Radio'))).toBe(true)
  const deaf = arbitrate([candidate('Deaf', { heard: undefined })], { platform: undefined })
  expect(winnerOf(deaf)).toBeUndefined()
})
