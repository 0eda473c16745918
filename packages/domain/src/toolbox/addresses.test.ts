import { expect, test } from 'vitest'
import { isPublicAddress } from './addresses.ts'

test.each([
  '8.8.8.8',
  '100.63.0.1',
  '198.20.0.1',
  '2606:4700::1111',
  '2001:4860:4860::8888',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.8',
  '198.18.0.1',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  // Site local, IPv4-translated, Teredo, discard, local translation, documentation, not given out
  'fec0::1',
  '::ffff:0:10.0.0.1',
  '::ffff:0:8.8.8.8',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '100::1',
  '64:ff9b:1::a00:1',
  '2001:db8::1',
  '3fff:fff::1',
  '5f00::1',
  '4000::1',
  '192.0.2.1',
  '198.51.100.7',
  '203.0.113.7',
  '192.88.99.1',
  'not an address',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
