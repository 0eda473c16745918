import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useRouteContext, useRouter } from '@tanstack/react-router'
import { useSignIn } from '../../server/sign-in.ts'
import { takeWantedPage } from '../../server/wanted-page.ts'
import { Logo } from '../../ui/Logo.tsx'
import { LocalSignIn } from './LocalSignIn.tsx'

/**
 * Where everybody comes in; who is signed in goes on from here, and single sign-on is disabled where sign-in is local
 * (ruling R340).
 */
export function HomePage() {
  const { config } = useRouteContext({ from: '__root__' })
  const user = useSignIn((state) => state.signedIn?.user)
  const router = useRouter()
  const goOn = () => void router.navigate({ href: takeWantedPage() })
  return (
    <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 3 }}>
      <Paper variant="outlined" sx={{ width: 'min(400px, 100%)', p: 4, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Logo size={36} />
          <Typography variant="h1">SDP Studio</Typography>
        </Box>
        <Typography sx={{ color: 'text.secondary' }}>
          Author the domains of in-car voice assistants: what people say, what the car answers, and the rules
          in between.
        </Typography>
        {user && (
          <Button variant="contained" size="medium" onClick={goOn} autoFocus>
            Continue as {user.name}
          </Button>
        )}
        <Button
          variant={user || config.localSignIn ? 'outlined' : 'contained'}
          size="medium"
          disabled={config.localSignIn}
          onClick={() => location.assign(config.loginUrl)}
        >
          Single sign-on
        </Button>
        {config.localSignIn && (
          <>
            <Typography variant="caption" sx={{ color: 'text.secondary', textAlign: 'center', mt: -1 }}>
              Single sign-on is not set up on this server.
            </Typography>
            <Divider>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                local sign-in
              </Typography>
            </Divider>
            <LocalSignIn onSignedIn={goOn} />
          </>
        )}
      </Paper>
    </Box>
  )
}
