import { useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { AdditionalResponsesPage } from '../features/additional-responses/AdditionalResponsesPage.tsx'
import { useDialogInAddress } from './use-dialog-in-address.ts'

const keys = ['response'] as const

/** The additional responses; the address names the one whose texts are open. */
export function AdditionalResponsesTab() {
  const { response } = useSearch({ from: '/default/domains/$domainId/additional-responses' })
  const { open, close } = useDialogInAddress(keys)
  const openResponse = useCallback((name: string) => open({ response: name }), [open])
  return <AdditionalResponsesPage opened={response} onOpen={openResponse} onClose={close} />
}
