import { expect, test } from 'vitest'
import { wordsOf } from '../text/words.ts'
import { timesIn } from './times.ts'

/** A quarter of an hour of the day: the hour as it is, on a dial, and the one that comes next there. */
interface Quarter {
  hour: number
  minute: number
  dial: number
  next: number
}

type Form = (quarter: Quarter) => string | undefined

const quarters = Array.from({ length: 96 }, (_, at): Quarter => {
  const hour = Math.floor(at / 4)
  return { hour, minute: 15 * (at % 4), dial: hour % 12 || 12, next: (hour + 1) % 12 || 12 }
})

const two = (value: number) => String(value).padStart(2, '0')
/** A form that says the four quarters by the hour of a dial or the next one, and the half of the day where it is needed. */
function dialForm(forms: readonly [string, string, string, string], halves: readonly [string, string]): Form {
  return ({ hour, minute, dial, next }) =>
    forms[minute / 15]!.replace('H', String(dial))
      .replace('N', String(next))
      .replace('P', halves[hour < 12 ? 0 : 1])
}

const inDigits: Form[] = [
  ({ hour, minute }) => `${hour}:${two(minute)}`,
  ({ hour, minute }) => `${two(hour)}:${two(minute)}`,
  ({ hour, minute }) => `${hour}.${two(minute)}`,
]

const english =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty twenty_one twenty_two twenty_three'
    .split(' ')
    .map((word) => word.replace('_', ' '))
const german =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig'.split(
    ' ',
  )
const chinese =
  '零 一 两 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十 二十一 二十二 二十三'.split(
    ' ',
  )

const forms: Record<string, readonly Form[]> = {
  'eng-USA': [
    ({ hour, minute }) =>
      minute > 0 ? `${english[hour]} ${['', 'fifteen', 'thirty', 'forty five'][minute / 15]}` : english[hour],
    dialForm(['H P', 'H:15 P', 'H:30 P', 'H:45 P'], ['am', 'pm']),
    dialForm(["H o'clock P", 'quarter past H P', 'half past H P', 'quarter to N P'], ['am', 'pm']),
    ({ hour, minute }) =>
      hour > 0 && hour < 12 && minute === 0 ? `at ${english[hour]} in the morning` : undefined,
  ],
  'deu-DEU': [
    ({ hour, minute }) =>
      `um ${german[hour]} Uhr ${['', 'fünfzehn', 'dreißig', 'fünfundvierzig'][minute / 15]}`,
    ({ hour, minute }) => `${hour}.${two(minute)} Uhr`,
    ({ hour, minute, dial, next }) => {
      const part =
        hour === 0 || hour === 23 ? 'nachts' : hour < 12 ? 'morgens' : hour < 18 ? 'nachmittags' : 'abends'
      const said = [`${dial} Uhr`, `Viertel nach ${dial}`, `halb ${next}`, `drei viertel ${next}`][
        minute / 15
      ]
      return `${said} ${part}`
    },
  ],
  'fra-FRA': [
    ({ hour, minute }) => `${hour}h${two(minute)}`,
    ({ hour, minute }) => `à ${hour} heures ${['', 'et quart', 'et demie', 'trois quarts'][minute / 15]}`,
  ],
  'spa-ESP': [({ hour, minute }) => `a las ${hour}${['', ' y cuarto', ' y media', ' y 45'][minute / 15]}`],
  'ita-ITA': [
    ({ hour, minute }) => `alle ${hour}${['', ' e un quarto', ' e mezza', ' e tre quarti'][minute / 15]}`,
  ],
  'por-PRT': [({ hour, minute }) => `às ${hour}${['', ' e um quarto', ' e meia', ' e 45'][minute / 15]}`],
  'nld-NLD': [
    dialForm(['P H uur', 'P kwart over H', 'P half N', 'P kwart voor N'], ['vanochtend', 'vanmiddag']),
  ],
  'swe-SWE': [
    dialForm(['H P', 'kvart över H P', 'halv N P', 'kvart i N P'], ['på morgonen', 'på eftermiddagen']),
  ],
  'pol-POL': [
    dialForm(['H P', 'kwadrans po H P', 'wpół do N P', 'za kwadrans N P'], ['rano', 'po południu']),
  ],
  'rus-RUS': [
    ({ hour, minute }) => `в ${hour} часов ${['', '15 минут', '30 минут', '45 минут'][minute / 15]}`,
  ],
  'ces-CZE': [({ hour, minute }) => `v ${hour} hodin ${['', '15', '30', '45'][minute / 15]}`],
  'tur-TUR': [({ hour, minute }) => `saat ${hour}${['', ' 15', ' buçukta', ' 45'][minute / 15]}`],
  'ara-SAU': [
    ({ hour, minute }) => `الساعة ${hour}${['', ' والربع', ' والنصف', ' و 45 دقيقة'][minute / 15]}`,
  ],
  'cmn-CHN': [
    ({ hour, minute }) => `${chinese[hour]}点${['', '一刻', '半', '三刻'][minute / 15]}`,
    ({ hour, minute }) => `${chinese[hour]}点${['整', '十五分', '三十分', '四十五分'][minute / 15]}`,
    dialForm(['PH点', 'PH点15分', 'PH点半', 'PH点三刻'], ['上午', '下午']),
  ],
  'jpn-JPN': [
    ({ hour, minute }) => `${hour}時${['', '十五分', '半', '四十五分'][minute / 15]}に`,
    dialForm(['PH時', 'PH時15分', 'PH時半', 'PN時15分前'], ['午前', '午後']),
  ],
  'kor-KOR': [({ hour, minute }) => `${hour}시${['', ' 십오 분', ' 반', ' 45분에'][minute / 15]}`],
}

test.each(Object.entries(forms))(
  'each quarter of an hour is read back from each form in %s',
  (language, said) => {
    for (const form of [...inDigits, ...said]) {
      for (const quarter of quarters) {
        const text = form(quarter)
        if (text === undefined) continue
        const words = wordsOf(text, language)
        const found = timesIn(words, language).find(({ from, to }) => from === 0 && to === words.count)
        expect(found?.value, text).toBe(`${two(quarter.hour)}:${two(quarter.minute)}`)
      }
    }
  },
)
