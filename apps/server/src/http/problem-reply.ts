import type { ErrorReply } from '@sdp/api'
import { maxProblems } from '@sdp/domain'

const maxBytes = 64 * 1024
const maxMessageLength = 4000
const maxTextLength = 1000

/**
 * What is answered about something wrong. It repeats names and values that were sent, so it is kept short: the first
 * problems, long texts cut, 64 KB in all (ruling R21).
 */
export function problemReply(message: string, details?: unknown): ErrorReply {
  const shortDetails = details === undefined ? undefined : shortened(details, 0)
  const reply: ErrorReply = { message: cut(message, maxMessageLength), details: shortDetails }
  while (Array.isArray(reply.details) && Buffer.byteLength(JSON.stringify(reply)) > maxBytes) {
    reply.details = reply.details.slice(0, -Math.ceil(reply.details.length / 4))
  }
  return reply
}

function shortened(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cut(value, maxTextLength)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 3) return undefined
  if (Array.isArray(value)) return value.slice(0, maxProblems).map((one) => shortened(one, depth + 1))
  const fields = Object.entries(value).slice(0, maxProblems)
  return Object.fromEntries(
    fields.map(([name, one]) => [cut(name, maxTextLength), shortened(one, depth + 1)]),
  )
}

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength)}…`
}
