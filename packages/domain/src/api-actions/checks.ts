import type { Domain } from '../domain.ts'
import { messages } from '../messages.ts'
import type { Problem } from '../problems.ts'
import { environments, type Handler } from './handler.ts'

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

function brokenHandler(domain: Domain, handler: Handler): string | undefined {
  // DOM-045: embedded domains have a dev address only, so nothing can be missing from them
  if (domain.embedded) return undefined
  const isWhole = environments.every((environment) => handler.urls[environment].trim() !== '')
  return isWhole ? undefined : messages.apiActions.brokenHandler
}
