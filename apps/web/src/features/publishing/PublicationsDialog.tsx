import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { PublicationTable } from './PublicationTable.tsx'
import { usePublications } from './use-publications.ts'

interface PublicationsDialogProps {
  market: string
  environments: readonly { code: string; name: string }[]
  languages: readonly { code: string; name: string }[]
  /** What it is narrowed to at first. */
  first?: { environment: string; language: string }
  onClose: () => void
}

const all = ''

/** What was published in a market, newest first, and the way back to it. */
export function PublicationsDialog(props: PublicationsDialogProps) {
  const { market, environments, languages, first, onClose } = props
  const [environment, setEnvironment] = useState(first?.environment ?? all)
  const [language, setLanguage] = useState(first?.language ?? all)
  const { publications, isPending, isFetching, more } = usePublications({
    node: market,
    environment,
    language,
  })
  return (
    <Dialog open title={`Publications of ${market}`} width="lg" onClose={onClose}>
      <Box sx={{ display: 'flex', gap: 1, pt: 0.75, mb: 1.5 }}>
        <SelectOne
          label="Environment"
          width={190}
          none="All environments"
          options={environments.map(({ code }) => code)}
          value={environment}
          onChange={setEnvironment}
        />
        <SelectOne
          label="Language"
          width={190}
          none="All languages"
          options={languages.map(({ code }) => code)}
          value={language}
          onChange={setLanguage}
        />
      </Box>
      {isPending ? (
        <LinearProgress aria-label="Loading the publications" />
      ) : publications.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>Nothing has been published here yet.</Typography>
      ) : (
        <PublicationTable publications={publications} />
      )}
      {more !== undefined && (
        <Button disabled={isFetching} onClick={more} sx={{ mt: 1 }}>
          Show older ones
        </Button>
      )}
    </Dialog>
  )
}
