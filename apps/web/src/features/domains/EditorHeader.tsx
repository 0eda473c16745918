import CloudIcon from '@mui/icons-material/CloudOutlined'
import EmbeddedIcon from '@mui/icons-material/MemoryOutlined'
import LanguageIcon from '@mui/icons-material/Translate'
import TuneIcon from '@mui/icons-material/Tune'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { Domain } from '@sdp/domain'
import { Shortened } from '../../ui/Shortened.tsx'
import { DomainPicture } from './DomainPicture.tsx'
import { dissText, headerNameLength } from './open-domain.ts'

interface EditorHeaderProps {
  domain: Domain
  language: string
  /** Why the general data cannot be edited, or nothing. */
  whyNot: string | undefined
  onGeneralData: () => void
}

export function EditorHeader({ domain, language, whyNot, onGeneralData }: EditorHeaderProps) {
  const diss = dissText(domain)
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 3,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& .MuiChip-icon': { fontSize: 15, ml: 0.75 },
      }}
    >
      <DomainPicture name={domain.name} picture={domain.picture} size={28} />
      <Typography variant="h1" noWrap>
        <Shortened name={domain.name} max={headerNameLength} />
      </Typography>
      {domain.isTestDomain && <Chip label="Test Domain" color="warning" variant="outlined" />}
      <Chip
        variant="outlined"
        icon={domain.embedded ? <EmbeddedIcon /> : <CloudIcon />}
        label={domain.embedded ? 'Embedded' : 'Cloud'}
      />
      {diss !== undefined && (
        <Tooltip title="DISS version">
          <Chip variant="outlined" label={diss} aria-label={`DISS version ${diss}`} />
        </Tooltip>
      )}
      <Tooltip title="Language">
        <Chip
          variant="outlined"
          icon={<LanguageIcon />}
          label={language}
          aria-label={`Language ${language}`}
        />
      </Tooltip>
      <Tooltip title={whyNot ?? ''} describeChild>
        <Button
          variant="outlined"
          startIcon={<TuneIcon />}
          aria-disabled={whyNot !== undefined}
          onClick={() => whyNot === undefined && onGeneralData()}
          sx={{ ml: 'auto', flexShrink: 0, '&[aria-disabled=true]': { opacity: 0.5, cursor: 'default' } }}
        >
          General data
        </Button>
      </Tooltip>
    </Box>
  )
}
