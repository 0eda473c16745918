import { expect, test } from 'vitest'
import { listNames } from '../model/list-names.ts'
import { fullDomain } from '../testing/full-domain.ts'

test('every list of entries in a domain has its noun', () => {
  const lists = Object.entries(fullDomain).filter(
    ([name, value]) =>
      Array.isArray(value) && name !== 'sharedResources' && value.some((entry) => typeof entry === 'object'),
  )
  expect(lists.map(([name]) => name).toSorted()).toEqual(listNames.toSorted())
})
