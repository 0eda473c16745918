import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Dialog } from './Dialog.tsx'
import { type Replaced, ReplacePreview } from './ReplacePreview.tsx'

interface ReplaceDialogProps {
  title: string
  find: string
  replace: string
  onFind: (text: string) => void
  onReplace: (text: string) => void
  /** What is said before something is looked for. */
  hint: string
  /** How many of what: '3 rules'. */
  counted: (count: number) => string
  /** What becomes of each thing that changes; nothing is replaced while one of them would be wrong. */
  replaced: readonly Replaced[]
  disabledReason?: string | undefined
  onSubmit: () => void
  onClose: () => void
}

/** Replaces a text in many places, after showing what becomes of each. */
export function ReplaceDialog(props: ReplaceDialogProps) {
  const { title, find, replace, onFind, onReplace, counted, replaced, disabledReason, onSubmit, onClose } =
    props
  const count = replaced.length
  const wrong = replaced.filter(({ problems }) => problems.length > 0).length
  const canReplace = count > 0 && wrong === 0 && disabledReason === undefined
  return (
    <Dialog
      open
      title={title}
      width="md"
      onClose={onClose}
      onSubmit={() => canReplace && onSubmit()}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!canReplace} title={disabledReason}>
            {count === 0 ? 'Replace' : `Replace in ${counted(count)}`}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 1.5, mt: 0.5 }}>
        <TextField
          autoFocus
          label="Find"
          value={find}
          onChange={({ target }) => onFind(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
        />
        <TextField
          label="Replace with"
          value={replace}
          onChange={({ target }) => onReplace(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
        />
      </Box>
      <Typography variant="body2" role="status" color={wrong > 0 ? 'error' : 'textSecondary'} sx={{ my: 1 }}>
        {find === '' ? props.hint : summary(counted(count), { count, wrong })}
      </Typography>
      <ReplacePreview replaced={replaced} />
    </Dialog>
  )
}

function summary(counted: string, { count, wrong }: { count: number; wrong: number }): string {
  if (count === 0) return 'Nothing would change.'
  if (wrong === 0) return `${counted} would change.`
  return `${counted} would change, ${wrong} of them would be wrong: none is replaced until all are right.`
}
