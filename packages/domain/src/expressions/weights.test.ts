import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertProperty } from '../testing/assert-property.ts'
import { sentenceCounter } from './counting.ts'
import { printExpression } from './print.ts'
import { placeExpressions } from './split.ts'
import { anExpressionTree } from './testing.ts'
import { checkWeight, maxWeight, minCombinations, sliderValue, typedWeight, weightSlider } from './weights.ts'

test('[EXPR-048] the maximum weight follows the combinations up to 500', () => {
  expect(maxWeight(2n)).toBe(160)
  expect(maxWeight(3n)).toBe(240)
  expect(maxWeight(6n)).toBe(480)
  expect(maxWeight(7n)).toBe(500)
  expect(maxWeight(10n ** 40n)).toBe(500)
})

test('[EXPR-049] the maximum weight is at least 100', () => {
  expect(maxWeight(1n)).toBe(100)
})

test('[EXPR-046] the slider runs from 1 to the maximum in steps of 0.1', () => {
  expect(weightSlider(3n)).toEqual({ min: 1, max: 2.4, step: 0.1 })
  expect(weightSlider(1n)).toEqual({ min: 1, max: 1, step: 0.1 })
})

test('[EXPR-047] the slider shows a hundredth of the weight', () => {
  expect(sliderValue(130)).toBe(1.3)
  for (let weight = 100; weight <= 500; weight += 10)
    expect(typedWeight(`${sliderValue(weight)}`)).toBe(weight)
  expect(typedWeight('1.7000000000000002')).toBe(170)
})

test('a typed number between two steps, or none at all, is no weight', () => {
  for (const typed of ['1.25', '1.701', '', ' ', 'much']) expect(typedWeight(typed)).toBeNaN()
})

test('a weight that the slider does not offer is wrong', () => {
  expect(checkWeight(240, 3n)).toBeUndefined()
  expect(checkWeight(250, 3n)).toBe('The weight lies between 1 and 2.4, in steps of 0.1')
  expect(checkWeight(90, 3n)).toBeDefined()
  expect(checkWeight(115, 3n)).toBeDefined()
  expect(checkWeight(Number.NaN, 3n)).toBeDefined()
})

const textsIn = (typed: string) => placeExpressions(typed).map(({ text }) => text)

test('[EXPR-024] two bars and line ends separate expressions typed at once', () => {
  expect(textsIn('play it||stop it|| ||\nturn (on|off)\r\n')).toEqual(['play it', 'stop it', 'turn (on|off)'])
})

test('two bars in brackets that are closed separate nothing, in brackets that are not they do (ruling R72)', () => {
  expect(textsIn('(a||b) c||[d||(e||f)]||g')).toEqual(['(a||b) c', '[d||(e||f)]', 'g'])
  expect(textsIn('(a||b||c)d||e')).toEqual(['(a||b||c)d', 'e'])
  expect(textsIn('(a||b')).toEqual(['(a', 'b'])
})

test('each expression typed at once has its place, also after bars, emoji and line ends of any kind', () => {
  const text = 'a|| | ||🎵 x\r\n  a\n\nb ||a'
  const placed = placeExpressions(text)
  expect(placed.map((one) => one.text)).toEqual(['a', '|', '🎵 x', 'a', 'b', 'a'])
  for (const { text: one, from } of placed) expect(text.slice(from, from + one.length)).toBe(one)
  expect(placed.map(({ from }) => from)).toEqual([0, 4, 8, 16, 19, 23])
})

test('an expression never has fewer combinations than it has at least', () => {
  expect(minCombinations('play')).toBe(1n)
  expect(minCombinations('[please] play (it|this|that)')).toBe(4n)
  const { combinations } = sentenceCounter([], 'eng-USA')
  assertProperty(
    fc.property(anExpressionTree().map(printExpression), (text) => {
      expect(minCombinations(text) <= combinations(text)).toBe(true)
    }),
  )
})
