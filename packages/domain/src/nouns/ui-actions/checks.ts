import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { checkReserved, hasOnlyLetters } from '../../toolbox/names.ts'

/**
 * What is wrong with the name of a UI action, or nothing (rulings R4 and R134); one that is renamed may keep its own.
 */
export function checkUiActionName(
  domain: Pick<Domain, 'uiActions'>,
  name: string,
  own?: string,
): string | undefined {
  if (name === '') return messages.uiActions.nameEmpty
  if (!hasOnlyLetters(name, '_-')) return messages.uiActions.nameSpecial
  if (!/\p{L}/u.test(name) || name.startsWith('--')) return messages.uiActions.nameSyntax(name)
  const reserved = checkReserved(name)
  if (reserved !== undefined) return reserved
  const isTaken = name !== own && domain.uiActions.some((one) => one.name === name)
  return isTaken ? messages.uiActions.nameTaken(name) : undefined
}
