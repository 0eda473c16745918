import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
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
      <Box sx={{ display: 'flex', gap: 2, mb: 1.5, typography: 'body2' }}>
        <PlainSelect
          label="Environment"
          value={environment}
          options={[all, ...environments.map(({ code }) => code)]}
          labelOf={(code) => (code === all ? 'All environments' : code)}
          onChange={setEnvironment}
        />
        <PlainSelect
          label="Language"
          value={language}
          options={[all, ...languages.map(({ code }) => code)]}
          labelOf={(code) => (code === all ? 'All languages' : code)}
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
