import nearley from 'nearley'
import type { ExpressionTree, Item, Sequence } from '../../packages/domain/src/expressions/tree.ts'
import { type Parse, wordClass } from './tree.ts'

const wordCharacter = new RegExp(`[${wordClass}]`, 'u')
const nameCharacter = new RegExp(`[${wordClass}_]`, 'u')

type Data = never[] & unknown[]
type Post = (data: Data, from: number, reject: unknown) => unknown

const as = <T>(value: unknown) => value as T
const literal = (text: string) => ({ literal: text })
const rule = (name: string, symbols: unknown[], postprocess: Post) => ({ name, symbols, postprocess })
const same: Post = (data) => data[0]
const joinText: Post = (data) => `${as<string>(data[0])}${as<string>(data[1])}`

const rules = [
  rule('start', ['options'], (data): ExpressionTree => ({ options: as<Sequence[]>(data[0]) })),
  rule('options', ['sequence'], (data) => [data[0]]),
  rule('options', ['options', literal('|'), 'sequence'], (data) => [...as<Sequence[]>(data[0]), data[2]]),
  rule('sequence', ['item'], (data) => [data[0]]),
  rule('sequence', ['sequence', literal(' '), 'item'], (data) => [...as<Item[]>(data[0]), data[2]]),
  rule('item', ['word'], (data, from) => ({ kind: 'word', from, to: from, text: data[0] })),
  rule('item', [literal('('), 'options', literal(')')], (data, from) => ({
    kind: 'group',
    from,
    to: from,
    options: data[1],
  })),
  rule('item', [literal('['), 'options', literal(']')], (data, from) => ({
    kind: 'optional',
    from,
    to: from,
    options: data[1],
  })),
  rule('item', [literal('$'), literal('('), 'name', literal(')')], (data, from) => ({
    kind: 'slot',
    from,
    to: from,
    name: data[2],
  })),
  rule('item', [literal('§'), 'name'], (data, from) => ({ kind: 'part', from, to: from, name: data[1] })),
  rule('item', ['piece', literal('+'), 'piece'], (data, from, reject) =>
    wildcard([data[0]!, data[2]!], from, reject),
  ),
  rule('item', ['piece', literal('+'), 'piece', literal('+'), 'piece'], (data, from, reject) =>
    wildcard([data[0]!, data[2]!, data[4]!], from, reject),
  ),
  rule('piece', ['word'], same),
  rule('piece', [literal('*')], same),
  rule('word', [wordCharacter], same),
  rule('word', ['word', wordCharacter], joinText),
  rule('name', [nameCharacter], same),
  rule('name', ['name', nameCharacter], joinText),
]

function wildcard(parts: string[], from: number, reject: unknown): unknown {
  return parts.includes('*') ? { kind: 'wildcard', from, to: from, parts } : reject
}

/** The same grammar in nearley. */
export function nearleyParser(): Parse {
  const grammar = nearley.Grammar.fromCompiled({
    Lexer: undefined,
    ParserRules: rules as never,
    ParserStart: 'start',
  })
  return (text) => {
    const parser = new nearley.Parser(grammar)
    parser.feed(text)
    const [tree] = parser.results as ExpressionTree[]
    if (tree === undefined) throw new Error('incomplete')
    return tree
  }
}
