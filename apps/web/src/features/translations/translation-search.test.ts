import { expect, test } from 'vitest'
import { readTranslationSearch } from './translation-search.ts'

test('an address that somebody else wrote is read as far as it means something', () => {
  const job = '0f0e0d0c-0b0a-4908-8706-050403020100'
  expect(readTranslationSearch({ job, ended: true, into: 'deu-deu' })).toEqual({
    job,
    ended: true,
    into: 'deu-DEU',
  })
  expect(readTranslationSearch({ job: '../x', ended: 'yes', into: 'nowhere' })).toEqual({})
})
