import { expect, test } from 'vitest'
import { nameQuery, rankNames, scoreName, searchedName } from './name-search.ts'

function find(text: string, names: readonly string[], language = ''): string[] {
  const ranking = rankNames<string>(nameQuery(text, language), { most: 10 })
  for (const name of names) ranking.offer(name, searchedName(name, language))
  return ranking.best()
}

test('the name itself comes first, then beginnings, words, beginnings of words, parts and letters in order', () => {
  const names = ['a_pmx', 'prim', 'xpmx', 'playMusic', 'pmxA', 'pm', 'no']
  expect(find('pm', names)).toEqual(['pm', 'pmxA', 'a_pmx', 'playMusic', 'xpmx', 'prim'])
})

test('words begin at large letters, behind what is no letter, at digits, and behind an abbreviation', () => {
  for (const [text, name] of [
    ['plamu', 'playMusic'],
    ['plmu', 'PLAY_MUSIC'],
    ['gpsp', 'myGPSPosition'],
    ['s2', 'seat2'],
    ['äö', 'ähnlicheÖffnung'],
  ] as const) {
    const score = scoreName(nameQuery(text), searchedName(name))
    expect({ name, isByWords: score !== undefined && score > 60 }).toEqual({ name, isByWords: true })
  }
})

test('all words have to be found, in any order', () => {
  expect(find('music play', ['playMusic', 'playRadio', 'stopMusic'])).toEqual(['playMusic'])
  expect(find('   ', ['b', 'a'])).toEqual(['b', 'a'])
})

test('neither case nor the encoding of accents matters, and the dotless i is that of its language', () => {
  expect(find('CAFÉ', ['cafe\u0301Search'])).toEqual(['cafe\u0301Search'])
  expect(find('ışık', ['IŞIK'], 'tur-TUR')).toEqual(['IŞIK'])
  expect(find('ışık', ['IŞIK'])).toEqual([])
  // Folded to two characters
  expect(find('i\u0307z', ['AçİZ'])).toEqual(['AçİZ'])
})

test('of names that fit alike the shorter is first, and then the one that was offered first', () => {
  expect(find('play', ['playRadioNow', 'playB', 'playA'])).toEqual(['playB', 'playA', 'playRadioNow'])
})

test('what counts for more comes first, and only the best are kept', () => {
  const ranking = rankNames<number>(nameQuery('a'), { most: 2, bonus: (found) => found })
  for (const number of [1, 3, 2]) ranking.offer(number, searchedName('a'))
  expect(ranking.best()).toEqual([3, 2])
})

test('a name and a text that repeat a letter many times are compared at once', () => {
  const started = performance.now()
  expect(scoreName(nameQuery(`${'a'.repeat(99)}b`), searchedName('a_'.repeat(500)))).toBeUndefined()
  expect(scoreName(nameQuery('a'.repeat(99)), searchedName(`${'a_'.repeat(500)}`))).toBeGreaterThan(0)
  expect(performance.now() - started).toBeLessThan(2000)
})
