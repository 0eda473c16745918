import { createHash } from 'node:crypto'
import type { ContentStore } from '../content/content-store.ts'
import { type DomainLabel, labelReply } from '../records/domain-record.ts'
import type { ProgramName } from './protocol.ts'

/** A domain that can be spoken with, and how to get its content where no thread has it. */
export interface SpokenDomain {
  /** Its Original save point, and what it is called. */
  record: Pick<DomainLabel, 'savePointId' | 'name'>
  program: ProgramName
  source: () => Promise<Uint8Array>
}

/** What of a domain never changes: with a manifest that has its settings it is all that a conversation can depend on. */
type FixedData = Pick<DomainLabel, 'savePointId' | 'name' | 'embedded' | 'savePointName'>

interface Spoken {
  record: SpokenDomain['record']
  /** What comes before the content in the wire domain. */
  head: Readonly<Record<string, unknown>>
  /** Names the content, which is read where no thread has it. */
  manifest: string
  read: () => Promise<Buffer[]>
  language: string
  /** Distinguishes it from others that are kept at the same time. */
  place: string
  home?: string
  updates?: Readonly<Record<string, unknown>>
}

/** Names the program of stored content with changes; equal content has equal names, whoever asks. */
export function spokenDomain({
  record,
  head: given,
  manifest,
  read,
  language,
  place,
  home,
  updates = {},
}: Spoken): SpokenDomain {
  const head = JSON.stringify(given)
  const changed = Object.keys(updates).length === 0 ? '' : JSON.stringify(updates)
  return {
    record,
    program: {
      place: `${place} ${language}`,
      base: `${manifest} ${hashOf(head)}`,
      changes: changed === '' ? '' : hashOf(changed),
      changedBytes: changed.length,
      updates,
      language,
      home,
    },
    source: async () => {
      return Buffer.concat([Buffer.from(`${head.slice(0, -1)},`), ...(await read()), Buffer.from('}')])
    },
  }
}

/**
 * The content of a revision in one language, with the general data as they are now, as far as a conversation can depend on
 * them: who edits it when makes no other program.
 */
export function storedContent(
  content: ContentStore,
  { record, revision, manifest }: { record: DomainLabel; revision: string; manifest: string },
  language: string,
): Pick<Spoken, 'record' | 'head' | 'manifest' | 'read' | 'language'> {
  const read = async () => (await content.readRevision(revision, language)).pieces
  return { record, head: { ...labelReply(record) }, manifest, read, language }
}

/** A domain as it is published: nothing that is changed later decides what its pinned content says. */
export function publishedContent(record: FixedData): Pick<Spoken, 'record' | 'head'> {
  const { savePointId, name, embedded, savePointName } = record
  return { record, head: { _id: savePointId, name, embedded, savePoint: savePointName } }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
