import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { expressionsInLanguage } from '@sdp/domain/wire'
import { memo, useMemo } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { ExpressionText } from '../../parts/ExpressionText.tsx'
import { ReferenceSelect } from '../../parts/ReferenceSelect.tsx'
import { useReference } from '../../parts/use-reference.ts'
import { LongList } from '../../ui/LongList.tsx'

/** What another language says for the same intent, as it was last saved; which one is remembered (ruling R324). */
export const ReferencePanel = memo(function ReferencePanel({ intent }: { intent: string }) {
  const { language, others, content } = useReference({ isWanted: true })
  const renames = useEditing((editing) => editing.renames)
  const expressions = useMemo(
    () => content && expressionsInLanguage(content, { intent, renames }),
    [content, intent, renames],
  )
  if (others.length === 0) return null
  return (
    <Box
      component="section"
      aria-label="Reference language"
      sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, minHeight: 0, maxHeight: '50%' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h3" component="h3" sx={{ flex: 1 }}>
          Reference language
        </Typography>
        <Box sx={{ typography: 'body2', width: 96, mr: 1 }}>
          <ReferenceSelect language={language} others={others} />
        </Box>
      </Box>
      {language !== undefined && expressions === undefined && (
        <Typography variant="body2" color="textSecondary" role="status">
          Reading {language}
        </Typography>
      )}
      {expressions?.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          No expressions in {language} yet
        </Typography>
      )}
      {language !== undefined && expressions !== undefined && expressions.length > 0 && (
        <LongList label={`Expressions in ${language}`} entries={expressions} maxHeight="100%">
          {(text) => <ExpressionText text={text} />}
        </LongList>
      )}
    </Box>
  )
})
