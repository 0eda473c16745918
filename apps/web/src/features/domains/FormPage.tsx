import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode, SubmitEvent } from 'react'

interface FormPageProps {
  title: string
  children: ReactNode
  actions: ReactNode
  busy: boolean
  onSubmit: () => void
}

/** The frame of the form where it is a page of its own. */
export function FormPage({ title, children, actions, busy, onSubmit }: FormPageProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit()
  }
  return (
    <Box sx={{ maxWidth: 900, mx: 'auto', p: 3 }}>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Paper component="form" noValidate variant="outlined" onSubmit={submit} aria-busy={busy}>
        <Box sx={{ height: 2 }}>{busy && <LinearProgress aria-label="Working" sx={{ height: 2 }} />}</Box>
        <Box sx={{ px: 3, pt: 1.5, pb: 2 }}>{children}</Box>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'flex-end',
            gap: 1,
            px: 3,
            py: 1.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {actions}
        </Box>
      </Paper>
    </Box>
  )
}
