import type { ReactNode } from 'react'
import type { CompactButtonProps } from './CompactButton.tsx'

/** What can be done with all of the open domain: the button for it, and the dialog or menu that it opened. */
export interface HeaderAction {
  button: CompactButtonProps
  opened: ReactNode
}
