import { glued } from './glued.ts'
import type { TimeGrammar } from './grammar.ts'

const hours = '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 열한 열두'.split(' ')
const digits = ['', ...'일이삼사오육칠팔구']
const particles = ['', '에', '쯤', '쯤에', '경', '경에', '까지', '부터', '전에', '이후']

/** Numbers in one word with what is counted and the particle behind it: `세시에`, `삼십분까지`. */
function inOneWord(words: readonly string[], unit: string): Record<string, number> {
  const all = words.flatMap((word, at) =>
    particles.map((particle) => [`${word}${unit}${particle}`, at + 1] as const),
  )
  return Object.fromEntries(all)
}

/** 1 to 59 as minutes are counted. */
const minutes = Array.from({ length: 59 }, (_, at) => {
  const [ten, unit] = [Math.floor((at + 1) / 10), (at + 1) % 10]
  return `${ten > 1 ? digits[ten] : ''}${ten > 0 ? '십' : ''}${digits[unit]}`
})

const withParticles = (word: string) => `(${particles.map((particle) => `${word}${particle}`).join('|')})`
const hour = withParticles('시')
const minute = withParticles('분')
const half = withParticles('반')

export const korean: TimeGrammar = {
  hours: ['영', ...hours].join(', '),
  tables: {
    hourWord: inOneWord(hours, '시'),
    minuteWord: inOneWord(minutes, '분'),
    minuteSaid: Object.fromEntries(minutes.map((word, at) => [word, at + 1])),
    minutesGlued: glued('시', '분'),
  },
  clock: [
    [`$(hour) ${hour}`],
    ['$(hourWord)'],
    ...[`$(hour) 시`, '$(hourWord)'].flatMap((said): TimeGrammar['clock'] => [
      [`${said} ${half}`, 30],
      [`${said} $(minute) ${minute}`],
      [`${said} $(minuteSaid) ${minute}`],
      [`${said} $(minuteWord)`],
      [`${said} ($(minute) 분|$(minuteSaid) 분|$(minuteWord)) (전|전에)`, 0, -1],
    ]),
    ['$(hour) $(minutesGlued)'],
    [withParticles('정오'), 720],
    [withParticles('자정'), 0],
  ],
  parts: {
    morning: '오전|[오늘] (아침|아침에)|새벽|새벽에',
    noon: '점심|점심에|한낮',
    afternoon: '오후|오후에|낮|낮에',
    evening: '저녁|저녁에',
    night: '밤|밤에|한밤중',
  },
  days: '오늘|내일|모레|(월요일|화요일|수요일|목요일|금요일|토요일|일요일)',
  leads: '약|대략|정각',
  trails: '정각|정각에|쯤|쯤에|경|경에|까지|이후|이후에|전에',
  fromNow: [
    '($(number) (초|분|시간)|$(minuteSaid) 분|(한|두|세|네) 시간|한시간|두시간|$(minuteWord)|반 시간|한 시간 반) (후|뒤|후에|뒤에)',
    '지금 [바로|당장]|당장|즉시',
  ],
}
