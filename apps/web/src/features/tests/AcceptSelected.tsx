import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import { type ConversationTest, setTestTurns } from '@sdp/domain/tests'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { acceptedTurns } from '../../parts/test-runs/use-test-running.ts'
import { useAction } from '../../ui/use-action.ts'

/** Makes what came of some tests what is expected of them. */
export function AcceptSelected({ tests }: { tests: readonly ConversationTest[] }) {
  const { edit, canEdit } = useEdit()
  const language = useEditing((editing) => editing.language)
  const { isBusy, act } = useAction()
  const accept = () =>
    act(
      async () => {
        const names = tests.map(({ name }) => name)
        edit(setTestTurns, { turns: await acceptedTurns(names, language) })
      },
      { failed: messages.tests.notAccepted },
    )
  return (
    <Button disabled={!canEdit || isBusy} onClick={() => void accept()}>
      This is right now
    </Button>
  )
}
