import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ResponseKind } from '@sdp/domain/responses'
import { textsInLanguage } from '@sdp/domain/wire'
import { useMemo } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { ReferenceSelect } from '../../parts/ReferenceSelect.tsx'
import { useReference } from '../../parts/use-reference.ts'

interface ReferenceTextsProps {
  kind: ResponseKind
  /** The responses that are shown. */
  names: readonly string[]
}

/** What another language says in the same responses, as it was last saved; which one is remembered. */
export function ReferenceTexts({ kind, names }: ReferenceTextsProps) {
  const { language, others, content } = useReference({ isWanted: true })
  const renames = useEditing((editing) => editing.renames)
  const responses = useMemo(
    () => content && textsInLanguage(content, renames)[kind],
    [content, renames, kind],
  )
  if (others.length === 0) return null
  const shown = responses
    ?.filter(({ name }) => names.includes(name))
    .flatMap(({ name, texts }) => texts.map((text, index) => ({ key: `${name} ${index}`, name, text })))
  return (
    <Box
      component="section"
      aria-label="Reference language"
      sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, pt: 1.5, minHeight: 0, maxHeight: '35%' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Typography variant="h3" component="h3">
          Reference language
        </Typography>
        <Box sx={{ typography: 'body2', width: 96 }}>
          <ReferenceSelect language={language} others={others} />
        </Box>
      </Box>
      {language !== undefined && (
        <Box component="ul" aria-label={`Texts in ${language}`} sx={list}>
          {shown?.length === 0 && <li>No texts in {language} yet</li>}
          {shown?.map(({ key, name, text }) => (
            <li key={key}>
              {names.length > 1 && <b>{name}</b>} <span dir="auto">{text}</span>
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflow: 'auto',
  typography: 'body2',
  color: 'text.secondary',
  '& li': { py: 0.25, overflowWrap: 'anywhere' },
} as const
