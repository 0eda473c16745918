import '@fontsource-variable/inter/index.css'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { logger } from './browser/logger.ts'
import { storageKeys } from './browser/storage.ts'
import { router } from './routes.tsx'
import { followOtherTabs, useSignIn } from './server/sign-in.ts'
import { keepSignInFresh } from './server/sign-in-upkeep.ts'
import { forgetPersonalAnswers, queryClient } from './server/use-call.ts'
import { wantPage } from './server/wanted-page.ts'
import { homePath } from './shell/guard.ts'
import { StylesInBatches } from './ui/StylesInBatches.tsx'
import { theme } from './ui/theme.ts'

const log = logger('page')
window.addEventListener('error', ({ message, error }) => log.error('Not caught', error ?? message))
window.addEventListener('unhandledrejection', ({ reason }) => log.error('Not caught', reason))

followOtherTabs()
keepSignInFresh()

useSignIn.subscribe(async ({ signedIn: now }, { signedIn: before }) => {
  if (before === undefined || now?.user.email === before.user.email) return
  if (now === undefined) {
    const { pathname, href } = router.state.location
    if (pathname !== homePath) wantPage(href)
    await router.navigate({ to: homePath })
    forgetPersonalAnswers()
  } else {
    // Another tab signed in as somebody else: what was fetched was for the person before.
    await queryClient.resetQueries()
  }
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <StylesInBatches>
      <ThemeProvider theme={theme} modeStorageKey={storageKeys.theme} disableTransitionOnChange>
        <CssBaseline enableColorScheme />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </StylesInBatches>
  </StrictMode>,
)
