import { expect, test } from 'vitest'
import { focusFrom, numberProblem, typedFrom } from './typed-focus.ts'

const focus = {
  referencePoint: 'DRIVER',
  coordinates: [
    { x: 0, y: 0.5, z: -1, t: 0 },
    { x: 1, y: 0, z: 0 },
  ],
}

test('a sound focus becomes texts, and these become it again', () => {
  expect(typedFrom(focus).start).toEqual({ x: '0', y: '0.5', z: '-1', t: '0' })
  expect(focusFrom(typedFrom(focus), focus)).toEqual(focus)
  expect(focusFrom(typedFrom(undefined), undefined)).toBeUndefined()
})

test('an end that has no value is left out, and what came with the others stays', () => {
  const typed = { ...typedFrom(focus), stop: { x: '', y: ' ', z: '', t: '' } }
  const kept = { unknown: { room: 'front' } }
  const stored = { ...focus, coordinates: [{ x: 9, kept }] }
  expect(focusFrom(typed, stored)).toEqual({
    referencePoint: 'DRIVER',
    coordinates: [{ x: 0, y: 0.5, z: -1, t: 0, kept }],
  })
  expect(focusFrom({ ...typedFrom(undefined), referencePoint: 'CURRENT' }, undefined)).toEqual({
    referencePoint: 'CURRENT',
    coordinates: [],
  })
})

test.each([
  ['', undefined],
  ['1,5', undefined],
  ['-.5', undefined],
  ['1e3', 'Not a number'],
  ['left', 'Not a number'],
])('the number "%s" is refused: %s', (text, problem) => {
  expect(numberProblem(text)).toBe(problem)
  const typed = typedFrom(undefined)
  const isWrong = focusFrom({ ...typed, start: { ...typed.start, x: text } }, undefined) === 'wrong number'
  expect(isWrong).toBe(problem !== undefined)
})
