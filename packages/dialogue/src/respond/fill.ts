import { inputKey } from '@sdp/domain/decision-table'
import { valueAt } from '@sdp/domain/gui-responses'
import { isReference, textTokens } from '@sdp/domain/responses'
import type { Memory } from '../decide/memory.ts'
import type { Program } from '../program/program.ts'

/** Fills texts with what is known now. */
export interface Filler {
  /** A text with its placeholders filled, each value written as given; one for which nothing is known becomes empty. */
  text(text: string, write?: WriteValue): string
  /** All texts at any depth; `$name.more` as a whole text becomes the value itself, whatever it is. */
  template(template: unknown): unknown
  /** Whether something is known for every placeholder of a text. */
  canFill(text: string): boolean
}

/** How a value is written in a text: inside a tag it is part of an attribute. */
type WriteValue = (value: string, isInTag: boolean) => string

/** Makes what fills texts during a turn. */
export function filler({ slots, language }: Pick<Program, 'slots' | 'language'>, memory: Memory): Filler {
  const numbers = numbersIn(language)

  const knownOf = (mention: string): unknown => {
    const [name = '', ...path] = mention.split(/[.[\]]+/).filter((part) => part !== '')
    return slotValue(name, path) ?? apiValue(name, path)
  }

  const slotValue = (name: string, path: readonly string[]): unknown => {
    const value = memory.situation.get(inputKey('slots', name))?.value
    if (path.length > 0) return valueAt(value, path)
    // A canonical is a name for authors; people hear the words for it
    const canonical = slots.get(name)?.canonicals.find((one) => one.name === value)
    return canonical?.literals[0] ?? value
  }

  const apiValue = (name: string, path: readonly string[]): unknown => {
    const value = memory.situation.get(inputKey('apiInputs', name))?.value
    if (path.length === 0) return value ?? memory.data.get(name)
    return valueAt(memory.data.get(name) ?? value, path)
  }

  const wordsOf = (value: unknown): string => {
    if (value === undefined || value === null) return ''
    if (typeof value === 'number') return numbers.format(value)
    if (Array.isArray(value)) return value.map(wordsOf).join(', ')
    return typeof value === 'object' ? '' : String(value)
  }

  const text = (written: string, write: WriteValue = (value) => value): string => {
    let filled = ''
    let end = 0
    let tagEnd = 0
    for (const { kind, from, to } of textTokens(written)) {
      if (kind === 'tag') tagEnd = to
      if (kind !== 'placeholder') continue
      const value = wordsOf(knownOf(mentionIn(written.slice(from, to))))
      filled += written.slice(end, from) + write(value, from < tagEnd)
      end = to
    }
    return filled + written.slice(end)
  }

  const template = (value: unknown): unknown => {
    if (typeof value === 'string') return isReference(value) ? (knownOf(value.slice(1)) ?? '') : text(value)
    if (Array.isArray(value)) return value.map(template)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, template(inner)]))
  }

  const canFill = (written: string): boolean =>
    textTokens(written).every(
      ({ kind, from, to }) =>
        kind !== 'placeholder' || wordsOf(knownOf(mentionIn(written.slice(from, to)))) !== '',
    )

  return { text, template, canFill }
}

// Making one takes longer than all else that a reply needs
const formats = new Map<string, Intl.NumberFormat>()

function numbersIn(language: string): Intl.NumberFormat {
  const [code = ''] = language.split('-')
  const known = formats.get(code)
  if (known !== undefined) return known
  const isKnown = /^[a-z]{2,3}$/i.test(code)
  const made = new Intl.NumberFormat(isKnown ? code : 'en', { useGrouping: false, maximumFractionDigits: 10 })
  formats.set(code, made)
  return made
}

function mentionIn(token: string): string {
  return token.startsWith('$') ? token.slice(1) : token.slice(2, token.endsWith('}}') ? -2 : undefined).trim()
}
