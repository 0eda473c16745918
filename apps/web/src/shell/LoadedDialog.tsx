import { CatchBoundary } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPage } from './ErrorPage.tsx'

/** Room for a dialog that is loaded when it is first opened; when that fails, the page behind it is not touched. */
export function LoadedDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <CatchBoundary
      getResetKey={() => 'dialog'}
      errorComponent={(props) => (
        <Dialog open title="Not available" onClose={onClose}>
          <ErrorPage {...props} />
        </Dialog>
      )}
    >
      {children}
    </CatchBoundary>
  )
}
