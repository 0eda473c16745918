import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { auditResponses } from '@sdp/domain/responses'
import { useEffect, useMemo } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { useFeatureFlags } from '../../parts/platform-configuration.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { LongList } from '../../ui/LongList.tsx'
import { type AuditLine, auditLines } from './audit-lines.ts'

interface AuditDialogProps {
  onOpen: (action: string, dialog: 'responses' | 'gui') => void
  onClose: () => void
}

/** What is worth a look in all responses of the open language, as a list; the console gets the same. */
export function AuditDialog({ onOpen, onClose }: AuditDialogProps) {
  const domain = useDomain((one) => one)
  const language = useEditing((editing) => editing.language)
  const { enableSsmlTransition: ssmlTransition = false } = useFeatureFlags()
  const lines = useMemo(
    () => auditLines(domain, auditResponses(domain, { ssmlTransition })),
    [domain, ssmlTransition],
  )
  useEffect(() => {
    const told = lines.map(({ title, name, message }) => ({ title, name, message }))
    // UIA-010 asks for the console
    console.info(`Audit of the responses of ${domain.name} in ${language}`)
    console.table(told)
  }, [lines, domain.name, language])
  return (
    <Dialog
      open
      title="Audit of responses"
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {lines.length === 0 ? (
        <Alert severity="success">Nothing is worth a look in {language}.</Alert>
      ) : (
        <>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }} role="status">
            {lines.length === 1 ? '1 finding' : `${lines.length.toLocaleString('en-US')} findings`} in{' '}
            {language}
          </Typography>
          <LongList label="Findings" entries={lines}>
            {(line) => <Finding line={line} onOpen={onOpen} />}
          </LongList>
        </>
      )}
    </Dialog>
  )
}

function Finding({ line, onOpen }: { line: AuditLine; onOpen: AuditDialogProps['onOpen'] }) {
  const { title, message, action, dialog } = line
  return (
    <Box sx={{ display: 'flex', gap: 2, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ width: 190, flexShrink: 0, color: 'text.secondary' }}>
        {title}
      </Box>
      <Box component="span" sx={{ flex: 1 }}>
        {message}
      </Box>
      {action !== undefined && (
        <Link component="button" title={`Open ${action}`} onClick={() => onOpen(action, dialog)}>
          {action}
        </Link>
      )}
    </Box>
  )
}
