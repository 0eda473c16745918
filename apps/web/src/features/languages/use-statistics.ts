import { domains } from '@sdp/api'
import { messages } from '@sdp/domain'
import { fromWire } from '@sdp/domain/wire'
import { useEffect, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { call } from '../../server/calls.ts'
import { notifyFailure } from '../../ui/notifications.tsx'
import { type LanguageStatistics, measureLanguage } from './statistics.ts'

/** The statistics of all languages, the shown one first, with its unsaved changes; the others come one by one. */
export function useStatistics(): { measured: readonly LanguageStatistics[]; isComplete: boolean } {
  const domainId = useEditing((editing) => editing.domainId)
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const [measured, setMeasured] = useState<readonly LanguageStatistics[]>([])
  // What is measured is the moment at which the dialog was opened.
  const [opened] = useState({ domainId, domain, language, languages })

  useEffect(() => {
    const leaving = new AbortController()
    const others = opened.languages.map((one) => one.language).filter((one) => one !== opened.language)
    const add = (one: LanguageStatistics) => {
      if (!leaving.signal.aborted) setMeasured((before) => [...before, one])
    }
    const measureAll = async () => {
      add(await measureLanguage(opened.domain, opened.language))
      for (const other of others) {
        const asked = { params: { id: opened.domainId }, query: { language: other } }
        const reply = await call(domains.read, { ...asked, signal: leaving.signal })
        add(await measureLanguage(fromWire(reply).domain, other))
      }
    }
    setMeasured([])
    measureAll().catch((error: unknown) => notifyFailure(messages.domain.fetchFailed, error))
    return () => leaving.abort()
  }, [opened])
  return { measured, isComplete: measured.length >= opened.languages.length }
}
