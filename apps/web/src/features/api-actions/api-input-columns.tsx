import { usageOf, usesOf } from '@sdp/domain'
import {
  type ApiInput,
  canTypeReturnValue,
  readReturnValue,
  renameApiInput,
  returnValueText,
  setApiInputComments,
  setApiInputVolatile,
  setReturnValue,
} from '@sdp/domain/api-actions'
import type { RuleUse } from '@sdp/domain/decision-table'
import { check } from '../../editing/use-edit.ts'
import { inputColumns } from '../../parts/input-columns.tsx'
import type { NamedColumnsOptions } from '../../parts/named-table/NamedTable.tsx'
import { nameColumn } from '../../parts/named-table/name-column.tsx'
import { rulesColumn } from '../../parts/rules-column.tsx'
import { commentsColumn } from '../../ui/comments-column.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import type { ApiRules } from './use-api-rules.ts'

interface ApiInputColumnsOptions extends NamedColumnsOptions {
  rules: ApiRules
  /** The rules that ask for each. */
  uses: ReadonlyMap<string, RuleUse>
  isShareable: boolean
}

export function apiInputColumns(options: ApiInputColumnsOptions): Column<ApiInput>[] {
  const { rules, uses, isShareable, hasComments, disabledReason, edit, onRenamed, onDelete } = options
  const isReadOnly = disabledReason !== undefined
  return [
    ...inputColumns<ApiInput>({
      kind: 'api',
      isShareable,
      disabledReason,
      edit,
      onVolatile: (name, volatile) => edit(setApiInputVolatile, { name, volatile }),
    }),
    commentsColumn({
      width: '26%',
      hasComments,
      isReadOnly,
      onCommit: (name, comments) => edit(setApiInputComments, { name, comments }),
    }),
    nameColumn<ApiInput>({
      heading: 'API input',
      label: 'API input',
      width: '26%',
      disabledReason,
      check: rules.checkInputName,
      usage: ({ name }) => usageOf(check(usesOf, { kind: 'apiInput', names: [name] })),
      onRename: (from, to) => {
        // They are sorted by their names
        if (edit(renameApiInput, { from, to })) onRenamed(to)
      },
    }),
    {
      name: 'Return values',
      hint: 'What the API action of the same name can answer, with commas between. Rules compare with these values',
      cell: ({ name, returnValue }) => {
        const canType = canTypeReturnValue(returnValue)
        return (
          <EditableText
            field="return values"
            label={`Return values of ${name}`}
            value={canType ? returnValueText(returnValue) : JSON.stringify(returnValue)}
            placeholder="Add return values"
            readOnly={isReadOnly || !canType}
            onCommit={(text) =>
              edit(setReturnValue, { name, returnValue: readReturnValue(text, returnValue) })
            }
          />
        )
      },
    },
    rulesColumn(uses),
    deleteColumn({ disabledReason, onDelete }),
  ]
}
