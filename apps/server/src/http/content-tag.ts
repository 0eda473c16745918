import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The tag of an answer that is the same whenever all of this is. */
export function tagOf(...what: readonly unknown[]): string {
  return `"${createHash('sha256').update(JSON.stringify(what)).digest('base64url').slice(0, 27)}"`
}

/** Whether the browser has the answer of this tag already. */
export function hasTag({ headers }: FastifyRequest, tag: string): boolean {
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  return known.includes(tag)
}

/** Lets the browser keep the answer, and ask each time whether it is still the newest. */
export function withTag(reply: FastifyReply, tag: string): FastifyReply {
  return reply.header('etag', tag).header('cache-control', 'private, no-cache')
}
