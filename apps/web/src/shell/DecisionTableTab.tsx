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
  return (
    <DecisionTablePage
      filter={{ ...(intent !== undefined && { intent }), ...(slot !== undefined && { slot }) }}
      onFilter={(filter) =>
        void navigate({ to: '.', search: ({ language }) => ({ language, ...filter }), replace: true })
      }
      wanted={wanted}
    />
  )
}
