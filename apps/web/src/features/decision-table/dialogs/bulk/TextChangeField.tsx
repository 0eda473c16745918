import Box from '@mui/material/Box'
import { useState } from 'react'
import { CompletedField } from '../../../../ui/CompletedField.tsx'
import { completingTo } from '../../../../ui/completions.ts'
import { PlainSelect } from '../../../../ui/PlainSelect.tsx'

interface TextChangeFieldProps {
  label: string
  /** Where it is a name: those it can be. */
  offers?: readonly string[]
  disabledReason: string | undefined
  /** Called without a text when it is left as it is, or is no name yet. */
  onChange: (text: string | undefined) => void
}

const changes = { leave: 'Leave as it is', set: 'Set to', clear: 'Clear' } as const
type How = keyof typeof changes
const hows = Object.keys(changes)
const labelOf = (how: string) => changes[how as How]

/** What becomes of a text that each selected rule has. */
export function TextChangeField({ label, offers, disabledReason, onChange }: TextChangeFieldProps) {
  const [how, setHow] = useState<How>('leave')
  const [text, setText] = useState('')
  const isName = offers === undefined || offers.includes(text)
  const update = (next: How, typed: string) => {
    setHow(next)
    setText(typed)
    const isWhole = typed !== '' && (offers === undefined || offers.includes(typed))
    if (next === 'clear') onChange('')
    else onChange(next === 'set' && isWhole ? typed : undefined)
  }
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <PlainSelect
        isField
        label={`What becomes of the ${label}`}
        options={hows}
        labelOf={labelOf}
        value={how}
        disabledReason={disabledReason}
        onChange={(next) => update(next as How, text)}
      />
      {how === 'set' && (
        <CompletedField
          label={`New ${label}`}
          className="wide"
          value={text}
          complete={completingTo(offers ?? [])}
          disabledReason={disabledReason}
          problem={isName || text === '' ? undefined : `There is no ${label} ${text}`}
          onChange={(typed) => update(how, typed)}
          onCommit={(typed) => update(how, typed)}
        />
      )}
    </Box>
  )
}
