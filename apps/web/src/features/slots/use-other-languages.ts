import { domains } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { Canonical } from '@sdp/domain/slots'
import { canonicalsInLanguage, type WireDomain } from '@sdp/domain/wire'
import { useEffect, useMemo, useState } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../server/calls.ts'
import { notifyFailure } from '../../ui/notifications.tsx'

type Stored = Pick<WireDomain, 'user_inputs'>

/** What the other languages say for the canonicals of a slot, as it was last saved; they come one by one. */
export function useOtherLanguages(slot: string): ReadonlyMap<string, readonly Canonical[]> {
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const revision = useEditing((editing) => editing.revision)
  const renames = useEditingStore(({ open }) => open?.renames) ?? noRenames
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
        const { user_inputs }: Stored & object = await call(domains.read, { ...sent, signal: leaving.signal })
        if (leaving.signal.aborted) return
        setStored((before) => new Map(before).set(other, { user_inputs }))
      }
    }
    setStored(new Map())
    read().catch((error: unknown) => notifyFailure(messages.domain.fetchFailed, error))
    return () => leaving.abort()
  }, [domainId, others, revision])

  return useMemo(
    () => new Map([...stored].map(([other, wire]) => [other, canonicalsInLanguage(wire, { slot, renames })])),
    [stored, slot, renames],
  )
}

const noRenames: never[] = []
