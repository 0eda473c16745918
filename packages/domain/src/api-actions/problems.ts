import type { Domain } from '../domain.ts'
import type { Problem } from '../problem.ts'
import { checkBaseUrl } from './base-url.ts'
import { checkApiActionName, checkApiActions, checkApiInputName } from './checks.ts'
import { handlerEnvironments } from './handler.ts'
import { checkHandlerName } from './handler-edits.ts'

/** What is wrong with the API actions, API inputs and handlers of a domain: names, base URLs, and who serves what. */
export function checkApi(domain: Domain, coreActions: readonly string[]): Problem[] {
  const alone: Domain = { ...domain, apiActions: [], apiInputs: [], handlers: [] }
  return [
    ...domain.apiActions.flatMap(({ name }, index) =>
      problemOf(checkApiActionName(alone, name, { coreActions }), 'apiActions', index, 'name'),
    ),
    ...checkApiActions(domain),
    ...domain.apiInputs.flatMap(({ name }, index) =>
      problemOf(checkApiInputName(alone, name), 'apiInputs', index, 'name'),
    ),
    ...domain.handlers.flatMap(({ id, urls }, index) => [
      ...problemOf(checkHandlerName(alone, id), 'handlers', index, 'id'),
      ...handlerEnvironments(domain).flatMap((environment) =>
        problemOf(checkBaseUrl(urls[environment]), 'handlers', index, 'urls', environment),
      ),
    ]),
  ]
}

function problemOf(message: string | undefined, ...at: Problem['at']): Problem[] {
  return message === undefined ? [] : [{ severity: 'error', message, at }]
}
