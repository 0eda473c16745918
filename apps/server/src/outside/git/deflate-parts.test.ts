import { inflateSync } from 'node:zlib'
import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deflateParts } from './deflate-parts.ts'

const inflated = async (parts: readonly Buffer[]) => inflateSync(Buffer.concat(await deflateParts(parts)))

test('parts that were compressed one by one are one zlib stream of the whole text, whatever the parts', async () => {
  const part = fc
    .tuple(fc.uint8Array({ maxLength: 300 }), fc.integer({ min: 1, max: 200 }))
    .map(([bytes, times]) => Buffer.concat(Array.from({ length: times }, () => bytes)))
  await assertProperty(
    fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
      expect((await inflated(parts)).equals(Buffer.concat(parts))).toBe(true)
    }),
    { numRuns: 200 },
  )
})

test('a part that comes again, in another text too, is the same text again', async () => {
  const large = Buffer.alloc(3_000_000, 0xff)
  const text = [large, Buffer.from('between'), large]
  expect((await inflated(text)).equals(Buffer.concat(text))).toBe(true)
  expect((await inflated([Buffer.from('x'), large])).equals(Buffer.concat([Buffer.from('x'), large]))).toBe(
    true,
  )
})
