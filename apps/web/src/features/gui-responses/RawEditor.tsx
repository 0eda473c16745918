import TextField from '@mui/material/TextField'

interface RawEditorProps {
  label: string
  text: string
  problem: string | undefined
  disabledReason: string | undefined
  onChange: (text: string) => void
}

/** The text of the response as it is typed. */
export function RawEditor({ label, text, problem, disabledReason, onChange }: RawEditorProps) {
  return (
    <TextField
      label={label}
      multiline
      minRows={14}
      maxRows={28}
      value={text}
      error={problem !== undefined}
      helperText={problem ?? 'JSON, or a dynamic reference such as $found.template'}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        input: { readOnly: disabledReason !== undefined },
        htmlInput: {
          spellCheck: false,
          style: { fontFamily: 'ui-monospace, monospace', fontSize: '0.8125rem' },
        },
      }}
    />
  )
}
