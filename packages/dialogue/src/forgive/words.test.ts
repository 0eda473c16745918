import { supportedLanguages } from '@sdp/domain/languages'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../words/text/words.ts'
import { yesAndNo } from '../words/yes-no.ts'
import { forgivenIn } from './forgiven-in.ts'
import { entriesOf, forgivenWords } from './languages.ts'

const languages = supportedLanguages
  .map(({ value }) => value)
  .filter((language) => forgivenWords(language) !== undefined)

/** Words that turn a meaning round; in scripts without spaces also as part of a longer entry, except in such as 能不能. */
const turning: Record<string, string> = {
  ara: 'لا, لم, لن, ليس, غير, بدون, أوقف, إيقاف, أطفئ',
  ces: 'ne, není, nikdy, nic, bez, vypni, stop',
  cmn: '不, 没, 別, 别, 关, 停',
  dan: 'ikke, aldrig, ingen, uden, sluk, stop',
  deu: 'nicht, nichts, kein, keine, nie, niemals, ohne, aus, stopp, zu',
  eng: "not, no, never, don't, none, without, off, stop",
  fra: 'ne, pas, non, jamais, sans, rien, arrête, éteins',
  ita: 'non, no, mai, niente, senza, ferma, spegni',
  jpn: 'ないで, 止めて, 消して, やめて',
  kor: '안, 못, 마, 말고, 꺼, 그만',
  nld: 'niet, geen, nooit, zonder, uit, stop',
  nor: 'ikke, aldri, ingen, uten, av, stopp',
  pol: 'nie, nigdy, bez, wyłącz, stop',
  por: 'não, nunca, sem, nem, desliga, pare',
  rus: 'не, нет, ни, никогда, без, выключи, стоп',
  sic: '不, 没, 別, 别, 关, 停',
  spa: 'no, nunca, sin, ni, apaga',
  swe: 'inte, ej, aldrig, utan, av, stopp',
  tur: 'değil, yok, hayır, asla, kapat, dur',
  yue: '不, 没, 別, 别, 关, 停',
}
const askingByNegation = /能不能|可不可以|好不好|行不行/g

test('the languages of the task have lists', () => {
  expect([...new Set(languages.map((language) => language.slice(0, 3)))].sort()).toEqual(
    Object.keys(turning).sort(),
  )
})

describe.each(languages)('%s', (language) => {
  const words = forgivenWords(language)!
  const leftOut = [
    words.courtesy,
    words.thanks,
    words.opening,
    words.closing,
    words.fillers,
    words.particles ?? '',
    words.hesitations,
    words.frame?.before ?? '',
    words.frame?.after ?? '',
  ].flatMap(entriesOf)
  const keysOf = (text: string) => wordsOf(text, language).keys

  test('nothing that is left out turns a meaning round', () => {
    const notAllowed = entriesOf(turning[language.slice(0, 3)]!).map((text) => keysOf(text).join(' '))
    for (const entry of leftOut) {
      const said = ` ${keysOf(entry.replaceAll(askingByNegation, '')).join(' ')} `
      for (const key of notAllowed) expect(said, entry).not.toContain(` ${key} `)
    }
  })

  test('nothing that is left out says no', () => {
    const no = yesAndNo(language).filter(({ value }) => value === false)
    const entries = new Set(leftOut.map((entry) => keysOf(entry).join(' ')))
    for (const { text } of no) expect([...entries]).not.toContain(keysOf(text).join(' '))
  })

  test('entries have words, and a list has none twice', () => {
    for (const list of Object.values(words)) {
      if (typeof list !== 'string') continue
      const entries = entriesOf(list).map((entry) => keysOf(entry).join(' '))
      expect(entries).not.toContain('')
      expect(new Set(entries).size, list).toBe(entries.length)
    }
  })

  test('is listed for people', () => {
    const listed = forgivenIn(language)
    expect(listed.map(({ kind }) => kind)).toContain('courtesy')
    expect(listed.some(({ kind }) => kind === 'digraphs')).toBe(words.digraphs !== undefined)
    expect(listed.some(({ kind }) => kind === 'spelling')).toBe(words.neverMisspelt !== undefined)
  })
})

test('a language without lists forgives nothing', () => {
  expect(forgivenIn('tlh-QNS')).toEqual([])
})
