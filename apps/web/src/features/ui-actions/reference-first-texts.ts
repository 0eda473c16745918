import { textsInLanguage } from '@sdp/domain/wire'
import { createContext, useMemo } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useReference } from '../../parts/use-reference.ts'
import { firstTexts, saidText } from './summaries.ts'

/** What another language says, for UI actions that say nothing in the open one. */
export interface ReferenceFirstTexts {
  language: string
  texts: ReadonlyMap<string, string>
}

export const ReferenceFirstTextsContext = createContext<ReferenceFirstTexts | undefined>(undefined)

/** The texts of the reference language, else of the default one; read only where a UI action has responses without a text. */
export function useReferenceFirstTexts(): ReferenceFirstTexts | undefined {
  const isWanted = useDomain(({ uiActions, ttsResponses }) => {
    const texts = firstTexts(ttsResponses)
    return uiActions.some((action) => action.ttsResponses.length > 0 && saidText(action, texts) === undefined)
  })
  const { language, content } = useReference({ isWanted, orDefault: true })
  const renames = useEditing((editing) => editing.renames)
  return useMemo(
    () =>
      isWanted && language !== undefined && content !== undefined
        ? { language, texts: firstTexts(textsInLanguage(content, renames).tts) }
        : undefined,
    [isWanted, language, content, renames],
  )
}
