import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { prefer } from '../../browser/preferences.ts'
import { TextPage } from '../../ui/TextPage.tsx'
import { isStepDone, stepTitles } from './progress.ts'
import { StepContent } from './StepContent.tsx'
import { TaskList } from './TaskList.tsx'
import { changeTutorial, leaveTutorial, useTutorial } from './tutorial-store.ts'
import { useTutorialProgress } from './use-tutorial-progress.ts'

const lastStep = stepTitles.length - 1

/** Five steps from nothing to a domain that answers; what was done in the product is noticed. */
export function TutorialPage() {
  const { step } = useTutorial()
  const { own, domain, tasks } = useTutorialProgress()
  const here = tasks[step] ?? []
  const isDone = isStepDone(here)
  useEffect(() => {
    if (step === lastStep) prefer({ offersTutorial: false })
  }, [step])
  return (
    <TextPage
      title="Tutorial"
      intro="From nothing to a domain of your own that answers, in about ten minutes."
      isNarrow
    >
      <Stepper activeStep={step} alternativeLabel sx={{ mb: 3 }}>
        {stepTitles.map((title, index) => (
          <Step key={title} completed={index < step || (index === step && index < lastStep && isDone)}>
            <StepLabel {...(index === step && { 'aria-current': 'step' })}>{title}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Paper
        component="section"
        variant="outlined"
        aria-label={`Step ${step + 1} of ${stepTitles.length}: ${stepTitles[step]}`}
        sx={{ p: 3 }}
      >
        <Typography variant="h2" sx={{ mb: 1 }}>
          {stepTitles[step]}
        </Typography>
        <StepContent step={step} own={own} domain={domain} />
        {here.length > 0 && <TaskList tasks={here} />}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 3 }}>
          <Button disabled={step === 0} onClick={() => changeTutorial({ step: step - 1 })}>
            Back
          </Button>
          <Typography
            role="status"
            variant="body2"
            sx={{ flex: 1, textAlign: 'right', color: 'text.secondary' }}
          >
            {step < lastStep && isDone && 'This step is done.'}
            {!isDone && domain !== undefined && 'You can go on, and come back later.'}
          </Typography>
          {step < lastStep ? (
            <Button
              variant={isDone ? 'contained' : 'outlined'}
              // Every other step is about a domain
              disabled={domain === undefined}
              onClick={() => changeTutorial({ step: step + 1 })}
            >
              Continue
            </Button>
          ) : (
            <Button variant="outlined" onClick={leaveTutorial}>
              Begin again
            </Button>
          )}
        </Box>
      </Paper>
    </TextPage>
  )
}
