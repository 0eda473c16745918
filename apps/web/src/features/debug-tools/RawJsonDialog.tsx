import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import { rawContent, readRawContent, replaceContent } from '@sdp/domain/raw-content'
import { useMemo, useState } from 'react'
import { applyEdit, useEditingStore } from '../../editing/editing-store.ts'
import { useReadOnlyReason } from '../../editing/use-read-only-reason.ts'
import { JsonEditor } from '../../parts/code-field/JsonEditor.tsx'
import { useDraftGuard } from '../../parts/use-draft-guard.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { notify } from '../../ui/notifications.tsx'

/**
 * The content of the open domain as text; what is applied is one edit, which is saved or undone as any other
 * (ruling R226).
 */
export function RawJsonDialog({ onClose }: { onClose: () => void }) {
  const open = useEditingStore((state) => state.open)
  const disabledReason = useReadOnlyReason()
  // As it was when the dialog opened
  const [before] = useState(() => (open === undefined ? '' : rawContent(open.current)))
  const [text, setText] = useState(before)
  const read = useMemo(() => readRawContent(text), [text])
  const [first, ...others] = 'problems' in read ? read.problems : []
  const isChanged = text !== before
  const close = useDraftGuard(isChanged, onClose)

  const apply = () => {
    if ('problems' in read || !applyEdit(replaceContent, read)) return
    notify('success', messages.rawContent.replaced)
    onClose()
  }
  const errorText = first && [
    messages.rawContent.problem(first.line, first.message),
    ...(others.length > 0 ? [messages.rawContent.furtherProblems(others.length)] : []),
  ]
  return (
    <Dialog
      open
      title="Edit raw domain JSON"
      width="lg"
      language={open?.language ?? ''}
      onClose={() => void close()}
      onSubmit={apply}
      actions={
        <>
          <Button onClick={() => void close()}>Cancel</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={disabledReason !== undefined || !isChanged || first !== undefined}
            title={disabledReason}
          >
            Apply
          </Button>
        </>
      }
    >
      <JsonEditor
        label="Domain as JSON"
        text={text}
        place={first?.at}
        errorText={errorText?.join(', ')}
        disabledReason={disabledReason}
        onChange={setText}
      />
    </Dialog>
  )
}
