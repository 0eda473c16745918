import { findUnseen } from '../../expressions/character-names.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import type { LanguageProvider } from '../../model/language-providers.ts'
import { isFreeText, listType, type Slot } from '../../model/slot.ts'
import {
  checkReserved,
  hasOnlyAsciiLetters,
  hasOnlyLetters,
  hasOuterWhitespace,
  hasVendorPrefix,
  spellingMarks,
} from '../../toolbox/names.ts'

export interface SlotNaming {
  /** What the platform keeps for the slots it brings itself (ruling R7). */
  vendorPrefix: string
  /** The name that the slot has now. */
  own?: string
}

/** What is wrong with the name of a slot, or nothing. */
export function checkSlotName(
  domain: Pick<Domain, 'name' | 'slots'>,
  name: string,
  { vendorPrefix, own }: SlotNaming,
): string | undefined {
  if (name === '') return messages.slots.nameEmpty
  if (!hasOnlyAsciiLetters(name)) return messages.slots.nameSpecial(name)
  const reserved = checkReserved(name)
  if (reserved !== undefined) return reserved
  if (hasVendorPrefix(name, vendorPrefix)) return messages.slots.vendorPrefix(vendorPrefix)
  if (/^slot\d+$/i.test(name)) return messages.slots.defaultName
  // Domain names are distinguished regardless of case (ruling R285)
  if (name.toLowerCase() === domain.name.toLowerCase()) return messages.slots.domainName
  const isTaken = name !== own && domain.slots.some((slot) => slot.name === name)
  return isTaken ? messages.slots.nameTaken(name) : undefined
}

/** What keeps a slot from getting canonicals, or nothing (ruling R314). */
export function checkHasCanonicals({ type }: Pick<Slot, 'type'>): string | undefined {
  return type === listType ? undefined : messages.slots.listOnly
}

/** What is wrong with the name of a canonical, or nothing; `own` is the name that it has now. */
export function checkCanonicalName(
  slot: Pick<Slot, 'canonicals'>,
  name: string,
  own?: string,
): string | undefined {
  if (name === '') return messages.slots.canonicalEmpty
  if (name.includes('.')) return messages.slots.canonicalDots
  if (!hasOnlyAsciiLetters(name)) return messages.slots.canonicalSpecial(name)
  const reserved = checkReserved(name)
  if (reserved !== undefined) return reserved
  const isTaken = name !== own && slot.canonicals.some((canonical) => canonical.name === name)
  return isTaken ? messages.slots.canonicalTaken(name) : undefined
}

/** The most example values that a slot has in a language (ruling R316). */
export const maxExampleValues = 500
const maxExampleValueLength = 200

/** What is wrong with an example value by itself, or nothing. */
export function checkExampleValue(text: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(text)) return messages.slots.exampleValueEmpty
  if (hasOuterWhitespace(text)) return messages.slots.exampleValueWhitespace
  const unseen = findUnseen(text)
  if (unseen !== undefined) return messages.slots.exampleValueUnseen(unseen)
  return text.length > maxExampleValueLength
    ? messages.slots.exampleValueLong(maxExampleValueLength)
    : undefined
}

/** What keeps a slot from getting example values, or nothing. */
export function checkHasExampleValues(slot: Pick<Slot, 'type' | 'canonicals'>): string | undefined {
  return isFreeText(slot) ? undefined : messages.slots.freeTextOnly
}

const literalExtras = ` -${spellingMarks}`
const moreExtras: Partial<Record<LanguageProvider, string>> = { america: '&.°' }

/** What is wrong with a literal, or nothing; what is allowed differs by who understands the language (ruling R312). */
export function checkLiteral(text: string, provider: LanguageProvider): string | undefined {
  if (/^[\s\u200c\u200d]*$/.test(text)) return messages.slots.literalEmpty
  if (hasOuterWhitespace(text)) return messages.slots.literalWhitespace
  const unseen = findUnseen(text)
  if (unseen !== undefined) return messages.slots.literalUnseen(unseen)
  const extras = literalExtras + (moreExtras[provider] ?? '')
  return hasOnlyLetters(text, extras) ? undefined : messages.slots.literalSpecial(text)
}
