import InputBase from '@mui/material/InputBase'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { PartPlace } from '../ui/PartPlace.tsx'
import type { ExpressionEditorHandle, ExpressionEditorProps } from './expression-editor/ExpressionEditor.tsx'

type EditorProps = Omit<ExpressionEditorProps, 'ref'>
type LoadingProps = EditorProps & { hasFocus: RefObject<boolean> }

const { Part } = lazyPart<LoadingProps>(async () => {
  const { ExpressionEditor } = await import('./expression-editor/ExpressionEditor.tsx')
  return function Loaded({ hasFocus, ...props }) {
    const editor = useRef<ExpressionEditorHandle>(null)
    // Not before it takes the place of the field: until then somebody may leave that
    useLayoutEffect(() => {
      if (hasFocus.current) editor.current?.focus()
    }, [hasFocus])
    return <ExpressionEditor {...props} ref={editor} autoFocus={false} />
  }
}, PlainField)

/** The expression editor, of one line, for pages that open without it. What is typed before it is loaded is kept. */
export function LazyExpressionEditor(props: EditorProps) {
  const hasFocus = useRef(props.autoFocus ?? false)
  return (
    <PartPlace>
      <Part {...props} hasFocus={hasFocus} />
    </PartPlace>
  )
}

/** Takes what is typed until the editor is there, which goes on with it. */
function PlainField(props: LoadingProps) {
  const { label, value, onChange, onEnter, onEscape, onBlur, hint, describedBy, autoFocus, hasFocus } = props
  const { canEdit = true } = props
  return (
    <InputBase
      fullWidth
      autoFocus={autoFocus ?? false}
      readOnly={!canEdit}
      value={value}
      placeholder={hint ?? ''}
      inputProps={{ 'aria-label': label, 'aria-describedby': describedBy, spellCheck: false }}
      onChange={({ target }) => onChange(target.value)}
      onFocus={({ target }) => {
        hasFocus.current = true
        target.setSelectionRange(target.value.length, target.value.length)
      }}
      onBlur={() => {
        hasFocus.current = false
        onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter({ ctrl: event.ctrlKey || event.metaKey })
        else if (event.key !== 'Escape' || !onEscape?.()) return
        event.preventDefault()
        event.stopPropagation()
      }}
      sx={{ height: 35, px: 1, border: 1, borderColor: 'divider', borderRadius: 1, font: 'inherit' }}
    />
  )
}
