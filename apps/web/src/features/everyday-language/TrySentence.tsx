import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type TriedSentence, tryEverydayLanguage } from '@sdp/dialogue/everyday-language'
import { everydayTitles } from '@sdp/domain/everyday-language'
import { useState } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { EverydaySection } from './EverydaySection.tsx'
import { oppositesTitle } from './TurningWords.tsx'

/** Shows what the lists make of a sentence, with what is not saved yet. */
export function TrySentence() {
  const language = useEditing((editing) => editing.language)
  const everyday = useDomain((domain) => domain.everydayLanguage)
  const [text, setText] = useState('')
  const tried = text.trim() === '' ? undefined : tryEverydayLanguage(text, language, everyday)
  return (
    <EverydaySection
      title="Try a sentence"
      level="h2"
      text="What the lists make of it. What an expression itself says is never left out; the chat tries it with expressions."
    >
      <TextField
        placeholder="Type a sentence"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && setText('')}
        slotProps={{
          htmlInput: { 'aria-label': 'Try a sentence', dir: 'auto', spellCheck: false, maxLength: 300 },
        }}
        sx={{ mt: 1, maxWidth: 640 }}
      />
      <Box role="status" aria-label="What the lists make of it" sx={{ mt: 1 }}>
        {tried && <Tried tried={tried} />}
      </Box>
    </EverydaySection>
  )
}

function Tried({ tried: { becomes, leftOut, turns } }: { tried: TriedSentence }) {
  const titleOf = (list: TriedSentence['turns'][number]['list']) =>
    list === 'opposites' ? oppositesTitle : everydayTitles[list]
  const quoted = (words: readonly string[]) => words.map((word) => `‘${word}’`).join(', ')
  return (
    <Typography variant="body2" component="div" sx={{ display: 'grid', gap: 0.25, overflowWrap: 'anywhere' }}>
      <span>
        Read as <b dir="auto">{becomes}</b>
      </span>
      <span>{leftOut.length === 0 ? 'Nothing is left out.' : `Left out: ${quoted(leftOut)}.`}</span>
      <span>
        {turns.length === 0
          ? 'Nothing turns its meaning.'
          : `Turn its meaning: ${turns.map(({ word, list }) => `‘${word}’ (${titleOf(list)})`).join(', ')}.`}
      </span>
    </Typography>
  )
}
