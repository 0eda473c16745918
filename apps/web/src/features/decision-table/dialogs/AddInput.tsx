import { checkOfferedInput, type InputKind } from '@sdp/domain/decision-table'
import { useState } from 'react'
import { CompletedField } from '../../../ui/CompletedField.tsx'
import { completingTo } from '../../../ui/completions.ts'
import { kindNames } from './kind-names.ts'

interface AddInputProps {
  kind: InputKind
  offers: readonly string[]
  disabledReason: string | undefined
  onAdd: (input: string) => void
}

/** Asks for one more input of a kind, by a name of which the first letters are enough. */
export function AddInput({ kind, offers, disabledReason, onAdd }: AddInputProps) {
  const [text, setText] = useState('')
  const name = text.trim()
  const isPrefix = name === '' || offers.some((offer) => offer.toLowerCase().includes(name.toLowerCase()))
  const problem = isPrefix ? undefined : checkOfferedInput(name, { kind, offered: offers })
  const add = (typed: string) => {
    const input = typed.trim()
    if (input === '' || checkOfferedInput(input, { kind, offered: offers }) !== undefined) return
    setText('')
    onAdd(input)
  }
  const label = `Add ${kindNames[kind].one}`
  return (
    <CompletedField
      label={label}
      placeholder={label}
      className="add"
      value={text}
      complete={completingTo(offers)}
      disabledReason={disabledReason}
      problem={problem}
      isUntyped={text === ''}
      onChange={setText}
      onCommit={add}
      onKey={(event) => {
        if (event.key !== 'Escape' || text === '') return
        event.stopPropagation()
        setText('')
      }}
    />
  )
}
