import { expect, test } from 'vitest'
import { backendBase } from './public-config.ts'

const config = { backends: { production: 'https://sdp.example/api', dev: 'https://dev.sdp.example/api' } }

test('[CALL-001] the stored stage decides which backend is called', () => {
  expect(backendBase(config, 'production')).toBe('https://sdp.example/api')
  expect(backendBase(config, 'dev')).toBe('https://dev.sdp.example/api')
})

test('[CALL-002] without a stored stage the backend is the configured address of this server', () => {
  expect(backendBase(config, undefined)).toBe('/api')
  expect(backendBase({ backends: {} }, undefined)).toBe('/api')
})

test('[CALL-003] a stage without a backend, or that does not exist, is not found', () => {
  for (const stage of ['release', 'moon', '', 'toString']) {
    expect(() => backendBase(config, stage)).toThrow('Backend URL not found')
  }
})
