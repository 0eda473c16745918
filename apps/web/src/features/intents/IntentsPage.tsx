import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useDomain } from '../../editing/use-editing.ts'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { usePages } from '../../ui/table/use-pages.ts'
import { AddIntentButton } from './AddIntentButton.tsx'
import { IntentTable } from './IntentTable.tsx'
import { filterIntents } from './intents.ts'

interface IntentsPageProps {
  /** What else can be done with all intents, beside the search. */
  tools?: ReactNode
  onOpenExpressions?: (intent: string) => void
}

export function IntentsPage({ tools, onOpenExpressions }: IntentsPageProps) {
  const all = useDomain((domain) => domain.intents)
  const [name, setName] = useState('')
  const wanted = useDeferredValue(name)
  const intents = useMemo(() => filterIntents(all, wanted), [all, wanted])
  const pages = usePages(intents.length, wanted)

  return (
    <Box sx={{ px: 3, py: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5 }}>
        <Typography variant="h2">
          Intents{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {intents.length === all.length ? intents.length : `${intents.length} of ${all.length}`}
          </Box>
        </Typography>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
          <NameFilter value={name} onChange={setName} />
          <AddIntentButton />
          {tools}
        </Box>
      </Box>
      <IntentTable intents={intents} pages={pages} onOpenExpressions={onOpenExpressions} />
    </Box>
  )
}
