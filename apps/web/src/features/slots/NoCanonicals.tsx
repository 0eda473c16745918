import { type Canonical, listType, pasteIntoSlot, type Slot } from '@sdp/domain/slots'
import type { RefObject } from 'react'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import type { GridHandle } from '../../ui/grid/grid-api.ts'
import type { CanonicalRules } from './use-canonical-rules.ts'

const example = { name: 'jazz', literals: ['jazz', 'swing music'] }

interface NoCanonicalsProps {
  slot: Slot
  rules: CanonicalRules
  grid: RefObject<GridHandle<Canonical> | null>
}

/** What canonicals and literals are, for whoever begins a slot. */
export function NoCanonicals({ slot, rules, grid }: NoCanonicalsProps) {
  const { edit, language, disabledReason } = rules
  const canAdd = disabledReason === undefined && slot.type === listType
  const add = () => {
    const text = [example.name, ...example.literals].join('\t')
    if (edit(pasteIntoSlot, { slot: slot.name, text, language })) {
      grid.current?.show(({ name }) => name === example.name, { focus: true })
    }
  }
  return (
    <EmptyTable
      title="No canonicals yet"
      example={`${example.name}: ${example.literals.join(', ')}`}
      onAdd={canAdd ? add : undefined}
    >
      A canonical is a value of this slot, by the name that rules know it by. Its literals are the words that
      users say for it; they differ from language to language.
    </EmptyTable>
  )
}
