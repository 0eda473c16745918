import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DecisionTablePage } from '../features/decision-table/DecisionTablePage.tsx'

/** What is on the tab of the decision table. */
export function DecisionTableTab() {
  const { intent, slot, module, rule } = useSearch({ from: '/default/domains/$domainId/dialog-editor' })
  const navigate = useNavigate()
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
    />
  )
}
