import type { FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import type { ContentStore } from '../content/content-store.ts'
import { tagOf, withTag } from '../http/content-tag.ts'
import { sendJson } from '../http/send-json.ts'
import { type DomainRecord, domainReply, getDomain } from './domain-record.ts'

/** In which language a domain is answered, and whether with who edits it. */
interface ReadOptions {
  language?: string | undefined
  skipSession?: boolean | undefined
}

/** Sends a save point with its content in one language. */
export async function sendDomain(
  reply: FastifyReply,
  { db, content }: { db: Pool; content: ContentStore },
  { savePointId, ...seen }: ReadOptions & { savePointId: string },
): Promise<FastifyReply> {
  const [domain, { revision, pieces }] = await Promise.all([
    getDomain(db, savePointId),
    content.read(savePointId, seen.language),
  ])
  withTag(reply, tagOfDomain(domain, revision, seen))
  const head = JSON.stringify(headOf(domain, revision, seen))
  return sendJson(reply, [Buffer.from(`${head.slice(0, -1)},`), ...pieces, Buffer.from('}')])
}

/** The tag of that answer. */
export function tagOfDomain(domain: DomainRecord, revision: string, seen: ReadOptions): string {
  return tagOf(headOf(domain, revision, seen), domain.languages, seen.language)
}

/** What precedes the content; its languages are there with the content. */
function headOf(domain: DomainRecord, revision: string, { skipSession }: ReadOptions) {
  const { languages: _, sessions, ...head } = domainReply(domain)
  return { ...head, sessions: skipSession ? [] : sessions, revision, dialog_units: [] }
}
