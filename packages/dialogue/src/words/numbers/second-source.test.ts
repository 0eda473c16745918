import { supportedLanguages } from '@sdp/domain/languages'
import { describe, expect, test } from 'vitest'
import { wordsOf } from '../text/words.ts'
import { numberReader } from './number-words.ts'

/**
 * Our number words come from CLDR; those of two libraries that have nothing to do with it must be read as the same numbers.
 * A repair is a fault of the library, with the reason: what it writes is no number of the language.
 */
interface Source {
  say: (value: number) => string
  repair?: [from: RegExp, to: string, reason: string]
}

async function n2words(locale: string, repair?: Source['repair']): Promise<Source> {
  const { toCardinal } = (await import(`n2words/${locale}`)) as { toCardinal: (value: number) => string }
  return { say: toCardinal, repair }
}

async function toWords(locale: string, repair?: Source['repair']): Promise<Source> {
  const { ToWords } = (await import(`to-words/${locale}`)) as {
    ToWords: new () => { convert: (value: number) => string }
  }
  const converter = new ToWords()
  return { say: (value) => converter.convert(value), repair }
}

const sources: Record<string, () => Promise<Source>> = {
  'ara-SAU': () => n2words('ar-SA'),
  'bul-BGR': () => toWords('bg-BG'),
  'ces-CZE': () => n2words('cs-CZ'),
  'cmn-CHN': () => n2words('zh-Hans-CN'),
  'cmn-TWN': () => n2words('zh-Hant-TW'),
  'dan-DNK': () => toWords('da-DK'),
  'deu-DEU': () => n2words('de-DE'),
  'ell-GRC': () => toWords('el-GR'),
  'eng-AUS': () => n2words('en-AU'),
  'eng-GBR': () => n2words('en-GB'),
  'eng-IND': () => n2words('en-IN'),
  'eng-USA': () => n2words('en-US'),
  'fin-FIN': () => n2words('fi-FI'),
  'fra-CAN': () => toWords('fr-CA'),
  'fra-FRA': () => n2words('fr-FR'),
  'heb-ISR': () => n2words('he-IL'),
  'hin-IND': () => n2words('hi-IN'),
  'hun-HUN': () => n2words('hu-HU'),
  'ita-ITA': () => n2words('it-IT'),
  'jpn-JPN': () => n2words('ja-JP'),
  'kor-KOR': () => n2words('ko-KR'),
  'nld-NLD': () => n2words('nl-NL'),
  'nor-NOR': () => n2words('nb-NO'),
  'pol-POL': () => n2words('pl-PL'),
  'por-BRA': () => toWords('pt-BR', [/dezesete/i, 'dezessete', 'misspelled']),
  'por-PRT': () => n2words('pt-PT'),
  'ron-ROU': () => n2words('ro-RO'),
  'rus-RUS': () => n2words('ru-RU'),
  'sic-CHN': () => n2words('zh-Hans-CN'),
  'slk-SVK': () => toWords('sk-SK'),
  'spa-ESP': () => n2words('es-ES'),
  'spa-XLA': () => n2words('es-MX'),
  'swe-SWE': () => n2words('sv-SE'),
  'tha-THA': () => n2words('th-TH'),
  'tur-TUR': () => n2words('tr-TR'),
  'ukr-UKR': () => n2words('uk-UA', [/i/g, 'і', 'has the Latin letter i for the Cyrillic one']),
  'vie-VNM': () => n2words('vi-VN'),
  // The Cantonese of to-words leaves zeros out: 百一 for 101
  'yue-CHS': () => n2words('zh-Hant-TW'),
}

const numbers = [
  ...Array.from({ length: 10_000 }, (_, value) => value),
  ...[
    10_000, 12_000, 20_000, 21_000, 50_000, 99_000, 100_000, 200_000, 500_000, 1_000_000, 2_000_000,
    5_000_000,
  ],
]

describe.each(supportedLanguages.map(({ value }) => value))('in %s', (language) => {
  test('0 to 9,999 and round numbers to 5 million are read as a second source says them', async () => {
    const { say, repair } = await sources[language]!()
    const reader = numberReader(language)
    const wrong: string[] = []
    for (const number of numbers) {
      const text = repair === undefined ? say(number) : say(number).replace(repair[0], repair[1])
      const { keys, count } = wordsOf(text, language)
      const { ends, values, count: found } = reader.read(keys, count, 0)
      const whole = new Set(values.filter((_, at) => at < found && ends[at] === count))
      if (whole.size !== 1 || !whole.has(number))
        wrong.push(`${text} is ${number}, read ${[...whole].join()}`)
    }
    expect(wrong).toEqual([])
  })
})
