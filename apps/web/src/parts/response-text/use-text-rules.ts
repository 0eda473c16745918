import type { Domain } from '@sdp/domain'
import { exampleFiller } from '@sdp/domain/gui-responses'
import {
  checkResponseText,
  conceptNames,
  spokenText,
  type TextProblem,
  type TtsType,
  textProblems,
  ttsTypeOf,
  unfilledPlaceholders,
} from '@sdp/domain/responses'
import { useMemo } from 'react'
import { check } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useConcepts, useConceptTexts, useMentionedConcepts } from '../concepts.ts'
import type { Mentionable } from '../expression-editor/completion.ts'
import { useFeatureFlags } from '../platform-configuration.ts'

/** How texts of the open domain are judged, completed and read out. */
export interface TextRules {
  /** How spoken texts are read out. */
  spokenAs: TtsType
  placeholders: readonly Mentionable[]
  /** All concepts that there are, and those that the domain mentions. */
  concepts: () => readonly string[]
  problemsOf: (text: string, spokenAs: TtsType | undefined) => readonly TextProblem[]
  /** A text as it is said, with example values in it. */
  said: (text: string) => string
}

/** The rules of the open domain; the same until what they depend on changes. */
export function useTextRules(): TextRules {
  const slots = useDomain((domain) => domain.slots)
  const apiInputs = useDomain((domain) => domain.apiInputs)
  const platforms = useDomain((domain) => domain.platforms)
  const { enableSsmlTransition: ssmlTransition = false } = useFeatureFlags()
  const language = useEditing((editing) => editing.language)
  const concepts = useConcepts()
  const mentioned = useMentionedConcepts()
  const words = useConceptTexts({ language, names: mentioned, types: [1, 2] })
  return useMemo(() => {
    const known = new Set([...slots, ...apiInputs].map(({ name }) => name))
    const fill = exampleFiller({ slots })
    return {
      spokenAs: ttsTypeOf({ platforms, ssmlTransition }),
      placeholders: [
        ...slots.map(({ name, type }) => ({ name, about: type })),
        ...apiInputs.map(({ name }) => ({ name, about: 'API input' })),
      ],
      concepts: () => {
        const mentions = check((domain: Domain) => conceptNames(domain))
        return [...new Set([...mentions, ...concepts.map(({ concept_name }) => concept_name)])].sort()
      },
      problemsOf: (text, spokenAs) => {
        const empty = checkResponseText(text)
        if (empty !== undefined) return [{ ...nothingYet, message: empty }]
        return [...textProblems(text, spokenAs), ...unfilledPlaceholders(text, (name) => known.has(name))]
      },
      said: (text) => spokenText(text, fill, (name) => words?.get(name)?.[0]),
    }
  }, [slots, apiInputs, platforms, ssmlTransition, concepts, words])
}

const nothingYet = { kind: 'tag', severity: 'error', from: 0, to: 0 } as const
