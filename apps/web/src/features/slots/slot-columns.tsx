import { type DissDefinition, slotDissState } from '@sdp/domain/diss'
import {
  isFreeText,
  renameSlot,
  type Slot,
  setSlotComments,
  setSlotVolatile,
  slotUsage,
} from '@sdp/domain/slots'
import { check } from '../../editing/use-edit.ts'
import { dissColumns } from '../../parts/diss-column.tsx'
import { findRulesColumn } from '../../parts/find-rules-column.tsx'
import { inputColumns } from '../../parts/input-columns.tsx'
import type { NamedColumnsOptions } from '../../parts/named-table/NamedTable.tsx'
import { nameColumn } from '../../parts/named-table/name-column.tsx'
import { commentsColumn } from '../../ui/comments-column.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { counted, readableNumber } from '../../ui/numbers.ts'
import { SlotTypeSelect } from './SlotTypeSelect.tsx'
import { canonicalsText, exampleValuesText, hasCanonicals } from './slots.ts'
import type { SlotRules } from './use-slot-rules.ts'

interface SlotColumnsOptions extends NamedColumnsOptions {
  rules: SlotRules
  isShareable: boolean
  definition: DissDefinition | undefined
  onFindRules: (slot: string) => void
  onOpen: (slot: string) => void
}

export function slotColumns(options: SlotColumnsOptions): Column<Slot>[] {
  const { rules, isShareable, definition, disabledReason, edit, onDelete, onOpen } = options
  const isReadOnly = disabledReason !== undefined
  return [
    ...inputColumns<Slot>({
      kind: 'user',
      isShareable,
      disabledReason,
      edit,
      onVolatile: (name, volatile) => edit(setSlotVolatile, { names: [name], volatile }),
    }),
    commentsColumn({
      name: 'Comment',
      width: '22%',
      hasComments: options.hasComments,
      isReadOnly,
      onCommit: (name, comments) => edit(setSlotComments, { name, comments }),
    }),
    nameColumn<Slot>({
      heading: 'Slot name',
      label: 'Slot name',
      width: '22%',
      disabledReason,
      check: rules.checkName,
      usage: ({ name }) => check(slotUsage, [name]),
      onRename: (from, to) => edit(renameSlot, { from, to, vendorPrefix: rules.vendorPrefix }),
    }),
    {
      name: 'Type',
      hint: 'StaticList: the values are the canonicals of the slot. Other types know theirs, such as numbers, or take any text',
      width: 136,
      cell: (slot) => (
        <SlotTypeSelect slot={slot} types={rules.types} disabledReason={disabledReason} edit={edit} />
      ),
    },
    {
      name: 'Canonicals',
      hint: 'The values of the slot, by the names that rules know them by',
      cell: (slot) => <Canonicals slot={slot} canAdd={!isReadOnly} onOpen={onOpen} />,
    },
    ...dissColumns('slot', definition && ((slot: Slot) => slotDissState(slot, definition))),
    findRulesColumn('slot', options.onFindRules),
    deleteColumn({ disabledReason, onDelete }),
  ]
}

interface CanonicalsProps {
  slot: Slot
  canAdd: boolean
  onOpen: (slot: string) => void
}

function Canonicals({ slot, canAdd, onOpen }: CanonicalsProps) {
  const isList = hasCanonicals(slot)
  const count = slot.canonicals.length
  const examples = isFreeText(slot) ? (slot.exampleValues ?? []) : []
  const has = isList ? counted(count, 'canonical') : counted(examples.length, 'example value')
  return (
    <CellButton
      aria-label={isList || examples.length > 0 ? `Open ${slot.name}: ${has}` : `Open ${slot.name}`}
      onClick={() => onOpen(slot.name)}
    >
      {isList && count === 0 && canAdd ? (
        <span className="quiet">Add canonicals</span>
      ) : isList ? (
        <>
          <b>{readableNumber(count)}</b>
          <span className="quiet"> {canonicalsText(slot)}</span>
        </>
      ) : (
        <span className="quiet">{examples.length > 0 ? exampleValuesText(examples) : 'Details'}</span>
      )}
    </CellButton>
  )
}
