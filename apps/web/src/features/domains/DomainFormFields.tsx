import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { messages } from '@sdp/domain'
import { contributorName, limits, type NewDomain } from '@sdp/domain/general-data'
import { platforms } from '@sdp/domain/platforms'
import { type Control, Controller, useWatch } from 'react-hook-form'
import { CheckedOption } from './CheckedOption.tsx'
import { ChipsField } from './ChipsField.tsx'
import { DomainPicture } from './DomainPicture.tsx'
import { dissOptions, fromDissOption, isTaken, toDissOption } from './domain-form.ts'
import { PictureChoice } from './PictureChoice.tsx'
import { SwitchField } from './SwitchField.tsx'

export interface FormChoices {
  languages: readonly { value: string; name: string }[]
  dissVersions: readonly string[]
  contributors: readonly string[]
  tags: readonly string[]
  takenNames: ReadonlySet<string>
}

interface FieldsProps {
  control: Control<NewDomain>
  choices: FormChoices
  /** Of an existing domain: name, language and kind are fixed, and so is being a test domain once it is one. */
  fixed: { isTestDomain: boolean } | undefined
}

export function DomainFormFields({ control, choices, fixed }: FieldsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 2,
        pt: 0.75,
        // Why a field is fixed has to be read, though the field itself is greyed out.
        '& .MuiFormHelperText-root.Mui-disabled': { color: 'text.secondary' },
      }}
    >
      <NameField control={control} takenNames={choices.takenNames} fixed={fixed !== undefined} />
      <LanguageField control={control} languages={choices.languages} fixed={fixed !== undefined} />
      <TextLine
        control={control}
        name="description"
        label="Description"
        max={limits.description}
        wide
        multiline
      />
      <PlatformsField control={control} />
      <DissField control={control} versions={choices.dissVersions} />
      <TextLine
        control={control}
        name="handlerUrl"
        label="Handler URL"
        max={limits.handlerUrl}
        hint={fixed ? undefined : 'Becomes the base URL of the default handler'}
      />
      <PictureField control={control} />
      <Controller
        control={control}
        name="tags"
        render={({ field: { ref, ...field }, fieldState }) => (
          <ChipsField
            label="Tags"
            {...field}
            options={choices.tags}
            tidy={(text) => text.trim()}
            inputRef={ref}
            error={fieldState.error?.message}
            hint="Enter or a comma adds a tag"
          />
        )}
      />
      <Controller
        control={control}
        name="contributors"
        render={({ field: { ref, ...field }, fieldState }) => (
          <ChipsField
            label="Contributors"
            {...field}
            options={choices.contributors}
            tidy={contributorName}
            inputRef={ref}
            error={fieldState.error?.message}
            hint={contributorsHint(field.value, choices.contributors)}
          />
        )}
      />
      <Switches control={control} fixed={fixed} />
    </Box>
  )
}

/** A mistyped address would leave a colleague without access, and nobody would notice. */
function contributorsHint(chosen: readonly string[], known: readonly string[]): string {
  const unknown = chosen.filter((one) => !known.includes(one))
  return unknown.length === 0
    ? 'People you know, or any e-mail'
    : messages.domain.unknownContributors(unknown.join(', '))
}

type Part = Pick<FieldsProps, 'control'>

function NameField({
  control,
  takenNames,
  fixed,
}: Part & { takenNames: ReadonlySet<string>; fixed: boolean }) {
  return (
    <Controller
      control={control}
      name="name"
      render={({ field: { ref, ...field }, fieldState }) => {
        // Told at once: nobody should fill in the rest for a name that cannot be had.
        const taken =
          !fixed && isTaken(field.value, takenNames) ? messages.domain.nameTaken(field.value) : undefined
        const error = fieldState.error?.message ?? taken
        return (
          <TextField
            {...field}
            inputRef={ref}
            label="Name"
            required={!fixed}
            disabled={fixed}
            autoComplete="off"
            autoFocus={!fixed}
            error={error !== undefined}
            helperText={error ?? (fixed ? messages.domain.nameFixed : 'Letters, digits, _ and -')}
          />
        )
      }}
    />
  )
}

function LanguageField({
  control,
  languages,
  fixed,
}: Part & { languages: FormChoices['languages']; fixed: boolean }) {
  const label = (code: string) => {
    const language = languages.find((one) => one.value.toLowerCase() === code.toLowerCase())
    return language ? `${language.value} · ${language.name}` : code
  }
  return (
    <Controller
      control={control}
      name="language"
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <Autocomplete
          options={languages.map((language) => language.value)}
          getOptionLabel={label}
          value={value === '' ? null : value}
          onChange={(_, code) => onChange(code ?? '')}
          onBlur={onBlur}
          disabled={fixed}
          autoHighlight
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={ref}
              label="Initial language"
              required={!fixed}
              error={fieldState.error !== undefined}
              helperText={fieldState.error?.message ?? (fixed ? 'Languages are added in the editor' : ' ')}
            />
          )}
        />
      )}
    />
  )
}

interface TextLineProps extends Part {
  name: 'description' | 'handlerUrl' | 'picture'
  label: string
  max: number
  /** Shown while nothing is wrong. */
  hint?: string | undefined
  wide?: boolean
  multiline?: boolean
}

/** A text with its counter. Longer texts can be pasted and are then told, rather than cut without a word. */
function TextLine({ control, name, label, max, hint, wide = false, multiline = false }: TextLineProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <TextField
          {...field}
          inputRef={ref}
          label={label}
          multiline={multiline}
          minRows={multiline ? 2 : undefined}
          maxRows={multiline ? 6 : undefined}
          sx={wide ? { gridColumn: '1 / -1' } : undefined}
          error={fieldState.error !== undefined}
          helperText={
            <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <span>{fieldState.error?.message ?? hint}</span>
              <span>{`${field.value.length}/${max}`}</span>
            </Box>
          }
        />
      )}
    />
  )
}

function PictureField({ control }: Part) {
  const [picture, name, isWrong] = [
    useWatch({ control, name: 'picture' }).trim(),
    useWatch({ control, name: 'name' }),
    control.getFieldState('picture').invalid,
  ]
  const shown = picture.startsWith('https://') && !isWrong ? picture : ''
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <DomainPicture name={name} picture={shown} size={37} />
      <TextLine control={control} name="picture" label="Picture URL" max={limits.picture} />
      <Controller
        control={control}
        name="picture"
        render={({ field }) => <PictureChoice onChoose={field.onChange} />}
      />
    </Box>
  )
}

function PlatformsField({ control }: Part) {
  return (
    <Controller
      control={control}
      name="platforms"
      render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
        <Autocomplete
          multiple
          disableCloseOnSelect
          options={platforms as readonly string[]}
          value={value}
          onChange={(_, names) => onChange(names)}
          onBlur={onBlur}
          renderOption={({ key, ...option }, name, { selected }) => (
            <CheckedOption key={key} option={option} label={name} selected={selected} />
          )}
          renderValue={(names, getItemProps) =>
            names.map((name, index) => {
              const { key: _, ...item } = getItemProps({ index })
              return <Chip key={name} label={name} {...item} />
            })
          }
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={ref}
              label="Platforms"
              error={fieldState.error !== undefined}
              helperText={fieldState.error?.message ?? ' '}
            />
          )}
        />
      )}
    />
  )
}

function DissField({ control, versions }: Part & { versions: readonly string[] }) {
  return (
    <Controller
      control={control}
      name="diss"
      render={({ field: { ref, value, onChange, onBlur, name } }) => (
        <TextField
          select
          name={name}
          inputRef={ref}
          label="DISS/Version"
          value={toDissOption(value)}
          onChange={(event) => onChange(fromDissOption(event.target.value))}
          onBlur={onBlur}
          helperText="Checks the domain against the dialogue-system definition"
        >
          {dissOptions(versions, value).map((option) => (
            <MenuItem key={option.value} value={option.value}>
              {option.label}
            </MenuItem>
          ))}
        </TextField>
      )}
    />
  )
}

function Switches({ control, fixed }: Omit<FieldsProps, 'choices'>) {
  const permanent = fixed?.isTestDomain === true
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2 }}>
      <SwitchField
        control={control}
        name="embedded"
        label="Embedded"
        disabled={fixed !== undefined}
        hint={fixed ? messages.domain.embeddedFixed : 'Runs in the car instead of the cloud'}
      />
      <SwitchField
        control={control}
        name="volatile"
        label="Volatile"
        hint="Marks the whole domain as volatile"
      />
      <SwitchField
        control={control}
        name="isTestDomain"
        label="Test domain"
        disabled={permanent}
        hint={
          permanent ? messages.domain.testPermanent : 'Cannot be switched off again once the domain is saved'
        }
      />
    </Box>
  )
}
