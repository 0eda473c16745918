import { messages, type RefusalKind, Refused } from '@sdp/domain'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { noteForAudit } from '../audit/notes.ts'
import { isDatabaseAway, isDiskFull } from '../db/database.ts'
import { NotOffered, NotSignedIn, Unavailable } from '../http/errors.ts'
import { problemReply } from '../http/problem-reply.ts'
import { Busy } from '../http/semaphore.ts'

const statusOf: Record<RefusalKind, number> = { invalid: 400, forbidden: 403, missing: 404, taken: 409 }

/** What PostgreSQL says to text with a NUL character in it. */
const unstorable = ['22021', '22P05']

/** The one place where a failure becomes an answer. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  noteForAudit(request, { details: error.message })
  if (error instanceof Refused) {
    const { kind, message, details } = error
    const body = problemReply(message, kind === 'invalid' ? details : undefined)
    // The details of other refusals are our own, not what was sent; a sentence can repeat a name that was.
    reply.status(statusOf[kind]).send(kind === 'invalid' ? body : { ...body, details })
  } else if (error instanceof NotSignedIn) {
    reply.status(401).send({ message: error.message })
  } else if (error instanceof NotOffered) {
    reply.status(501).send({ message: error.message })
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
