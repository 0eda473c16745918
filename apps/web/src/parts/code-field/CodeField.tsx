import { isolateHistory } from '@codemirror/commands'
import { diagnosticCount, setDiagnostics } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import Box from '@mui/material/Box'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { fieldExtensions, setEditable } from './field-extensions.ts'

/** What can be done with the editor from outside. */
export interface CodeFieldHandle {
  focus: () => void
  /** Puts a text where the cursor is, and the focus behind it. */
  insert: (text: string) => void
  /** Puts a text in place of the whole, which Ctrl+Z takes back. */
  replace: (text: string) => void
}

/** Something that is underlined. */
interface FieldError {
  from: number
  to: number
  message: string
  /** Without one it is an error. */
  severity?: 'error' | 'warning'
}

export interface CodeFieldProps {
  ref?: Ref<CodeFieldHandle> | undefined
  /** The accessible name. */
  label: string
  value: string
  onChange: (text: string) => void
  /** What is underlined; the messages have to be shown next to the editor as well. */
  errors: readonly FieldError[]
  /** The id of the element that says what is wrong. */
  describedBy?: string
  onEnter: (keys: { ctrl: boolean }) => void
  /** Returns whether Esc was used up; otherwise it closes the dialog around the editor. */
  onEscape?: () => boolean
  onBlur?: () => void
  hint?: string
  /** One text: pasted lines are joined. Otherwise Shift+Enter begins a line. */
  isOneLine?: boolean
  canEdit?: boolean
  autoFocus?: boolean
  /** The colours, completions and brackets of what is written in it; those of the first drawing stay. */
  extensions: Extension
}

/** Enough to see; thousands of underlined lines would make typing slow. */
const maxUnderlined = 500

/** A field for texts with a grammar: colours, completion and errors underlined. Loaded when needed. */
export function CodeField(props: CodeFieldProps) {
  const { ref, value, errors, canEdit = true, onBlur } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef(props)
  latest.current = props

  useLayoutEffect(() => {
    const editor = new EditorView({ parent: host.current!, state: newState(latest) })
    view.current = editor
    // At once: a key that is pressed before that would be lost
    if (latest.current.autoFocus) editor.focus()
    return () => {
      view.current = undefined
      editor.destroy()
    }
  }, [])

  useLayoutEffect(() => {
    const editor = view.current!
    // A text from outside begins with an undo history of its own; a save, which locks the field for a while, does not.
    if (editor.state.doc.toString() !== value) editor.setState(newState(latest))
    else if (editor.state.readOnly === canEdit) editor.dispatch({ effects: setEditable(canEdit) })
  }, [value, canEdit])

  useLayoutEffect(() => {
    const editor = view.current!
    // The editor would draw itself again, with every dialog that opens and every key
    if (errors.length === 0 && diagnosticCount(editor.state) === 0) return
    const { length } = editor.state.doc
    const diagnostics = errors
      .slice(0, maxUnderlined)
      .map(({ from, to, message, severity = 'error' as const }) => ({
        from: Math.min(from, length),
        to: Math.min(to, length),
        severity,
        message,
      }))
    editor.dispatch(setDiagnostics(editor.state, diagnostics))
  }, [errors])

  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    insert: (text) => {
      view.current?.dispatch(view.current.state.replaceSelection(text), { scrollIntoView: true })
      view.current?.focus()
    },
    replace: (text) => {
      const { length = 0 } = view.current?.state.doc ?? {}
      view.current?.dispatch({
        changes: { from: 0, to: length, insert: text },
        selection: { anchor: text.length },
        annotations: isolateHistory.of('full'),
      })
    },
  }))

  return (
    <Box
      ref={host}
      // An editor that is taken away loses the focus as well, but nobody left it.
      onBlur={() => view.current && onBlur?.()}
      // Esc that closes a list of suggestions must not close the dialog as well.
      onKeyDown={(event) => event.defaultPrevented && event.key === 'Escape' && event.stopPropagation()}
    />
  )
}

function newState(latest: { readonly current: CodeFieldProps }): EditorState {
  const now = () => {
    const { label, describedBy, errors, onChange, onEnter, onEscape, hint, isOneLine, canEdit } =
      latest.current
    return {
      label,
      describedBy,
      hint: hint ?? '',
      isOneLine: isOneLine ?? false,
      canEdit: canEdit ?? true,
      isWrong: errors.some(({ severity }) => severity !== 'warning'),
      onChange,
      onEnter,
      onEscape: onEscape ?? (() => false),
    }
  }
  const { value, extensions } = latest.current
  return EditorState.create({
    doc: value,
    selection: { anchor: value.length },
    extensions: [extensions, fieldExtensions(now)],
  })
}
