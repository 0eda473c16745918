import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { type Expression, mentionedSlots, type PlacedExpression } from '@sdp/domain/expressions'
import { type Intent, restrictLiterals } from '@sdp/domain/intents'
import type { Canonical, Slot } from '@sdp/domain/slots'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { LiteralRows } from './LiteralRows.tsx'
import { afterTick, chosenLiterals, countLiterals, literalRows } from './literals.ts'

interface LiteralsPanelProps {
  intent: Intent
  active: PlacedExpression
}

/** Which literals of its slots may be spoken in an expression. */
export function LiteralsPanel({ intent, active }: LiteralsPanelProps) {
  const domain = useEditing((editing) => editing.domain)
  const [wanted, setWanted] = useState('')
  const mentioned = mentionedSlots(active.expression.text)
  const slots = domain.slots.filter(
    ({ name, canonicals }) => mentioned.has(name) && countLiterals(canonicals) > 0,
  )
  const slot = slots.find(({ name }) => name === wanted) ?? slots[0]
  if (slot === undefined) {
    return (
      <Typography variant="body2" color="textSecondary">
        No slot with literals in this expression
      </Typography>
    )
  }
  return (
    <>
      {slots.length > 1 && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Slot"
          value={slot.name}
          onChange={(_, name: string | null) => name && setWanted(name)}
          sx={{ flexWrap: 'wrap' }}
        >
          {slots.map(({ name }) => (
            <ToggleButton key={name} value={name} sx={{ py: 0.25 }}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      <SlotLiterals intent={intent} active={active} slot={slot} />
    </>
  )
}

function SlotLiterals({ intent, active, slot }: LiteralsPanelProps & { slot: Slot }) {
  const language = useEditing((editing) => editing.language)
  const { canEdit, edit } = useEdit()
  const [searched, setSearched] = useState({ slot: slot.name, text: '' })
  const search = searched.slot === slot.name ? searched.text : ''
  // Nothing chosen is no restriction that could be kept: it stays here until something is (ruling R298).
  const [emptied, setEmptied] = useState<Expression>()
  const isNothing = emptied === active.expression
  const chosen = isNothing ? [] : chosenLiterals(slot, active.expression)
  const rows = literalRows(slot, chosen, { search, language })
  const all = countLiterals(slot.canonicals)
  const count = countLiterals(chosen)

  const choose = (chosen: readonly Canonical[]) => {
    const isEmpty = countLiterals(chosen) === 0
    setEmptied(isEmpty ? active.expression : undefined)
    if (isEmpty) return
    edit(restrictLiterals, { intent: intent.name, at: active.at, slot: slot.name, chosen })
  }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Typography variant="body2" sx={{ flex: 1 }} noWrap>
          {slot.name}: {count === all ? `all ${all}` : `${count} of ${all}`} literals
        </Typography>
        <Button disabled={!canEdit || count === all} onClick={() => choose(slot.canonicals)}>
          All
        </Button>
        <Button disabled={!canEdit || count === 0} onClick={() => choose([])}>
          None
        </Button>
      </Box>
      {isNothing && (
        <Typography variant="body2" color="error" role="alert">
          {messages.expressions.noLiteral}
        </Typography>
      )}
      {all > 8 && (
        <TextField
          placeholder="Search literals"
          value={search}
          onChange={({ target }) => setSearched({ slot: slot.name, text: target.value })}
          slotProps={{ htmlInput: { 'aria-label': 'Search literals', spellCheck: false, dir: 'auto' } }}
        />
      )}
      <LiteralRows
        slot={slot.name}
        rows={rows}
        disabled={!canEdit}
        onTick={(tick) => choose(afterTick(slot, chosen, tick))}
      />
    </>
  )
}
