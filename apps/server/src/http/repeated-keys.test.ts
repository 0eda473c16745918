import { assertProperty } from '@sdp/domain/testing/assert-property'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inSlices } from '../process/pace.ts'
import { repeatedKey } from './repeated-keys.ts'

const find = (json: string) => inSlices(repeatedKey(Buffer.from(json)))

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['[{"b":{"a":1,"a":[]}}]', 'a'],
  ['{"a":{"b":1},"c":[{"d":1},{"d":1}],"c":2}', 'c'],
  ['{"\\u00e9":1,"é":2}', 'é'],
  ['{"a\\"":1,"a\\"":2}', 'a"'],
  ['{"":1, "": 2}', ''],
])('%s has a key twice', async (json, key) => {
  expect(await find(json)).toBe(key)
})

test('what JSON.stringify writes has no key twice, whatever its texts look like', async () => {
  const odd = fc.oneof(fc.string(), fc.constantFrom('{"a":1,"a":2}', '\\', '"', ',', '['))
  await assertProperty(
    fc.asyncProperty(fc.object({ key: odd, values: [odd, fc.constant(null)] }), async (value) => {
      expect(await find(JSON.stringify(value, null, 1))).toBeUndefined()
    }),
  )
})
