import { describe, expect, test } from 'vitest'
import { wordsOf } from '../text/words.ts'
import { numberReader } from './number-words.ts'

function longest(language: string, text: string): number | undefined {
  const { keys, count } = wordsOf(text, language)
  const { ends, values, count: found } = numberReader(language).read(keys, count, 0)
  return values[ends.slice(0, found).indexOf(count)]
}

describe.each([
  [
    'eng-USA',
    { '21': 21, '21.5': 21.5, '1,000': 1000, zero: 0, 'one hundred and twenty one': 121, 'a hundred': 100 },
  ],
  [
    'eng-GBR',
    { 'minus five': -5, 'two point two five': 2.25, 'two and a half': 2.5, 'three thousand and four': 3004 },
  ],
  [
    'deu-DEU',
    { '21,5': 21.5, '1.000': 1000, null: 0, einundzwanzig: 21, zweihundertfünfzig: 250, sechzehn: 16 },
  ],
  [
    'deu-DEU',
    { 'minus zwölf': -12, 'eins Komma fünf': 1.5, zweieinhalb: 2.5, Dreißig: 30, tausendundeins: 1001 },
  ],
  [
    'cmn-CHN',
    {
      二十一: 21,
      三百零四: 304,
      负五: -5,
      一点五: 1.5,
      两万: 20000,
      一二三: 123,
      廿一: 21,
      一亿二千万: 120000000,
    },
  ],
  ['jpn-JPN', { 二十五: 25, マイナス三: -3, '25': 25, 百: 100, 千二百: 1200 }],
  ['fra-FRA', { '2,5': 2.5 }],
  ['ara-SAU', { '٢٥': 25, '٠': 0, '٩': 9, '٢٢٫٥': 22.5, '١٬٠٠٠': 1000, '۲۲٫۵': 22.5, '٢٢ فاصلة ٥': 22.5 }],
  ['hin-IND', { '२५': 25, '९.५': 9.5 }],
  ['tha-THA', { '๒๒': 22, '๒๒.๕': 22.5 }],
])('in %s, in digits', (language, numbers: Record<string, number | undefined>) => {
  test.each(Object.entries(numbers))('%s', (text, value) => {
    expect(longest(language, text)).toBe(value)
  })
})

describe.each([
  [
    'eng-USA',
    {
      'twenty two and a half': 22.5,
      '22 and a half': 22.5,
      '22½': 22.5,
      '½': 0.5,
      '101 point 5': 101.5,
      'one oh one point five': 101.5,
      'one oh one': 101,
      'ninety eight point one': 98.1,
      'eight nine point nine': 89.9,
      point: undefined,
      'two point twenty five': 2.25,
      'minus five': -5,
      'minus 5': -5,
      'negative twenty one point five': -21.5,
      'minus zero': 0,
      'twelve hundred': 1200,
      'two million': 2e6,
      'nine hundred ninety-nine thousand nine hundred and ninety-nine': 999_999,
      'five lakh': 500_000,
      'one two': undefined,
    },
  ],
  [
    'deu-DEU',
    {
      'zweiundzwanzig Komma fünf': 22.5,
      '22 Komma 5': 22.5,
      zweiundzwanzigeinhalb: 22.5,
      'zweiundzwanzig einhalb': 22.5,
      '22 einhalb': 22.5,
      'zweiundzwanzig und ein halbes': 22.5,
      'fünf und zwanzig': 25,
      'ein und zwanzig': 21,
      'zwei hundert fünfzig': 250,
      'minus fünf': -5,
      zwoundzwanzig: 22,
      fuenfunddreissig: 35,
      anderthalb: 1.5,
      'eins null eins Komma fünf': 101.5,
      'drei Millionen': 3e6,
    },
  ],
  [
    'cmn-CHN',
    {
      二十二点五: 22.5,
      '22点5': 22.5,
      二十二度半: 22.5,
      '22度半': 22.5,
      零下五: -5,
      一百五: 150,
      一百二: 120,
      一千二: 1200,
      一万二: 12000,
      三百二: 320,
      一百零五: 105,
      一千零十一: 1011,
      一百一十: 110,
      一千零二: 1002,
      一零一点五: 101.5,
      一点零五: 1.05,
      五: 5,
    },
  ],
  ['yue-CHS', { 一百五: 150, 二十二點五: 22.5 }],
  ['sic-CHN', { 一百五: 150 }],
  [
    'jpn-JPN',
    {
      百五: 105,
      千二: 1002,
      二十二点五: 22.5,
      にじゅうに: 22,
      ひゃくご: 105,
      さんびゃくろくじゅう: 360,
      にじゅうにてんご: 22.5,
      マイナスご: -5,
      氷点下五: -5,
    },
  ],
  ['fra-FRA', { 'vingt-deux': 22, 'vingt deux': 22, 'quatre-vingt-dix-neuf': 99, 'vingt et une': 21 }],
  [
    'fra-CAN',
    { 'vingt-deux virgule cinq': 22.5, 'vingt-deux et demi': 22.5, 'deux virgule vingt-cinq': 2.25 },
  ],
  ['fra-FRA', { 'moins cinq': -5, septante: 70, 'deux cent mille': 200_000 }],
  ['spa-ESP', { veintidós: 22, veintidos: 22, 'veintidós coma cinco': 22.5, 'veintidós y medio': 22.5 }],
  ['spa-XLA', { 'ciento uno punto cinco': 101.5, 'menos cinco': -5, 'treinta y una': 31 }],
  [
    'ita-ITA',
    {
      'ventidue virgola cinque': 22.5,
      'ventidue e mezzo': 22.5,
      ventitre: 23,
      'meno cinque': -5,
      'se i': undefined,
    },
  ],
  ['por-BRA', { 'vinte e dois vírgula cinco': 22.5, 'vinte e duas': 22, 'vinte e dois e meio': 22.5 }],
  ['nld-NLD', { tweeëntwintig: 22, tweeentwintig: 22, tweeëntwintigeneenhalf: 22.5, 'min vijf': -5 }],
  ['dan-DNK', { toogtyve: 22, 'toogtyve komma fem': 22.5, halvanden: 1.5, 'to en halv': 2.5 }],
  ['swe-SWE', { tjugotvå: 22, 'tjugotvå komma fem': 22.5, 'tjugotvå och en halv': 22.5 }],
  ['nor-NOR', { tjueto: 22, 'to og tyve': 22, 'tjueto komma fem': 22.5 }],
  [
    'fin-FIN',
    { kaksikymmentäkaksi: 22, 'kaksikymmentäkaksi pilkku viisi': 22.5, kahdellakymmenelläkahdella: 22 },
  ],
  ['pol-POL', { 'dwadzieścia dwa': 22, 'dwudziestu dwóch': 22, 'dwadzieścia dwa i pół': 22.5 }],
  ['ces-CZE', { 'dvacet dva': 22, dvaadvacet: 22, 'dvacet dva celých pět': 22.5, 'dvacet dva a půl': 22.5 }],
  ['slk-SVK', { dvadsaťdva: 22, 'dvadsaťdva a pol': 22.5 }],
  ['hun-HUN', { huszonkettő: 22, 'huszonkettő egész öt tized': 22.5, 'huszonkettő és fél': 22.5 }],
  ['ron-ROU', { 'douăzeci și doi': 22, 'douazeci si doi': 22, 'douăzeci și doi virgulă cinci': 22.5 }],
  ['bul-BGR', { 'двадесет и два': 22, 'двайсет и две': 22, 'двадесет и два цяло и пет': 22.5 }],
  ['rus-RUS', { 'двадцать два': 22, 'двадцати двух': 22, 'двадцать два с половиной': 22.5, полтора: 1.5 }],
  ['rus-RUS', { '22 целых 5 десятых': 22.5, 'минус пять': -5 }],
  ['ukr-UKR', { 'двадцять дві': 22, "п'ять": 5, 'п’ять': 5, 'двадцять два з половиною': 22.5 }],
  ['ell-GRC', { 'είκοσι δύο': 22, 'εικοσι δυο': 22, 'είκοσι δύο κόμμα πέντε': 22.5, δυόμισι: 2.5 }],
  ['tur-TUR', { 'yirmi iki': 22, yirmiiki: 22, 'yirmi iki buçuk': 22.5, 'yirmi iki virgül beş': 22.5 }],
  ['heb-ISR', { 'עשרים ושתיים': 22, 'עשרים ושתיים וחצי': 22.5, 'מינוס חמש': -5 }],
  ['ara-SAU', { 'اثنان وعشرون': 22, 'اثنين وعشرين': 22, 'ناقص خمسة': -5 }],
  ['hin-IND', { बाईस: 22, 'साढ़े बाईस': 22.5, 'बाईस दशमलव पाँच': 22.5, ढाई: 2.5 }],
  ['kor-KOR', { 이십이: 22, 스물둘: 22, '이십이 점 오': 22.5, 이십이점오: 22.5, '영하 오': -5 }],
  ['tha-THA', { ยี่สิบสอง: 22, ยี่สิบสองจุดห้า: 22.5, ยี่สิบสององศาครึ่ง: 22.5, ลบห้า: -5 }],
  ['vie-VNM', { 'hai mươi hai': 22, 'hai mươi hai phẩy năm': 22.5, 'hai mươi hai rưỡi': 22.5, 'âm năm': -5 }],
])('in %s', (language, numbers: Record<string, number | undefined>) => {
  test.each(Object.entries(numbers))('%s', (text, value) => {
    expect(longest(language, text)).toBe(value)
  })
})

test('what is no number is none', () => {
  expect(longest('eng-USA', 'hundred')).toBeUndefined()
  expect(longest('eng-USA', 'twenty eleven')).toBeUndefined()
  expect(longest('deu-DEU', 'zweiundhundert')).toBeUndefined()
  expect(longest('cmn-CHN', '点五')).toBeUndefined()
  for (const word of ['constructor', 'tausendconstructor', 'drei komma constructor', 'drei komma valueOf'])
    expect(longest('deu-DEU', word), word).toBeUndefined()
})
