import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

const digits = '0123456789'.repeat(100)

test('a text that is not long is whole', () => {
  expect(excerpt('play $(genre)', 5)).toBe('play $(genre)')
  expect(excerpt(digits.slice(0, 200), 150)).toBe(digits.slice(0, 200))
})

test('of a long text there is what is around a place', () => {
  expect(excerpt(digits)).toBe(`${digits.slice(0, 200)}…`)
  expect(excerpt(digits, 500)).toBe(`…${digits.slice(450, 650)}…`)
  expect(excerpt(digits, 999)).toBe(`…${digits.slice(800)}`)
})

test('letters of two halves are not cut in the middle', () => {
  const text = `x${'𠮷'.repeat(300)}`
  for (const place of [0, 100, 101, 500, 600]) {
    const cut = excerpt(text, place)
    expect(cut).toBe(Buffer.from(cut).toString())
    expect(cut.length).toBeLessThanOrEqual(202)
  }
})
