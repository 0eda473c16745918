import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { supportedLanguages } from '@sdp/domain/languages'
import { useState } from 'react'
import { readableNumber } from '../../ui/numbers.ts'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { DomainReadingsView } from './DomainReadingsView.tsx'
import { SaidSentence } from './SaidSentence.tsx'
import { type FoundReadings, useReadings } from './use-readings.ts'
import { WhoAnswers } from './WhoAnswers.tsx'

/** How all domains understand a sentence, side by side. */
export function NluViewPage() {
  const [text, setText] = useState('')
  const [language, setLanguage] = useState('eng-USA')
  const { found, isBusy, isGuessing, ask } = useReadings()
  const wanted = text.trim()

  return (
    <Box sx={{ p: 3, maxWidth: 1100, width: '100%' }}>
      <Typography variant="h1">NLU view</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        Who would answer a sentence where domains are published, and how each saved domain understands it by
        itself.
      </Typography>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (wanted !== '') void ask(wanted, language)
        }}
        sx={{ display: 'flex', gap: 1.5, mb: 3, flexWrap: 'wrap' }}
      >
        <TextField
          label="Sentence"
          value={text}
          autoFocus
          onChange={({ target }) => setText(target.value)}
          slotProps={{ htmlInput: { maxLength: 1000, dir: 'auto' } }}
          sx={{ flex: 1, minWidth: 240 }}
        />
        <SelectOne
          label="Language"
          width={240}
          options={supportedLanguages.map(({ value }) => value)}
          labelOf={(code) => supportedLanguages.find(({ value }) => value === code)?.name ?? code}
          value={language}
          onChange={setLanguage}
        />
        <Button type="submit" variant="contained" disabled={wanted === '' || isBusy}>
          {isBusy ? 'Reading…' : 'Read'}
        </Button>
      </Box>
      {found === undefined && <Hint />}
      <div role="status" aria-label="Readings">
        {found && <Found {...found} isGuessing={isGuessing} />}
      </div>
    </Box>
  )
}

function Hint() {
  return (
    <Typography color="text.secondary" sx={{ maxWidth: 640 }}>
      Write what a driver would say, for example “play some jazz”. Each domain that you may read shows the
      intents it understands, with the slots marked in the sentence; where nothing fits, the expressions that
      come nearest.
    </Typography>
  )
}

function Found({
  text,
  language,
  domains,
  unasked,
  stages,
  millis,
  unguessed,
  isGuessing,
}: FoundReadings & { isGuessing: boolean }) {
  const understanding = domains.filter(({ readings, problem }) => readings.length > 0 || problem !== null)
  const silent = domains.filter((domain) => !understanding.includes(domain))
  if (domains.length === 0 && unasked === 0) {
    return <Alert severity="info">No domain has this language.</Alert>
  }
  return (
    <>
      <SaidSentence found={{ text, language, domains }} />
      <WhoAnswers stages={stages} isGuessing={isGuessing} />
      <Typography component="h2" variant="h3">
        How each domain understands it
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {domains.length === 1 ? 'One domain was' : `${domains.length} domains were`} asked in{' '}
        {readableNumber(Math.round(millis))} ms
        {unasked > 0 && `; ${unasked} more have the language and were not asked`}.
        {isGuessing && ' Looking for what comes near…'}
      </Typography>
      {understanding.map((domain) => (
        <DomainReadingsView key={domain.domainId} text={text} domain={domain} />
      ))}
      {unguessed !== undefined && unguessed > 0 && (
        <Typography variant="body2" sx={{ mt: 2 }}>
          {unguessed === 1 ? 'One domain was' : `${unguessed} domains were`} still learning when time was up.
          Read again for what comes near there.
        </Typography>
      )}
      {unguessed === 0 && silent.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          Nothing comes near in: {silent.map(({ domain }) => domain).join(', ')}.
        </Typography>
      )}
    </>
  )
}
