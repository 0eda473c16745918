import { languageCode } from './language-code.ts'

/** The words of a sign, where they depend on the number before it by the categories of CLDR's plural rules. */
type Forms = string | Partial<Record<Intl.LDMLPluralRule, string>>

interface SignWords {
  percent: Forms
  degree: Forms
  /** Whether per cent is said before the number: 百分之五十. */
  isPercentFirst?: boolean
}

const chinese: SignWords = { percent: '百分之', degree: '度', isPercentFirst: true }

const signWords: Record<string, SignWords> = {
  ara: { percent: 'بالمئة', degree: { few: 'درجات', other: 'درجة' } },
  bul: { percent: { one: 'процент', other: 'процента' }, degree: { one: 'градус', other: 'градуса' } },
  ces: {
    percent: { one: 'procento', few: 'procenta', many: 'procenta', other: 'procent' },
    degree: { one: 'stupeň', few: 'stupně', many: 'stupně', other: 'stupňů' },
  },
  cmn: chinese,
  dan: { percent: 'procent', degree: { one: 'grad', other: 'grader' } },
  deu: { percent: 'Prozent', degree: 'Grad' },
  ell: { percent: 'τοις εκατό', degree: { one: 'βαθμό', other: 'βαθμούς' } },
  eng: { percent: 'percent', degree: { one: 'degree', other: 'degrees' } },
  fin: { percent: { one: 'prosentti', other: 'prosenttia' }, degree: { one: 'aste', other: 'astetta' } },
  fra: { percent: 'pour cent', degree: { one: 'degré', other: 'degrés' } },
  heb: { percent: 'אחוז', degree: { one: 'מעלה', other: 'מעלות' } },
  hin: { percent: 'प्रतिशत', degree: 'डिग्री' },
  hun: { percent: 'százalék', degree: 'fok' },
  ita: { percent: 'per cento', degree: { one: 'grado', other: 'gradi' } },
  jpn: { percent: 'パーセント', degree: '度' },
  kor: { percent: '퍼센트', degree: '도' },
  nld: { percent: 'procent', degree: { one: 'graad', other: 'graden' } },
  nor: { percent: 'prosent', degree: { one: 'grad', other: 'grader' } },
  pol: { percent: 'procent', degree: { one: 'stopień', few: 'stopnie', many: 'stopni', other: 'stopnia' } },
  por: { percent: 'por cento', degree: { one: 'grau', other: 'graus' } },
  ron: { percent: 'la sută', degree: { one: 'grad', few: 'grade', other: 'de grade' } },
  rus: {
    percent: { one: 'процент', few: 'процента', many: 'процентов', other: 'процента' },
    degree: { one: 'градус', few: 'градуса', many: 'градусов', other: 'градуса' },
  },
  sic: chinese,
  slk: {
    percent: { one: 'percento', few: 'percentá', many: 'percenta', other: 'percent' },
    degree: { one: 'stupeň', few: 'stupne', many: 'stupňa', other: 'stupňov' },
  },
  spa: { percent: 'por ciento', degree: { one: 'grado', other: 'grados' } },
  swe: { percent: 'procent', degree: { one: 'grad', other: 'grader' } },
  tha: { percent: 'เปอร์เซ็นต์', degree: 'องศา' },
  tur: { percent: 'yüzde', degree: 'derece', isPercentFirst: true },
  ukr: {
    percent: { one: 'відсоток', few: 'відсотки', many: 'відсотків', other: 'відсотка' },
    degree: { one: 'градус', few: 'градуси', many: 'градусів', other: 'градуса' },
  },
  vie: { percent: 'phần trăm', degree: 'độ' },
  yue: chinese,
}

export type Sign = 'percent' | 'degree'

const percentSigns = new Set([0x25, 0x66a, 0xff05])
const degreeSigns = new Set([0xb0, 0x2103])

export function signOf(unit: number): Sign | undefined {
  if (percentSigns.has(unit)) return 'percent'
  return degreeSigns.has(unit) ? 'degree' : undefined
}

/** Languages by the code of plural rules, where it is not the beginning of ours. */
const plurals = new Map<string, Intl.PluralRules>()
const twoLetters: Record<string, string> = {
  ara: 'ar',
  bul: 'bg',
  ces: 'cs',
  dan: 'da',
  ell: 'el',
  eng: 'en',
  fin: 'fi',
  fra: 'fr',
  heb: 'he',
  ita: 'it',
  nld: 'nl',
  nor: 'no',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slk: 'sk',
  spa: 'es',
  swe: 'sv',
  ukr: 'uk',
}

function pluralOf(code: string, number: number): Intl.LDMLPluralRule {
  let rules = plurals.get(code)
  if (rules === undefined) {
    rules = new Intl.PluralRules(twoLetters[code] ?? code)
    plurals.set(code, rules)
  }
  return rules.select(number)
}

/** What a sign is called behind a number in a language, and whether that is said before the number. */
export function wordsOfSign(
  sign: Sign,
  number: number | undefined,
  language: string,
): { text: string; isFirst: boolean } | undefined {
  const code = languageCode(language)
  const words = signWords[code]
  if (words === undefined) return undefined
  const forms = words[sign]
  const text = typeof forms === 'string' ? forms : (forms[pluralOf(code, number ?? 2)] ?? forms.other!)
  return { text, isFirst: sign === 'percent' && words.isPercentFirst === true }
}
