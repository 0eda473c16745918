import { publishingActions } from '@sdp/domain/publishing'
import { z } from 'zod'
import { AccessNotice } from './access-requests.ts'
import { DomainReply, SessionReply } from './domains.ts'
import { RequestNotice } from './publishing.ts'
import { Item } from './publishing-place.ts'

/** Where the browser opens the websocket; the access token is the second entry of `Sec-WebSocket-Protocol`. */
export const eventsPath = '/events'
export const eventsProtocol = 'sdp-events'

/** A save point by its id and name, `name` is that of its domain. */
const savePoint = { id: z.string(), savePoint: z.string(), name: z.string(), by: z.string() }

/**
 * The entry of the list of domains as it is now, for the user who gets the message: null when it is not in the list, absent
 * when a later event of the same message has it.
 */
const listed = DomainReply.nullable().optional()

/** Events that the server sends to every signed-in browser. */
export const ServerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('domain-created'), id: z.string(), name: z.string(), by: z.string(), listed }),
  z.object({ type: z.literal('domain-deleted'), id: z.string(), name: z.string(), by: z.string() }),
  z.object({
    type: z.literal('domain-updated'),
    id: z.string(),
    name: z.string(),
    by: z.string(),
    revision: z.string(),
    listed,
  }),
  /** The git export has news of a domain; a save becomes a commit a little later. */
  z.object({ type: z.literal('domain-committed'), name: z.string() }),
  z.object({ type: z.literal('domain-save-point-created'), ...savePoint }),
  z.object({ type: z.literal('domain-save-point-deleted'), ...savePoint }),
  z.object({ type: z.literal('domain-session-create'), session: SessionReply }),
  z.object({ type: z.literal('domain-session-refresh'), session: SessionReply }),
  z.object({
    type: z.literal('domain-session-update'),
    session: SessionReply,
    /** Who held it until it was taken over. */
    from: z.object({ id: z.string(), name: z.string() }),
  }),
  z.object({
    type: z.literal('domain-session-delete'),
    domainId: z.string(),
    /** Where a super user ended it: whose it was, who did it, and why. */
    ended: z.object({ holder: z.string(), by: z.string(), message: z.string() }).optional(),
  }),
  /** These items of a domain changed their state; `domainId` is its Original. */
  z.object({
    type: z.literal('publishing-updated'),
    domainId: z.string(),
    name: z.string(),
    items: z.array(Item),
  }),
  RequestNotice.extend({ type: z.literal('publishing-request') }),
  /** A run did not reach its end; only who asked for it is notified. */
  z.object({
    type: z.literal('publishing-failed'),
    name: z.string(),
    action: z.enum(publishingActions),
    ...Item.pick({ node: true, environment: true }).shape,
    reason: z.string(),
    /** Whose run it is. */
    askedBy: z.string(),
  }),
  AccessNotice,
  z.object({ type: z.literal('user-groups-updated') }),
  z.object({ type: z.literal('diss-updated') }),
  /** Translation jobs began, went on or ended. */
  z.object({ type: z.literal('translations-updated') }),
  /** Concepts came, changed or went; only few of them are named. */
  z.object({ type: z.literal('concepts-updated'), names: z.array(z.string()), by: z.string() }),
])
export type ServerEvent = z.infer<typeof ServerEvent>
