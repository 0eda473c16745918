import Box from '@mui/material/Box'
import { useState } from 'react'
import { CompletedField } from '../../../../ui/CompletedField.tsx'
import { completingTo } from '../../../../ui/completions.ts'

interface TextChangeFieldProps {
  label: string
  /** Where it is a name: those it can be. */
  offers?: readonly string[]
  whyNot: string | undefined
  /** Told without a text when it is left as it is, or is no name yet. */
  onChange: (text: string | undefined) => void
}

type How = 'leave' | 'set' | 'clear'

/** What becomes of a text that each selected rule has. */
export function TextChangeField({ label, offers, whyNot, onChange }: TextChangeFieldProps) {
  const [how, setHow] = useState<How>('leave')
  const [text, setText] = useState('')
  const isName = offers === undefined || offers.includes(text)
  const tell = (next: How, typed: string) => {
    setHow(next)
    setText(typed)
    const isWhole = typed !== '' && (offers === undefined || offers.includes(typed))
    if (next === 'clear') onChange('')
    else onChange(next === 'set' && isWhole ? typed : undefined)
  }
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <select
        className="plain-field"
        aria-label={`What becomes of the ${label}`}
        disabled={whyNot !== undefined}
        value={how}
        onChange={({ target }) => tell(target.value as How, text)}
      >
        <option value="leave">Leave as it is</option>
        <option value="set">Set to</option>
        <option value="clear">Clear</option>
      </select>
      {how === 'set' && (
        <CompletedField
          label={`New ${label}`}
          className="wide"
          value={text}
          complete={completingTo(offers ?? [])}
          whyNot={whyNot}
          problem={isName || text === '' ? undefined : `There is no ${label} ${text}`}
          onChange={(typed) => tell(how, typed)}
          onCommit={(typed) => tell(how, typed)}
        />
      )}
    </Box>
  )
}
