import { matchers } from '../../conditions/matchers.ts'

/*
 * The words that conditions are written in: names, arguments and matchers. What could be taken for something else
 * is written in quotes, as in JSON (ruling R86).
 */

const quoted = /"(?:[^"\\]|\\.)*"/y
const bareName = /[^\s;,"=!<>:]+/y
const bareArgument = /(?:(?!\s+or(?:\s|$))[^,;"])+/iy

/** A text that is read from its beginning on. */
export class Reader {
  readonly text: string
  place = 0

  constructor(text: string) {
    this.text = text
  }

  get isAtEnd(): boolean {
    return this.place >= this.text.length
  }

  /** Takes what a pattern finds here; nothing when it does not. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.place
    const found = pattern.exec(this.text)?.[0]
    if (found !== undefined) this.place += found.length
    return found
  }

  skipSpace(): void {
    this.take(/\s*/y)
  }

  takeName(): string | undefined {
    return this.takeQuoted() ?? this.take(bareName)
  }

  takeArgument(): string | undefined {
    return this.takeQuoted() ?? this.take(bareArgument)?.trim()
  }

  /** The name of the matcher whose symbol is here. */
  takeMatcher(): string | undefined {
    return matcherWords.find(({ pattern }) => this.take(pattern) !== undefined)?.name
  }

  private takeQuoted(): string | undefined {
    const found = this.take(quoted)
    return found === undefined ? undefined : unquoted(found)
  }
}

function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(text) as string
  } catch {
    return undefined
  }
}

/** The symbols of matchers as they may be written, longer ones first: 'UPDATED & ==' begins as 'UPDATED' does. */
const matcherWords = matchers
  .toSorted((one, other) => other.symbol.length - one.symbol.length)
  .map(({ name, symbol }) => {
    const escaped = symbol.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s*')
    // One '=' is enough, and a word ends where no letter follows
    const relaxed = escaped.replace(/(?<![!<>])==$/, '==?') + (/\w$/.test(symbol) ? '(?!\\w)' : '')
    return { name, pattern: new RegExp(relaxed, 'iy') }
  })

export function writeName(name: string): string {
  return /^[^\s;,"=!<>:]+$/.test(name) ? name : JSON.stringify(name)
}

export function writeArgument(argument: string): string {
  const isPlain =
    argument !== '' && argument === argument.trim() && !/[,;"]|^or$|^or\s|\sor$|\sor\s/i.test(argument)
  return isPlain && !/[\n\r\t]/.test(argument) ? argument : JSON.stringify(argument)
}

export function writeArguments(args: readonly string[]): string {
  const written = args.map(writeArgument)
  const last = written.pop()
  if (last === undefined) return ''
  return written.length === 0 ? last : `${written.join(', ')} or ${last}`
}

/** Arguments as they are written: 'a, b or c'. Returns what is wrong as a text. */
export function readArguments(reader: Reader): string[] | { problem: 'empty' | 'quote' } {
  const args: string[] = []
  reader.skipSpace()
  if (reader.isAtEnd || reader.text[reader.place] === ';') return args
  for (;;) {
    reader.skipSpace()
    const argument = reader.takeArgument()
    if (argument === undefined) return { problem: reader.text[reader.place] === '"' ? 'quote' : 'empty' }
    if (argument === '' && reader.text[reader.place - 1] !== '"') return { problem: 'empty' }
    args.push(argument)
    const separator = reader.take(/\s*(?:,\s*(?:or\s+)?|\s+or(?:\s+|$))/iy)
    if (separator === undefined) return args
  }
}
