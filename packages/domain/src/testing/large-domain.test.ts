import { expect, test } from 'vitest'
import { aLargeWireDomain } from './index.ts'

const size = { intents: 1000, expressions: 50, rules: 5000, languages: ['eng-USA'] }

test('a thousand intents of fifty expressions and 5,000 rules make about 10 MB, the same at every call', {
  timeout: 30_000,
}, () => {
  const wire = aLargeWireDomain(size)
  const json = JSON.stringify(wire)
  expect(json.length / 1e6).toBeGreaterThan(9)
  expect(json.length / 1e6).toBeLessThan(12)
  expect(JSON.stringify(aLargeWireDomain(size)) === json).toBe(true)
  expect(wire.nlu_interpretations?.length).toBe(1000)
  expect(wire.nlu_interpretations?.flatMap(({ expressions }) => expressions ?? []).length).toBe(50_000)
  expect(wire.decision_rules?.flatMap(({ rules }) => rules ?? []).length).toBe(5000)
})
