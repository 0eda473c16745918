import PasteIcon from '@mui/icons-material/ContentPaste'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { addCanonicals, listType, type Slot } from '@sdp/domain/slots'
import { useCallback, useMemo, useState } from 'react'
import { AddField } from '../../ui/AddField.tsx'
import { NameFilter } from '../../ui/NameFilter.tsx'
import { readableNumber } from '../../ui/numbers.ts'
import { CanonicalList } from './CanonicalList.tsx'
import { PasteCanonicals } from './PasteCanonicals.tsx'
import { filterCanonicals } from './slots.ts'
import { useCanonicalRules } from './use-canonical-rules.ts'
import type { WantedPaste } from './wanted-paste.ts'

/** The canonicals of a slot with their literals in the shown language. */
export function CanonicalsView({ slot }: { slot: Slot }) {
  const rules = useCanonicalRules(slot)
  const [text, setText] = useState('')
  const shown = useMemo(
    () => filterCanonicals(slot.canonicals, text, rules.language),
    [slot.canonicals, text, rules.language],
  )
  const [added, setAdded] = useState<string>()
  const [paste, setPaste] = useState<WantedPaste>()
  const addDisabledReason =
    rules.disabledReason ?? (slot.type === listType ? undefined : messages.slots.listOnly)

  const add = useCallback(
    (name: string): boolean => {
      if (!rules.edit(addCanonicals, { slot: rules.slot, names: [name] })) return false
      setText('')
      setAdded(name)
      return true
    },
    [rules],
  )
  const pasteCells = useCallback((cells: string) => setPaste({ text: cells }), [])
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <AddField
          label="Add canonical"
          width={260}
          check={rules.checkName}
          onAdd={add}
          onPasteCells={pasteCells}
          disabledReason={addDisabledReason}
        />
        <Button
          startIcon={<PasteIcon />}
          disabled={addDisabledReason !== undefined}
          title={addDisabledReason}
          onClick={() => setPaste({ text: '' })}
        >
          Paste from a sheet
        </Button>
        <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1.5 }}>
          {shown.length < slot.canonicals.length && (
            <Typography variant="caption" role="status" sx={{ color: 'text.secondary' }}>
              {readableNumber(shown.length)} of {readableNumber(slot.canonicals.length)}
            </Typography>
          )}
          <NameFilter label="Filter canonicals and literals" width={260} value={text} onChange={setText} />
        </Box>
      </Box>
      <CanonicalList slot={slot} rules={rules} shown={shown} added={added} onPaste={setPaste} />
      {paste !== undefined && (
        <PasteCanonicals slot={slot} wanted={paste} onClose={() => setPaste(undefined)} />
      )}
    </>
  )
}
