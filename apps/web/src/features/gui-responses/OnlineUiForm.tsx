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
} from '@sdp/domain/gui-responses'
import { memo, type ReactNode } from 'react'
import { FormSelect } from './FormSelect.tsx'
import { FormText } from './FormText.tsx'
import { ImageField } from './ImageField.tsx'
import { KeptAsJson } from './KeptAsJson.tsx'
import { ListForm } from './ListForm.tsx'
import { TableForm } from './TableForm.tsx'
import { TagFields } from './TagFields.tsx'
import { useDisabledReason, useFormChange, useFormProblem, useFormValue } from './template-form.tsx'

/** The fields of an Online UI template: those that all layouts have, and those of its own. Each draws itself. */
export const OnlineUiForm = memo(function OnlineUiForm({ layout }: { layout: number }) {
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
})

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
  const { set } = useFormChange()
  const disabledReason = useDisabledReason()
  const background = useFormValue(places.background)
  const problem = useFormProblem(places.background)
  const fields = typeof background === 'object' ? background : undefined
  return (
    <TextField
      label="Background graphic (gfx)"
      value={textAt(background, ['payload'])}
      disabled={disabledReason !== undefined}
      error={problem?.isError ?? false}
      helperText={problem?.message}
      onChange={({ target: { value } }) =>
        set(places.background, value === '' ? undefined : { ...fields, format: 'gfx', payload: value })
      }
    />
  )
}

const styles = loadingStyles.map((value) => ({ value, label: value }))

function LoadingFields({ hasWaitIcon }: { hasWaitIcon: boolean }) {
  const { set } = useFormChange()
  const disabledReason = useDisabledReason()
  const style = useFormValue(places.style)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
      <Box sx={{ width: 150 }}>
        <FormSelect
          label="Loading style"
          value={textAt(style, [])}
          options={styles}
          disabledReason={disabledReason}
          onChange={(chosen) => set(places.style, chosen)}
        />
      </Box>
      <FormBox label="Reset the screen" path={places.reset} />
      {hasWaitIcon && <FormBox label="Show wait icon" path={places.waitIcon} />}
    </Box>
  )
}

function FormBox({ label, path }: { label: string; path: JsonPath }) {
  const { set } = useFormChange()
  const disabledReason = useDisabledReason()
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={useFormValue(path) === true}
          disabled={disabledReason !== undefined}
          onChange={({ target }) => set(path, target.checked)}
        />
      }
      label={label}
    />
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
