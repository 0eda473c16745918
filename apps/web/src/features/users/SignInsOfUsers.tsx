import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { signIns } from '@sdp/api'
import { messages } from '@sdp/domain'
import { SignInTable } from '../../parts/SignInTable.tsx'
import { call } from '../../server/calls.ts'
import { useCall } from '../../server/use-call.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { useAction } from '../../ui/use-action.ts'

/** Who is signed in where; a super user ends what should not be. */
export function SignInsOfUsers() {
  const request = useCall(signIns.ofEverybody, {}, { askAlways: true })
  const { isBusy, act } = useAction()
  const end = (id: string) =>
    act(() => call(signIns.endOfUser, { params: { id } }), {
      failed: messages.signIn.endFailed,
      done: messages.signIn.signInEnded,
      changes: [signIns.ofEverybody, signIns.own],
    })
  return (
    <Box component="section" aria-label="Sign-ins" sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Sign-ins
      </Typography>
      <Loaded request={request} failed={messages.signIn.listLoadFailed}>
        {(all) => (
          <SignInTable
            label="Sign-ins of everybody"
            signIns={all}
            who={({ email }) => email}
            disabled={isBusy}
            onEnd={({ id }) => void end(id)}
          />
        )}
      </Loaded>
    </Box>
  )
}
