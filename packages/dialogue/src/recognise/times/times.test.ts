import { describe, expect, test } from 'vitest'
import { wordsOf as guessedWords } from '../../guess/words.ts'
import { wordsOf } from '../words.ts'
import { hasTimes, type TimePhrase, timesIn, wholeTimesIn } from './times.ts'

/** The time that a whole text is, as its value or its kind where it has none. */
function timeOf(text: string, language: string): string | undefined {
  const words = wordsOf(text, language)
  const keys = guessedWords(text, language).map(({ key }) => key)
  const guessed = { keys, count: keys.length }
  const [read, tagged] = [words, guessed].map((some) => whole(timesIn(some, language), some.count))
  expect(tagged, `${text} by the words of guesses`).toBe(read)
  return read
}

function whole(phrases: readonly TimePhrase[], count: number): string | undefined {
  const found = phrases.find(({ from, to }) => from === 0 && to === count)
  return found && (found.value ?? found.kind)
}

const tables: Record<string, Record<string, string>> = {
  'eng-USA': {
    '8': '08:00',
    '8:30': '08:30',
    '8.30': '08:30',
    '8 30': '08:30',
    '08:05': '08:05',
    eight: '08:00',
    'eight thirty': '08:30',
    'eight thirty five': '08:35',
    'eight oh five': '08:05',
    'half past six': '06:30',
    'quarter to nine': '08:45',
    'a quarter past nine': '09:15',
    'quarter to one': '12:45',
    'quarter to one in the morning': '00:45',
    'twenty five past three': '03:25',
    'ten minutes to four pm': '15:50',
    '8 pm': '20:00',
    '8pm': '20:00',
    '8 p.m.': '20:00',
    '12 am': '00:00',
    '12 pm': '12:00',
    '12:30 am': '00:30',
    'at 8 in the morning': '08:00',
    'at 8 in the evening': '20:00',
    "8 o'clock": '08:00',
    "eight o'clock tonight": '20:00',
    'ten at night': '22:00',
    noon: '12:00',
    'at midnight': '00:00',
    'tomorrow at seven': '07:00',
    'tomorrow morning at about 7:15': '07:15',
    'seven tomorrow evening': '19:00',
    'on Monday at 6 am': '06:00',
    'by 18:45': '18:45',
    'in ten minutes': 'fromNow',
    'in half an hour': 'fromNow',
    'half an hour from now': 'fromNow',
    'an hour and a half from now': 'fromNow',
    'right now': 'fromNow',
    'tomorrow morning': 'partOfDay',
    tonight: 'partOfDay',
    'in the afternoon': 'partOfDay',
  },
  'deu-DEU': {
    '8': '08:00',
    '8 Uhr': '08:00',
    '8.30 Uhr': '08:30',
    '8:30 Uhr': '08:30',
    '20 Uhr 15': '20:15',
    'fünf Uhr null fünf': '05:05',
    'halb sieben': '06:30',
    'halb eins': '12:30',
    'halb eins nachts': '00:30',
    'um sechs Uhr dreißig': '06:30',
    'um sechs dreißig': '06:30',
    'Viertel nach drei': '03:15',
    'viertel vor drei': '02:45',
    'drei viertel acht': '07:45',
    'dreiviertel acht': '07:45',
    'viertel acht': '07:15',
    'zwanzig vor acht': '07:40',
    'fünf vor halb neun': '08:25',
    'zehn Minuten nach neun': '09:10',
    'morgen früh um sieben': '07:00',
    'heute Abend gegen halb acht': '19:30',
    'acht Uhr abends': '20:00',
    'um drei Uhr nachmittags': '15:00',
    'zwölf Uhr mittags': '12:00',
    'vierundzwanzig Uhr': '00:00',
    'um Mitternacht': '00:00',
    'am Montag um 7': '07:00',
    'in zehn Minuten': 'fromNow',
    'in einer halben Stunde': 'fromNow',
    'in anderthalb Stunden': 'fromNow',
    jetzt: 'fromNow',
    'morgen früh': 'partOfDay',
    'heute Abend': 'partOfDay',
  },
  'fra-FRA': {
    '8 heures': '08:00',
    '8h30': '08:30',
    '8 h 30': '08:30',
    'à 20 heures 15': '20:15',
    'sept heures et demie': '07:30',
    'neuf heures moins le quart': '08:45',
    'trois heures et quart': '03:15',
    'huit heures moins 20': '07:40',
    'une heure du matin': '01:00',
    "trois heures de l'après-midi": '15:00',
    'vingt et une heures': '21:00',
    'midi et demi': '12:30',
    'à minuit': '00:00',
    'demain matin à sept heures': '07:00',
    'vers huit heures du soir': '20:00',
    'dans 10 minutes': 'fromNow',
    'dans une demi-heure': 'fromNow',
    "dans un quart d'heure": 'fromNow',
    'demain matin': 'partOfDay',
    'ce soir': 'partOfDay',
  },
  'spa-ESP': {
    'las ocho y media': '08:30',
    'a las ocho': '08:00',
    'a la una y cuarto': '01:15',
    'las nueve menos cuarto': '08:45',
    'las ocho y 20': '08:20',
    'a las 8:30': '08:30',
    'a las tres de la tarde': '15:00',
    'a las diez de la noche': '22:00',
    'las doce de la noche': '00:00',
    'mañana por la mañana a las siete': '07:00',
    'al mediodía': '12:00',
    'cuarto para las ocho': '07:45',
    'en 10 minutos': 'fromNow',
    'dentro de media hora': 'fromNow',
    'mañana por la mañana': 'partOfDay',
    'esta noche': 'partOfDay',
  },
  'ita-ITA': {
    'le otto e un quarto': '08:15',
    'alle otto e mezza': '08:30',
    'le nove meno un quarto': '08:45',
    "all'una": '01:00',
    'alle 18:30': '18:30',
    'alle tre del pomeriggio': '15:00',
    'domani mattina alle sette': '07:00',
    'stasera alle otto': '20:00',
    'a mezzogiorno': '12:00',
    'tra 10 minuti': 'fromNow',
    "fra mezz'ora": 'fromNow',
    'domani mattina': 'partOfDay',
  },
  'por-BRA': {
    'às oito e meia': '08:30',
    'às sete da manhã': '07:00',
    'às oito da noite': '20:00',
    '8h30': '08:30',
    'vinte e uma horas': '21:00',
    'quinze para as nove': '08:45',
    'ao meio-dia': '12:00',
    'meia-noite e meia': '00:30',
    'amanhã de manhã às sete': '07:00',
    'daqui a meia hora': 'fromNow',
    'em 10 minutos': 'fromNow',
    'hoje à noite': 'partOfDay',
  },
  'nld-NLD': {
    'half acht': '07:30',
    'om kwart over acht': '08:15',
    'kwart voor negen': '08:45',
    '10 voor half negen': '08:20',
    'acht uur': '08:00',
    '8.30 uur': '08:30',
    'acht uur s avonds': '20:00',
    "morgen om zeven uur 's ochtends": '07:00',
    'vanavond om acht uur': '20:00',
    'over een half uur': 'fromNow',
    morgenochtend: 'partOfDay',
  },
  'swe-SWE': {
    'klockan åtta': '08:00',
    'halv åtta': '07:30',
    'kvart över sju': '07:15',
    'kvart i åtta': '07:45',
    '10 i åtta': '07:50',
    'imorgon bitti klockan sju': '07:00',
    'åtta på kvällen': '20:00',
    'om en halvtimme': 'fromNow',
    'i kväll': 'partOfDay',
  },
  'pol-POL': {
    'o ósmej': '08:00',
    'ósma 30': '08:30',
    'wpół do ósmej': '07:30',
    'kwadrans po siódmej': '07:15',
    'za kwadrans ósma': '07:45',
    'o dwudziestej pierwszej': '21:00',
    'jutro rano o siódmej': '07:00',
    'o ósmej wieczorem': '20:00',
    'w południe': '12:00',
    'o północy': '00:00',
    'za pół godziny': 'fromNow',
    'jutro rano': 'partOfDay',
  },
  'rus-RUS': {
    'в восемь часов': '08:00',
    'в восемь часов вечера': '20:00',
    'половина восьмого': '07:30',
    'в половине восьмого': '07:30',
    'в полвосьмого': '07:30',
    'без четверти девять': '08:45',
    'четверть первого': '12:15',
    '10 минут восьмого': '07:10',
    'без пяти восемь': '07:55',
    'в час дня': '13:00',
    'в два часа ночи': '02:00',
    'завтра утром в семь': '07:00',
    'в 18:30': '18:30',
    'в полночь': '00:00',
    'через полчаса': 'fromNow',
    'завтра утром': 'partOfDay',
  },
  'ces-CZE': {
    'v osm hodin': '08:00',
    'půl osmé': '07:30',
    'čtvrt na osm': '07:15',
    'tři čtvrtě na osm': '07:45',
    'zítra ráno v sedm': '07:00',
    'v osm večer': '20:00',
    'v 8.30': '08:30',
    'o půlnoci': '00:00',
    'za půl hodiny': 'fromNow',
    'dnes večer': 'partOfDay',
  },
  'tur-TUR': {
    'saat sekiz': '08:00',
    'saat sekizde': '08:00',
    'sekiz buçukta': '08:30',
    'sekizi çeyrek geçe': '08:15',
    'dokuza çeyrek kala': '08:45',
    'on ikiye çeyrek var': '11:45',
    'akşam sekizde': '20:00',
    'yarın sabah yedide': '07:00',
    "8:30'da": '08:30',
    'on beşte': '15:00',
    'yarım saat sonra': 'fromNow',
    'bu akşam': 'partOfDay',
  },
  'ara-SAU': {
    'الساعة الثامنة': '08:00',
    'في الساعة الثامنة والنصف': '08:30',
    'الساعة الثامنة والربع': '08:15',
    'الساعة التاسعة إلا ربعًا': '08:45',
    'الثامنة مساءً': '20:00',
    'غدا صباحا في الساعة السابعة': '07:00',
    '٨:٣٠': '08:30',
    'الساعة الثانية عشرة والنصف': '12:30',
    'بعد نصف ساعة': 'fromNow',
    'هذا المساء': 'partOfDay',
  },
  'cmn-CHN': {
    八点: '08:00',
    八点钟: '08:00',
    八点半: '08:30',
    下午三点一刻: '15:15',
    早上七点: '07:00',
    八点三刻: '08:45',
    八点一刻钟: '08:15',
    差一刻九点: '08:45',
    八点零五分: '08:05',
    八点二十: '08:20',
    八点二十五分: '08:25',
    差五分八点: '07:55',
    晚上十点: '22:00',
    晚上十二点: '00:00',
    中午十二点半: '12:30',
    明天早上七点半: '07:30',
    两点: '02:00',
    '7点30分': '07:30',
    '7:30': '07:30',
    在明天下午三点: '15:00',
    十分钟后: 'fromNow',
    半个小时之后: 'fromNow',
    明天早上: 'partOfDay',
    今晚: 'partOfDay',
  },
  'yue-HKG': { 聽日朝早八點半: '08:30', 夜晚八點: '20:00' },
  'jpn-JPN': {
    七時: '07:00',
    七時半: '07:30',
    午後三時: '15:00',
    午前十二時: '00:00',
    朝の七時に: '07:00',
    午後3時15分: '15:15',
    七時五分前: '06:55',
    明日の朝七時半: '07:30',
    夜八時ごろ: '20:00',
    正午に: '12:00',
    三十分後: 'fromNow',
    今夜: 'partOfDay',
  },
  'kor-KOR': {
    '일곱 시': '07:00',
    일곱시에: '07:00',
    '일곱 시 반': '07:30',
    '오후 세시 반에': '15:30',
    '오후 3시': '15:00',
    '7시 30분에': '07:30',
    '7시30분': '07:30',
    '오전 열한 시 십오 분': '11:15',
    '여덟시 삼십분': '08:30',
    '내일 아침 일곱 시에': '07:00',
    '밤 열 시': '22:00',
    '삼십 분 후에': 'fromNow',
    '오늘 밤': 'partOfDay',
  },
}

describe.each(Object.entries(tables))('in %s', (language, said) => {
  test.each(Object.entries(said))('%s is %s', (text, value) => {
    expect(timeOf(text, language)).toBe(value)
  })
})

describe('what is no time of day', () => {
  test.each([
    [
      'eng-USA',
      [
        '25',
        '8 5',
        'eight five',
        'at',
        'in',
        'half',
        'tomorrow',
        'the car',
        'ten minutes',
        '22.5',
        'eight degrees',
        'I leave at 8',
        'constructor',
      ],
    ],
    [
      'deu-DEU',
      ['morgen', 'um', 'halb', 'Viertel', 'sechs Grad', 'zehn Minuten', 'fünfundzwanzig', 'halb bereit'],
    ],
    ['cmn-CHN', ['八', '八十', '明天', '点', '八点五']],
    ['jpn-JPN', ['七', '明日', '時']],
    ['fra-FRA', ['demain', 'dix minutes', 'à']],
  ])('in %s', (language, texts) => {
    for (const text of texts) expect(timeOf(text, language), text).toBeUndefined()
  })
})

test('a language without a grammar has no times', () => {
  expect(hasTimes('eng-USA')).toBe(true)
  expect(hasTimes('fin-FIN')).toBe(false)
  expect(hasTimes('toString')).toBe(false)
  expect(timesIn(wordsOf('8:30', 'fin-FIN'), 'fin-FIN')).toEqual([])
})

test('a time is found inside a sentence, the longest first, with and without its preposition', () => {
  const [longest, ...others] = timesIn(
    wordsOf('heiz das Auto um sechs Uhr dreißig vor', 'deu-DEU'),
    'deu-DEU',
  )
  expect(longest).toEqual({ from: 3, to: 7, core: { from: 4, to: 7 }, kind: 'clock', value: '06:30' })
  expect(others).toContainEqual({ from: 4, to: 7, core: { from: 4, to: 7 }, kind: 'clock', value: '06:30' })
  expect(others.map(({ from, to }) => to - from)).toEqual(
    others.map(({ from, to }) => to - from).toSorted((a, b) => b - a),
  )
  const [japanese] = timesIn(wordsOf('七時に', 'jpn-JPN'), 'jpn-JPN')
  expect(japanese).toMatchObject({ from: 0, to: 3, core: { from: 0, to: 2 } })
})

test('those who must not cut a time get each one whole', () => {
  const cores = (text: string, language: string) => {
    const words = wordsOf(text, language)
    const wholes = wholeTimesIn(words, language).sort((a, b) => a.from - b.from)
    return wholes.map(({ core, value }) => [words.keys.slice(core.from, core.to).join(' '), value])
  }
  expect(cores('open from 8 am to quarter to six tomorrow', 'eng-USA')).toEqual([
    ['8 am', '08:00'],
    ['quarter to six tomorrow', '05:45'],
  ])
  expect(cores('heiz das Auto um sechs Uhr dreißig vor', 'deu-DEU')).toEqual([['sechs uhr dreißig', '06:30']])
})
