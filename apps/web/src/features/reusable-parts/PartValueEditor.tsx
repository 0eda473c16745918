import Box from '@mui/material/Box'
import type { ReusableExpression } from '@sdp/domain/expressions'
import { valueIn } from '@sdp/domain/reusable-expressions'
import { useRef, useState } from 'react'
import { LazyExpressionEditor } from '../../parts/LazyExpressionEditor.tsx'
import { ProblemTip } from '../../ui/ProblemTip.tsx'
import { usePartChecks } from './use-part-checks.ts'

interface PartValueEditorProps {
  part: ReusableExpression
  language: string
  text: string
  onType: (text: string) => void
  autoFocus: boolean
  /** Without a text, the value stays as it was. */
  onEnd: (text: string | undefined, how: { isByKey: boolean }) => void
}

/** The value of a part while it is changed. Enter and leaving it commit, unless it is wrong; Esc puts it back. */
export function PartValueEditor(props: PartValueEditorProps) {
  const { part, language, text, onType, autoFocus, onEnd } = props
  const before = valueIn(part, language)
  const isChanged = text.trim() !== before
  const { isWrong, shownErrors, mentionables } = usePartChecks({
    name: part.name,
    language,
    text,
    isChecked: isChanged,
  })
  const isDone = useRef(false)
  const [isFocused, setFocused] = useState(false)

  const end = (commit: boolean, isByKey: boolean) => {
    // Going away, the editor loses the focus and would end once more.
    if (isDone.current || (commit && isWrong)) return
    isDone.current = true
    onEnd(commit && isChanged ? text.trim() : undefined, { isByKey })
  }
  const message = shownErrors[0]?.message
  return (
    <ProblemTip problem={message} isActive={isFocused}>
      <Box onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
        <LazyExpressionEditor
          autoFocus={autoFocus}
          isOneLine
          label={`Value of ${part.name} in ${language}`}
          value={text}
          onChange={onType}
          errors={shownErrors}
          mentionables={mentionables}
          onEnter={() => end(true, true)}
          onEscape={() => {
            end(false, true)
            return true
          }}
          onBlur={() => end(true, false)}
        />
      </Box>
    </ProblemTip>
  )
}
