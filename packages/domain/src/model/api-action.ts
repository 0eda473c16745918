import { defaultHandlerId, type Handler } from './handler.ts'
import type { UnknownFields } from './kept.ts'

/** A call to the domain's handler. */
export interface ApiAction {
  name: string
  comments: string
  /** The id of a handler, or empty. */
  handler: string
  path: string[]
  /** Empty, cloud-callback or CloudNotification. */
  domain: string
  requiredAuthLevel: number
  kept?: UnknownFields
}

export const apiActionDomains = ['', 'cloud-callback', 'CloudNotification'] as const
export type ApiActionDomain = (typeof apiActionDomains)[number]

/** The levels that an author can choose; an action from outside without one has 0. */
export const authLevels = [1, 2, 3] as const
export type AuthLevel = (typeof authLevels)[number]

/**
 * An API action that is sent to the default handler, or to the first where there is none of that name (ruling R112).
 */
export function newApiAction(name: string, handlers: readonly Handler[]): ApiAction {
  const handler = handlers.find(({ id }) => id === defaultHandlerId) ?? handlers[0]
  return { name, comments: '', handler: handler?.id ?? '', path: [], domain: '', requiredAuthLevel: 2 }
}
