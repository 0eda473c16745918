import { type Asked, type Endpoint, type EndpointShapes, ErrorReply, type Reply } from '@sdp/api'
import {
  isAdmin,
  messages,
  parseFirst,
  type RefusalKind,
  Refused,
  type ShapeProblem,
  type User,
} from '@sdp/domain'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { noteForAudit } from '../audit/notes.ts'
import { isDatabaseAway, isDiskFull } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { problemReply } from './problem-reply.ts'
import { Busy, openTurns } from './turns.ts'

export type App = FastifyInstance

/** Nobody is signed in, or the token is expired or forged: 401. */
export class NotSignedIn extends Error {
  constructor(message: string = messages.signIn.invalidToken) {
    super(message)
    this.name = 'NotSignedIn'
  }
}

/** Another system that the answer needs is out of order: 503. */
export class Unavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'Unavailable'
  }
}

type Caller<S extends EndpointShapes> = S['access'] extends 'public' ? undefined : User

export type Handler<S extends EndpointShapes> = (
  asked: Asked<S> & { user: Caller<S>; request: FastifyRequest; reply: FastifyReply },
) => Promise<Reply<S> | FastifyReply>

/** Who may make a call with a body, asked before anybody spends time on that body. */
interface Guard<S extends EndpointShapes> {
  /** Refuses who may not, before the body is read. */
  may?: (asked: Omit<Asked<S>, 'body'> & { user: User }) => Promise<unknown>
  /** The same where the body alone names the domain: it is read by then, and not judged yet. */
  mayByBody?: (asked: { body: Readonly<Record<string, unknown>>; user: User }) => Promise<unknown>
}

/** A call with who may make it. */
export function guarded<S extends EndpointShapes>(
  endpoint: Endpoint<S>,
  guard: Guard<S>,
): Endpoint<S> & Guard<S> {
  return { ...endpoint, ...guard }
}

/** Registers one call: who may, the shapes on the way in and out, and its handler. */
export function serve<S extends EndpointShapes>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<S> & Guard<S>,
  handler: Handler<S>,
): void {
  serveAt(app, deps, endpoint, handler)
  const { shapes } = endpoint
  for (const path of shapes.shorterPaths ?? []) {
    // What the path does not hold must not be described as a part of it.
    const held = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, true])
    const params = shapes.params?.pick(Object.fromEntries(held))
    serveAt(app, deps, { ...endpoint, path, shapes: { ...shapes, params } }, handler)
  }
}

function serveAt<S extends EndpointShapes>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<S> & Guard<S>,
  handler: Handler<S>,
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
    guessable,
  } = shapes
  const errorReplies = Object.fromEntries(
    [400, 401, 413, 429, 500, 503, 507, ...errors].map((status) => [status, ErrorReply]),
  )
  // Also the secret of a service client can be guessed, with any call.
  const isGuess = ({ headers }: FastifyRequest) =>
    guessable === true || /^basic /i.test(headers.authorization ?? '')
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
      response: { 200: file === undefined ? replyShape : z.string(), ...errorReplies },
    },
    // Before the body is read: nobody who is not signed in makes the server parse megabytes.
    onRequest: async (request) => {
      if (isGuess(request)) await app.limits.checkGuesses(request)
      if (access === 'public') return
      const user = await deps.authenticate(request)
      users.set(request, user)
      await app.limits.countAccount(request, user)
      if (access === 'admin' && !isAdmin(user, await deps.groups())) {
        throw new Refused('forbidden', messages.users.adminsOnly)
      }
    },
    // After the rate limit, and still before the body is read.
    preParsing: async (request, reply, payload) => {
      if (may !== undefined) {
        const asked = {
          params: shapeOf(params, request.params, 'params'),
          query: shapeOf(query, request.query, 'querystring'),
        } as Omit<Asked<S>, 'body'>
        await may({ ...asked, user: users.get(request)! })
      }
      if (body !== undefined) await takeTurn(request, reply)
      return payload
    },
    preValidation: async (request) => {
      const sent = request.body
      if (mayByBody === undefined || typeof sent !== 'object' || sent === null) return
      await mayByBody({ body: sent as Record<string, unknown>, user: users.get(request)! })
    },
    validatorCompiler:
      ({ schema, httpPart = '' }) =>
      (value) => {
        const read = readShape(schema as unknown as z.ZodType, value, httpPart)
        return read.problems === undefined
          ? { value: read.value }
          : { error: wrongShape(httpPart, read.problems) }
      },
    onSend: async (request, { statusCode }) => {
      const isWrong = statusCode === 401 || (guessable && [400, 404].includes(statusCode))
      if (isGuess(request) && isWrong) await app.limits.countWrongGuess(request)
    },
    handler: async (request, reply) =>
      handler({
        params: request.params,
        query: request.query,
        body: request.body,
        user: users.get(request) as Caller<S>,
        request,
        reply,
      } as Parameters<Handler<S>>[0]),
  })
}

/** How the server names the path of a call. */
export function routePath(path: string): string {
  return `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
}

const largeBytes = 256 * 1024
const turns = openTurns({ atOnce: 4, waitMillis: 20_000, busy: messages.general.busy })

/** A large body waits unread until its turn comes, so that few of them are in memory at the same time. */
async function takeTurn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const length = request.headers['content-length']
  if (length === undefined ? !('transfer-encoding' in request.headers) : Number(length) <= largeBytes) return
  const endTurn = await turns.take(users.get(request)?.email ?? request.ip)
  if (reply.raw.destroyed) endTurn()
  else reply.raw.once('close', endTurn)
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

const users = new WeakMap<FastifyRequest, User>()

/** Who asks, once that is known. */
export function userOf(request: FastifyRequest): User | undefined {
  return users.get(request)
}

const statusOf: Record<RefusalKind, number> = { invalid: 400, forbidden: 403, missing: 404, taken: 409 }

/** What PostgreSQL says to text with a NUL character in it. */
const unstorable = ['22021', '22P05']

/** The one place where a failure becomes an answer. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  noteForAudit(request, { details: error.message })
  if (error instanceof Refused) {
    const { kind, message, details } = error
    const told = problemReply(message, kind === 'invalid' ? details : undefined)
    // The details of other refusals are our own, not what was sent; a sentence can repeat a name that was.
    reply.status(statusOf[kind]).send(kind === 'invalid' ? told : { ...told, details })
  } else if (error instanceof NotSignedIn) {
    reply.status(401).send({ message: error.message })
  } else if (error instanceof Unavailable) {
    request.log.error({ err: error.cause }, error.message)
    reply.status(503).send({ message: error.message })
  } else if (error instanceof Busy) {
    reply.status(503).header('retry-after', '5').send({ message: error.message })
  } else if (isDiskFull(error)) {
    request.log.error({ err: error }, 'the disk is full')
    reply.status(507).send({ message: messages.general.diskFull })
  } else if (isDatabaseAway(error) || error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    request.log.error({ err: error }, 'the database is away')
    reply.status(503).send({ message: messages.general.databaseUnavailable })
  } else if (unstorable.includes(error.code)) {
    reply.status(400).send({ message: messages.general.unstorable })
  } else if (error.statusCode === 413) {
    reply.status(413).send({ message: messages.general.tooLarge })
  } else if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    reply.status(error.statusCode).send(problemReply(error.message))
  } else {
    request.log.error({ err: error }, 'request failed')
    reply.status(500).send({ message: messages.general.unexpected })
  }
}
