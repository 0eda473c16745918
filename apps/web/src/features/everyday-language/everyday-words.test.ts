import { expect, test } from 'vitest'
import { checkTypedWords, matching, typedWords } from './everyday-words.ts'

test('several words are typed with commas between, each as it is kept', () => {
  expect(typedWords(' yo ,  oh  well,\n')).toEqual(['yo', 'oh well'])
})

test('of several words the first that is wrong is reported', () => {
  const place = { list: 'fillers', language: 'eng-USA' } as const
  expect(checkTypedWords({}, 'yo, mate', place)).toBeUndefined()
  expect(checkTypedWords({}, 'yo, please', place)).toBe('please is built in')
  expect(checkTypedWords({ fillers: ['yo'] }, 'Yo', place)).toBe('Yo is already in Fillers')
  expect(checkTypedWords({}, ' , ', place)).toBe('A word needs at least one character')
})

test('entries are searched in whatever case', () => {
  expect(matching(['Please', 'kindly'], ' PLEA ')).toEqual(['Please'])
  expect(matching(['Please'], ' ')).toEqual(['Please'])
})
