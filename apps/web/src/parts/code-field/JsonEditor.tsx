import { standardKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { setDiagnostics } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import { useId, useLayoutEffect, useRef } from 'react'
import { changedPart } from './changed-part.ts'

interface JsonEditorProps {
  label: string
  text: string
  /** Where something is wrong, in characters from the start. */
  place: number | undefined
  /** What is wrong, as it is shown below. */
  errorText: string | undefined
  disabledReason: string | undefined
  onChange: (text: string) => void
}

/** JSON as text with colours, folding and the place of an error. Undo is that of the dialog (ruling R146). */
export function JsonEditor(props: JsonEditorProps) {
  const { label, text, place, errorText, disabledReason } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef(props)
  latest.current = props
  const hint = useId()
  const canEdit = disabledReason === undefined

  useLayoutEffect(() => {
    const change = (typed: string) => latest.current.onChange(typed)
    const extensions = [look, ...editing({ label, canEdit, hint, change })]
    const state = EditorState.create({ doc: latest.current.text, extensions })
    const editor = new EditorView({ parent: host.current!, state })
    view.current = editor
    return () => editor.destroy()
  }, [label, canEdit, hint])

  useLayoutEffect(() => {
    const editor = view.current!
    const shown = editor.state.doc.toString()
    // Only what differs, so that the cursor and what is folded stay
    if (shown !== text) editor.dispatch({ changes: changedPart(shown, text) })
  }, [text])

  useLayoutEffect(() => {
    const editor = view.current!
    const from = Math.min(place ?? 0, editor.state.doc.length)
    const to = Math.min(from + 1, editor.state.doc.length)
    const found =
      place === undefined
        ? []
        : [{ from, to, severity: 'error' as const, message: errorText ?? 'Wrong here' }]
    editor.dispatch(setDiagnostics(editor.state, found))
  }, [place, errorText])

  return (
    <Box>
      <Box ref={host} />
      <FormHelperText id={hint} error={errorText !== undefined}>
        {errorText ?? 'Ctrl+Shift+[ folds and Ctrl+Shift+] unfolds'}
      </FormHelperText>
    </Box>
  )
}

interface EditingOptions {
  label: string
  canEdit: boolean
  hint: string
  change: (text: string) => void
}

function editing({ label, canEdit, hint, change }: EditingOptions): Extension[] {
  return [
    json(),
    lineNumbers(),
    codeFolding(),
    foldGutter(),
    bracketMatching(),
    indentOnInput(),
    syntaxHighlighting(colours),
    EditorView.lineWrapping,
    EditorView.editable.of(canEdit),
    EditorState.readOnly.of(!canEdit),
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': hint,
      tabindex: '0',
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) change(state.doc.toString())
    }),
    keymap.of([...foldKeymap, ...standardKeymap]),
  ]
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--mui-palette-primary-main)' },
  { tag: tags.string, color: 'var(--mui-palette-success-main)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--mui-palette-warning-main)' },
  { tag: tags.invalid, color: 'var(--mui-palette-error-main)' },
])

const line = 'var(--mui-palette-divider)'

const look = EditorView.theme({
  '&': {
    fontSize: '0.8125rem',
    border: '1px solid color-mix(in srgb, var(--mui-palette-text-primary) 23%, transparent)',
    borderRadius: '6px',
    background: 'var(--mui-palette-background-paper)',
  },
  '&.cm-focused': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: '-2px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, monospace',
    lineHeight: 1.55,
    height: '420px',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--mui-palette-text-primary)' },
  '.cm-gutters': {
    background: 'var(--mui-palette-background-default)',
    color: 'var(--mui-palette-text-secondary)',
    borderRight: `1px solid ${line}`,
  },
  '.cm-foldPlaceholder': {
    background: 'var(--mui-palette-action-selected)',
    border: 'none',
    color: 'inherit',
    padding: '0 6px',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--mui-palette-error-main) 1px',
    textDecorationSkipInk: 'none',
  },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--mui-palette-error-main)' },
  '.cm-tooltip': {
    background: 'var(--mui-palette-background-paper)',
    color: 'var(--mui-palette-text-primary)',
    border: `1px solid ${line}`,
  },
})
