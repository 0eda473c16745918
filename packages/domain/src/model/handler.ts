import type { UnknownFields } from './kept.ts'

export const environments = ['dev', 'nonprod', 'prod'] as const
export type Environment = (typeof environments)[number]

/** Where the API actions of a domain are sent, per environment. */
export interface Handler {
  id: string
  urls: HandlerUrls
  kept?: UnknownFields
}

export interface HandlerUrls {
  dev: string
  nonprod: string
  prod: string
  kept?: UnknownFields
}

export const defaultHandlerId = 'default'

/** A handler without addresses. */
export function newHandler(id: string): Handler {
  return { id, urls: { dev: '', nonprod: '', prod: '' } }
}

/** The handler of a new domain that is served by one address: in every environment that it has (ruling R114). */
export function handlerAt(url: string, domain: { embedded: boolean }): Handler {
  const handler = newHandler(defaultHandlerId)
  for (const environment of handlerEnvironments(domain)) handler.urls[environment] = url.trim().toLowerCase()
  return handler
}

/** The environments for which a domain's handlers have a base URL. */
export function handlerEnvironments({ embedded }: { embedded: boolean }): readonly Environment[] {
  return embedded ? ['dev'] : environments
}
