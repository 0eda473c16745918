import { type DissDefinition, slotDissState } from '@sdp/domain/diss'
import {
  isFreeText,
  renameSlot,
  type Slot,
  setSlotComments,
  setSlotVolatile,
  slotUsage,
} from '@sdp/domain/slots'
import { type ApplyEdit, check } from '../../editing/use-edit.ts'
import { dissColumns } from '../../parts/diss-column.tsx'
import { findRulesColumn } from '../../parts/find-rules-column.tsx'
import { inputColumns } from '../../parts/input-columns.tsx'
import { renamingText } from '../../parts/usage-text.ts'
import { EditableText } from '../../ui/EditableText.tsx'
import { CellButton } from '../../ui/grid/CellButton.tsx'
import type { Column } from '../../ui/grid/columns.ts'
import { commentsColumn } from '../../ui/grid/comments-column.tsx'
import { deleteColumn } from '../../ui/grid/delete-column.tsx'
import { counted } from '../../ui/numbers.ts'
import { SlotTypeSelect } from './SlotTypeSelect.tsx'
import { canonicalsText, exampleValuesText, hasCanonicals } from './slots.ts'
import type { SlotRules } from './use-slot-rules.ts'

interface SlotColumnsOptions {
  rules: SlotRules
  isShareable: boolean
  /** Whether any slot has a comment; the column gives its room to the canonicals otherwise. */
  hasComments: boolean
  definition: DissDefinition | undefined
  whyNot: string | undefined
  edit: ApplyEdit
  onDelete: (names: readonly string[]) => void
  onFindRules: (slot: string) => void
  onOpen: (slot: string) => void
}

export function slotColumns(options: SlotColumnsOptions): Column<Slot>[] {
  const { rules, isShareable, definition, whyNot, edit, onDelete, onOpen } = options
  const isReadOnly = whyNot !== undefined
  return [
    ...inputColumns<Slot>({
      kind: 'user',
      isShareable,
      whyNot,
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
    ...dissColumns('slot', definition && ((slot: Slot) => slotDissState(slot, definition))),
    findRulesColumn('slot', options.onFindRules),
    deleteColumn({ whyNot, onDelete }),
  ]
}

function Canonicals({ slot, onOpen }: { slot: Slot; onOpen: (slot: string) => void }) {
  const isList = hasCanonicals(slot)
  const count = slot.canonicals.length
  const examples = isFreeText(slot) ? (slot.exampleValues ?? []) : []
  const has = isList ? counted(count, 'canonical') : counted(examples.length, 'example value')
  return (
    <CellButton
      aria-label={isList || examples.length > 0 ? `Open ${slot.name}: ${has}` : `Open ${slot.name}`}
      onClick={() => onOpen(slot.name)}
    >
      {isList ? (
        <>
          <b>{count.toLocaleString('en-US')}</b>
          <span className="quiet"> {canonicalsText(slot)}</span>
        </>
      ) : (
        <span className="quiet">{examples.length > 0 ? exampleValuesText(examples) : 'Details'}</span>
      )}
    </CellButton>
  )
}
