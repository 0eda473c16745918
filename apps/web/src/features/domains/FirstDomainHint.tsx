import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { prefer } from '../../browser/preferences.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'

interface FirstDomainHintProps {
  /** Whether the user has a domain already: then the tutorial is only offered. */
  hasOwn: boolean
  onAdd: () => void
}

/** What to do next, for whoever has no domain yet or has not seen the tutorial (ruling R234). */
export function FirstDomainHint({ hasOwn, onAdd }: FirstDomainHintProps) {
  return (
    <Box
      component="section"
      aria-label="First steps"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        mb: 2,
        px: 2.5,
        py: 2,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
      }}
    >
      <Box sx={{ flex: '1 1 320px' }}>
        <Typography variant="h2">{hasOwn ? 'New here?' : 'You have no domain of your own yet'}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          The tutorial leads from an empty domain to one that answers in about ten minutes.
          {!hasOwn &&
            ' To work on a domain below, ask a colleague to add you to it as a contributor; you can read all of them and talk to them in the chat.'}
        </Typography>
      </Box>
      <LinkButton to="/tutorial" variant="contained">
        Start the tutorial
      </LinkButton>
      {hasOwn ? (
        <Button onClick={() => prefer({ offersTutorial: false })}>Not now</Button>
      ) : (
        <Button variant="outlined" onClick={onAdd}>
          Create a domain
        </Button>
      )}
    </Box>
  )
}
