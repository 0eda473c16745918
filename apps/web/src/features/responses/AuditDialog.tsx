import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { auditResponses } from '@sdp/domain/responses'
import { textsInLanguage, type WireDomain } from '@sdp/domain/wire'
import { useEffect, useMemo, useRef } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useFeatureFlags } from '../../parts/platform-configuration.ts'
import { useOtherLanguages } from '../../parts/use-other-languages.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { counted } from '../../ui/numbers.ts'
import { type AuditLine, auditLines } from './audit-lines.ts'

interface AuditDialogProps {
  onOpen: (action: string, dialog: 'responses' | 'gui', language: string) => void
  onClose: () => void
}

/** What is worth a look in all responses of the domain, language by language, as a list; the console gets the same. */
export function AuditDialog({ onOpen, onClose }: AuditDialogProps) {
  const domain = useDomain((one) => one)
  const language = useEditing((editing) => editing.language)
  const { enableSsmlTransition: ssmlTransition = false } = useFeatureFlags()
  const others = useOtherLanguages(storedResponses, textsInLanguage)
  const inLanguages = useMemo(
    () => [
      { language, lines: auditLines(domain, auditResponses(domain, { ssmlTransition })) },
      ...Array.from(others, ([other, { tts, audio, gui }]) => {
        const there = { ...domain, ttsResponses: tts, audioResponses: audio, guiResponses: gui }
        return { language: other, lines: auditLines(there, auditResponses(there, { ssmlTransition })) }
      }),
    ],
    [domain, language, others, ssmlTransition],
  )
  const findings = inLanguages.flatMap(({ language: found, lines }) =>
    lines.map((line) => ({ ...line, language: found })),
  )
  const isRead = inLanguages.length === domain.languages.length
  const latest = useRef(findings)
  latest.current = findings
  useEffect(() => {
    if (!isRead) return
    // UIA-010 asks for the console
    console.info(`Audit of the responses of ${domain.name}`)
    console.table(
      latest.current.map(({ language, title, name, message }) => ({ language, title, name, message })),
    )
  }, [isRead, domain.name])
  const found = counted(findings.length, 'finding')
  return (
    <Dialog
      open
      title="Audit of responses"
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }} role="status">
        {found} in {inLanguages.map((one) => one.language).join(', ')}
        {!isRead && `, reading ${domain.languages.length - inLanguages.length} more`}
      </Typography>
      {findings.length === 0 ? (
        isRead && <Alert severity="success">No findings.</Alert>
      ) : (
        <LongList label="Findings" entries={findings} maxHeight="60vh">
          {(finding) => (
            <Finding finding={finding} isLanguageShown={domain.languages.length > 1} onOpen={onOpen} />
          )}
        </LongList>
      )}
    </Dialog>
  )
}

function storedResponses({ tts_responses, audio_responses, gui_responses }: WireDomain) {
  return {
    ...(tts_responses && { tts_responses }),
    ...(audio_responses && { audio_responses }),
    ...(gui_responses && { gui_responses }),
  }
}

interface FindingProps {
  finding: AuditLine & { language: string }
  isLanguageShown: boolean
  onOpen: AuditDialogProps['onOpen']
}

function Finding({ finding, isLanguageShown, onOpen }: FindingProps) {
  const { title, message, action, dialog, language } = finding
  return (
    <Box sx={{ display: 'flex', gap: 2, overflowWrap: 'anywhere' }}>
      {isLanguageShown && (
        <Box component="span" sx={{ width: 64, flexShrink: 0 }}>
          {language}
        </Box>
      )}
      <Box component="span" sx={{ width: 130, flexShrink: 0, color: 'text.secondary' }}>
        {title}
      </Box>
      <Box component="span" sx={{ flex: 1 }}>
        {message}
      </Box>
      {action !== undefined && (
        <Link component="button" title={`Open ${action}`} onClick={() => onOpen(action, dialog, language)}>
          {action}
        </Link>
      )}
    </Box>
  )
}
