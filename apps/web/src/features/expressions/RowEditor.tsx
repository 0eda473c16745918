import { checkAmongOthers, type KnownNames } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { useUnfinished } from '../../editing/use-unfinished.ts'
import {
  ExpressionEditor,
  type ExpressionEditorHandle,
} from '../../parts/expression-editor/ExpressionEditor.tsx'
import { useCreation } from '../../parts/use-creation.ts'
import { useMentionables } from '../../parts/use-mentionables.ts'
import { CreateLink } from './CreateLink.tsx'

/** How the editor of a row is left. */
export interface RowEnd {
  /** Without a text, the expression stays as it was. */
  text: string | undefined
  /** Where the focus goes: to its row, into the next one, or where it went by itself. */
  focus: 'row' | 'next row' | 'nothing'
}

interface RowEditorProps {
  intent: Intent
  at: number
  known: KnownNames
  text: string
  onType: (text: string) => void
  /** Whether it is to get the focus at once. */
  shouldAutoFocus: boolean
  onEnd: (end: RowEnd) => void
}

/**
 * The text of an expression while it is changed. Enter and leaving it commit, unless it is wrong. Esc puts it back,
 * which Ctrl+Z undoes, and leaves it once it is as it was (ruling R292).
 */
export function RowEditor(props: RowEditorProps) {
  const { intent, at, known, text, onType, shouldAutoFocus, onEnd } = props
  const language = useEditing((editing) => editing.language)
  const before = intent.expressions[at]?.text ?? ''
  const unfinished = useUnfinished('intent')(intent.name)
  const setText = (typed: string) => {
    onType(typed)
    unfinished.keep({ row: typed === before ? undefined : { at, before, typed } })
  }
  const editor = useRef<ExpressionEditorHandle>(null)
  const mentionables = useMentionables()
  const creation = useCreation()
  const problemsId = useId()
  const others = useMemo(() => intent.expressions.filter((_, place) => place !== at), [intent, at])
  const errors = useMemo(() => {
    const start = text.length - text.trimStart().length
    return checkAmongOthers(text.trim(), others, { language, known }).map((error) => ({
      ...error,
      from: error.from + start,
      to: error.to + start,
    }))
  }, [text, others, language, known])

  // It is higher than the text was, and would reach below the end of the list.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.closest('tr')?.scrollIntoView({ block: 'nearest' })
  }, [])

  // An undo can change the expression below what is typed, which was meant for another text
  const initial = useRef(before)
  useEffect(() => {
    if (before !== initial.current) onEnd({ text: undefined, focus: 'row' })
  }, [before, onEnd])

  const end = (commit: boolean, focus: RowEnd['focus']) => {
    const isRight = text === before || errors.length === 0
    if (commit && !isRight) return
    unfinished.keep({ row: undefined })
    onEnd({ text: commit ? text : undefined, focus })
  }
  return (
    <div ref={place}>
      <ExpressionEditor
        ref={editor}
        autoFocus={shouldAutoFocus}
        isOneLine
        label="Expression"
        value={text}
        onChange={setText}
        errors={errors}
        describedBy={problemsId}
        mentionables={mentionables}
        creation={creation}
        onEnter={({ ctrl }) => end(true, ctrl ? 'next row' : 'row')}
        onEscape={() => {
          if (text === before) end(false, 'row')
          else editor.current?.replace(before)
          return true
        }}
        onBlur={() => end(true, 'nothing')}
      />
      <div id={problemsId} role="status" className="about">
        {errors.map((error) => (
          <span key={`${error.from} ${error.message}`} className="wrong">
            {error.message}
            <CreateLink error={error} />
          </span>
        ))}
      </div>
    </div>
  )
}
