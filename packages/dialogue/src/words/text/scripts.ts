/** Scripts that put no spaces between words, for a class of a regular expression: each character with its marks is a word. */
export const scriptsWithoutSpaces =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
