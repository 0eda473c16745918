import type { FastifyRequest } from 'fastify'
import type { Details } from './details.ts'

/** What only the handler of a call knows about it. */
interface Note {
  /** The e-mail of somebody who is signed in by this very call. */
  who?: string | undefined
  /** The service client that asks in somebody's name. */
  client?: string | undefined
  what?: string | undefined
  details?: Details | undefined
  /** The name of the domain, where what the call names does not lead to it any more, or never did. */
  domain?: string | undefined
}

const notes = new WeakMap<FastifyRequest, Note>()

/** Adds to the audit entry of a call, which is written when its change is done or refused. */
export function noteForAudit(request: FastifyRequest, note: Note): void {
  notes.set(request, { ...notes.get(request), ...note })
}

export function notesOf(request: FastifyRequest): Note {
  return notes.get(request) ?? {}
}
