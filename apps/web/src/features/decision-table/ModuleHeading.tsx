import { checkModuleName, renameModule } from '@sdp/domain/decision-table'
import { check, useEdit } from '../../editing/use-edit.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'
import { notify } from '../../ui/notifications.tsx'
import { counted, readableNumber } from '../../ui/numbers.ts'
import type { ShownModule } from './use-rules.ts'

interface ModuleHeadingProps {
  shown: ShownModule
  /** Whether another module has its name. */
  isTwice: boolean
  selected: boolean | 'some'
  onSelect: (isSelected: boolean) => void
  onAddRule: () => void
  onMenu: (at: HTMLElement) => void
}

/** The name of a module, how many rules it has, and what can be done with it. */
export function ModuleHeading(props: ModuleHeadingProps) {
  const { shown, isTwice, selected, onSelect, onAddRule, onMenu } = props
  const { module, place, rules } = shown
  const { name, comments } = module
  const { edit, disabledReason } = useEdit()
  const readOnly = disabledReason !== undefined
  const count = module.rules.length
  return (
    <>
      <CheckBox
        label={`Select the rules of ${name}`}
        checked={selected}
        onChange={(checked) => onSelect(checked)}
      />
      {/* EDIT-011, RULE-023 */}
      <span className={isTwice ? 'module-name wrong' : 'module-name'}>
        <EditableText
          field="name"
          label="Module"
          value={name}
          readOnly={readOnly}
          check={(to) => check(checkModuleName, to, place)}
          onCommit={(to) => edit(renameModule, { module: place, to })}
          onRefused={(problem) => notify('error', problem)}
        />
      </span>
      <span className="quiet">
        {rules.length === count
          ? counted(count, 'rule')
          : `${readableNumber(rules.length)} of ${counted(count, 'rule')}`}
      </span>
      {comments !== '' && (
        <span className="quiet module-comments" title={comments}>
          {comments}
        </span>
      )}
      <span className="module-tools">
        <CellButton
          aria-label={`Add rule to ${name}`}
          aria-disabled={readOnly}
          title={disabledReason}
          onClick={() => !readOnly && onAddRule()}
        >
          + Rule
        </CellButton>
        <CellButton
          aria-label={`Menu of ${name}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => onMenu(currentTarget)}
        >
          <CellIcon name="menu" />
        </CellButton>
      </span>
    </>
  )
}
