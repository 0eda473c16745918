import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { behaviourText, type Spoken, triedText } from './change-texts.ts'

interface WhatItDoesProps {
  /** Absent while it is being found out. */
  spoken: readonly Spoken[] | undefined
  onAskAgain: () => void
}

/** What changes for whoever speaks: sentences that get another intent, rule or answer. */
export function WhatItDoes({ spoken, onAskAgain }: WhatItDoesProps) {
  return (
    <Box component="section" aria-label="What it does" sx={{ mt: 1.5 }}>
      <Typography variant="body2" component="h4" sx={{ m: 0, fontWeight: 600 }}>
        What it does
      </Typography>
      {spoken === undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Trying sentences …
        </Typography>
      )}
      {spoken?.map((one) => (
        <Box key={one.language} sx={{ mt: 0.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {triedText(one)}{' '}
            {one.isCut && (
              <Button size="small" onClick={onAskAgain}>
                Try more
              </Button>
            )}
          </Typography>
          {one.changes.length > 0 && <Sentences spoken={one} />}
        </Box>
      ))}
    </Box>
  )
}

function Sentences({ spoken: { language, changes, changed } }: { spoken: Spoken }) {
  return (
    <Box component="ul" aria-label={`Sentences in ${language}`} sx={{ m: 0, pl: 2.5 }}>
      {changes.map(({ sentence, differs, before, after }) => (
        <Typography key={sentence} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ fontFamily: 'monospace', fontSize: 12 }}>
            {sentence}
          </Box>
          : {behaviourText(before, differs)} → {behaviourText(after, differs)}
          {isOtherwiseSame(before, after) && ' (shown or done in another way)'}
        </Typography>
      ))}
      {changed > changes.length && (
        <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
          and {changed - changes.length} more
        </Typography>
      )}
    </Box>
  )
}

/** What is said is the same: the screen or what the client does with it differs. */
function isOtherwiseSame(
  before: Spoken['changes'][number]['before'],
  after: Spoken['changes'][number]['after'],
): boolean {
  return before.intent === after.intent && before.rule === after.rule && before.answer === after.answer
}
