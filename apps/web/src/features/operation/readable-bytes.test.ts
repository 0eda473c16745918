import { expect, test } from 'vitest'
import { readableBytes } from './readable-bytes.ts'

test.each([
  [0, '0 bytes'],
  [1023, '1,023 bytes'],
  [1024, '1 KB'],
  [12_900_000, '12.3 MB'],
  [3 * 1024 ** 5, '3,072 TB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(readableBytes(bytes)).toBe(text)
})
