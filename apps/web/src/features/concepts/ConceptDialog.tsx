import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { type ConceptUse, concepts, type Reply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { useCall } from '../../server/use-call.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { ConceptJobs } from './ConceptJobs.tsx'
import { ConceptTexts, conceptTextsHeight } from './ConceptTexts.tsx'
import { HistoryList } from './HistoryList.tsx'
import { removeConcept } from './remove-concept.ts'
import { variantsText } from './variants-text.ts'

interface ConceptDialogProps {
  name: string
  disabledReason: string | undefined
  onClose: () => void
}

/** One concept in all languages side by side, where it is used, and what happened to it. */
export function ConceptDialog({ name, disabledReason, onClose }: ConceptDialogProps) {
  const request = useCall(concepts.read, { params: { name } }, { askAlways: true })
  const { data: concept } = request
  const remove = async () => {
    if (await removeConcept(name)) onClose()
  }
  return (
    <Dialog
      open
      title={name}
      width="lg"
      onClose={onClose}
      actions={
        <>
          <Button
            color="error"
            disabled={disabledReason !== undefined || !concept}
            onClick={() => void remove()}
          >
            Delete
          </Button>
          <Box sx={{ flex: 1 }} />
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <Loaded request={request} failed={messages.concepts.oneLoadFailed}>
        {(loaded) => <Content concept={loaded} disabledReason={disabledReason} />}
      </Loaded>
    </Dialog>
  )
}

interface ContentProps {
  concept: Reply<typeof concepts.read.shapes>
  disabledReason: string | undefined
}

function Content({ concept, disabledReason }: ContentProps) {
  const [tab, setTab] = useState<'texts' | 'uses' | 'jobs' | 'history'>('texts')
  const { data: variants = [] } = useCall(concepts.variants, { params: { name: concept.name } })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
      {concept.description !== '' && (
        <Typography dir="auto" sx={{ color: 'text.secondary' }}>
          {concept.description}
        </Typography>
      )}
      {variants.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {variantsText(variants)}
        </Typography>
      )}
      <Tabs value={tab} onChange={(_, chosen: typeof tab) => setTab(chosen)} aria-label="About the concept">
        <Tab value="texts" label="Texts" />
        <Tab value="uses" label={`Where used (${readableNumber(concept.uses.length)})`} />
        <Tab value="jobs" label="Translation jobs" />
        <Tab value="history" label="History" />
      </Tabs>
      <Box sx={{ minHeight: conceptTextsHeight }}>
        {tab === 'texts' && <ConceptTexts concept={concept} disabledReason={disabledReason} />}
        {tab === 'uses' && <ConceptUses uses={concept.uses} />}
        {tab === 'jobs' && <ConceptJobs jobs={concept.meta.translationJobs} />}
        {tab === 'history' && (
          <HistoryList
            points={concept.meta.historyPoints}
            disabledReason={disabledReason}
            version={concept.version}
          />
        )}
      </Box>
    </Box>
  )
}

/** Where the newest revisions of domains mention a concept. */
function ConceptUses({ uses }: { uses: readonly ConceptUse[] }) {
  if (uses.length === 0) return <Typography>No domain mentions it.</Typography>
  return (
    <LongList label="Uses" entries={uses} maxHeight="56vh">
      {({ domain, savePoint, kind, place, language }) => (
        <>
          <strong>{domain}</strong>
          {savePoint === 'Original' ? '' : ` (${savePoint})`}: {kind} {place}
          {language === null ? '' : ` in ${language}`}
        </>
      )}
    </LongList>
  )
}
