import type { ErrorReply } from '@sdp/api'
import { mostProblems } from '@sdp/domain'

const mostBytes = 64 * 1024
const longestMessage = 4000
const longestText = 1000

/**
 * What is answered about something wrong. It repeats names and values that were sent, so it is kept short: the first
 * problems, long texts cut, 64 KB in all.
 */
export function problemReply(message: string, details?: unknown): ErrorReply {
  const told = details === undefined ? undefined : shortened(details, 0)
  const reply: ErrorReply = { message: cut(message, longestMessage), details: told }
  while (Array.isArray(reply.details) && Buffer.byteLength(JSON.stringify(reply)) > mostBytes) {
    reply.details = reply.details.slice(0, -Math.ceil(reply.details.length / 4))
  }
  return reply
}

function shortened(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cut(value, longestText)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 3) return undefined
  if (Array.isArray(value)) return value.slice(0, mostProblems).map((one) => shortened(one, depth + 1))
  const fields = Object.entries(value).slice(0, mostProblems)
  return Object.fromEntries(fields.map(([name, one]) => [cut(name, longestText), shortened(one, depth + 1)]))
}

function cut(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`
}
