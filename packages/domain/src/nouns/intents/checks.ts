import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { checkReserved, hasOnlyLetters } from '../../toolbox/names.ts'

const maxNameLength = 150

/** What is wrong with the name of an intent, or nothing; `own` is the name that the intent has now. */
export function checkIntentName(
  domain: Pick<Domain, 'intents'>,
  name: string,
  own?: string,
): string | undefined {
  if (name === '' || /[\s;]/.test(name)) return messages.intents.name
  if (!hasOnlyLetters(name, '_:.')) return messages.intents.nameSpecial
  if (name.length > maxNameLength) return messages.intents.nameTooLong(maxNameLength)
  const reserved = checkReserved(name)
  if (reserved !== undefined) return reserved
  const isTaken = name !== own && domain.intents.some((intent) => intent.name === name)
  return isTaken ? messages.intents.nameTaken(name) : undefined
}
