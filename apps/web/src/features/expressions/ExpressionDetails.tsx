import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Expression, sentenceCounter } from '@sdp/domain/expressions'
import { type Intent, setWeight } from '@sdp/domain/intents'
import { memo } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { LiteralsPanel } from './LiteralsPanel.tsx'
import { WeightFrame } from './list-frame.ts'
import { SamplesPanel } from './SamplesPanel.tsx'
import { WeightEditor } from './WeightEditor.tsx'

interface ExpressionDetailsProps {
  intent: Intent
  /** The place of the expression. */
  at: number
}

/** More about the expression that is active in the list. */
export const ExpressionDetails = memo(function ExpressionDetails({ intent, at }: ExpressionDetailsProps) {
  const expression = intent.expressions[at]
  return (
    <Box
      component="section"
      aria-label="Details"
      sx={{ flex: 1, display: 'flex', flexDirection: 'column', gap: 1, minHeight: 0, overflow: 'auto' }}
    >
      {expression === undefined ? (
        <Typography variant="body2" color="textSecondary">
          Select an expression to see its samples
        </Typography>
      ) : (
        <>
          <SamplesPanel text={expression.text} />
          <Weight key={expression.text} intent={intent.name} at={at} expression={expression} />
          <Typography variant="h3" component="h3" sx={{ mt: 1 }}>
            Allowed literals
          </Typography>
          <LiteralsPanel intent={intent} active={{ at, expression }} />
        </>
      )}
    </Box>
  )
})

interface WeightProps {
  intent: string
  at: number
  expression: Expression
}

function Weight({ intent, at, expression: { text, weight } }: WeightProps) {
  const language = useEditing((editing) => editing.language)
  const parts = useDomain((domain) => domain.reusableExpressions)
  const { canEdit, edit } = useEdit()
  return (
    <Box
      component="section"
      aria-label="Weight"
      sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}
    >
      <Typography variant="h3" component="h3">
        Weight
      </Typography>
      <WeightFrame sx={{ flex: 1 }}>
        <WeightEditor
          label={text}
          weight={weight}
          combinations={sentenceCounter(parts, language).combinations(text)}
          disabled={!canEdit}
          hasSlider
          onWeigh={(to) => edit(setWeight, { intent, at, weight: to, language })}
        />
      </WeightFrame>
    </Box>
  )
}
