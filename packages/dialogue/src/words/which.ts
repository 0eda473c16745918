import { languageCode } from './text/language-code.ts'

/** How people choose one of several that they are shown, by language: the first is 1, the last -1. */
const ordinals: Record<string, readonly string[]> = {
  eng: [
    'first, the first, the first one',
    'second, the second, the second one',
    'third, the third, the third one',
    'fourth, the fourth, the fourth one',
    'fifth, the fifth, the fifth one',
    'sixth, the sixth, the sixth one',
    'seventh, the seventh, the seventh one',
    'eighth, the eighth, the eighth one',
    'ninth, the ninth, the ninth one',
    'tenth, the tenth, the tenth one',
  ],
  deu: ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'].map(
    (stem) =>
      `${stem}e, ${stem}en, ${stem}er, ${stem}es, die ${stem}e, der ${stem}e, das ${stem}e, den ${stem}en`,
  ),
  cmn: [...'一二三四五六七八九十'].map((digit) => `第${digit}, 第${digit}个, 第${digit}項, 第${digit}项`),
  jpn: [...'一二三四五六七八九十'].map(
    (digit, index) =>
      `${digit}番目, ${index + 1}番目, ${digit}つ目, ${index + 1}つ目, ${digit}番, ${index + 1}番`,
  ),
}
const last: Record<string, string> = {
  eng: 'last, the last, the last one',
  deu: 'letzte, letzten, letzter, letztes, die letzte, der letzte, das letzte, den letzten',
  cmn: '最后, 最后一个, 最後一個',
  jpn: '最後, 最後の',
}
const sameAs: Record<string, string> = { sic: 'cmn', yue: 'cmn' }

/** The ways to choose one of several in a language, besides by its number. */
export function whichOne(language: string): { text: string; value: number }[] {
  const code = languageCode(language)
  const known = sameAs[code] ?? code
  const list = (texts: string, value: number) => texts.split(', ').map((text) => ({ text, value }))
  return [
    ...(ordinals[known] ?? []).flatMap((texts, index) => list(texts, index + 1)),
    ...(last[known] === undefined ? [] : list(last[known], -1)),
  ]
}
