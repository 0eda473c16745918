import { expect, test } from 'vitest'
import { filterOf, isFiltered, readConceptSearch, shownLanguage, sortingOf } from './concept-search.ts'

test('an address says filters, order and language; what is no value of them is left out', () => {
  const search = readConceptSearch({
    search: 'play',
    languages: ['deu-deu', 'klingon', 7],
    types: [1, 3],
    isUsed: 'yes',
    status: ['done', 'never'],
    sort: 'updated_on',
    descending: true,
    concept: 'PLAY_CONCEPT',
  })
  expect(filterOf(search)).toEqual({
    search: 'play',
    languages: ['deu-DEU'],
    types: [1],
    isUsed: undefined,
    tts_tuning_status: ['done'],
  })
  expect(sortingOf(search)).toEqual({ column: 'updated_on', descending: true })
  expect(search.concept).toBe('PLAY_CONCEPT')
})

test('the texts of the first language that is filtered by are shown, unless another one is chosen', () => {
  expect(shownLanguage({})).toBe('eng-USA')
  expect(shownLanguage({ languages: ['jpn-JPN', 'deu-DEU'] })).toBe('jpn-JPN')
  expect(shownLanguage({ languages: ['jpn-JPN'], shown: 'ara-SAU' })).toBe('ara-SAU')
})

test('an empty address filters nothing', () => {
  expect(isFiltered(readConceptSearch({ search: '', languages: [] }))).toBe(false)
  expect(isFiltered({ isUsed: false })).toBe(true)
})
