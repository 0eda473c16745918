import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { checkReserved, hasOnlyLetters } from '../../toolbox/names.ts'

/** What is wrong with the name of an API action, or nothing (ruling R108); one that is renamed may keep its own. */
export function checkApiActionName(
  domain: Domain,
  name: string,
  { coreActions, own }: { coreActions: readonly string[]; own?: string },
): string | undefined {
  const problem = checkName(name)
  if (problem !== undefined) return problem
  if (coreActions.includes(name)) return messages.apiActions.isCoreAction(name)
  const isTaken = name !== own && domain.apiActions.some((one) => one.name === name)
  return isTaken ? messages.apiActions.actionTaken : undefined
}

/** What is wrong with the name of an API input, or nothing; one that is renamed may keep its own. */
export function checkApiInputName(domain: Domain, name: string, own?: string): string | undefined {
  const isTaken = name !== own && domain.apiInputs.some((one) => one.name === name)
  return checkName(name) ?? (isTaken ? messages.apiActions.inputTaken : undefined)
}

function checkName(name: string): string | undefined {
  const { nameEmpty, nameSpecial, nameDashes } = messages.apiActions
  if (name === '') return nameEmpty
  if (!hasOnlyLetters(name, '_-')) return nameSpecial
  if (/^([-_]+$|--)/.test(name)) return nameDashes
  return checkReserved(name)
}
