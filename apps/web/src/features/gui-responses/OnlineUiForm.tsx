import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import {
  findLayout,
  type JsonPath,
  type Layout,
  loadingStyles,
  places,
  textAt,
  valueAt,
} from '@sdp/domain/gui-responses'
import type { ReactNode } from 'react'
import { FormSelect } from './FormSelect.tsx'
import { FormText } from './FormText.tsx'
import { ImageField } from './ImageField.tsx'
import { KeptAsJson } from './KeptAsJson.tsx'
import { ListForm } from './ListForm.tsx'
import { TableForm } from './TableForm.tsx'
import { TagFields } from './TagFields.tsx'
import { useTemplateForm } from './template-form.ts'

/** The fields of an Online UI template: those that all layouts have, and those of its own. */
export function OnlineUiForm({ layout }: { layout: number }) {
  const known = findLayout(layout)
  return (
    <>
      <Section title="Header">
        <HeaderFields name="Header" path={places.header} />
        <BackgroundField />
      </Section>
      <Section title="Body">
        {known === undefined ? (
          <KeptAsJson what={`The body of layout ${layout}`} />
        ) : (
          <BodyFields layout={known} />
        )}
      </Section>
      <Section title="Loading">
        <LoadingFields hasWaitIcon={known?.hasWaitIcon ?? false} />
      </Section>
    </>
  )
}

function BodyFields({ layout: { body, item } }: { layout: Layout }) {
  return body.map((field) => {
    switch (field) {
      case 'text':
        return <FormText key={field} label="Text" path={places.text} isLong />
      case 'image':
        return <ImageField key={field} label="Image" path={places.image} />
      case 'infoTag':
        return <TagFields key={field} name="Info tag" path={places.infoTag} />
      case 'listHeader':
        return <HeaderFields key={field} name="List header" path={places.listHeader} />
      case 'list':
        return <ListForm key={field} fields={item} />
      default:
        return <TableForm key={field} fields={item} />
    }
  })
}

function HeaderFields({ name, path }: { name: string; path: JsonPath }) {
  return (
    <Box
      role="group"
      aria-label={name}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 1, rowGap: 1.5 }}
    >
      <FormText label={`${name} heading`} path={[...path, 'heading']} />
      <FormText label={`${name} subheading`} path={[...path, 'subheading']} />
      <ImageField label={`${name} image`} path={[...path, 'image']} />
      <ImageField label={`${name} provider logo`} path={[...path, 'providerLogo']} />
    </Box>
  )
}

/** A background is always a graphic of the head unit. */
function BackgroundField() {
  const { template, whyNot, set, problemAt } = useTemplateForm()
  const background = valueAt(template, places.background)
  const problem = problemAt(places.background)
  const fields = typeof background === 'object' ? background : undefined
  return (
    <TextField
      label="Background graphic (gfx)"
      value={textAt(template, [...places.background, 'payload'])}
      disabled={whyNot !== undefined}
      error={problem?.severity === 'error'}
      helperText={problem?.message}
      onChange={({ target: { value } }) =>
        set(places.background, value === '' ? undefined : { ...fields, format: 'gfx', payload: value })
      }
    />
  )
}

const styles = loadingStyles.map((value) => ({ value, label: value }))

function LoadingFields({ hasWaitIcon }: { hasWaitIcon: boolean }) {
  const { template, whyNot, set } = useTemplateForm()
  const box = (label: string, path: JsonPath) => (
    <FormControlLabel
      control={
        <Checkbox
          checked={valueAt(template, path) === true}
          disabled={whyNot !== undefined}
          onChange={({ target }) => set(path, target.checked)}
        />
      }
      label={label}
    />
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ width: 150 }}>
        <FormSelect
          label="Loading style"
          value={textAt(template, places.style)}
          options={styles}
          whyNot={whyNot}
          onChange={(style) => set(places.style, style)}
        />
      </Box>
      {box('Reset the screen', places.reset)}
      {hasWaitIcon && box('Show wait icon', places.waitIcon)}
    </Box>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      {children}
    </Box>
  )
}
