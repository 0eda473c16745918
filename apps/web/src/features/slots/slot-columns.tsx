import type { DissState } from '@sdp/domain/diss'
import { setShared } from '@sdp/domain/sharing'
import { renameSlot, type Slot, setSlotComments, setSlotVolatile, slotUsage } from '@sdp/domain/slots'
import type { ApplyEdit, Check } from '../../editing/use-editing.ts'
import { DissStateMark } from '../../parts/DissStateMark.tsx'
import { renamingText } from '../../parts/usage-text.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import { CellIcon } from '../../ui/grid/CellIcon.tsx'
import { type Column, emptyColumn } from '../../ui/grid/columns.ts'
import { SlotTypeSelect } from './SlotTypeSelect.tsx'
import { canonicalsText, counted, hasCanonicals } from './slots.ts'
import type { SlotRules } from './use-slot-rules.ts'

interface SlotColumnsOptions {
  rules: SlotRules
  isShareable: boolean
  /** Whether any slot has a comment; the column gives its room to the canonicals otherwise. */
  hasComments: boolean
  dissState: ((slot: Slot) => DissState) | undefined
  whyNot: string | undefined
  edit: ApplyEdit
  check: Check
  onDelete: (names: readonly string[]) => void
  onOpen: (slot: string) => void
}

export function slotColumns(options: SlotColumnsOptions): Column<Slot>[] {
  const { rules, isShareable, dissState, whyNot, edit, check, onDelete, onOpen } = options
  const isReadOnly = whyNot !== undefined
  const shared: Column<Slot> = {
    name: 'Shared',
    hint: 'Other domains can use the value as well',
    width: 64,
    kind: 'check',
    cell: ({ name, shared: isShared }) => (
      <CheckBox
        label={`Shared ${name}`}
        checked={isShared}
        whyNot={whyNot}
        onChange={(checked) => edit(setShared, { kind: 'user', input: name, shared: checked })}
      />
    ),
  }
  return [
    {
      name: 'Volatile',
      hint: 'The value is forgotten after each turn of the dialog',
      width: 64,
      kind: 'check',
      cell: ({ name, volatile }) => (
        <CheckBox
          label={`Volatile ${name}`}
          checked={volatile}
          whyNot={whyNot}
          onChange={(checked) => edit(setSlotVolatile, { names: [name], volatile: checked })}
        />
      ),
    },
    ...(isShareable ? [shared] : []),
    {
      name: 'Comment',
      width: options.hasComments ? '22%' : emptyColumn,
      className: 'quiet',
      cell: ({ name, comments }) => (
        <EditableText
          field="comments"
          label={`Comment on ${name}`}
          value={comments}
          readOnly={isReadOnly}
          multiline
          onCommit={(text) => edit(setSlotComments, { name, comments: text })}
        />
      ),
    },
    {
      name: 'Slot name',
      width: '22%',
      cell: ({ name }) => (
        <EditableText
          field="name"
          label="Slot name"
          value={name}
          readOnly={isReadOnly}
          check={(to) => rules.checkName(to, name)}
          hint={() => renamingText(check(slotUsage, [name]))}
          onCommit={(to) => edit(renameSlot, { from: name, to, vendorPrefix: rules.vendorPrefix })}
        />
      ),
    },
    {
      name: 'Type',
      hint: 'StaticList: the values are the canonicals of the slot. Other types know theirs, such as numbers, or take any text',
      width: 136,
      cell: (slot) => <SlotTypeSelect slot={slot} types={rules.types} whyNot={whyNot} edit={edit} />,
    },
    {
      name: 'Canonicals',
      hint: 'The values of the slot, by the names that rules know them by',
      cell: (slot) => <Canonicals slot={slot} onOpen={onOpen} />,
    },
    ...(dissState === undefined ? [] : [dissColumn(dissState)]),
    {
      name: 'Delete',
      heading: '',
      width: 40,
      kind: 'check',
      cell: ({ name }) => (
        <CellButton
          aria-label={`Delete ${name}`}
          aria-disabled={isReadOnly}
          title={whyNot}
          style={{ margin: 0 }}
          onClick={() => !isReadOnly && onDelete([name])}
        >
          <CellIcon name="delete" />
        </CellButton>
      ),
    },
  ]
}

function dissColumn(dissState: (slot: Slot) => DissState): Column<Slot> {
  return {
    name: 'DISS',
    hint: 'Whether the slot is as the DISS definition of the domain says',
    width: 44,
    kind: 'check',
    cell: (slot) => <DissStateMark {...dissState(slot)} />,
  }
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
