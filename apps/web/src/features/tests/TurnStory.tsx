import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Trace } from '@sdp/dialogue'
import { story } from '@sdp/dialogue/story'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { StoryLines } from '../../parts/StoryLines.tsx'
import { usePlaceIn } from '../../parts/use-problem-place.ts'

/** Why a turn was answered so, in sentences that lead to what they are about. */
export function TurnStory({ trace }: { trace: Trace }) {
  const domainId = useEditing((editing) => editing.domainId)
  const modules = useDomain((domain) => domain.modules)
  const placeOf = usePlaceIn(domainId)
  const parts = story(trace, {
    moduleName: (module) => modules[module]?.name,
    passed: () => ({ rules: [], count: 0 }),
    isJoint: false,
  })
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 0.5 }}>
      {parts.map(({ title, lines }) => (
        <Box key={title}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
          <StoryLines lines={lines} placeOf={placeOf} />
        </Box>
      ))}
    </Box>
  )
}
