import { messages } from '../../messages/messages.ts'
import { checkConceptText } from '../../nouns/concepts/checks.ts'
import { type TagToken, type TextToken, textTokens } from '../../nouns/texts/text-tokens.ts'

/** A placeholder, a tag or the name of another concept: what a translator leaves as it is. */
interface Part {
  /** As it is in the text. */
  text: string
  /** The same for parts that mean the same. */
  key: string
  token: TextToken
}

/** The words and the parts of a text, in their order. */
export type TextPiece = { text: string; isPart: boolean }

/** Cuts a text into words and what has to survive a translation. */
export function textPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  for (const { token, text: part } of partsOf(text)) {
    if (token.from > at) pieces.push({ text: text.slice(at, token.from), isPart: false })
    pieces.push({ text: part, isPart: true })
    at = token.to
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isPart: false })
  return pieces
}

/** What differs in the parts of a translation, each with its place; characters are counted from 1. */
export function lostParts(source: string, translation: string): string[] {
  const wanted = partsOf(source)
  const found = partsOf(translation)
  const open = new Map<string, Part[]>()
  for (const part of found) open.set(part.key, [...(open.get(part.key) ?? []), part])
  const lost: string[] = []
  for (const part of wanted) {
    if (open.get(part.key)?.shift() === undefined) {
      lost.push(messages.translations.partLost(part.text, part.token.from + 1))
    }
  }
  for (const part of [...open.values()].flat()) {
    lost.push(messages.translations.partAdded(part.text, part.token.from + 1))
  }
  if (lost.length > 0 || crossedTag(wanted) !== undefined) return lost
  const crossed = crossedTag(found)
  return crossed === undefined
    ? []
    : [messages.translations.partCrossed(crossed.text, crossed.token.from + 1)]
}

/** What is wrong with a translation, or nothing (ruling R199). */
export function checkTranslation(source: string, translation: string): string | undefined {
  return checkConceptText(translation) ?? lostParts(source, translation)[0]
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const token of textTokens(text)) {
    // A placeholder in the value of a tag goes with the tag
    if (token.from < end) continue
    end = token.to
    const part = text.slice(token.from, token.to)
    parts.push({
      text: part,
      key: part.replaceAll(/\s+/g, ' ').replaceAll(/(?<=^\{\{) | (?=\}\}$)/g, ''),
      token,
    })
  }
  return parts
}

/** The first tag that ends before it begins, or inside another one that began later. */
function crossedTag(parts: readonly Part[]): Part | undefined {
  const startedTags: string[] = []
  for (const part of parts) {
    if (part.token.kind !== 'tag') continue
    const { form, name }: TagToken = part.token
    if (form === 'open') startedTags.push(name)
    if (form === 'close' && startedTags.pop() !== name) return part
  }
  return undefined
}
