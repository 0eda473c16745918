import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { PublishingTests } from '@sdp/api'
import { testRuleAt } from '@sdp/domain/publishing'
import { FailingTests } from '../FailingTests.tsx'
import { usePublishing } from '../publishing-store.ts'
import { placeNames, testedText } from './change-texts.ts'

interface WhatTestsSayProps {
  /** Absent while they are run. */
  tested: PublishingTests | undefined
  onAskAgain: () => void
}

/** How the tests that authors keep go with what would be active. */
export function WhatTestsSay({ tested, onAskAgain }: WhatTestsSayProps) {
  const shown = tested?.filter(({ languages }) => languages.some(({ total, isCut }) => total > 0 || isCut))
  if (shown?.length === 0) return null
  return (
    <Box component="section" aria-label="Kept tests" sx={{ mt: 1.5 }}>
      <Typography variant="body2" component="h4" sx={{ m: 0, fontWeight: 600 }}>
        Kept tests
      </Typography>
      {shown === undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Running tests …
        </Typography>
      )}
      {shown?.map((one) => (
        <Box key={placeNames(one.places)} sx={{ mt: 0.5 }}>
          {shown.length > 1 && (
            <Typography variant="subtitle2" component="h5" sx={{ m: 0 }}>
              {placeNames(one.places)}
            </Typography>
          )}
          <Stopped {...one} />
          {one.languages.map((language) => (
            <Box key={language.language}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {testedText(language)}{' '}
                {(language.isCut || language.left > 0) && (
                  <Button size="small" onClick={onAskAgain}>
                    Run again
                  </Button>
                )}
              </Typography>
              {language.failing.length > 0 && <FailingTests failing={language.failing} />}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}

/** Where the run will end because of them. */
function Stopped({ places, languages }: PublishingTests[number]) {
  const configuration = usePublishing((state) => state.configuration)
  const failed = languages.reduce((sum, one) => sum + one.failed, 0)
  const stopping = places.filter(
    ({ environment }) => configuration && testRuleAt(configuration, environment) === 'stop',
  )
  if (failed === 0 || stopping.length === 0) return null
  return (
    <Alert severity="error" sx={{ my: 0.5 }}>
      {failed === 1 ? 'A kept test fails' : `${failed} kept tests fail`}: publishing will be stopped at{' '}
      {placeNames(stopping)}.
    </Alert>
  )
}
