import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { CheckBox } from '../../ui/CheckBox.tsx'
import type { ExpressionOf } from './use-expression-of.ts'

/** The expression that is made of a sentence, with a box for each literal that can be its slot. */
export function ExpressionOfSentence({ expression }: { expression: ExpressionOf }) {
  const { text, type, literals, isKept, keep, result, problem } = expression
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label="Expression"
        value={text}
        error={problem !== undefined}
        helperText={problem}
        onChange={({ target }) => type(target.value)}
        slotProps={{ htmlInput: { dir: 'auto', maxLength: 1000, spellCheck: false } }}
      />
      {literals.map((literal) => {
        const label = `$(${literal.slot}) for ‘${literal.text}’`
        return (
          <Box
            component="label"
            key={`${literal.slot} ${literal.from}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', cursor: 'pointer' }}
          >
            <CheckBox
              label={label}
              checked={!isKept(literal)}
              onChange={(isSlot) => keep(literal, !isSlot)}
            />
            {label}
          </Box>
        )
      })}
      {literals.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Added as <ExpressionText text={result} />
        </Typography>
      )}
    </Box>
  )
}
