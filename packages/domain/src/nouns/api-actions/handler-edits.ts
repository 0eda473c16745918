import { mapHandlerMentions } from '../../mentions/references.ts'
import { messages } from '../../messages/messages.ts'
import type { Domain } from '../../model/domain.ts'
import { defaultHandlerId, type Environment, type Handler, newHandler } from '../../model/handler.ts'
import { mapSame, withFields } from '../../toolbox/lists.ts'
import { checkReserved } from '../../toolbox/names.ts'
import { Refused, refuse, refuseName } from '../../toolbox/refused.ts'
import { type BaseUrlRules, checkBaseUrl } from './base-url.ts'

/** What is wrong with the name of a handler, or nothing; one that is renamed may keep its own. */
export function checkHandlerName(domain: Domain, id: string, own?: string): string | undefined {
  if (!/^[A-Za-z0-9_.-]+$/.test(id)) return messages.handlers.nameInvalid
  const reserved = checkReserved(id)
  if (reserved !== undefined) return reserved
  const isTaken = id !== own && domain.handlers.some((handler) => handler.id === id)
  return isTaken ? messages.handlers.nameTaken : undefined
}

/** Adds a handler without addresses: the first is the default one, others are NewHandler with the first free number. */
export function addHandler(domain: Domain): Domain {
  if (domain.handlers.length === 0) return { ...domain, handlers: [newHandler(defaultHandlerId)] }
  const taken = new Set(domain.handlers.map(({ id }) => id))
  let number = 1
  while (taken.has(`NewHandler${number}`)) number++
  return { ...domain, handlers: [...domain.handlers, newHandler(`NewHandler${number}`)] }
}

/** Renames a handler; the API actions that it serves follow. */
export function renameHandler(domain: Domain, { from, to }: { from: string; to: string }): Domain {
  getHandler(domain, from)
  if (from === to) return domain
  refuseName(checkHandlerName(domain, to), messages.handlers.nameTaken)
  const renamed = changeHandler(domain, from, (handler) => withFields(handler, { id: to }))
  return mapHandlerMentions(renamed, (id) => (id === from ? to : id))
}

/** Whether a handler may be deleted: the last one has to remain. */
export function canDeleteHandler(domain: Domain): boolean {
  return domain.handlers.length > 1
}

/** Deletes a handler; the API actions that it served have none until their author chooses (ruling R112). */
export function deleteHandler(domain: Domain, { id }: { id: string }): Domain {
  getHandler(domain, id)
  const left = domain.handlers.filter((handler) => handler.id !== id)
  if (left.length === 0) throw new Refused('invalid', messages.handlers.last)
  return mapHandlerMentions({ ...domain, handlers: left }, (one) => (one === id ? undefined : one))
}

/** Sets the base URL of a handler in one environment, in lower case. */
export function setHandlerUrl(
  domain: Domain,
  { id, environment, url, ...rules }: { id: string; environment: Environment; url: string } & BaseUrlRules,
): Domain {
  getHandler(domain, id)
  refuse(checkBaseUrl(url, rules))
  const kept = url.trim().toLowerCase()
  return changeHandler(domain, id, (handler) =>
    withFields(handler, { urls: withFields(handler.urls, { [environment]: kept }) }),
  )
}

/** The handler with this id. */
export function getHandler(domain: Domain, id: string): Handler {
  const handler = domain.handlers.find((one) => one.id === id)
  if (handler === undefined) throw new Refused('missing', messages.handlers.noSuchHandler(id))
  return handler
}

function changeHandler(domain: Domain, id: string, change: (handler: Handler) => Handler): Domain {
  const handlers = mapSame(domain.handlers, (handler) => (handler.id === id ? change(handler) : handler))
  return withFields(domain, { handlers })
}
