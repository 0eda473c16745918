import { expect, test } from 'vitest'
import { defaultConfiguration } from './defaults.ts'
import { testRuleAt } from './failing-tests.ts'

test('failing tests stop what goes to prod, and are reported elsewhere', () => {
  expect(['dev', 'nonprod', 'prod'].map((one) => testRuleAt(defaultConfiguration, one))).toEqual([
    'warn',
    'warn',
    'stop',
  ])
  expect(testRuleAt({ tests: [{ environment: 'prod', failing: 'off' }] }, 'prod')).toBe('off')
  expect(testRuleAt({ tests: [] }, 'prod')).toBe('warn')
})
