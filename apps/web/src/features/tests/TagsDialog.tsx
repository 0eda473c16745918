import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ConversationTest, setTestTags } from '@sdp/domain/tests'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { counted } from '../../ui/numbers.ts'

interface TagsDialogProps {
  tests: readonly ConversationTest[]
  onClose: () => void
}

/** Sets the tags of several tests; it begins with those that all of them have. */
export function TagsDialog({ tests, onClose }: TagsDialogProps) {
  const { edit, disabledReason } = useEdit()
  const [text, setText] = useState(() => commonTags(tests).join(', '))
  return (
    <FormDialog
      title="Tags"
      width="xs"
      action="Set"
      isDisabled={disabledReason !== undefined}
      actionTitle={disabledReason}
      onSubmit={() => edit(setTestTags, { names: tests.map(({ name }) => name), tags: text.split(',') })}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        These tags replace those of {counted(tests.length, 'test')}.
      </Typography>
      <TextField
        autoFocus
        fullWidth
        label="Tags"
        value={text}
        helperText="With commas between them"
        onChange={({ target }) => setText(target.value)}
      />
    </FormDialog>
  )
}

function commonTags([first, ...others]: readonly ConversationTest[]): string[] {
  return first?.tags.filter((tag) => others.every(({ tags }) => tags.includes(tag))) ?? []
}
