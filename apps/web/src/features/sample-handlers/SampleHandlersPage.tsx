import DownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import { strToU8, zipSync } from 'fflate'
import { useState } from 'react'
import { downloadFile } from '../../browser/download.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { TextPage } from '../../ui/TextPage.tsx'
import { type SampleHandler, sampleHandlers } from './sample-handlers.ts'

/** Handlers in three languages, to read, download and run. */
export function SampleHandlersPage() {
  return (
    <TextPage
      title="Sample Domain Handlers"
      intro={
        <>
          A handler answers the API actions of a domain. These ones run without any library; take the one in
          your language and put your API actions in place of its own. The guide{' '}
          <Link to="/documentation/$guide" params={{ guide: 'api-actions-and-handlers' }}>
            API actions and handlers
          </Link>{' '}
          says what is sent and answered.
        </>
      }
    >
      <Box
        sx={{
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(330px, 1fr))',
        }}
        component="ul"
        aria-label="Repositories"
      >
        {sampleHandlers.map((sample) => (
          <Sample key={sample.folder} sample={sample} />
        ))}
      </Box>
    </TextPage>
  )
}

function Sample({ sample }: { sample: SampleHandler }) {
  const { folder, title, start, readme, files } = sample
  const [opened, setOpened] = useState<string>()
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexDirection: 'column',
        p: 2.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-label={`Download the handler in ${title}`}
          onClick={() => downloadSample(sample)}
        >
          Download
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Starts with <code>{start}</code>. In the project: <code>examples/handlers/{folder}</code>
      </Typography>
      <Markdown text={readme.replace(/^#.*\n/, '')} />
      <Box
        component="ul"
        aria-label={`Files of ${title}`}
        // As far left as the text above: a button has some room around its own
        sx={{ m: 0, ml: -0.75, p: 0, display: 'flex', flexWrap: 'wrap', listStyle: 'none' }}
      >
        {Object.keys(files)
          .filter((name) => name !== 'README.md')
          .map((name) => (
            <li key={name}>
              <Button size="small" aria-haspopup="dialog" onClick={() => setOpened(name)}>
                {name}
              </Button>
            </li>
          ))}
      </Box>
      {opened !== undefined && (
        <Dialog open title={opened} width="lg" onClose={() => setOpened(undefined)}>
          <Box
            component="pre"
            // Keys scroll it
            tabIndex={0}
            sx={{ m: 0, fontSize: '0.8rem', overflow: 'auto' }}
          >
            {files[opened]}
          </Box>
        </Dialog>
      )}
    </Box>
  )
}

function downloadSample({ folder, files }: SampleHandler): void {
  const entries = Object.entries(files).map(([name, text]) => [`handler-${folder}/${name}`, strToU8(text)])
  downloadFile(`handler-${folder}.zip`, new Blob([zipSync(Object.fromEntries(entries))]))
}
