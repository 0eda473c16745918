import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import {
  type ItemField,
  type JsonPath,
  layoutLimits,
  listAt,
  places,
  valueAt,
  withAdded,
  withMoved,
  withoutEntry,
} from '@sdp/domain/gui-responses'
import type { KeyboardEvent } from 'react'
import { EntryButtons } from './EntryButtons.tsx'
import { FormText } from './FormText.tsx'
import { ImageField } from './ImageField.tsx'
import { KeptAsJson } from './KeptAsJson.tsx'
import { TagFields } from './TagFields.tsx'
import { useTemplateForm } from './template-form.ts'
import { useEntryFocus } from './use-entry-focus.ts'

/** The items of a list: added, taken out, and moved by buttons or Alt with an arrow key. */
export function ListForm({ fields }: { fields: readonly ItemField[] }) {
  const { template, whyNot, change, problemAt } = useTemplateForm()
  const { frame, focusEntry } = useEntryFocus()
  const value = valueAt(template, places.list)
  if (value !== undefined && !Array.isArray(value)) return <KeptAsJson what="The list" />
  const items = listAt(template, places.list)
  const isFull = items.length >= layoutLimits.items
  const problem = problemAt(places.list)

  const move = (from: number, to: number, button: 'before' | 'after') => {
    if (to < 0 || to >= items.length || whyNot !== undefined) return
    change(withMoved(template, places.list, from, to))
    focusEntry({ list: 'items', at: to, button })
  }
  const hear = (event: KeyboardEvent, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    move(at, at + step, step < 0 ? 'before' : 'after')
  }
  return (
    <Box ref={frame} role="group" aria-label="List items" sx={{ display: 'grid', gap: 1.5 }}>
      {items.map((_, at) => (
        <Paper
          // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else that tells them apart
          key={at}
          variant="outlined"
          role="group"
          aria-label={`Item ${at + 1}`}
          data-list="items"
          data-at={at}
          sx={{ p: 1.25, display: 'grid', gap: 1.25 }}
          onKeyDown={(event) => hear(event, at)}
        >
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
            <Typography variant="h3" component="h4">
              Item {at + 1}
            </Typography>
            <EntryButtons
              name={`item ${at + 1}`}
              at={at}
              count={items.length}
              whyNot={whyNot}
              onMove={(to) => move(at, to, to < at ? 'before' : 'after')}
              onRemove={() => {
                change(withoutEntry(template, places.list, at))
                focusEntry({ list: 'items', at, button: 'remove' })
              }}
            />
          </Box>
          <ItemFields fields={fields} path={[...places.list, at]} name={`Item ${at + 1}`} />
        </Paper>
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          data-add="items"
          disabled={whyNot !== undefined || isFull}
          onClick={() => {
            change(withAdded(template, places.list, { text1: '' }))
            focusEntry({ list: 'items', at: items.length, button: 'first field' })
          }}
        >
          Add item
        </Button>
        {(isFull || problem !== undefined) && (
          <FormHelperText error={problem !== undefined}>
            {problem?.message ?? messages.guiResponses.tooManyItems(layoutLimits.items)}
          </FormHelperText>
        )}
      </Box>
    </Box>
  )
}

const texts: Partial<Record<ItemField, string>> = { text1: 'text 1', text2: 'text 2' }
const images: Partial<Record<ItemField, string>> = {
  image: 'image',
  iconInfo: 'info icon',
  iconOk: 'OK icon',
}

function ItemFields({ fields, path, name }: { fields: readonly ItemField[]; path: JsonPath; name: string }) {
  return (
    <>
      <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 1 }}>
        {fields.flatMap((field) =>
          texts[field] === undefined ? (
            []
          ) : (
            <FormText key={field} label={`${name} ${texts[field]}`} path={[...path, field]} />
          ),
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1, rowGap: 1.25 }}>
        {fields.flatMap((field) =>
          images[field] === undefined ? (
            []
          ) : (
            <ImageField key={field} label={`${name} ${images[field]}`} path={[...path, field]} />
          ),
        )}
      </Box>
      {fields.includes('infoTag') && <TagFields name={`${name} info tag`} path={[...path, 'infoTag']} />}
    </>
  )
}
