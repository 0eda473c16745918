import { createHash } from 'node:crypto'
import type { ContentStore } from '../content/content-store.ts'
import { type DomainLabel, labelReply } from '../records/domain-record.ts'
import type { ProgramName } from './protocol.ts'

/** A domain that can be spoken with, and how to get its content where no thread has it. */
export interface SpokenDomain {
  record: DomainLabel
  program: ProgramName
  source: () => Promise<Uint8Array>
}

interface Spoken {
  record: DomainLabel
  /** Names the content, which is read where no thread has it. */
  manifest: string
  read: () => Promise<Buffer[]>
  language: string
  /** Tells it from others that are kept at the same time. */
  place: string
  updates?: Readonly<Record<string, unknown>>
}

/** Names the program of stored content with changes; equal content has equal names, whoever asks. */
export function spokenDomain({
  record,
  manifest,
  read,
  language,
  place,
  updates = {},
}: Spoken): SpokenDomain {
  // General data as far as a conversation can depend on them; who edits it when makes no other program
  const head = JSON.stringify(labelReply(record))
  const changes = Object.keys(updates).length === 0 ? '' : hashOf(JSON.stringify(updates))
  return {
    record,
    program: {
      place: `${place} ${language}`,
      base: `${manifest} ${hashOf(head)}`,
      changes,
      updates,
      language,
    },
    source: async () => {
      return Buffer.concat([Buffer.from(`${head.slice(0, -1)},`), ...(await read()), Buffer.from('}')])
    },
  }
}

/** The content of a revision in one language. */
export function storedContent(
  content: ContentStore,
  { revision, manifest }: { revision: string; manifest: string },
  language: string,
): Pick<Spoken, 'manifest' | 'read' | 'language'> {
  const read = async () => (await content.readRevision(revision, language)).pieces
  return { manifest, read, language }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
