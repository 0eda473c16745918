import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { previewReplace, replaceInExpressions } from '@sdp/domain/expressions'
import type { Intent } from '@sdp/domain/intents'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ReplacePreview } from '../../ui/ReplacePreview.tsx'
import { counted } from './typed-expressions.ts'

interface ReplaceDialogProps {
  intent: Intent
  onClose: () => void
}

/** Replaces a text in all expressions of an intent, after showing what becomes of each. */
export function ReplaceDialog({ intent, onClose }: ReplaceDialogProps) {
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  const [find, setFind] = useState('')
  const [replace, setReplace] = useState('')
  const wanted = useDeferredValue(find)
  const replacing = useMemo(
    () => ({ intent: intent.name, find, replace, language }),
    [intent.name, find, replace, language],
  )
  const shown = useDeferredValue(replacing)
  const replacements = useMemo(() => previewReplace(domain, shown), [domain, shown])
  const replaced = useMemo(
    () =>
      replacements.map(({ at, before, after, errors }) => ({
        key: String(at),
        before: <ExpressionText text={before} />,
        after: <ExpressionText text={after} />,
        problems: errors.map(({ message }) => message),
      })),
    [replacements],
  )
  const wrong = replacements.filter(({ errors }) => errors.length > 0).length

  const submit = () => {
    if (replacements.length > 0 && wrong === 0 && edit(replaceInExpressions, replacing)) onClose()
  }
  return (
    <Dialog
      open
      title={`Find and replace in ${intent.name}`}
      width="md"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={replacements.length === 0 || wrong > 0}>
            {replacements.length === 0 ? 'Replace' : `Replace in ${counted(replacements.length)}`}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'flex', gap: 1.5, mt: 0.5 }}>
        <TextField
          autoFocus
          label="Find"
          value={find}
          onChange={({ target }) => setFind(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
        />
        <TextField
          label="Replace with"
          value={replace}
          onChange={({ target }) => setReplace(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', spellCheck: false } }}
        />
      </Box>
      <Typography variant="body2" role="status" color={wrong > 0 ? 'error' : 'textSecondary'} sx={{ my: 1 }}>
        {summary({ find: wanted, count: replacements.length, wrong })}
      </Typography>
      <ReplacePreview replaced={replaced} />
    </Dialog>
  )
}

function summary({ find, count, wrong }: { find: string; count: number; wrong: number }): string {
  if (find === '') return 'Capital and small letters are told apart.'
  if (count === 0) return 'Nothing would change.'
  if (wrong === 0) return `${counted(count)} would change.`
  return `${counted(count)} would change, ${wrong} of them would be wrong: none is replaced until all are right.`
}
