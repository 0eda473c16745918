import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type Slot, slotUses } from '@sdp/domain/slots'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { counted } from '../../ui/numbers.ts'

/** Where a slot is mentioned; an intent leads to its expressions. */
export function UsesView({ slot }: { slot: Slot }) {
  const domainId = useEditing((editing) => editing.domainId)
  const domain = useDomain((one) => one)
  const uses = useMemo(() => slotUses(domain, slot.name), [domain, slot.name])
  const { intents, modules, resetInputs, uiActions, responses, tests } = uses
  const isUnused = [intents, modules, resetInputs, uiActions, responses, tests].every(
    (places) => places.length === 0,
  )
  return (
    <Box tabIndex={0} sx={{ flex: 1, minHeight: 160, overflow: 'auto', typography: 'body2' }}>
      {isUnused && <Typography variant="body2">Nothing mentions this slot.</Typography>}
      <Places title="Intents">
        {intents.map(({ name, count }) => (
          <li key={name}>
            <Link
              to="/domains/$domainId/intent-editor"
              params={{ domainId }}
              search={({ language }) => ({ language, intent: name })}
            >
              {name}
            </Link>{' '}
            {counted(count, 'expression')}
          </li>
        ))}
      </Places>
      <Places title="Decision table">
        {modules.map(({ name, count }) => (
          <li key={name}>
            {name}: {counted(count, 'rule')}
          </li>
        ))}
      </Places>
      <Places title="Reset rules">
        {resetInputs.map(({ name, count }) => (
          <li key={name}>
            {name}: {counted(count, 'rule')}
          </li>
        ))}
      </Places>
      <Places title="UI actions">
        {uiActions.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Places>
      <Places title="Responses">
        {responses.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Places>
      <Places title="Tests">
        {tests.map((name) => (
          <li key={name}>
            <Link
              to="/domains/$domainId/tests"
              params={{ domainId }}
              search={({ language }) => ({ language, test: name })}
            >
              {name}
            </Link>
          </li>
        ))}
      </Places>
    </Box>
  )
}

function Places({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <Box component="section" aria-label={title} sx={{ mb: 2 }}>
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& a': { color: 'primary.main' } }}>
        {children}
      </Box>
    </Box>
  )
}
