/** The name of a slot or an API input in a text, as in `texts.ts`. */
const inputName = /^[\p{L}\p{M}\p{N}_-]+/u
const reference = /^\$([\p{L}\p{M}\p{N}_-]+)(?:\.[\p{L}\p{M}\p{N}_-]+)*$/u
const tagName = /[A-Za-z][\w:.-]*/y
const attribute = /(?<![\w:.-])([A-Za-z][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const conceptEnd = '_CONCEPT'
/** Where something can begin; words only where one of them is a concept, which is rare. */
const starts = /[{<\\]/g
const startsAndWords = /[{<\\]|[A-Za-z0-9_-]+/g
const escapeStarts = ['\\e\\', '<ESC>\\'] as const

interface TextRange {
  from: number
  to: number
}

/** `{{name.more}}`, or `$name.more` as the whole text; without a name it is written wrongly. */
export interface PlaceholderToken extends TextRange {
  kind: 'placeholder'
  name: string | undefined
}

interface ConceptToken extends TextRange {
  kind: 'concept'
  name: string
}

export interface TagToken extends TextRange {
  kind: 'tag'
  name: string
  /** `<x>`, `</x>`, `<x/>`, or one that does not come to its `>`. */
  form: 'open' | 'close' | 'empty' | 'cut'
  attributes: ReadonlyMap<string, string>
}

/** `\e\name=value\`, or with `<ESC>` in place of `\e`. */
export interface EscapeToken extends TextRange {
  kind: 'escape'
  name: string
  value: string | undefined
  isEnded: boolean
}

export type TextToken = PlaceholderToken | ConceptToken | TagToken | EscapeToken

/** What is more than words in a text that is spoken, played or shown, in its order; takes as long as the text is long. */
export function textTokens(text: string): TextToken[] {
  const whole = text.startsWith('$') ? reference.exec(text) : null
  if (whole !== null) return [{ kind: 'placeholder', name: whole[1], from: 0, to: text.length }]
  const tokens: TextToken[] = []
  const start = text.includes(conceptEnd) ? startsAndWords : starts
  start.lastIndex = 0
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const token = tokenAt(text, found.index, found[0])
    if (token === undefined) continue
    tokens.push(token)
    if (token.kind === 'tag') tokens.push(...placeholdersIn(text, token))
    start.lastIndex = token.to
  }
  return tokens
}

function tokenAt(text: string, at: number, opening: string): TextToken | undefined {
  switch (opening) {
    case '{':
      return placeholderAt(text, at)
    case '<':
      return escapeAt(text, at) ?? tagAt(text, at)
    case '\\':
      return escapeAt(text, at)
    default:
      return opening.endsWith(conceptEnd)
        ? { kind: 'concept', name: opening, from: at, to: at + opening.length }
        : undefined
  }
}

function placeholderAt(text: string, from: number): PlaceholderToken | undefined {
  if (text[from + 1] !== '{') return undefined
  let end = from + 2
  // Of many braces the last two begin it
  if (text[end] === '{') return undefined
  while (end < text.length && text[end] !== '{' && text[end] !== '}') end++
  const inside = text.slice(from + 2, end)
  const isEnded = text.startsWith('}}', end)
  const name = isEnded ? nameInside(inside.trim()) : undefined
  return { kind: 'placeholder', name, from, to: isEnded ? end + 2 : end }
}

function nameInside(inside: string): string | undefined {
  const [name] = inputName.exec(inside) ?? []
  if (name === undefined) return undefined
  const rest = inside.slice(name.length)
  return rest === '' || rest.startsWith('.') || rest.startsWith('[') ? name : undefined
}

function tagAt(text: string, from: number): TagToken | undefined {
  const isClosing = text[from + 1] === '/'
  tagName.lastIndex = from + (isClosing ? 2 : 1)
  const [name] = tagName.exec(text) ?? []
  if (name === undefined) return undefined
  const nameEnd = from + (isClosing ? 2 : 1) + name.length
  let end = nameEnd
  while (end < text.length && text[end] !== '>' && text[end] !== '<') end++
  if (text[end] !== '>') {
    return { kind: 'tag', name, form: 'cut', attributes: new Map(), from, to: nameEnd }
  }
  const form = isClosing ? 'close' : text[end - 1] === '/' ? 'empty' : 'open'
  return { kind: 'tag', name, form, attributes: attributesIn(text.slice(nameEnd, end)), from, to: end + 1 }
}

function attributesIn(text: string): Map<string, string> {
  const found = Array.from(text.matchAll(attribute), ([, name, double, single]) => [
    name!,
    double ?? single ?? '',
  ]) as [string, string][]
  return new Map(found)
}

function* placeholdersIn(text: string, { from, to }: TextRange): Iterable<PlaceholderToken> {
  for (let at = from; at < to; at++) {
    const token = text[at] === '{' ? placeholderAt(text, at) : undefined
    if (token !== undefined) yield token
  }
}

function escapeAt(text: string, from: number): EscapeToken | undefined {
  const start = escapeStarts.find((one) => text.startsWith(one, from))
  if (start === undefined) return undefined
  const begin = from + start.length
  let end = begin
  while (end < text.length && !/[\\\s<{]/.test(text[end]!)) end++
  const isEnded = text[end] === '\\'
  const [name = '', value] = splitOnce(text.slice(begin, end))
  return { kind: 'escape', name, value, isEnded, from, to: isEnded ? end + 1 : end }
}

function splitOnce(body: string): [string, string?] {
  const at = body.indexOf('=')
  return at === -1 ? [body] : [body.slice(0, at), body.slice(at + 1)]
}
