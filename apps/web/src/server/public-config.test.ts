import { stages } from '@sdp/api'
import { expect, test } from 'vitest'
import { backendBase } from './public-config.ts'

test('[CALL-001] the stored stage decides which backend is called: this server has the one of its own stage', () => {
  for (const stage of stages) expect(backendBase({ stage }, stage)).toBe('/api')
})

test('[CALL-002] without a stored stage the backend is the address of this server', () => {
  for (const stage of stages) expect(backendBase({ stage }, undefined)).toBe('/api')
})

test('[CALL-003] another stage, or one that does not exist, is not found (ruling R243)', () => {
  for (const stored of ['production', 'release', 'moon', '', 'toString']) {
    expect(() => backendBase({ stage: 'dev' }, stored)).toThrow('Backend URL not found')
  }
})
