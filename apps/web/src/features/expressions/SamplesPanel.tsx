import RerollIcon from '@mui/icons-material/Casino'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { sentenceCounter } from '@sdp/domain/expressions'
import { useState } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { ExpressionText } from '../../parts/ExpressionText.tsx'

const shownSamples = 10

/** Some sentences that an expression stands for, and others at a click. */
export function SamplesPanel({ text }: { text: string }) {
  const language = useEditing((editing) => editing.language)
  const parts = useDomain((domain) => domain.reusableExpressions)
  const [rolled, setRolled] = useState({ text, turn: 0 })
  const turn = rolled.text === text ? rolled.turn : 0
  const { shown, hasOthers } = sentenceCounter(parts, language).samples(text, { size: shownSamples, turn })
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Typography variant="h3" component="h3" sx={{ flex: 1 }}>
          Samples
        </Typography>
        <Button
          startIcon={<RerollIcon fontSize="inherit" />}
          disabled={!hasOthers}
          onClick={() => setRolled({ text, turn: turn + 1 })}
        >
          Show other samples
        </Button>
      </Box>
      <Box
        component="ul"
        aria-label="Samples"
        sx={{
          typography: 'body2',
          m: 0,
          p: 0,
          listStyle: 'none',
          maxHeight: '38%',
          overflow: 'auto',
          flex: 'none',
          '& li': { py: 0.25 },
        }}
      >
        {shown.map((sample) => (
          <li key={sample}>
            <ExpressionText text={sample} />
          </li>
        ))}
      </Box>
      {shown.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          None: the expression has an error
        </Typography>
      )}
    </>
  )
}
