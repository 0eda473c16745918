import { expect, test } from 'vitest'
import { certaintyText, compareCertainty, type Found, finderText, foundOf } from './certainty.ts'

const by = (who: Found['by'], score: number, freeWords = 0): Found => ({ by: who, score, freeWords })

test('an expression that says all words is certain; all else says in percent how certain it is, never more than it is', () => {
  expect(certaintyText(by('expression', 0.94))).toBe('certain')
  expect(certaintyText(by('answer', 0.94))).toBe('certain')
  expect(certaintyText(by('expression', 0.6299, 1))).toBe('62 % certain')
  expect(certaintyText(by('guess', 0.999), 0.3)).toBe('99 % certain')
  expect(certaintyText(by('guess', 0.58), 0.3)).toBe('58 % certain')
})

test('a guess that does not count says which threshold it does not reach', () => {
  expect(certaintyText(by('guess', 0.3119), 0.312)).toBe('31 % certain, below the threshold of 32 %')
  expect(certaintyText(by('expression', 0.25, 4), 0.312)).toBe('25 % certain')
})

test('who found a reading is said with it', () => {
  expect(finderText(by('expression', 1))).toBe('by an expression')
  expect(finderText(by('expression', 0.5, 1))).toBe('by an expression with one free word')
  expect(finderText(by('expression', 0.5, 3))).toBe('by an expression with 3 free words')
  expect(finderText(by('guess', 0.5))).toBe('by a guess')
  expect(finderText(by('guess', 0.5), { isJoint: true })).toBe(
    'by a guess learned from all domains at this stage',
  )
  expect(finderText(by('answer', 0.5))).toBe('as the answer to what was asked')
})

test('what an expression says in every word comes first, then the more certain', () => {
  const found = [by('expression', 0.3, 4), by('guess', 0.97), by('expression', 0.94), by('expression', 0.96)]
  expect(found.toSorted(compareCertainty).map(({ score }) => score)).toEqual([0.96, 0.94, 0.97, 0.3])
})

test('a reading says what is free in it', () => {
  expect(foundOf({ score: 0.4, origin: { kind: 'expression', fit: { free: 2 } } })).toEqual(
    by('expression', 0.4, 2),
  )
  expect(foundOf({ score: 0.4, origin: { kind: 'guess' } })).toEqual(by('guess', 0.4))
  expect(foundOf({ score: 1, origin: { kind: 'expression' } }, 'answer')).toEqual(by('answer', 1))
})
