import { usageOf, usesOf } from '@sdp/domain'
import {
  type ApiInput,
  canTypeReturnValue,
  readReturnValue,
  returnValueText,
  setApiInputComments,
  setApiInputVolatile,
  setReturnValue,
} from '@sdp/domain/api-actions'
import type { RuleUse } from '@sdp/domain/decision-table'
import { type ApplyEdit, check } from '../../editing/use-edit.ts'
import { inputColumns } from '../../parts/input-columns.tsx'
import { rulesColumn } from '../../parts/rules-column.tsx'
import { renamingText } from '../../parts/usage-text.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { commentsColumn } from '../../ui/grid/comments-column.tsx'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import type { ApiRules } from './use-api-rules.ts'

interface ApiInputColumnsOptions {
  rules: ApiRules
  /** The rules that ask for each. */
  uses: ReadonlyMap<string, RuleUse>
  isShareable: boolean
  /** Whether any has a comment; the column gives its room to the return values otherwise. */
  hasComments: boolean
  whyNot: string | undefined
  edit: ApplyEdit
  onRename: (from: string, to: string) => void
  onDelete: (names: readonly string[]) => void
}

export function apiInputColumns(options: ApiInputColumnsOptions): Column<ApiInput>[] {
  const { rules, uses, isShareable, hasComments, whyNot, edit, onRename, onDelete } = options
  const isReadOnly = whyNot !== undefined
  return [
    ...inputColumns<ApiInput>({
      kind: 'api',
      isShareable,
      whyNot,
      edit,
      onVolatile: (name, volatile) => edit(setApiInputVolatile, { name, volatile }),
    }),
    commentsColumn({
      name: 'Comment',
      width: '26%',
      hasComments,
      isReadOnly,
      onCommit: (name, comments) => edit(setApiInputComments, { name, comments }),
    }),
    {
      name: 'API input',
      width: '26%',
      cell: ({ name }) => (
        <EditableText
          field="name"
          label="API input"
          value={name}
          readOnly={isReadOnly}
          check={(to) => rules.checkInputName(to, name)}
          hint={() => renamingText(usageOf(check(usesOf, { kind: 'apiInput', names: [name] })))}
          onCommit={(to) => onRename(name, to)}
        />
      ),
    },
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
            readOnly={isReadOnly || !canType}
            onCommit={(text) =>
              edit(setReturnValue, { name, returnValue: readReturnValue(text, returnValue) })
            }
          />
        )
      },
    },
    rulesColumn(uses),
    deleteColumn({ whyNot, onDelete }),
  ]
}
