import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { footRoom } from '../../ui/layout.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { ForgivenKinds } from './ForgivenKinds.tsx'
import { TrySentence } from './TrySentence.tsx'
import { TurningWords } from './TurningWords.tsx'

/** What the open language forgives and what turns a meaning in it, in addition to what expressions say. */
export function EverydayLanguagePage() {
  const language = useEditing((editing) => editing.language)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  return (
    <Box sx={{ px: 3, pb: footRoom }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1.5 }}>
        <Typography variant="h1">Everyday language</Typography>
        <Chip variant="outlined" label={language} title="The language that this page shows" />
        <Box sx={{ flex: 1 }} />
        <NameFilter label="Search words" value={search} onChange={setSearch} />
      </Box>
      <TrySentence key={language} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          columnGap: 2,
        }}
      >
        <Column
          title="What is forgiven"
          text="Expressions need not say this. Each kind can be switched off for this language."
        >
          <ForgivenKinds key={language} search={wanted} />
        </Column>
        <Column
          title="What turns a meaning"
          text="A sentence is not guessed as an intent if it says one of these and no expression of the intent does."
        >
          <TurningWords key={language} search={wanted} />
        </Column>
      </Box>
    </Box>
  )
}

function Column({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ pt: 2 }}>
        <Typography variant="h2">{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      {children}
    </Box>
  )
}
