import type { ExpressionError } from '@sdp/domain/expressions'
import { checkPartValue } from '@sdp/domain/reusable-expressions'
import { useMemo } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { useMentionables } from '../../parts/use-mentionables.ts'

/** What an editor of the value of a part has to know: what is wrong with a text, and what can be mentioned in it. */
export function usePartChecks(name: string, language: string) {
  const reusableExpressions = useDomain((domain) => domain.reusableExpressions)
  const all = useMentionables()
  const mentionables = useMemo(
    () => ({ slots: [], parts: all.parts.filter((part) => part.name !== name) }),
    [all, name],
  )
  const errorsIn = (text: string): ExpressionError[] => {
    const start = text.length - text.trimStart().length
    return checkPartValue({ reusableExpressions }, { name, language, value: text.trim() }).map((error) => ({
      ...error,
      from: error.from + start,
      to: error.to + start,
    }))
  }
  return { errorsIn, mentionables }
}
