import { describe, expect, test } from 'vitest'
import { readSamples } from './samples.ts'

const samples = readSamples()

describe.each(samples)('$title', ({ domain, language }) => {
  const regular = domain.intents.filter(({ slotOnly }) => !slotOnly)
  const expressions = domain.intents.flatMap((intent) => intent.expressions)
  const isFirstLanguage = ['eng-USA', 'deu-DEU'].includes(language)

  test('every intent can be said', () => {
    for (const { name, expressions } of domain.intents) expect(expressions.length, name).toBeGreaterThan(0)
    const fewest = isFirstLanguage ? 4 : 3
    for (const { name, expressions } of regular) {
      expect(expressions.length, name).toBeGreaterThanOrEqual(fewest)
      expect(expressions.length, name).toBeLessThanOrEqual(25)
    }
  })

  test('expressions obey the layout rules', () => {
    for (const { text } of expressions) expect(layoutFaults(text), text).toEqual([])
  })

  test('no expression of an intent is said twice, whatever the case', () => {
    for (const { name, expressions } of domain.intents) {
      const texts = expressions.map(({ text }) => text.toLowerCase())
      expect(texts.length, name).toBe(new Set(texts).size)
    }
  })

  test('weights stay between 100 and 500 percent', () => {
    for (const { weight, text } of expressions) {
      expect(weight, text).toBeGreaterThanOrEqual(100)
      expect(weight, text).toBeLessThanOrEqual(500)
    }
  })

  test('reusable parts are long enough, use the syntax and hold no slot', () => {
    for (const { name, values } of domain.reusableExpressions) {
      const value = values[language]!
      expect(value.length, name).toBeGreaterThanOrEqual(10)
      expect(value).toMatch(/[([|]/)
      expect(value).not.toContain('$')
      expect(layoutFaults(value), name).toEqual([])
    }
  })

  test('static lists have literals that can be spoken and written, the other slots none', () => {
    for (const { name, type, canonicals } of domain.slots) {
      if (type === 'StaticList') expect(canonicals.length, name).toBeGreaterThan(1)
      else expect(canonicals, name).toEqual([])
      for (const canonical of canonicals) {
        expect(canonical.name).toMatch(/^[A-Za-z][A-Za-z0-9_]*$/)
        expect(canonical.literals.length, canonical.name).toBeGreaterThan(0)
        for (const literal of canonical.literals)
          expect(literal).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '-]*$/u)
      }
    }
  })

  test('no literal stands for two values of a slot', () => {
    for (const { name, canonicals } of domain.slots) {
      const literals = canonicals.flatMap((canonical) => canonical.literals.map((one) => one.toLowerCase()))
      expect(literals.length, name).toBe(new Set(literals).size)
    }
  })
})

test('every sample language uses each part of the grammar', () => {
  const grammar = {
    optional: /\[/,
    alternatives: /\([^)]*\|/,
    nested: /[[(][^\])]*[[(][^\])]*[\])]/,
    slot: /\$\(/,
    'reusable part': /§/,
    star: /\*/,
  }
  for (const language of new Set(samples.map((sample) => sample.language))) {
    const inLanguage = samples.filter((sample) => sample.language === language)
    const expressions = inLanguage.flatMap(({ domain }) => domain.intents.flatMap((one) => one.expressions))
    for (const [part, pattern] of Object.entries(grammar)) {
      expect(
        expressions.some(({ text }) => pattern.test(text)),
        `${part} in ${language}`,
      ).toBe(true)
    }
    expect(expressions.some(({ weight }) => weight !== 100)).toBe(true)
    expect(expressions.some(({ restrictions }) => restrictions.length > 0)).toBe(true)
  }
})

const layoutRules: [fault: string, pattern: RegExp][] = [
  ['a space or bar at an end', /^[ |]|[ |]$/],
  ['a space before a closing bracket or a bar', / [\])|]/],
  ['a space after an opening bracket or a bar', /[[(|] /],
  ['two spaces or bars', / {2}|\|\|/],
  ['a closing bracket or slot runs into what follows', /[\])](?![ |\])]|$)/],
  ['a slot runs into what stands before', /[^ |[(]\$/],
  ['a reusable part runs into what stands before', /[^ |[(]§/],
  ['an opening bracket runs into what stands before', /[^ |[($][[(]/],
  ['a star without its plus', /[^+ |[(]\*|\*[^+ |\])]|(^|[ |[(])\*($|[ |\])])/],
]

function layoutFaults(text: string): string[] {
  const bare = text.replaceAll(/\$\([A-Za-z][\w]*\)|§[\w-]+/g, 'x')
  const faults = layoutRules.filter(([, pattern]) => pattern.test(text)).map(([fault]) => fault)
  if (/[^\p{L}\p{M}\p{N} [\]()|+*]/u.test(bare)) faults.push('a character without meaning')
  if (!hasPairedBrackets(bare)) faults.push('a bracket without its other half')
  if (bare.includes('*') && !/^[^+]+(\+[^+]+){1,2}$/.test(bare))
    faults.push('a star in more than three parts')
  return faults
}

function hasPairedBrackets(text: string): boolean {
  let rest = text.replaceAll(/[^[\]()]/g, '')
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replaceAll('()', '').replaceAll('[]', '')
  }
  return rest === ''
}
