import RefreshIcon from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { useEffect, useMemo, useState } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { LoadingScreen } from '../../ui/LoadingScreen.tsx'
import { Message } from '../../ui/Message.tsx'
import { DialogBanner } from './DialogBanner.tsx'
import { LoadingBars } from './LoadingBars.tsx'
import { MarketSheetPart } from './MarketSheetPart.tsx'
import { marketSheets } from './market-sheets.ts'
import { PublishActionsProvider } from './PublishActionsProvider.tsx'
import { ShowsButtons } from './publish-actions-context.ts'
import { usePublishing } from './publishing-store.ts'
import { refresh, useLivePublishing } from './use-live-publishing.ts'

/** How long after the page its buttons come. */
const buttonsAfter = 150

/** Where the domain is published, and all that can be done about it. */
export function PublishPage() {
  const name = useDomain((domain) => domain.name)
  const savePoint = useEditing((editing) => editing.savePoint)
  useLivePublishing(useMemo(() => ({ name, savePoint }), [name, savePoint]))
  return (
    <Box sx={{ px: 3, pb: 6, flex: 1, display: 'flex', flexDirection: 'column' }}>
      <LoadingBars />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pt: 1.5 }}>
        <Typography variant="h1">Publish your domain</Typography>
        <Tooltip title="Refresh">
          <IconButton size="small" aria-label="Refresh" onClick={() => void refresh()}>
            <RefreshIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        To publish your domain to a market, at least one language has to be created for that market.
      </Typography>
      <ShowsButtons value={useAfter(buttonsAfter)}>
        <PublishActionsProvider>
          <Markets />
        </PublishActionsProvider>
      </ShowsButtons>
    </Box>
  )
}

function Markets() {
  const configuration = usePublishing((state) => state.configuration)
  const isLoading = usePublishing(({ loading }) => loading.configuration > 0)
  const isEmbedded = useDomain((domain) => domain.embedded)
  const languages = useEditing((editing) => editing.languages)
  const sheets = useMemo(
    () =>
      configuration &&
      marketSheets(configuration, {
        embedded: isEmbedded,
        languages: languages.map(({ language }) => language),
      }),
    [configuration, isEmbedded, languages],
  )
  if (sheets === undefined && isLoading) return <LoadingScreen />
  if (sheets === undefined)
    return (
      <Message title="Could not load where the domain can be published">
        <Button variant="outlined" onClick={() => void refresh()}>
          Try again
        </Button>
      </Message>
    )
  return (
    <>
      <Unsaved />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
        {sheets.map((sheet) => (
          <MarketSheetPart key={sheet.node.code} sheet={sheet} />
        ))}
        <DialogBanner sheets={sheets} />
      </Box>
    </>
  )
}

/** What is not part of what is published. */
function Unsaved() {
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  return (
    <Box role="status" aria-label="Unsaved changes">
      {isUnsaved && (
        <Typography variant="body2" sx={{ color: 'warning.main', mb: 1.5 }}>
          {messages.publishing.unsaved}
        </Typography>
      )}
    </Box>
  )
}

/** Whether the given time in milliseconds has passed since it was first drawn. */
function useAfter(millis: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), millis)
    return () => clearTimeout(timer)
  }, [millis])
  return isOver
}
