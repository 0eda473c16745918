import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const answers = ['granted', 'declined'] as const

const AccessRequest = z.object({
  id: z.string(),
  /** The id of its Original, and its name. */
  domainId: z.string(),
  domain: z.string(),
  requester: z.string(),
  email: z.string(),
  message: z.string(),
  requestedAt: z.string(),
})
export type AccessRequest = z.infer<typeof AccessRequest>

const AccessAnswer = z.object({
  id: z.string(),
  domainId: z.string(),
  domain: z.string(),
  answer: z.enum(answers),
  by: z.string(),
  reason: z.string(),
})
export type AccessAnswer = z.infer<typeof AccessAnswer>

const which = { params: z.strictObject({ id: z.uuid() }), reply: z.object({}) } as const

/** Wishes to be a contributor of a domain. */
export const accessRequests = {
  list: endpoint('GET', '/v2/access-requests', {
    summary: 'The open requests that the asking user can answer, and the answers to the own ones',
    access: 'signed-in',
    reply: z.object({ waiting: z.array(AccessRequest), answers: z.array(AccessAnswer) }),
  }),
  answer: endpoint('POST', '/v2/access-requests/{id}', {
    ...which,
    summary: 'Makes who asked a contributor, or declines; for the creator and super users',
    access: 'domain',
    audit: 'Answer access request',
    body: z.strictObject({ answer: z.enum(answers), reason: z.string().max(1000).optional() }),
    errors: [403, 404],
  }),
  read: endpoint('DELETE', '/v2/access-requests/{id}', {
    ...which,
    summary: 'Forgets the answer to a request of the asking user, who has read it',
    access: 'signed-in',
    audit: 'Read access answer',
    errors: [404],
  }),
}

/** What became of a request, for those whom it concerns. */
export const AccessNotice = z.object({
  type: z.literal('access-request'),
  what: z.enum(['requested', ...answers]),
  domain: z.string(),
  by: z.string(),
  reason: z.string(),
  requester: z.string(),
  requesterEmail: z.string(),
  creator: z.string(),
})
export type AccessNotice = z.infer<typeof AccessNotice>
