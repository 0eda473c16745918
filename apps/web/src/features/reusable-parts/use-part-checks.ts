import type { ExpressionError } from '@sdp/domain/expressions'
import { checkPartValue } from '@sdp/domain/reusable-expressions'
import { useMemo } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { useMentionables } from '../../parts/use-mentionables.ts'
import { useSettled } from '../../ui/use-settled.ts'

/** For how long a value has to stay as it is before its problems are shown (ruling R307). */
const settleTime = 350

interface TypedValue {
  name: string
  language: string
  text: string
  /** Whether the text is to be a value; one that is left as it was is not. */
  isChecked: boolean
}

/** What an editor of the value of a part has to know: what is wrong with a text, and what can be mentioned in it. */
export function usePartChecks({ name, language, text, isChecked }: TypedValue) {
  const reusableExpressions = useDomain((domain) => domain.reusableExpressions)
  const all = useMentionables()
  const mentionables = useMemo(
    () => ({ slots: [], parts: all.parts.filter((part) => part.name !== name) }),
    [all, name],
  )
  const isSettled = useSettled(text, settleTime) === text
  const value = text.trim()
  const start = text.length - text.trimStart().length
  const found = isChecked ? checkPartValue({ reusableExpressions }, { name, language, value }) : []
  const errors = found.map((one): ExpressionError => ({ ...one, from: one.from + start, to: one.to + start }))
  return { isWrong: errors.length > 0, shownErrors: isSettled ? errors : [], mentionables }
}
