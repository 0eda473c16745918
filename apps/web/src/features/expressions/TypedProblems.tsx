import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { counted } from '../../ui/numbers.ts'
import { CreateLink } from './CreateLink.tsx'
import { judgementText, type Typed } from './typed-expressions.ts'

interface TypedProblemsProps {
  id: string
  typed: Typed
  onAddRight: () => void
}

/** More would push the list off the screen; the others follow when these are put right. */
const maxShown = 50

/** What is wrong in the add field, and what becomes of the rest. */
export function TypedProblems({ id, typed, onAddRight }: TypedProblemsProps) {
  const { count, rightCount, wrong } = typed
  const judgement = judgementText(typed)
  return (
    // With the room of one line, so that the list does not jump while something is typed.
    <Box id={id} role="status" sx={{ display: 'grid', gap: 0.5, minHeight: 20, mb: -0.5 }}>
      {judgement !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" color={wrong.length === 0 ? 'textSecondary' : 'error'}>
            {judgement}
          </Typography>
          {wrong.length > 0 && rightCount > 0 && (
            <Button onClick={onAddRight} title="Ctrl+Enter; the wrong ones stay in the field">
              Add {counted(rightCount, 'expression')} that {rightCount === 1 ? 'is' : 'are'} right
            </Button>
          )}
        </Box>
      )}
      {wrong.length > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 120, overflow: 'auto', color: 'error.main' }}
        >
          {wrong.slice(0, maxShown).flatMap(({ text, errors }) =>
            errors.map((error) => (
              <Typography key={`${error.from} ${error.message}`} component="li" variant="body2">
                {error.message}
                <CreateLink error={error} />
                {count > 1 && (
                  <Box component="span" dir="auto" sx={{ ml: 1, color: 'text.secondary' }}>
                    {text}
                  </Box>
                )}
              </Typography>
            )),
          )}
        </Box>
      )}
    </Box>
  )
}
