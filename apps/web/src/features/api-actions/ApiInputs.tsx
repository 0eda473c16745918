import { addApiInput, deleteApiInputs } from '@sdp/domain/api-actions'
import { rulesByApiInput } from '@sdp/domain/decision-table'
import { canShareInputs } from '@sdp/domain/sharing'
import { useMemo } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { NamedTable } from '../../parts/named-table/NamedTable.tsx'
import { testedApiInput } from '../../parts/test-runs/tested-texts.ts'
import { TableSection } from '../../ui/grid/TableSection.tsx'
import { apiInputColumns } from './api-input-columns.tsx'
import { useApiRules } from './use-api-rules.ts'

const example = {
  name: 'search_music',
  about:
    'An API input holds what the API action of the same name answered, such as “found” or “nothing”. Rules decide by it what is ' +
    'said next.',
}

interface ApiInputsProps {
  pageSize: number
  /** The API input that the address names. */
  shown: string | undefined
}

/** The table of the API inputs. */
export function ApiInputs({ pageSize, shown }: ApiInputsProps) {
  const { edit } = useEdit()
  const rules = useApiRules()
  const all = useDomain(({ apiInputs }) => apiInputs)
  const modules = useDomain((domain) => domain.modules)
  const uses = useMemo(() => rulesByApiInput(modules), [modules])
  const isShareable = useDomain(canShareInputs)
  return (
    <NamedTable
      noun="API input"
      title="API Inputs"
      all={all}
      columns={apiInputColumns}
      tested={testedApiInput}
      options={{ rules, uses, isShareable }}
      searched="Names and comments"
      pageSize={pageSize}
      frame={TableSection}
      shown={shown}
      adding={{
        label: 'Add API input',
        check: rules.checkInputName,
        onAdd: (name) => edit(addApiInput, { name }),
      }}
      deletes={deleteApiInputs}
      // API actions of the same page can be selected as well
      isBarRaised
      example={example}
    />
  )
}
