import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import {
  type ItemField,
  type JsonPath,
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
import { useDisabledReason, useForm, useFormChange, useFormProblem } from './template-form.tsx'
import { type FocusEntry, useEntryFocus } from './use-entry-focus.ts'

/** The items of a list: added, taken out, and moved by buttons or Alt with an arrow key. */
export function ListForm({ fields }: { fields: readonly ItemField[] }) {
  const { change } = useFormChange()
  const disabledReason = useDisabledReason()
  const { frame, focusEntry } = useEntryFocus()
  const isOdd = useForm(({ template }) => {
    const value = valueAt(template, places.list)
    return value !== undefined && !Array.isArray(value)
  })
  const count = useForm(({ template }) => listAt(template, places.list).length)
  const problem = useFormProblem(places.list)
  if (isOdd) return <KeptAsJson what="The list" />
  const add = () => {
    change((template) => withAdded(template, places.list, { text1: '' }))
    focusEntry({ list: 'items', at: count, button: 'first field' })
  }
  return (
    <Box ref={frame} role="group" aria-label="List items" sx={{ display: 'grid', gap: 1.5 }}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have nothing else that distinguishes them
        <ItemForm key={at} at={at} count={count} fields={fields} onFocus={focusEntry} />
      ))}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Button
          variant="outlined"
          startIcon={<AddIcon />}
          data-add="items"
          disabled={disabledReason !== undefined}
          onClick={add}
        >
          Add item
        </Button>
        {problem !== undefined && <FormHelperText error={problem.isError}>{problem.message}</FormHelperText>}
      </Box>
    </Box>
  )
}

interface ItemFormProps {
  at: number
  count: number
  fields: readonly ItemField[]
  onFocus: FocusEntry
}

function ItemForm({ at, count, fields, onFocus }: ItemFormProps) {
  const { change } = useFormChange()
  const disabledReason = useDisabledReason()
  const move = (to: number) => {
    if (to < 0 || to >= count || disabledReason !== undefined) return
    change((template) => withMoved(template, places.list, at, to))
    onFocus({ list: 'items', at: to, button: to < at ? 'before' : 'after' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!event.altKey || step === 0) return
    event.preventDefault()
    move(at + step)
  }
  const name = `Item ${at + 1}`
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={name}
      data-list="items"
      data-at={at}
      sx={{ p: 1.25, display: 'grid', gap: 1.25 }}
      onKeyDown={onKeyDown}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h3" component="h4">
          {name}
        </Typography>
        <EntryButtons
          name={`item ${at + 1}`}
          at={at}
          count={count}
          disabledReason={disabledReason}
          onMove={move}
          onRemove={() => {
            change((template) => withoutEntry(template, places.list, at))
            onFocus({ list: 'items', at, button: 'remove' })
          }}
        />
      </Box>
      <ItemFields fields={fields} path={[...places.list, at]} name={name} />
    </Paper>
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
