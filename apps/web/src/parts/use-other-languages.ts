import { domains } from '@sdp/api'
import { messages, type Rename } from '@sdp/domain'
import type { WireDomain } from '@sdp/domain/wire'
import { useEffect, useMemo, useState } from 'react'
import { useEditing } from '../editing/use-editing.ts'
import { call } from '../server/calls.ts'
import { notifyFailure } from '../ui/notifications.tsx'

/**
 * What the other languages have, as it was last saved; they come one by one. `keep` takes what is needed of what is stored,
 * so that the rest of a large language can be forgotten, and `read` makes of it what it is under the names of now; both
 * have to be the same from drawing to drawing.
 */
export function useOtherLanguages<Stored, Made>(
  keep: (stored: WireDomain) => Stored,
  read: (stored: Stored, renames: readonly Rename[]) => Made,
): ReadonlyMap<string, Made> {
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const revision = useEditing((editing) => editing.revision)
  const renames = useEditing((editing) => editing.renames)
  const [stored, setStored] = useState<ReadonlyMap<string, Stored>>(new Map())
  const others = languages
    .map((one) => one.language)
    .filter((one) => one !== language)
    .join(' ')

  useEffect(() => {
    // What was saved meanwhile could have changed the others too
    const asked = { id: domainId, revision }
    const leaving = new AbortController()
    const read = async () => {
      for (const other of others.split(' ').filter((one) => one !== '')) {
        const sent = { params: { id: asked.id }, query: { language: other } }
        const answer: object = await call(domains.read, { ...sent, signal: leaving.signal })
        if (leaving.signal.aborted) return
        const kept = keep(answer as WireDomain)
        setStored((before) => new Map(before).set(other, kept))
      }
    }
    setStored(new Map())
    read().catch((error: unknown) => notifyFailure(messages.domain.fetchFailed, error))
    return () => leaving.abort()
  }, [domainId, others, revision, keep])

  return useMemo(
    () => new Map([...stored].map(([other, kept]) => [other, read(kept, renames)])),
    [stored, read, renames],
  )
}
