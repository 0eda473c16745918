import type { DissState } from '@sdp/domain/diss'
import { setShared } from '@sdp/domain/sharing'
import { renameSlot, type Slot, setSlotComments, setSlotVolatile, slotUsage } from '@sdp/domain/slots'
import type { MouseEvent } from 'react'
import type { ApplyEdit, Check } from '../../editing/use-editing.ts'
import { DissStateMark } from '../../parts/DissStateMark.tsx'
import { renamingText } from '../../parts/usage-text.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/table/CellButton.tsx'
import { CellIcon } from '../../ui/table/CellIcon.tsx'
import { SlotTypeSelect } from './SlotTypeSelect.tsx'
import { canonicalsText, counted, hasCanonicals } from './slots.ts'
import type { SlotRules } from './use-slot-rules.ts'

interface SlotCellsProps {
  slot: Slot
  rules: SlotRules
  isShareable: boolean
  dissState: DissState | undefined
  whyNot: string | undefined
  edit: ApplyEdit
  check: Check
  isSelected: boolean
  onSelect: (name: string, isSelected: boolean, click: Pick<MouseEvent, 'shiftKey'>) => void
  onDelete: (names: readonly string[]) => void
  onOpen: (slot: string) => void
}

export function SlotCells(props: SlotCellsProps) {
  const { slot, rules, isShareable, dissState, whyNot, edit, check, isSelected } = props
  const { name, comments, volatile, shared } = slot
  const isReadOnly = whyNot !== undefined
  return (
    <>
      <td className="check">
        <CheckBox
          label={`Select ${name}`}
          checked={isSelected}
          onChange={(checked, click) => props.onSelect(name, checked, click)}
        />
      </td>
      <td className="check">
        <CheckBox
          label={`Volatile ${name}`}
          checked={volatile}
          whyNot={whyNot}
          onChange={(checked) => edit(setSlotVolatile, { names: [name], volatile: checked })}
        />
      </td>
      {isShareable && (
        <td className="check">
          <CheckBox
            label={`Shared ${name}`}
            checked={shared}
            whyNot={whyNot}
            onChange={(checked) => edit(setShared, { kind: 'user', input: name, shared: checked })}
          />
        </td>
      )}
      <td className="quiet">
        <EditableText
          label={`Comment on ${name}`}
          value={comments}
          readOnly={isReadOnly}
          multiline
          onCommit={(text) => edit(setSlotComments, { name, comments: text })}
        />
      </td>
      <td>
        <EditableText
          label="Slot name"
          value={name}
          readOnly={isReadOnly}
          check={(to) => rules.checkName(to, name)}
          hint={() => renamingText(check(slotUsage, [name]))}
          onCommit={(to) => edit(renameSlot, { from: name, to, vendorPrefix: rules.vendorPrefix })}
        />
      </td>
      <td>
        <SlotTypeSelect slot={slot} types={rules.types} whyNot={whyNot} edit={edit} />
      </td>
      <td>
        <Canonicals slot={slot} onOpen={props.onOpen} />
      </td>
      {dissState && (
        <td className="check">
          <DissStateMark {...dissState} />
        </td>
      )}
      <td className="check">
        <CellButton
          aria-label={`Delete ${name}`}
          aria-disabled={isReadOnly}
          title={whyNot}
          style={{ margin: 0 }}
          onClick={() => !isReadOnly && props.onDelete([name])}
        >
          <CellIcon name="delete" />
        </CellButton>
      </td>
    </>
  )
}

function Canonicals({ slot, onOpen }: { slot: Slot; onOpen: (slot: string) => void }) {
  const isList = hasCanonicals(slot)
  const count = slot.canonicals.length
  return (
    <CellButton
      aria-label={isList ? `Open ${slot.name}: ${counted(count, 'canonical')}` : `Open ${slot.name}`}
      onClick={() => onOpen(slot.name)}
    >
      {isList ? (
        <>
          <b>{count.toLocaleString('en-US')}</b>
          <span className="quiet"> {canonicalsText(slot)}</span>
        </>
      ) : (
        <span className="quiet">Details</span>
      )}
    </CellButton>
  )
}
