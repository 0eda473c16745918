import { expect, test } from 'vitest'
import { arbitrations, defaultArbitration } from './intent.ts'

test('[DOM-057] [INT-059] the arbitration values', () => {
  expect(arbitrations).toEqual(['no-cloud', 'embedded', 'embedded+', 'hybrid', 'cloud'])
})

test('[DOM-058] the default arbitration follows the kind of domain', () => {
  expect(defaultArbitration({ embedded: true })).toBe('embedded')
  expect(defaultArbitration({ embedded: false })).toBe('cloud')
})
