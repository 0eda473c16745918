import { domains, sessions } from '@sdp/api'
import { type Domain, type Edit, editRenames, type Rename } from '@sdp/domain'
import {
  carryIdentity,
  editLineage,
  isTraced,
  type Lineage,
  lineageBetween,
  type Returned,
  renamesToFollow,
  withUnlisted,
} from '@sdp/domain/identity'
import { changedCollections, fromWire, toWire, type WireDomain } from '@sdp/domain/wire'
import { expect } from 'vitest'
import type { Caller } from './test-server.ts'

/** A domain in several languages, edited as the editor does it. */
export interface Author {
  id: string
  read: (language?: string) => Promise<WireDomain & { revision: string }>
  /** Saves collections as they are, as a client does that sends no lineage. */
  put: (updates: Record<string, unknown>, more?: Record<string, unknown>) => Promise<string>
  /** Makes edits in one language and saves them with their lineage; returns the revision. */
  edit: (edit: (editor: Editor) => void, more?: EditMore) => Promise<string>
}

export interface Editor {
  domain: Domain
  do: <Args>(edit: Edit<Args>, args: Args) => void
}

interface EditMore {
  language?: string
  returned?: readonly Returned[]
}

export async function newAuthor(
  caller: Caller,
  { name, languages }: { name: string; languages: readonly string[] },
): Promise<Author> {
  const body = { name, languages: languages.map((language) => ({ language })) }
  const { _id: id } = (await caller.call(domains.create, { body })).body
  await caller.call(sessions.start, { params: { id }, query: {}, body: { message: 'work' } })
  return openAuthor(caller, { id, languages })
}

/** The same of a save point that is there, and in which the caller has the session. */
export function openAuthor(
  caller: Caller,
  { id, languages }: { id: string; languages: readonly string[] },
): Author {
  const first = languages[0]!
  const read = async (language = first) => {
    const query = { language, skipSession: 'true' as const }
    const { status, body: read } = await caller.call(domains.read, { params: { id }, query })
    expect(status).toBe(200)
    return read as unknown as WireDomain & { revision: string }
  }
  const put = async (updates: Record<string, unknown>, more: Record<string, unknown> = {}) => {
    const sent = { updates, commit_message: 'work', language_to_update: first, ...more }
    const answer = await caller.call(domains.update, { params: { id }, query: {}, body: sent })
    expect(answer).toMatchObject({ status: 200 })
    return answer.body.revision
  }
  return {
    id,
    read,
    put,
    edit: async (edit, { language = first, returned } = {}) => {
      const wire = await read(language)
      const saved = fromWire(wire).domain
      const traced: Rename[] = []
      const editor: Editor = {
        domain: saved,
        do: (one, args) => {
          const after = one(editor.domain, args)
          const renames = editRenames(one, editor.domain, args)
          traced.push(...renames.filter(isTraced))
          editor.domain = carryIdentity(editor.domain, after, editLineage(editor.domain, after, renames))
        },
      }
      edit(editor)
      const between = withUnlisted(saved, lineageBetween(saved, editor.domain), traced)
      const lineage: Lineage = { ...between, ...(returned && { returned }) }
      return put(changedCollections(toWire(saved), toWire(editor.domain)), {
        language_to_update: language,
        renames: renamesToFollow(saved, lineage),
        lineage,
        base_revision: wire.revision,
      })
    },
  }
}
