import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import { hasOnlyLetters } from '../names.ts'
import type { Problem } from '../problem.ts'
import type { ApiAction } from './api-action.ts'
import { environments, type Handler } from './handler.ts'

/** What is wrong with the name of an API action, or nothing; one that is renamed may keep its own. */
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
  // Names are keys on the wire, where this one would reach for the prototype
  return name === '__proto__' ? messages.general.reservedName : undefined
}

/** What is wrong with the handlers of the API actions: none that exists, or one that lacks a base URL. */
export function checkApiActions(domain: Domain): Problem[] {
  const handlers = new Map(domain.handlers.map((handler) => [handler.id, handler]))

  return domain.apiActions.flatMap((action, index) => {
    const handler = handlers.get(action.handler)
    const message =
      handler === undefined ? messages.apiActions.undefinedHandler : brokenHandler(domain, handler)
    if (message === undefined) return []
    return [{ severity: 'error', message, secondary: action.name, at: ['apiActions', index] } as const]
  })
}

/** What the row of an API action says about its handler, or nothing. */
export function checkHandlerOf(domain: Domain, action: ApiAction): string | undefined {
  const handler = domain.handlers.find(({ id }) => id === action.handler)
  if (handler === undefined) return messages.apiActions.defineBaseUrls
  return brokenHandler(domain, handler) && messages.apiActions.urlsNotDefined
}

function brokenHandler(domain: Domain, handler: Handler): string | undefined {
  // DOM-045: embedded domains have a dev address only, so nothing can be missing from them
  if (domain.embedded) return undefined
  const isWhole = environments.every((environment) => handler.urls[environment].trim() !== '')
  return isWhole ? undefined : messages.apiActions.brokenHandler
}
