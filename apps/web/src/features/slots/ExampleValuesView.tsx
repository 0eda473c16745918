import PasteIcon from '@mui/icons-material/ContentPaste'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { addExampleValues, checkNewExampleValue, type Slot, splitLiterals } from '@sdp/domain/slots'
import { useCallback, useRef, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { AddField } from '../../ui/AddField.tsx'
import { EmptyTable } from '../../ui/grid/EmptyTable.tsx'
import { ExampleValueChips } from './ExampleValueChips.tsx'
import { PasteExampleValues } from './PasteExampleValues.tsx'

const example = 'Nina Simone'

/** What people say for a slot of free text, in the shown language. */
export function ExampleValuesView({ slot }: { slot: Slot }) {
  const language = useEditing((editing) => editing.language)
  const { edit, disabledReason } = useEdit()
  const latest = useRef(slot)
  latest.current = slot
  const [paste, setPaste] = useState<string>()
  const { name, exampleValues = [] } = slot

  const check = useCallback(
    (text: string) => {
      const wrong = splitLiterals(text).map((value) => checkNewExampleValue(latest.current, value, language))
      return wrong.find((message) => message !== undefined)
    },
    [language],
  )
  const add = useCallback(
    (text: string) => edit(addExampleValues, { slot: name, values: splitLiterals(text), language }),
    [edit, name, language],
  )
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <AddField
          label="Add example value"
          width={260}
          check={check}
          onAdd={add}
          onPasteCells={setPaste}
          disabledReason={disabledReason}
        />
        <Button
          startIcon={<PasteIcon />}
          disabled={disabledReason !== undefined}
          title={disabledReason}
          onClick={() => setPaste('')}
        >
          Paste many
        </Button>
        {exampleValues.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary', ml: 'auto' }}>
            Guesses learn from them. Any other words are a value of the slot as well.
          </Typography>
        )}
      </Box>
      {exampleValues.length > 0 ? (
        <ExampleValueChips slot={name} values={exampleValues} />
      ) : (
        <Box sx={{ typography: 'body2', color: 'text.secondary', pt: 4 }}>
          <EmptyTable
            title="No example values yet"
            example={example}
            onAdd={disabledReason === undefined ? () => add(example) : undefined}
          >
            Example values are some of what people say for this slot; they differ from language to language.
            They help to understand sentences that no expression has. What is tried in the chat can be added
            there.
          </EmptyTable>
        </Box>
      )}
      {paste !== undefined && (
        <PasteExampleValues slot={slot} pasted={paste} onClose={() => setPaste(undefined)} />
      )}
    </>
  )
}
