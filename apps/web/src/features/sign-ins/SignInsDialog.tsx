import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { signIns } from '@sdp/api'
import { messages } from '@sdp/domain'
import { SignInTable } from '../../parts/SignInTable.tsx'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { notify } from '../../ui/notifications.tsx'
import { useAction } from '../../ui/use-action.ts'

/** Where the user is signed in; every sign-in but this one can be ended. */
export function SignInsDialog({ onClose }: { onClose: () => void }) {
  const request = useCall(signIns.own, {}, { askAlways: true })
  const { isBusy, act } = useAction()
  const texts = { failed: messages.signIn.endFailed, changes: [signIns.own] }

  const end = (id: string) =>
    act(() => call(signIns.endOwn, { params: { id } }), { ...texts, done: messages.signIn.signInEnded })
  const endOthers = () =>
    act(async () => {
      const { ended } = await call(signIns.endOwnOthers, {})
      notify('success', messages.signIn.othersEnded(ended))
    }, texts)

  return (
    <Dialog
      open
      title="Sign-ins"
      width="md"
      onClose={onClose}
      actions={
        <Button
          color="error"
          disabled={isBusy || (request.data?.length ?? 0) < 2}
          onClick={() => void endOthers()}
        >
          End all others
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        End what you do not know. What is unsaved there stays in that browser as a draft.
      </Typography>
      <Loaded request={request} failed={messages.signIn.listLoadFailed}>
        {(own) => (
          <SignInTable label="Sign-ins" signIns={own} disabled={isBusy} onEnd={({ id }) => void end(id)} />
        )}
      </Loaded>
    </Dialog>
  )
}
