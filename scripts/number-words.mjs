// `node --import tsx scripts/number-words.mjs`: makes the number words of the recogniser from CLDR's rules (cldr-rbnf).
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { keyOf, withoutAccents } from '../packages/dialogue/src/words/text/words.ts'
import { concat, empty, none, sequence, union } from './number-words/automaton.mjs'
import { encode } from './number-words/encode.mjs'
import { languages } from './number-words/languages.mjs'
import { compiler, parseRules } from './number-words/rules.mjs'

const below = 1e9
const file = new URL('../packages/dialogue/src/words/numbers/automata.ts', import.meta.url)

/** Ordinals, years and the characters of cheques are no numbers that people say. */
const isSaid = /^%(?!.*(?:ordinal|year|financial|days))/

function automatonOf(code, language) {
  const { locales, own = {}, others = [], hasJoints, areAccentsLetters } = language
  const spell = (text) =>
    spellings(text, { code, others, areAccentsLetters })
      .map((one) => sequence(one))
      .reduce(union, none)
  const joint = hasJoints ? sequence('|') : undefined
  const rules = locales.map((locale) => [locale, rulesOf(locale)])
  if (locales.length === 0) rules.push(['ja', {}])
  const whole = rules
    .map(([locale, ofLocale]) => {
      const sets = parseRules({ ...ofLocale, ...own })
      const anyOf = [...sets.keys()].filter((name) => isSaid.test(name) && !name.startsWith('%%'))
      const numbersOf = compiler(sets, { anyOf, plurals: new Intl.PluralRules(locale), spell, joint })
      return numbersOf(anyOf[0], { from: 0, below })
    })
    .reduce(union, none)
  return concat(whole, union(halves(language, spell), decimals(language, spell)))
}

function halves({ half = [] }, spell) {
  return half.map((text) => concat(spell(`~${text}`), sequence(['+0.5']))).reduce(union, empty)
}

/** Up to three digits behind the point. */
function decimals({ point, digits }, spell) {
  if (point === undefined) return empty
  const rest = [0.001, 0.01, 0.1].reduce((behind, share) => {
    const digit = digits.map((text, value) =>
      concat(spell(`~${text}`), sequence([`+${Number((value * share).toFixed(3))}`])),
    )
    return concat(digit.reduce(union), behind === undefined ? empty : union(empty, behind))
  }, undefined)
  return union(empty, concat(spell(`~${point}`), rest))
}

function rulesOf(locale) {
  const path = fileURLToPath(import.meta.resolve(`cldr-rbnf/rbnf/${locale}.json`))
  return JSON.parse(readFileSync(path, 'utf8')).rbnf.rbnf.SpelloutRules
}

const breaks = /[\s,\-\u00ad\u200b~]+/g

/** The ways to write a part of a number: as CLDR does, as the other spellings say, and without accents. */
function spellings(text, { code, others, areAccentsLetters }) {
  const written = text
    .split(breaks)
    .map((word) => keyOf(word, 0, word.length, code))
    .join('|')
  const all = new Set([written])
  for (const [from, to] of others) for (const one of [...all]) all.add(one.replace(from, to))
  if (!areAccentsLetters) for (const one of [...all]) all.add(one.split('|').map(withoutAccents).join('|'))
  return [...all]
}

const lines = Object.entries(languages).map(([code, language]) => {
  const encoded = encode(automatonOf(code, language))
  console.log(code, encoded.length)
  return `  ${code}: ${JSON.stringify(encoded).replaceAll("'", "\\'").replace(/^"|"$/g, "'")},`
})
writeFileSync(
  file,
  `// Made by scripts/number-words.mjs from CLDR's rule-based number formats (https://cldr.unicode.org, Unicode licence).
/** The number words of each language, as read by \`automaton.ts\`. */
export const automata: Record<string, string> = {
${lines.join('\n')}
}
`,
)
