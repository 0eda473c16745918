import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useDomain } from '../editing/use-editing.ts'
import { SheetMenu } from '../features/sheets/SheetMenu.tsx'
import { SlotDialog } from '../features/slots/SlotDialog.tsx'
import { SlotsPage } from '../features/slots/SlotsPage.tsx'
import { useDialogInAddress, useFollowedName } from './use-dialog-in-address.ts'
import { useFindRules } from './use-find-rules.ts'

const keys = ['slot'] as const

/** What is on the tab of the slots; the features in it do not know each other. */
export function SlotsTab() {
  const search = useSearch({ from: '/default/domains/$domainId/slot-editor' })
  const slots = useDomain((domain) => domain.slots)
  const { open, change, close } = useDialogInAddress(keys)
  const name = useFollowedName(
    search.slot,
    slots,
    useCallback((renamed) => change({ slot: renamed }), [change]),
  )
  const slot = slots.find((one) => one.name === name)
  const findRules = useFindRules('slot')
  return (
    <>
      <SlotsPage
        tools={<SheetMenu kind="slots" />}
        onFindRules={findRules}
        onOpen={useCallback((wanted) => open({ slot: wanted }), [open])}
      />
      {slot && <SlotDialog slot={slot} onClose={close} />}
    </>
  )
}
