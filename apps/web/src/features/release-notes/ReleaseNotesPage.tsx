import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReleaseNote } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useEffect, useRef } from 'react'
import { formatDate } from '../../ui/dates.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { Message } from '../../ui/Message.tsx'
import { TextPage } from '../../ui/TextPage.tsx'
import { useReleaseNotes } from './use-release-notes.ts'

/** What is new, newest first; older notes follow while one scrolls. */
export function ReleaseNotesPage() {
  const { notes, request } = useReleaseNotes()
  return (
    <Loaded request={request} failed={messages.releaseNotes.loadFailed}>
      {() => <Notes notes={notes} request={request} />}
    </Loaded>
  )
}

function Notes({ notes, request }: ReturnType<typeof useReleaseNotes>) {
  const { hasNextPage, isFetchingNextPage, isError, fetchNextPage } = request
  if (notes.length === 0) return <Message title="Release notes" text={messages.releaseNotes.none} />
  return (
    <TextPage title="Release notes" isNarrow>
      {notes.map((note) => (
        <Note key={note.id} note={note} />
      ))}
      {hasNextPage && !isError && <End isBusy={isFetchingNextPage} onReached={() => void fetchNextPage()} />}
    </TextPage>
  )
}

function Note({ note: { id, title, date, text } }: { note: ReleaseNote }) {
  return (
    <Box
      component="article"
      aria-labelledby={id}
      sx={{
        mb: 2.5,
        p: 2.5,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <Typography variant="caption" component="time" dateTime={date} sx={{ color: 'text.secondary' }}>
        {formatDate(date)}
      </Typography>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Markdown text={text} />
    </Box>
  )
}

/** The end of what was loaded: asks for more as soon as it comes near the screen. */
function End({ isBusy, onReached }: { isBusy: boolean; onReached: () => void }) {
  const place = useRef<HTMLDivElement>(null)
  const reached = useRef(onReached)
  reached.current = onReached
  useEffect(() => {
    if (isBusy || place.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) reached.current()
      },
      { rootMargin: '400px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isBusy])
  return (
    <Box ref={place} role="status" sx={{ py: 2, typography: 'body2', color: 'text.secondary' }}>
      {isBusy ? 'Loading older notes…' : ''}
    </Box>
  )
}
