import { type Endpoint, type EndpointShapes, ErrorReply, type ParsedRequest, type Reply } from '@sdp/api'
import {
  canEditConcepts,
  canTranslate,
  isAdmin,
  messages,
  parseFirst,
  Refused,
  type ShapeProblem,
  type User,
  type UserGroups,
} from '@sdp/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Pool } from 'pg'
import { z } from 'zod'
import type { AuditLog } from '../audit/audit-log.ts'
import { auditedChange, refuseUnaudited } from '../audit/audited-change.ts'
import { notesOf } from '../audit/notes.ts'
import { refuseBeyond } from '../config/client-limits.ts'
import type { Config } from '../config/config.ts'
import type { Transact } from '../db/database.ts'
import type { App } from '../http/app.ts'
import { NotSignedIn } from '../http/errors.ts'
import { routePath } from '../http/route-path.ts'
import { openSemaphore } from '../http/semaphore.ts'
import { setUser, userOf } from '../http/user-of-request.ts'
import { refuseOtherDomains, refuseUnlisted } from './limit-clients.ts'

/** What every call is served with. */
interface ServeDeps {
  db: Pool
  audit: AuditLog
  config: Pick<Config, 'clientLimits'>
  /** Who asks, by the request's headers; throws NotSignedIn. */
  authenticate: (request: FastifyRequest) => Promise<User>
  groups: () => Promise<UserGroups>
  translators: () => Promise<string[]>
}

type Caller<S extends EndpointShapes> = S['access'] extends 'public' ? undefined : User
type Changing<S extends EndpointShapes> = S['audit'] extends string ? Transact : undefined

export type Handler<S extends EndpointShapes, Seen = unknown> = (
  parsed: ParsedRequest<S> & {
    user: Caller<S>
    seen: Seen
    /** The transaction of a call that changes something, with its audit entry. */
    change: Changing<S>
    request: FastifyRequest
    reply: FastifyReply
  },
) => Promise<Reply<S> | FastifyReply>

/** Who may make a call with a body, asked before anybody spends time on that body (ruling R20). */
interface Guard<S extends EndpointShapes, Seen = unknown> {
  /** Refuses who may not, before the body is read; the handler gets what it has seen. */
  may?: (parsed: Omit<ParsedRequest<S>, 'body'> & { user: User }) => Promise<Seen>
  /** The same where the body alone names the domain: it is read by then, and not judged yet. */
  mayByBody?: (parsed: { body: Readonly<Record<string, unknown>>; user: User }) => Promise<unknown>
}

/** A call with who may make it. */
export function guarded<S extends EndpointShapes, Seen>(
  endpoint: Endpoint<S>,
  guard: Guard<S, Seen>,
): Endpoint<S> & Guard<S, Seen> {
  return { ...endpoint, ...guard }
}

/** Registers one call: who may, the shapes on the way in and out, and its handler. */
export function serve<S extends EndpointShapes, Seen>(
  app: App,
  deps: ServeDeps,
  endpoint: Endpoint<S> & Guard<S, Seen>,
  handler: Handler<S, Seen>,
): void {
  serveAt(app, deps, { endpoint, call: endpoint }, handler)
  const { shapes } = endpoint
  for (const path of shapes.shorterPaths ?? []) {
    // What the path does not hold must not be described as a part of it.
    const held = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true])
    const params = shapes.params?.pick(Object.fromEntries(held))
    const shorter = { ...endpoint, path, shapes: { ...shapes, params } }
    serveAt(app, deps, { endpoint: shorter, call: endpoint }, handler)
  }
}

/** Serves a call at one of its paths; the limits of service clients know it by its usual one. */
function serveAt<S extends EndpointShapes, Seen>(
  app: App,
  deps: ServeDeps,
  { endpoint, call }: { endpoint: Endpoint<S> & Guard<S, Seen>; call: Endpoint<S> },
  handler: Handler<S, Seen>,
): void {
  const { method, path, shapes, may, mayByBody } = endpoint
  const {
    summary,
    access,
    params,
    query,
    body,
    reply: replyShape,
    errors = [],
    file,
    bodyLimit,
    form,
    guessable,
    audit,
  } = shapes
  const limitsOf = (request: FastifyRequest) => deps.config.clientLimits.get(notesOf(request).client ?? '')
  const errorReplies = Object.fromEntries(
    [400, 401, 413, 429, 500, 503, 507, ...errors].map((status) => [status, ErrorReply]),
  )
  app.route({
    method,
    url: routePath(path),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    config: { call: endpoint },
    schema: {
      summary,
      tags: [path.split('/').find((part) => part !== '' && part !== 'v2') ?? ''],
      ...(access === 'public' ? {} : { security: [{ bearer: [] }, { client: [] }] }),
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(form && { consumes: ['multipart/form-data'] }),
      response: { 200: file === undefined ? replyShape : z.string(), ...errorReplies },
    },
    // Before the body is read: nobody who is not signed in makes the server parse megabytes.
    onRequest: async (request) => {
      if (access === 'public') return
      // Also the secret of a service client can be guessed, with any call.
      const isGuess = /^basic /i.test(request.headers.authorization ?? '')
      const user = await countingGuesses(app, isGuess && request, () => deps.authenticate(request))
      setUser(request, user)
      const limits = limitsOf(request)
      if (limits !== undefined) {
        refuseBeyond(limits, { email: user.email, call })
        refuseUnlisted(limits, call)
      }
      await app.limits.countAccount(request, user)
      if (access === 'admin' && !isAdmin(user, await deps.groups())) {
        throw new Refused('forbidden', messages.users.adminsOnly)
      }
      if (access === 'concept-editor' && !canEditConcepts(user, await deps.groups())) {
        throw new Refused('forbidden', messages.concepts.editorsOnly)
      }
      if (access === 'translator' && !canTranslate(user, await deps.groups(), await deps.translators())) {
        throw new Refused('forbidden', messages.translations.translatorsOnly)
      }
    },
    // After the rate limit, and still before the body is read.
    preParsing: async (request, reply, payload) => {
      if (may !== undefined) {
        const parsed = {
          params: shapeOf(params, request.params, 'params'),
          query: shapeOf(query, request.query, 'querystring'),
        } as Omit<ParsedRequest<S>, 'body'>
        seen.set(request, await may({ ...parsed, user: userOf(request)! }))
      }
      if (body !== undefined) await acquireForLargeBody(request, reply)
      return payload
    },
    preValidation: async (request) => {
      const sent = request.body
      if (mayByBody === undefined || typeof sent !== 'object' || sent === null) return
      await mayByBody({ body: sent as Record<string, unknown>, user: userOf(request)! })
    },
    validatorCompiler:
      ({ schema, httpPart = '' }) =>
      (value) => {
        const read = readShape(schema as unknown as z.ZodType, value, httpPart)
        return read.problems === undefined
          ? { value: read.value }
          : { error: wrongShape(httpPart, read.problems) }
      },
    handler: async (request, reply) => {
      const limits = limitsOf(request)
      const { params, query, body } = request
      if (limits !== undefined) {
        await refuseOtherDomains(deps.db, limits, { parsed: { params, query, body }, call })
      }
      const parsed = {
        params,
        query,
        body,
        user: userOf(request) as Caller<S>,
        seen: seen.get(request) as Seen,
        change: (audit === undefined ? undefined : auditedChange(deps, request)) as Changing<S>,
        request,
        reply,
      } as Parameters<Handler<S, Seen>>[0]
      const answer = await countingGuesses(app, guessable === true && request, () => handler(parsed))
      if (audit !== undefined) refuseUnaudited(request)
      return answer
    },
  })
}

/** Does what asks for a secret; where the secret is wrong, that counts for the address it came from. */
async function countingGuesses<T>(
  app: App,
  guess: FastifyRequest | false,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isWrong = error instanceof NotSignedIn || error instanceof Refused
    if (guess !== false && isWrong) await app.limits.countWrongGuess(guess)
    throw error
  }
}

const largeBytes = 256 * 1024
const semaphore = openSemaphore({ atOnce: 4, waitMillis: 20_000, busy: messages.general.busy })

/** A large body waits unread for its permit, so that few of them are in memory at the same time (ruling R21). */
async function acquireForLargeBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const length = request.headers['content-length']
  if (length === undefined ? !('transfer-encoding' in request.headers) : Number(length) <= largeBytes) return
  const release = await semaphore.acquire(userOf(request)?.email ?? request.ip)
  if (reply.raw.destroyed) release()
  else reply.raw.once('close', release)
}

function shapeOf(shape: z.ZodType | undefined, value: unknown, where: string): unknown {
  if (shape === undefined) return undefined
  const read = readShape(shape, value, where)
  if (read.problems !== undefined) throw wrongShape(where, read.problems)
  return read.value
}

/** A body was looked through for NUL when it was parsed; in an address it comes as %00. */
function readShape(shape: z.ZodType, value: unknown, where: string): ReturnType<typeof parseFirst> {
  const unstorable =
    where === 'body'
      ? []
      : Object.entries(value ?? {})
          .filter(([, text]) => String(text).includes('\0'))
          .map(([name]) => ({ path: [name], message: messages.general.unstorable }))
  return unstorable.length > 0 ? { problems: unstorable } : parseFirst(shape, value)
}

function wrongShape(where: string, problems: readonly ShapeProblem[]): Refused {
  const details = problems.map(({ path, message }) => ({ field: [where, ...path].join('.'), message }))
  return new Refused(
    'invalid',
    details.map(({ field, message }) => `${field}: ${message}`).join('; '),
    details,
  )
}

const seen = new WeakMap<FastifyRequest, unknown>()
