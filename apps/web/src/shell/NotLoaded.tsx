import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { originalName } from '@sdp/domain/save-points'
import { Link } from '@tanstack/react-router'
import { useListedDrafts } from '../editing/use-listed-drafts.ts'
import { DraftList } from '../parts/DraftList.tsx'
import { type RecentDomain, useRecentDomains } from '../parts/recent-domains.ts'
import { CallFailed } from '../server/calls.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Message } from '../ui/Message.tsx'

interface NotLoadedProps {
  domainId: string
  language: string | undefined
  error: Error | null
  onRetry: () => void
}

/**
 * What is shown in place of a domain that could not be opened; what this browser had open before is called by its name
 * (ruling R229).
 */
export function NotLoaded({ domainId, language, error, onRetry }: NotLoadedProps) {
  const known = useRecentDomains().find(({ id }) => id === domainId)
  const isMissing = error instanceof CallFailed && error.status === 404
  const missing = isMissing ? error.message : undefined
  const isLanguage = language !== undefined && missing === messages.domain.languageMissing(language)
  const isRemoved = isMissing && missing === messages.domain.notFound(domainId)
  return (
    <>
      <Message
        title={isRemoved && known ? removedText(known) : (missing ?? 'The domain could not be loaded')}
        text={isMissing ? 'It may have been deleted, or the address is wrong.' : error?.message}
      >
        {isLanguage && (
          <LinkButton
            variant="outlined"
            to="/domains/$domainId/intent-editor"
            params={{ domainId }}
            search={{ language: undefined }}
          >
            Open the default language
          </LinkButton>
        )}
        {!isMissing && (
          <Button variant="outlined" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button variant={isMissing ? 'outlined' : 'text'} component={Link} to="/domains">
          All domains
        </Button>
      </Message>
      {isMissing && <LeftWork savePointId={domainId} />}
    </>
  )
}

function removedText({ name, savePoint }: RecentDomain): string {
  return savePoint === originalName
    ? messages.domain.removed(name)
    : messages.savePoints.removed(savePoint, name)
}

/** Work that was left in what is not there any more. */
function LeftWork({ savePointId }: { savePointId: string }) {
  const { data = [] } = useListedDrafts()
  const left = data.filter((listed) => listed.savePointId === savePointId)
  if (left.length === 0) return null
  return (
    <Box
      component="section"
      aria-label="Unsaved work"
      sx={{ width: '100%', maxWidth: 720, mx: 'auto', px: 3, pb: 6, flex: 2 }}
    >
      <Typography variant="h2" sx={{ mb: 1 }}>
        Unsaved work
      </Typography>
      <DraftList drafts={left} />
    </Box>
  )
}
