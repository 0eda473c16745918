import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { addReusableExpression, checkPartName } from '@sdp/domain/reusable-expressions'
import { useId, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { LazyExpressionEditor } from '../../parts/LazyExpressionEditor.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { usePartChecks } from './use-part-checks.ts'

export function AddPartDialog({ onClose }: { onClose: () => void }) {
  const domain = useEditing((editing) => editing.domain)
  const language = useEditing((editing) => editing.language)
  const { edit } = useEdit()
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const [isTouched, setTouched] = useState(false)
  const isChecked = value.trim() !== ''
  const checks = usePartChecks({ name, language, text: value, isChecked })
  const { shownErrors, mentionables } = checks
  const errorsId = useId()
  const problem = checkPartName(domain, name)
  const isWrong = problem !== undefined || checks.isWrong

  const submit = () => {
    setTouched(true)
    if (isWrong) return false
    const first = isChecked ? { language, value } : undefined
    return edit(addReusableExpression, { id: crypto.randomUUID(), name, first })
  }
  return (
    <FormDialog
      title="Add reusable part"
      action="Add"
      isDisabled={isWrong}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        required
        label="Name"
        value={name}
        onChange={({ target }) => {
          setTouched(true)
          setName(target.value)
        }}
        error={isTouched && problem !== undefined}
        helperText={(isTouched && problem) || `Expressions use it as §${name || 'name'}`}
        slotProps={{ htmlInput: { spellCheck: false } }}
        sx={{ mt: 0.5 }}
      />
      <Box sx={{ mt: 2 }}>
        <Typography variant="caption" component="div" sx={{ mb: 0.5, color: 'text.secondary' }}>
          Value in {language}
        </Typography>
        <LazyExpressionEditor
          isOneLine
          label={`Value in ${language}`}
          hint="(please|kindly) [do]"
          value={value}
          onChange={setValue}
          errors={shownErrors}
          describedBy={errorsId}
          mentionables={mentionables}
          onEnter={() => submit() && onClose()}
        />
        <FormHelperText id={errorsId} role="status" error={shownErrors.length > 0} sx={{ mx: 1.75 }}>
          {shownErrors[0]?.message ?? 'Can be added later'}
        </FormHelperText>
      </Box>
    </FormDialog>
  )
}
