import DoneIcon from '@mui/icons-material/CheckCircle'
import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEditingStore } from '../../editing/editing-store.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { isStepDone, stepTitles } from './progress.ts'
import { leaveTutorial, useTutorial } from './tutorial-store.ts'
import { useTutorialProgress } from './use-tutorial-progress.ts'

/** The way back to the tutorial, with what its step still wants. */
export function TutorialBar() {
  const { step } = useTutorial()
  const { tasks } = useTutorialProgress()
  const isUnsaved = useEditingStore((editing) => editing.isUnsaved)
  const here = tasks[step] ?? []
  const next = here.find(({ isDone }) => !isDone)
  return (
    <Box
      component="aside"
      aria-label="Tutorial"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 3,
        py: 0.5,
        typography: 'body2',
        bgcolor: 'action.hover',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <b>
        Tutorial, step {step + 1} of {stepTitles.length}
      </b>
      <Box component="span" role="status" sx={{ flex: 1, display: 'flex', gap: 0.75, alignItems: 'center' }}>
        {isStepDone(here) ? (
          <>
            <DoneIcon fontSize="small" color="success" /> {stepTitles[step]}: done
            {isUnsaved && ', and not saved yet'}
          </>
        ) : (
          `To do: ${next?.text}`
        )}
      </Box>
      <LinkButton to="/tutorial" variant={isStepDone(here) ? 'contained' : 'outlined'}>
        Back to the tutorial
      </LinkButton>
      <IconButton size="small" aria-label="Leave the tutorial" onClick={leaveTutorial}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
