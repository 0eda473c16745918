import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { messages } from '@sdp/domain'
import { canShareInputs, setShared } from '@sdp/domain/sharing'
import {
  listType,
  listValueType,
  renameSlot,
  type Slot,
  setSlotComments,
  setSlotVolatile,
  setValueType,
  slotUsage,
  valueTypes,
} from '@sdp/domain/slots'
import type { ReactNode } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { renamingText } from '../../parts/usage-text.ts'
import { CheckBox } from '../../ui/CheckBox.tsx'
import { EditableText } from '../../ui/EditableText.tsx'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { SlotTypeSelect } from './SlotTypeSelect.tsx'
import { useSlotRules } from './use-slot-rules.ts'

/** What is said about a slot as a whole; the same as in its row of the table, and the value type. */
export function SlotDetails({ slot }: { slot: Slot }) {
  const domain = useEditing((editing) => editing.domain)
  const { edit, canEdit, disabledReason } = useEdit()
  const { checkName, vendorPrefix, types } = useSlotRules()
  const { name, comments, volatile, shared } = slot
  const isList = slot.type === listType
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, flexWrap: 'wrap' }}>
      <Detail name="Slot name" width={200}>
        <EditableText
          field="name"
          label="Slot name"
          value={name}
          readOnly={!canEdit}
          check={(to) => checkName(to, name)}
          hint={() => renamingText(slotUsage(domain, [name]))}
          onCommit={(to) => edit(renameSlot, { from: name, to, vendorPrefix })}
        />
      </Detail>
      <Detail name="Type" width={132}>
        <SlotTypeSelect slot={slot} types={types} disabledReason={disabledReason} edit={edit} />
      </Detail>
      <Detail name="Value type" width={104}>
        <PlainSelect
          label="Value type"
          value={slot.valueType}
          options={isList ? [listValueType] : valueTypes}
          disabledReason={disabledReason ?? (isList ? messages.slots.listValueType : undefined)}
          onChange={(valueType) => edit(setValueType, { name, valueType })}
        />
      </Detail>
      <Detail name="Volatile" width={52}>
        <CheckBox
          label="Volatile"
          checked={volatile}
          disabledReason={disabledReason}
          onChange={(checked) => edit(setSlotVolatile, { names: [name], volatile: checked })}
        />
      </Detail>
      {canShareInputs(domain) && (
        <Detail name="Shared" width={52}>
          <CheckBox
            label="Shared"
            checked={shared}
            disabledReason={disabledReason}
            onChange={(checked) => edit(setShared, { kind: 'user', input: name, shared: checked })}
          />
        </Detail>
      )}
      <Detail name="Comment">
        <EditableText
          field="comments"
          label="Comment"
          value={comments}
          readOnly={!canEdit}
          onCommit={(text) => edit(setSlotComments, { name, comments: text })}
        />
      </Detail>
    </Box>
  )
}

const Name = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  marginBottom: 2,
}))

/** Boxed where it can be changed: an empty comment would else be nowhere. */
const Value = styled('div')(({ theme }) => ({
  minHeight: 28,
  display: 'flex',
  alignItems: 'center',
  '& > .cell-text, & > .cell-select, & > .cell-field': { marginInline: 0, width: '100%' },
  '& > .cell-text:not([aria-disabled=true]), & > .cell-select:enabled': {
    minHeight: 28,
    borderColor: theme.vars.palette.divider,
  },
  '& > .cell-text:not([aria-disabled=true]):hover, & > .cell-select:enabled:hover': {
    borderColor: theme.vars.palette.text.secondary,
  },
}))

interface DetailProps {
  name: string
  /** Without one it takes what is left. */
  width?: number
  children: ReactNode
}

function Detail({ name, width, children }: DetailProps) {
  return (
    <Box sx={{ typography: 'body2', ...(width === undefined ? { flex: 1, minWidth: 160 } : { width }) }}>
      <Name>{name}</Name>
      <Value>{children}</Value>
    </Box>
  )
}
