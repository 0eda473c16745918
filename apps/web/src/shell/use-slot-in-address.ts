import type { Slot } from '@sdp/domain/slots'
import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useDomain } from '../editing/use-editing.ts'
import { followName } from './follow-name.ts'
import { useCloseDialog } from './use-close-dialog.ts'

const path = '/domains/$domainId/slot-editor'

/** The slot whose dialog is open, kept in the address so that back, reload and links work. */
export function useSlotInAddress(): {
  slot: Slot | undefined
  open: (name: string) => void
  close: () => void
} {
  const { slot: name } = useSearch({ from: `/default${path}` })
  const navigate = useNavigate({ from: path })
  const isOpenedHere = useRouterState({ select: ({ location }) => location.state.opened === true })
  const slots = useDomain((domain) => domain.slots)
  const before = useRef(slots)
  // A slot that was renamed, also by undo, keeps its dialog; one that is gone leaves the address
  const followed = name === undefined ? undefined : followName(name, before.current, slots)

  useEffect(() => {
    if (followed === name) {
      before.current = slots
      return
    }
    void navigate({
      search: (search) => ({ ...search, slot: followed }),
      state: { opened: isOpenedHere },
      replace: true,
    })
  }, [name, followed, slots, navigate, isOpenedHere])

  return {
    slot: slots.find((one) => one.name === followed),
    open: useCallback(
      (slot) => void navigate({ search: (search) => ({ ...search, slot }), state: { opened: true } }),
      [navigate],
    ),
    close: useCloseDialog(
      () => void navigate({ search: (search) => ({ ...search, slot: undefined }), replace: true }),
    ),
  }
}
