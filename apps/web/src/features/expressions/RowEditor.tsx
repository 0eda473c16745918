import { checkAmongOthers, type KnownNames } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useUnfinished } from '../../editing/use-unfinished.ts'
import {
  ExpressionEditor,
  type ExpressionEditorHandle,
} from '../../parts/expression-editor/ExpressionEditor.tsx'
import { useMentionables } from '../../parts/use-mentionables.ts'
import type { EditorEnd } from './row-actions.ts'

interface RowEditorProps {
  intent: Intent
  at: number
  known: KnownNames
  /** Without a text, the expression stays as it was. */
  onEnd: (end: { text: string | undefined; then: EditorEnd }) => void
}

/**
 * The text of an expression while it is changed. Enter and leaving it commit, unless it is wrong. Esc puts it back, which
 * Ctrl+Z undoes, and leaves it once it is as it was.
 */
export function RowEditor({ intent, at, known, onEnd }: RowEditorProps) {
  const before = intent.expressions[at]?.text ?? ''
  const unfinished = useUnfinished(intent.name)
  const [text, show] = useState(() => {
    const { row } = unfinished.read()
    return row?.at === at && row.before === before ? row.typed : before
  })
  const setText = (typed: string) => {
    show(typed)
    unfinished.keep({ row: typed === before ? undefined : { at, before, typed } })
  }
  const editor = useRef<ExpressionEditorHandle>(null)
  const mentionables = useMentionables()
  const problemsId = useId()
  const others = useMemo(() => intent.expressions.filter((_, place) => place !== at), [intent, at])
  const errors = useMemo(() => {
    const start = text.length - text.trimStart().length
    return checkAmongOthers(text.trim(), others, known).map((error) => ({
      ...error,
      from: error.from + start,
      to: error.to + start,
    }))
  }, [text, others, known])

  // It is higher than the text was, and would reach below the end of the list.
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.closest('[role=row]')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const end = (commit: boolean, then: EditorEnd) => {
    const isRight = text === before || errors.length === 0
    if (commit && !isRight) return
    unfinished.keep({ row: undefined })
    onEnd({ text: commit ? text : undefined, then })
  }
  return (
    <div ref={place}>
      <ExpressionEditor
        ref={editor}
        autoFocus
        isOneLine
        label="Expression"
        value={text}
        onChange={setText}
        errors={errors}
        describedBy={problemsId}
        mentionables={mentionables}
        onEnter={({ ctrl }) => end(true, ctrl ? 'next' : 'row')}
        onEscape={() => {
          if (text === before) end(false, 'row')
          else editor.current?.replace(before)
          return true
        }}
        onBlur={() => end(true, 'nothing')}
      />
      <div id={problemsId} role="status" className="about">
        {errors.map(({ from, message }) => (
          <span key={`${from} ${message}`} className="wrong">
            {message}
          </span>
        ))}
      </div>
    </div>
  )
}
