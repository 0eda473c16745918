import { createHash } from 'node:crypto'
import type { Member } from '@sdp/dialogue'

type Spoken = Member['program']['domain']

/** Hashes of what can be learned from domains: a domain that stays is read once. */
const contents = new WeakMap<Spoken, string>()

/**
 * Names what is learned from some members by all that it depends on: the code, the language, and of each member, in their
 * order, its id and all that learning can see of it. Equal names mean equal models, wherever and whenever they are learned.
 */
export function modelKey(members: readonly Member[], codeVersion: string): string {
  const language = members[0]?.program.language ?? ''
  return hashOf([codeVersion, language, members.map(({ id, program }) => [id, contentOf(program.domain)])])
}

function contentOf(domain: Spoken): string {
  const known = contents.get(domain)
  if (known !== undefined) return known
  const { intents, slots, reusableExpressions } = domain
  const content = hashOf([intents, slots, reusableExpressions])
  contents.set(domain, content)
  return content
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
