import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DecisionTablePage } from '../features/decision-table/DecisionTablePage.tsx'
import { useDialogInAddress } from './use-dialog-in-address.ts'

const keys = ['add'] as const

/** What is on the tab of the decision table. */
export function DecisionTableTab() {
  const { intent, slot, module, rule, add } = useSearch({ from: '/default/domains/$domainId/dialog-editor' })
  const navigate = useNavigate()
  const { open, close } = useDialogInAddress(keys)
  const wanted = useMemo(
    () => (module === undefined || rule === undefined ? undefined : { module, rule }),
    [module, rule],
  )
  const show = (kind: 'intent' | 'slot', name: string) => {
    const from = '/domains/$domainId' as const
    void (kind === 'intent'
      ? navigate({
          from,
          to: '/domains/$domainId/intent-editor',
          search: ({ language }) => ({ language, search: name }),
        })
      : navigate({
          from,
          to: '/domains/$domainId/slot-editor',
          search: ({ language }) => ({ language, slot: name }),
        }))
  }
  return (
    <DecisionTablePage
      filter={{ ...(intent !== undefined && { intent }), ...(slot !== undefined && { slot }) }}
      onFilter={(filter) =>
        void navigate({ to: '.', search: ({ language }) => ({ language, ...filter }), replace: true })
      }
      wanted={wanted}
      onShow={show}
      isAddingExchange={add === 'exchange'}
      onAddExchange={() => open({ add: 'exchange' })}
      onExchangeClosed={close}
    />
  )
}
