import { messages } from '../../messages/messages.ts'
import type { ApiAction } from '../../model/api-action.ts'
import type { Domain } from '../../model/domain.ts'
import { environments, type Handler, handlerEnvironments } from '../../model/handler.ts'
import { firstByKey } from '../../toolbox/lists.ts'
import { unusualNameProblems } from '../../toolbox/names.ts'
import type { Problem } from '../../toolbox/problem.ts'
import { resetRuleProblems } from '../conditions/problems.ts'
import { type BaseUrlRules, checkBaseUrl } from './base-url.ts'
import { checkApiActionName, checkApiInputName } from './checks.ts'
import { checkHandlerName } from './handler-edits.ts'

/** What is wrong with the API actions, API inputs and handlers of a domain: names, base URLs, and who serves what. */
export function apiProblems(
  domain: Domain,
  { coreActions, ...rules }: { coreActions: readonly string[] } & BaseUrlRules,
): Problem[] {
  const alone: Domain = { ...domain, apiActions: [], apiInputs: [], handlers: [] }
  return [
    ...domain.apiActions.flatMap(({ name }, index) => [
      ...problemOf(checkApiActionName(alone, name, { coreActions }), 'apiActions', index, 'name'),
      ...unusualNameProblems(name).map((problem) => ({
        ...problem,
        at: ['apiActions', index, ...problem.at],
      })),
    ]),
    ...handlerProblems(domain),
    ...domain.apiInputs.flatMap(({ name, resetRules }, index) => [
      ...problemOf(checkApiInputName(alone, name), 'apiInputs', index, 'name'),
      ...resetRuleProblems(resetRules).map((problem) => ({
        ...problem,
        at: ['apiInputs', index, ...problem.at],
      })),
    ]),
    ...domain.handlers.flatMap(({ id, urls }, index) => [
      ...problemOf(checkHandlerName(alone, id), 'handlers', index, 'id'),
      ...handlerEnvironments(domain).flatMap((environment) =>
        problemOf(checkBaseUrl(urls[environment], rules), 'handlers', index, 'urls', environment),
      ),
    ]),
  ]
}

function problemOf(message: string | undefined, ...at: Problem['at']): Problem[] {
  return message === undefined ? [] : [{ severity: 'error', message, at }]
}

/**
 * What is wrong with the handlers of the API actions: none that exists, or one that lacks a base URL (ruling R281),
 * which is one problem however many API actions it serves.
 */
export function handlerProblems(domain: Domain): Problem[] {
  const handlers = firstByKey(domain.handlers.map((handler) => [handler.id, handler]))
  const reported = new Set<Handler>()

  return domain.apiActions.flatMap((action, index) => {
    const handler = handlers.get(action.handler)
    const message =
      handler === undefined ? messages.apiActions.undefinedHandler : brokenHandler(domain, handler)
    if (message === undefined || (handler !== undefined && reported.has(handler))) return []
    if (handler !== undefined) reported.add(handler)
    const served = domain.apiActions.filter((one) => handler !== undefined && one.handler === handler.id)
    const secondary = handler === undefined ? action.name : served.map(({ name }) => name).join(', ')
    return [{ severity: 'error', message, secondary, at: ['apiActions', index] } as const]
  })
}

/** What the row of an API action says about its handler, or nothing (ruling R113). */
export function handlerProblem(domain: Domain, action: ApiAction): string | undefined {
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
