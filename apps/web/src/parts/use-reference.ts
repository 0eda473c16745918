import { domains } from '@sdp/api'
import { messages } from '@sdp/domain'
import type { WireDomain } from '@sdp/domain/wire'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../browser/preferences.ts'
import { useEditing } from '../editing/use-editing.ts'
import { useCall } from '../server/use-call.ts'
import { notifyFailure } from '../ui/notifications.tsx'
import { referenceLanguage } from './reference-language.ts'

type Stored = Pick<
  WireDomain,
  'nlu_interpretations' | 'tts_responses' | 'audio_responses' | 'gui_responses' | 'runtime_responses'
> &
  object

/** The language that is shown next to the one being written. */
export interface Reference {
  language: string | undefined
  /** Those that can be chosen. */
  others: readonly string[]
  /** What it had when it was last saved; undefined until it is there. */
  content: Stored | undefined
}

interface ReferenceOptions {
  isWanted: boolean
  /** Whether the default language is the one, where its author chose none. */
  orDefault?: boolean
}

/** Whoever shows it and whoever keeps it for the next one share one answer. */
export function useReference({ isWanted, orDefault = false }: ReferenceOptions): Reference {
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const chosen = usePreferences((state) => state.referenceLanguage)
  const others = languages.map((one) => one.language).filter((one) => one !== language)
  const reference = referenceLanguage(languages, { open: language, chosen, orDefault })
  const { data, refetch } = useCall(
    domains.read,
    { params: { id: domainId }, query: { language: reference ?? chosen } },
    {
      enabled: isWanted && reference !== undefined,
      forget: true,
      onFailure: (error) => notifyFailure(messages.domain.fetchFailed, error),
    },
  )
  // A save takes its renames into all languages
  const revision = useEditing((editing) => editing.revision)
  const read = useRef(revision)
  useEffect(() => {
    if (read.current === revision) return
    read.current = revision
    if (isWanted && reference !== undefined) void refetch()
  }, [revision, isWanted, reference, refetch])
  return { language: reference, others, content: data as Stored | undefined }
}
