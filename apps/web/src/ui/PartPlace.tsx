import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ChunkLoadError } from '../browser/load-part.ts'

interface PartPlaceProps {
  /** Whether the part floats above the page, as the chat does. */
  isFloating?: boolean
  children: ReactNode
}

/**
 * The place of a part that is loaded when it is first needed. One that does not come says so here. It is not tried
 * again: Chromium keeps the failure of a module as long as the page lives, and one fetched by another address would be
 * there twice (ruling R353).
 */
export function PartPlace({ isFloating = false, children }: PartPlaceProps) {
  return (
    <CatchBoundary
      getResetKey={() => 'part'}
      errorComponent={({ error }) => {
        if (!(error instanceof ChunkLoadError)) throw error
        return (
          <Box
            sx={isFloating ? { position: 'fixed', right: 20, bottom: 16, zIndex: 'speedDial' } : undefined}
          >
            <Alert
              severity="error"
              action={
                <Button color="inherit" size="small" onClick={() => location.reload()}>
                  Reload
                </Button>
              }
            >
              {messages.general.partNotLoaded}
            </Alert>
          </Box>
        )
      }}
    >
      {children}
    </CatchBoundary>
  )
}
