import { expect, test } from 'vitest'
import { handlerEnvironments } from './handler.ts'

test('[DOM-005] [APIA-047] an embedded domain has handler addresses for dev only, a cloud domain for all environments', () => {
  expect(handlerEnvironments({ embedded: true })).toEqual(['dev'])
  expect(handlerEnvironments({ embedded: false })).toEqual(['dev', 'nonprod', 'prod'])
})
