import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { CompletedField } from './CompletedField.tsx'
import { completingTo } from './completions.ts'

interface NamesFieldProps {
  label: string
  names: readonly string[]
  /** What can be added; nothing else can, unless it is accepted. */
  offers: readonly string[]
  accepts?: (name: string) => boolean
  /** What is said of a name that is typed and is not offered. */
  unknown: (name: string) => string
  disabledReason?: string | undefined
  placeholder: string
  onAdd: (name: string) => void
  onRemove: (name: string) => void
}

/** Some names of many: each can be taken out, and the field adds those that are offered. */
export function NamesField(props: NamesFieldProps) {
  const { label, names, offers, accepts = () => false, unknown, disabledReason, onAdd, onRemove } = props
  const [text, setText] = useState('')
  const offered = new Set(offers)
  const isKnown = (name: string) => offered.has(name) || accepts(name)
  const left = offers.filter((name) => !names.includes(name))
  const add = (typed: string) => {
    const name = typed.trim()
    if (!isKnown(name) || names.includes(name)) return
    onAdd(name)
    setText('')
  }
  const isFinished =
    text.trim() === '' ||
    accepts(text.trim()) ||
    left.some((name) => name.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <Frame role="group" aria-label={label}>
      {names.map((name) => (
        <span
          key={name}
          className={isKnown(name) ? 'name' : 'name unknown'}
          title={isKnown(name) ? name : unknown(name)}
        >
          <span className="text" dir="auto">
            {name}
          </span>
          {disabledReason === undefined && (
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(name)}>
              <span className="cell-icon clear" />
            </button>
          )}
        </span>
      ))}
      {disabledReason === undefined && (
        <CompletedField
          label={`Add to ${label}`}
          placeholder={props.placeholder}
          value={text}
          complete={completingTo(left)}
          isUntyped={text === ''}
          problem={isFinished ? undefined : unknown(text.trim())}
          onChange={setText}
          onCommit={add}
          onBlur={() => setText('')}
          onKey={(event) => {
            const last = names.at(-1)
            if (event.key === 'Backspace' && text === '' && last !== undefined) onRemove(last)
            if (event.key === 'Escape' && text !== '') {
              event.stopPropagation()
              setText('')
            }
          }}
        />
      )}
    </Frame>
  )
}

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  '& .name': {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    height: 26,
    paddingInline: 8,
    gap: 4,
    borderRadius: 5,
    background: theme.vars.palette.action.selected,
  },
  '& .unknown': { color: theme.vars.palette.error.main },
  '& .text': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& button': {
    padding: 2,
    marginInlineEnd: -4,
    border: 0,
    borderRadius: 4,
    background: 'none',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
  '& .plain-field': { flex: '1 1 120px', minWidth: 90, maxWidth: 260 },
}))
