import { expect, test } from 'vitest'
import { splitExpressions } from './split.ts'
import { maxWeight } from './weights.ts'

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

test('[EXPR-024] two bars and line ends separate expressions typed at once', () => {
  expect(splitExpressions('play it||stop it|| ||\nturn (on|off)\r\n')).toEqual([
    'play it',
    'stop it',
    'turn (on|off)',
  ])
})
