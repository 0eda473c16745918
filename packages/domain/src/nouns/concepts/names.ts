import { messages } from '../../messages/messages.ts'
import { conceptLimits } from '../../model/concept.ts'

export const conceptSuffix = '_CONCEPT'

/** What is wrong with the name of a concept, or nothing. */
export function checkConceptName(name: string): string | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(name)) return messages.concepts.nameSpecial
  if (!name.endsWith(conceptSuffix)) return messages.concepts.nameSuffix
  if (name.length === conceptSuffix.length) return messages.concepts.nameMissing
  return name.length > conceptLimits.name ? messages.concepts.nameLength(conceptLimits.name) : undefined
}

/** The same of a new name; names are unique case-insensitively. */
export function checkNewConceptName(name: string, isTaken: (name: string) => boolean): string | undefined {
  return checkConceptName(name) ?? (isTaken(name) ? messages.concepts.nameTaken(name) : undefined)
}

/** Whether a name can be one of a concept. */
export function isConceptName(name: string): boolean {
  return checkConceptName(name) === undefined
}

/** The name in front of its suffix, without a number at its end, which tells variants apart (ruling R202). */
export function conceptStem(name: string): string {
  const words = name.endsWith(conceptSuffix) ? name.slice(0, -conceptSuffix.length) : name
  const stem = words.replace(/[_-]+\d*$/, '')
  return stem === '' ? words : stem
}

/** Whether the second concept is a variant of the first: its name begins with the same words. */
export function isConceptVariant(name: string, other: string): boolean {
  const [own, others] = [name.toLowerCase(), other.toLowerCase()]
  const stem = conceptStem(name).toLowerCase()
  return own !== others && others.startsWith(stem) && /^[_-]/.test(others.slice(stem.length))
}
