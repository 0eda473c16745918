import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { footRoom } from './layout.ts'

interface TextPageProps {
  title: ReactNode
  /** What the page is for, in a sentence. */
  intro?: ReactNode
  /** Pages that are read from line to line are narrow. */
  isNarrow?: boolean
  children: ReactNode
}

/** The frame of a page that is read more than it is worked on. */
export function TextPage({ title, intro, isNarrow = false, children }: TextPageProps) {
  return (
    <Box
      sx={{
        p: 3,
        pb: footRoom,
        maxWidth: isNarrow ? 820 : 1240,
        width: '100%',
        '& p a, & li > a': { color: 'primary.main' },
      }}
    >
      <Typography variant="h1">{title}</Typography>
      {intro !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, maxWidth: 720 }}>
          {intro}
        </Typography>
      )}
      <Box sx={{ mt: 2.5 }}>{children}</Box>
    </Box>
  )
}

/** A part of such a page under its heading. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
