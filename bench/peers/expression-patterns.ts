import type { Domain } from '@sdp/domain'
import { type ExpressionTree, type Item, parseExpression, type Sequence } from '@sdp/domain/expressions'
import { valueIn } from '@sdp/domain/reusable-expressions'

/**
 * What many do: a regular expression for each expression. All are tried, since the best of those that fit is wanted; which
 * one that is, is not worked out here.
 */
export function expressionPatterns(
  domain: Domain,
  { language, numberWords }: { language: string; numberWords: Record<string, number> },
): (text: string) => { intent: string; said: (string | undefined)[] }[] {
  const isWithoutSpaces = language.startsWith('cmn')
  const number = alternatives(['-?\\d+(?:[.,]\\d+)?', ...Object.keys(numberWords).map(escaped)])
  const slots = new Map(
    domain.slots.map(({ name, type, canonicals }) => {
      if (type === 'Number') return [name, number]
      if (type !== 'StaticList') return [name, '[^ ]+(?: [^ ]+)*']
      const literals = canonicals.flatMap((one) => one.literals).toSorted((a, b) => b.length - a.length)
      return [name, alternatives(literals.map((literal) => escaped(literal.toLowerCase())))]
    }),
  )
  const parts = new Map(
    domain.reusableExpressions.map((part) => [part.name, parseExpression(valueIn(part, language)).tree]),
  )
  const patterns = domain.intents.flatMap(({ name, expressions }) =>
    expressions.flatMap(({ text }) => {
      const { tree } = parseExpression(text)
      return tree === undefined ? [] : [{ intent: name, pattern: new RegExp(`^${ofTree(tree)}$`) }]
    }),
  )
  return (text) => {
    const lower = text.toLowerCase()
    const spaced = `${isWithoutSpaces ? lower.replace(/(?<=[^\x20-\x7e])(?=.)|(?=[^\x20-\x7e])(?<=[^ ])/g, ' ') : lower} `
    const fits: { intent: string; said: (string | undefined)[] }[] = []
    for (const { intent, pattern } of patterns) {
      const found = pattern.exec(spaced)
      if (found !== null) fits.push({ intent, said: found.slice(1) })
    }
    return fits
  }

  /** Each word has the space after it, so that what is left out takes its space along. */
  function ofTree({ options }: ExpressionTree): string {
    return alternatives(options.map(ofSequence))
  }

  function ofSequence(items: Sequence): string {
    return items.map(ofItem).join('')
  }

  function ofItem(item: Item): string {
    switch (item.kind) {
      case 'word':
        return `${escaped(item.text.toLowerCase())} `
      case 'slot':
        return `(${slots.get(item.name)}) `
      case 'part':
        return ofTree(parts.get(item.name)!)
      case 'group':
        return alternatives(item.options.map(ofSequence))
      case 'optional':
        return `${alternatives(item.options.map(ofSequence))}?`
      case 'wildcard':
        throw new Error('no corpus has stars')
    }
  }
}

function alternatives(patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
