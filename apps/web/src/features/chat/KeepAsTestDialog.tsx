import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { addTest, checkTestName, freeTestName, newConversationTest } from '@sdp/domain/tests'
import { useState } from 'react'
import { applyEdit, useEditingStore } from '../../editing/editing-store.ts'
import { usePlaceIn } from '../../parts/use-problem-place.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { notifyWithLink } from '../../ui/notifications.tsx'
import { useChat } from './chat-store.ts'
import type { KeptConversation } from './kept-conversation.ts'
import { useKeptConversation } from './use-kept-conversation.ts'

/** Asks for the name of the test that keeps the conversation; shown while an answer is chosen up to which it is kept. */
export function KeepAsTestDialog() {
  const upTo = useChat((state) => state.kept)
  const { kept, refusal } = useKeptConversation(upTo)
  if (upTo === undefined || kept === undefined || kept.turns.length === 0) return null
  return <NameDialog kept={kept} refusal={refusal} />
}

function NameDialog({ kept, refusal }: { kept: KeptConversation; refusal: string | undefined }) {
  const { language, start, turns, remarks } = kept
  const domainId = useEditingStore(({ open }) => open?.head._id ?? '')
  const tests = useEditingStore(({ open }) => open?.current.tests ?? none)
  const placeOf = usePlaceIn(domainId)
  const [name, setName] = useState(() => {
    const taken = new Set(tests.map((one) => one.name))
    return freeTestName(taken, turns[0]?.sentences[language] ?? '')
  })
  const problem = checkTestName({ tests }, name)

  const close = () => useChat.setState({ kept: undefined })
  const keep = () => {
    if (problem !== undefined || refusal !== undefined) return false
    const test = { ...newConversationTest(name), start, turns }
    if (!applyEdit(addTest, { test })) return false
    const show = placeOf({ in: 'tests', name })
    notifyWithLink(messages.keepAsTest.kept(name), show && { label: 'Show the test', follow: show })
    return true
  }
  return (
    <FormDialog
      title={messages.keepAsTest.label}
      width="xs"
      action="Keep"
      isDisabled={problem !== undefined || refusal !== undefined}
      onSubmit={keep}
      onClose={close}
    >
      <Stack spacing={1.5} sx={{ pt: 0.5 }}>
        <TextField
          autoFocus
          label="Name of the test"
          value={name}
          onChange={({ target }) => setName(target.value)}
          onFocus={({ target }) => target.select()}
          error={problem !== undefined}
          helperText={problem}
          slotProps={{ htmlInput: { dir: 'auto', autoComplete: 'off' } }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {turns.length === 1 ? 'One turn' : `${turns.length} turns`} in {language}, with what handlers
          answered and what the car said. Intent, slots and actions of each answer are compared from now on.
        </Typography>
        {refusal !== undefined && <Alert severity="info">{refusal}</Alert>}
        {remarks.length > 0 && (
          <Alert severity="warning">
            {remarks.map((remark) => (
              <div key={remark}>{remark}</div>
            ))}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  )
}

const none: never[] = []
