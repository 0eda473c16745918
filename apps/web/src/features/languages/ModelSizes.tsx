import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { languageModelLimit } from '@sdp/domain/languages'
import { type LanguageStatistics, sizeText } from './statistics.ts'

interface ModelSizesProps {
  measured: readonly LanguageStatistics[]
  isComplete: boolean
}

/** The size of each language's model against what a provider takes. */
export function ModelSizes({ measured, isComplete }: ModelSizesProps) {
  return (
    <Box component="section" aria-label="Model sizes" aria-busy={!isComplete}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Size of the language model, at most {sizeText(languageModelLimit)}
        {!isComplete && ' · measuring…'}
      </Typography>
      {measured.map(({ language, bytes }) => (
        <Box key={language} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 0.5 }}>
          <Typography variant="body2" sx={{ width: 72, flexShrink: 0 }}>
            {language}
          </Typography>
          <SizeBar bytes={bytes} />
          <Typography
            variant="body2"
            sx={{ width: 130, flexShrink: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
          >
            {sizeText(bytes)} of {sizeText(languageModelLimit)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function SizeBar({ bytes }: { bytes: number }) {
  const share = Math.min(1, bytes / languageModelLimit)
  return (
    <Box sx={{ flex: 1, height: 8, borderRadius: 4, bgcolor: 'action.selected', overflow: 'hidden' }}>
      <Box
        sx={{
          width: `${share * 100}%`,
          minWidth: bytes > 0 ? 3 : 0,
          height: '100%',
          bgcolor: bytes > languageModelLimit ? 'error.main' : 'primary.main',
        }}
      />
    </Box>
  )
}
