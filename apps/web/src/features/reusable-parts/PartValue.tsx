import { styled } from '@mui/material/styles'
import type { ReusableExpression } from '@sdp/domain/expressions'
import { setReusableValue, valueIn } from '@sdp/domain/reusable-expressions'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useEdit } from '../../editing/use-edit.ts'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { useTypedText } from '../../ui/grid/use-typed.ts'
import { PartValueEditor } from './PartValueEditor.tsx'

const Shown = styled('button')(({ theme }) => ({
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  width: '100%',
  minHeight: 24,
  margin: '0 -7px',
  padding: '1px 6px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: 'none',
  border: '1px solid transparent',
  borderRadius: 4,
  cursor: 'text',
  '&:hover': { borderColor: theme.vars.palette.divider },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
}))

const Missing = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }))

/** What a part stands for in one language; becomes an editor when it is clicked. */
export function PartValue({ part, language }: { part: ReusableExpression; language: string }) {
  const { canEdit, edit } = useEdit()
  const [typed, type] = useTypedText(`value in ${language}`)
  const shouldAutoFocus = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const { name } = part
  const value = valueIn(part, language)
  const shown =
    value === '' ? <Missing>{canEdit ? 'Add a value' : '-'}</Missing> : <ExpressionText text={value} />
  if (!canEdit) return <span title={value}>{shown}</span>

  if (typed !== undefined) {
    const end = (text: string | undefined, { isByKey }: { isByKey: boolean }) => {
      flushSync(() => {
        shouldAutoFocus.current = false
        type(undefined)
        if (text !== undefined && text !== value) edit(setReusableValue, { name, language, value: text })
      })
      if (isByKey) button.current?.focus()
    }
    return (
      <PartValueEditor
        part={part}
        language={language}
        text={typed}
        onType={type}
        // Not when it is shown again with what was left in it
        autoFocus={shouldAutoFocus.current}
        onEnd={end}
      />
    )
  }
  return (
    <Shown
      ref={button}
      type="button"
      title={value}
      aria-label={`Value of ${name} in ${language}: ${value}`}
      onClick={() => {
        shouldAutoFocus.current = true
        type(value)
      }}
    >
      {shown}
    </Shown>
  )
}
