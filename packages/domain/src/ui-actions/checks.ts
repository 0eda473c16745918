import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import { hasOnlyLetters } from '../names.ts'

/** What is wrong with the name of a UI action, or nothing; one that is renamed may keep its own. */
export function checkUiActionName(
  domain: Pick<Domain, 'uiActions'>,
  name: string,
  own?: string,
): string | undefined {
  if (name === '') return messages.uiActions.nameEmpty
  if (!hasOnlyLetters(name, '_-')) return messages.uiActions.nameSpecial
  // The names of GUI responses are keys on the wire, where this one would reach for the prototype
  if (name === '__proto__') return messages.general.reservedName
  const isTaken = name !== own && domain.uiActions.some((one) => one.name === name)
  return isTaken ? messages.uiActions.nameTaken(name) : undefined
}
