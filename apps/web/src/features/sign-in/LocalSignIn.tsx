import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { auth } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import {
  type LocalPerson,
  lastLocalPerson,
  personToSignIn,
  signInLocally,
} from '../../server/local-sign-in.ts'
import { useCall } from '../../server/use-call.ts'
import { notifyFailure } from '../../ui/notifications.tsx'
import { useAction } from '../../ui/use-action.ts'

/** Sign-in as one of the demo people, for a machine without an identity provider. */
export function LocalSignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { data: people = [] } = useCall(
    auth.localPeople,
    {},
    { onFailure: (error) => notifyFailure(messages.signIn.failed, error) },
  )
  const [chosen, setChosen] = useState<string>()
  const { isBusy, act } = useAction()
  const email = chosen ?? personToSignIn(people, lastLocalPerson())?.email

  const signIn = async () => {
    if (email === undefined) return
    const isSignedIn = await act(() => signInLocally(email), { failed: messages.signIn.failed })
    if (isSignedIn) onSignedIn()
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        void signIn()
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <RadioGroup
        aria-label="Person"
        value={email ?? ''}
        onChange={(_, value) => setChosen(value)}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}
      >
        {people.map((person) => (
          <PersonChoice key={person.email} person={person} />
        ))}
      </RadioGroup>
      <Button type="submit" variant="contained" size="medium" loading={isBusy} disabled={email === undefined}>
        Login
      </Button>
    </Box>
  )
}

function PersonChoice({ person: { name, email, role } }: { person: LocalPerson }) {
  return (
    <FormControlLabel
      value={email}
      control={<Radio size="small" />}
      disableTypography
      label={
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'baseline', gap: 1 }}>
          <Typography component="span" noWrap sx={{ flex: 1 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {role}
          </Typography>
        </Box>
      }
      sx={{
        m: 0,
        pl: 0.5,
        pr: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
        '&:has(:checked)': { bgcolor: 'action.hover' },
      }}
    />
  )
}
