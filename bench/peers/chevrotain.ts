import { createToken, EmbeddedActionsParser, type IToken, Lexer } from 'chevrotain'
import type { Item, Sequence } from '../../packages/domain/src/expressions/tree.ts'
import { type Parse, wordClass } from './tree.ts'

const wordCodes = Array.from({ length: 0x10000 }, (_, code) => code).filter(isWordCode)
/** Its lexer takes no unicode classes, so the class is spelled out in code units. */
const spelledOut = rangesOf(wordCodes)
const piece = `(?:\\*|[${spelledOut}]+)`

function isWordCode(code: number): boolean {
  const isHalf = code >= 0xd800 && code < 0xe000
  return isHalf || new RegExp(`[${wordClass}]`, 'u').test(String.fromCharCode(code))
}

function rangesOf(codes: readonly number[]): string {
  const escaped = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`
  const starts = codes.filter((code, index) => codes[index - 1] !== code - 1)
  const ends = codes.filter((code, index) => codes[index + 1] !== code + 1)
  return starts.map((start, index) => `${escaped(start)}-${escaped(ends[index]!)}`).join('')
}

const token = (name: string, pattern: RegExp | string, starts: (string | number)[]) =>
  createToken({ name, pattern, start_chars_hint: starts, line_breaks: false })
const space = token('Space', ' ', [' '])
const bar = token('Bar', '|', ['|'])
const slot = token('Slot', new RegExp(`\\$\\([${spelledOut}_]+\\)`), ['$'])
const part = token('Part', new RegExp(`§[${spelledOut}_]+`), ['§'])
const openRound = token('OpenRound', '(', ['('])
const closeRound = token('CloseRound', ')', [')'])
const openSquare = token('OpenSquare', '[', ['['])
const closeSquare = token('CloseSquare', ']', [']'])
const wildcard = token('Wildcard', new RegExp(`(?=[^ |()[\\]]*\\*)${piece}(?:\\+${piece}){1,2}`), [
  '*',
  ...wordCodes,
])
const word = token('Word', new RegExp(`[${spelledOut}]+`), wordCodes)
const tokens = [space, bar, slot, part, openRound, closeRound, openSquare, closeSquare, wildcard, word]

class ExpressionParser extends EmbeddedActionsParser {
  constructor() {
    super(tokens)
    this.performSelfAnalysis()
  }

  options = this.RULE('options', (): Sequence[] => {
    const options = [this.SUBRULE(this.sequence)]
    this.MANY(() => {
      this.CONSUME(bar)
      options.push(this.SUBRULE2(this.sequence))
    })
    return options
  })

  sequence = this.RULE('sequence', (): Sequence => {
    const sequence = [this.SUBRULE(this.item)]
    this.MANY(() => {
      this.CONSUME(space)
      sequence.push(this.SUBRULE2(this.item))
    })
    return sequence
  })

  item = this.RULE(
    'item',
    (): Item =>
      this.OR([
        { ALT: () => this.named(this.CONSUME(word), (text, place) => ({ kind: 'word', ...place, text })) },
        {
          ALT: () =>
            this.named(this.CONSUME(slot), (text, place) => ({
              kind: 'slot',
              ...place,
              name: text.slice(2, -1),
            })),
        },
        {
          ALT: () =>
            this.named(this.CONSUME(part), (text, place) => ({
              kind: 'part',
              ...place,
              name: text.slice(1),
            })),
        },
        {
          ALT: () =>
            this.named(this.CONSUME(wildcard), (text, place) => ({
              kind: 'wildcard',
              ...place,
              parts: text.split('+'),
            })),
        },
        { ALT: () => this.bracket('group') },
        { ALT: () => this.squareBracket() },
      ]),
  )

  private named(
    { image, startOffset }: IToken,
    make: (text: string, place: { from: number; to: number }) => Item,
  ): Item {
    return make(image, { from: startOffset, to: startOffset + image.length })
  }

  private bracket(kind: 'group'): Item {
    const { startOffset } = this.CONSUME(openRound)
    const options = this.SUBRULE(this.options)
    const end = this.CONSUME(closeRound)
    return { kind, from: startOffset, to: end.startOffset + 1, options }
  }

  private squareBracket(): Item {
    const { startOffset } = this.CONSUME(openSquare)
    const options = this.SUBRULE2(this.options)
    const end = this.CONSUME(closeSquare)
    return { kind: 'optional', from: startOffset, to: end.startOffset + 1, options }
  }
}

/** The same grammar in chevrotain. */
export function chevrotainParser(): Parse {
  const lexer = new Lexer(tokens, { positionTracking: 'onlyOffset' })
  const parser = new ExpressionParser()
  return (text) => {
    const lexed = lexer.tokenize(text)
    parser.input = lexed.tokens
    const options = parser.options()
    if (lexed.errors.length > 0 || parser.errors.length > 0) throw new Error('refused')
    return { options }
  }
}
