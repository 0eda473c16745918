import { concepts, type Reply } from '@sdp/api'
import { type KnownConcepts, knownConcepts } from '@sdp/domain/concepts'
import { conceptNames } from '@sdp/domain/responses'
import { useMemo } from 'react'
import { logger } from '../browser/logger.ts'
import { useDomain, useEditing } from '../editing/use-editing.ts'
import { useCall } from '../server/use-call.ts'

type Listed = Reply<typeof concepts.all.shapes>

const none: Listed = []
const log = logger('concepts')

/**
 * The text concepts that there are. That they cannot be loaded is only logged: names can still be typed (ruling R192).
 */
export function useConcepts({ enabled = true } = {}): Listed {
  const data = useListed(enabled)
  return useMemo(() => (data === undefined ? none : withoutDuplicates(data)), [data])
}

/** What becomes of names of concepts in the open language; undefined until that is known. */
export function useKnownConcepts({ enabled }: { enabled: boolean }): KnownConcepts | undefined {
  const data = useListed(enabled)
  return useMemo(
    () =>
      data &&
      knownConcepts(
        data.map(({ concept_name: name, is_active: isActive, former_names: formerNames }) => ({
          name,
          isActive,
          formerNames,
        })),
      ),
    [data],
  )
}

function useListed(enabled: boolean): Listed | undefined {
  const language = useEditing((editing) => editing.language)
  return useCall(concepts.all, { query: { language } }, { enabled, onFailure: logConceptFailure }).data
}

/** That concepts cannot be loaded is only logged. */
export function logConceptFailure(error: Error): void {
  log.error('Concepts could not be loaded', error)
}

/** A voice concept that is listed twice counts once, and is only logged. */
export function withoutDuplicates(listed: Listed): Listed {
  const seen = new Set<string>()
  return listed.filter(({ concept_name, type }) => {
    const isNew = !seen.has(concept_name)
    seen.add(concept_name)
    if (!isNew && type === 1) log.warn(`The voice concept ${concept_name} is there twice`)
    return isNew
  })
}

const atOnce = 500

/** The active texts of concepts in a language by their names; undefined until they are there. */
export function useConceptTexts(
  { language, names, types }: { language: string; names: readonly string[]; types: readonly (1 | 2)[] },
  { enabled = true } = {},
): ReadonlyMap<string, readonly string[]> | undefined {
  const wanted = [...names].sort().slice(0, atOnce).join(',')
  const { data } = useCall(
    concepts.texts,
    { params: { language }, query: { conceptNames: wanted, types: types.join(',') } },
    { enabled: enabled && wanted !== '', onFailure: logConceptFailure },
  )
  return useMemo(() => {
    if (data === undefined) return undefined
    const found = new Map<string, string[]>()
    for (const { concept_name, text } of data)
      found.set(concept_name, [...(found.get(concept_name) ?? []), text])
    return found
  }, [data])
}

/** The concepts that the open domain mentions. */
export function useMentionedConcepts(): readonly string[] {
  const uiActions = useDomain((domain) => domain.uiActions)
  const ttsResponses = useDomain((domain) => domain.ttsResponses)
  const audioResponses = useDomain((domain) => domain.audioResponses)
  const guiResponses = useDomain((domain) => domain.guiResponses)
  const additionalResponses = useDomain((domain) => domain.additionalResponses)
  return useMemo(
    () => conceptNames({ uiActions, ttsResponses, audioResponses, guiResponses, additionalResponses }),
    [uiActions, ttsResponses, audioResponses, guiResponses, additionalResponses],
  )
}
