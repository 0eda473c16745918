import { expect, test } from 'vitest'
import { type EverydayLanguage, noEverydayLanguage, type WordList } from '../../model/everyday-language.ts'
import { type BuiltInWords, checkEverydayLanguage, checkEverydayList, checkEverydayWord } from './checks.ts'

const language = 'eng-USA'
const builtIn: BuiltInWords = (word) => ({
  isForgiven: word === 'please',
  turns: word === 'off' ? ['off'] : word === 'not' ? ['negations'] : word === 'up' ? ['opposites'] : [],
})

function check(list: WordList, word: string, everyday: EverydayLanguage = noEverydayLanguage) {
  return checkEverydayWord(everyday, word, { list, language, builtIn })
}

test('a word is letters, without outer or double whitespace, and not too long', () => {
  expect(check('fillers', 'you know, mate')).toBe(
    'Special characters are not allowed in word: you know, mate',
  )
  expect(check('fillers', "y'know mate")).toBeUndefined()
  expect(check('fillers', ' ')).toBe('A word needs at least one character')
  expect(check('fillers', ' mate')).toBe(' mate has a whitespace at an end, or several between its words')
  expect(check('fillers', '-')).toBe('Special characters are not allowed in word: -')
  expect(check('fillers', 'm\u200bate')).toContain('A word cannot contain')
  expect(check('fillers', 'x'.repeat(61))).toBe(`${'x'.repeat(61)} is longer than 60 characters`)
})

test('a list has at most 200 words', () => {
  const fillers = Array.from({ length: 200 }, (_, at) => `word ${at}`)
  expect(check('fillers', 'mate', { fillers })).toBe('Fillers cannot have more than 200 words')
  expect(checkEverydayList('fillers', [...fillers, 'mate'])).toBe('Fillers cannot have more than 200 words')
})

test('no word is in two lists that exclude each other, in whatever case', () => {
  const everyday = { fillers: ['Mate'], negations: ['nope'], off: ['halt'] }
  expect(check('fillers', 'mate', everyday)).toBe('mate is already in Fillers')
  expect(check('courtesy', 'mate', everyday)).toBe('mate is already in Fillers')
  expect(check('negations', 'mate', everyday)).toBe('mate is already in Fillers')
  expect(check('fillers', 'nope', everyday)).toBe('nope is already in Negation')
  expect(check('on', 'HALT', everyday)).toBe('HALT is already in Off and stop')
  expect(check('negations', 'halt', everyday)).toBeUndefined()
})

test('what is built in is not added again, and what turns a meaning is never left out', () => {
  expect(check('fillers', 'please')).toBe('please is built in')
  expect(check('negations', 'not')).toBe('not is built in')
  expect(check('fillers', 'not')).toBe('not turns the meaning of a sentence, so it cannot be left out')
  expect(check('courtesy', 'up')).toBe('up turns the meaning of a sentence, so it cannot be left out')
  expect(check('on', 'off')).toBe('off is already in Off and stop')
  // The author knows better what a word means in this domain
  expect(check('off', 'please')).toBeUndefined()
})

test('a word that the product learned after the author did may stay', () => {
  const everyday = { fillers: ['please', 'mate'] }
  const judged = (before: EverydayLanguage) => checkEverydayLanguage(everyday, { before, language, builtIn })
  expect(judged({ fillers: ['Please'] })).toBeUndefined()
  expect(judged(noEverydayLanguage)).toEqual({ list: 'fillers', message: 'please is built in' })
  expect(
    checkEverydayLanguage(
      { fillers: ['ey'], off: ['ey'] },
      { before: noEverydayLanguage, language, builtIn },
    ),
  ).toEqual({ list: 'off', message: 'ey is already in Fillers' })
})

test('a list from outside has a known name and known kinds, and each entry once', () => {
  expect(checkEverydayList('fillers', ['ey', 'mate'])).toBeUndefined()
  expect(checkEverydayList('fillers', ['ey', 'ey'])).toBe('ey is already in Fillers')
  expect(checkEverydayList('fillers', [''])).toBe('A word needs at least one character')
  expect(checkEverydayList('others', [])).toBe('others is no list of everyday language')
  expect(checkEverydayList('switchedOff', ['spelling'])).toBeUndefined()
  expect(checkEverydayList('switchedOff', ['fillers'])).toBe('fillers is no kind of everyday wording')
})
