import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { messages } from '@sdp/domain'
import { contributorName, limits, type NewDomain } from '@sdp/domain/general-data'
import { platforms } from '@sdp/domain/platforms'
import { memo } from 'react'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { CheckedOption } from './CheckedOption.tsx'
import { ChipsField } from './ChipsField.tsx'
import { DomainPicture } from './DomainPicture.tsx'
import { dissOptions, fromDissOption, isTaken, toDissOption } from './domain-form.ts'
import { PictureChoice } from './PictureChoice.tsx'
import { SwitchField } from './SwitchField.tsx'
import type { FormField } from './use-form-values.ts'

export interface FormChoices {
  languages: readonly { value: string; name: string }[]
  dissVersions: readonly string[]
  contributors: readonly string[]
  tags: readonly string[]
  takenNames: ReadonlySet<string>
}

interface FieldsProps {
  field: <Name extends keyof NewDomain>(name: Name) => FormField<NewDomain[Name]>
  choices: FormChoices
  /** Of an existing domain: name, language and kind are fixed, and so is being a test domain once it is one. */
  fixed: { isTestDomain: boolean } | undefined
}

export function DomainFormFields({ field, choices, fixed }: FieldsProps) {
  const picture = field('picture')
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
      <NameField {...field('name')} takenNames={choices.takenNames} fixed={fixed !== undefined} />
      <LanguageField {...field('language')} languages={choices.languages} fixed={fixed !== undefined} />
      <TextLine {...field('description')} label="Description" max={limits.description} wide multiline />
      <PlatformsField {...field('platforms')} />
      <DissField {...field('diss')} versions={choices.dissVersions} />
      <TextLine
        {...field('handlerUrl')}
        label="Handler URL"
        max={limits.handlerUrl}
        hint={fixed ? undefined : 'Becomes the base URL of the default handler'}
      />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <DomainPicture
          name={field('name').value}
          picture={isShowable(picture) ? picture.value.trim() : ''}
          size={37}
        />
        <TextLine {...picture} label="Picture URL" max={limits.picture} />
        <PictureChoice onChoose={picture.onChange} />
      </Box>
      <ChipsField
        {...field('tags')}
        label="Tags"
        options={choices.tags}
        tidy={trimmed}
        hint="Enter or a comma adds a tag"
      />
      <ChipsField
        {...field('contributors')}
        label="Contributors"
        options={choices.contributors}
        tidy={contributorName}
        hint={contributorsHint(field('contributors').value, choices.contributors)}
      />
      <Switches field={field} fixed={fixed} />
    </Box>
  )
}

/** A mistyped address would leave a colleague without access, and nobody would notice (ruling R14). */
function contributorsHint(chosen: readonly string[], known: readonly string[]): string {
  const unknown = chosen.filter((one) => !known.includes(one))
  return unknown.length === 0
    ? 'People you know, or any e-mail'
    : messages.domain.unknownContributors(unknown.join(', '))
}

function isShowable({ value, error }: FormField<string>): boolean {
  return error === undefined && value.trim().startsWith('https://')
}

function trimmed(text: string): string {
  return text.trim()
}

interface NameFieldProps extends FormField<string> {
  takenNames: ReadonlySet<string>
  fixed: boolean
}

const NameField = memo(function NameField(props: NameFieldProps) {
  const { value, onChange, onBlur, takenNames, fixed } = props
  // At once and not when the field is left: nobody should fill in the rest for a name that cannot be had.
  const taken = !fixed && isTaken(value, takenNames) ? messages.domain.nameTaken(value) : undefined
  const error = props.error ?? taken
  return (
    <TextField
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      name="name"
      label="Name"
      required={!fixed}
      disabled={fixed}
      autoComplete="off"
      autoFocus={!fixed}
      error={error !== undefined}
      helperText={error ?? (fixed ? messages.domain.nameFixed : 'Letters, digits, _ and -')}
    />
  )
})

interface LanguageFieldProps extends FormField<string> {
  languages: FormChoices['languages']
  fixed: boolean
}

const LanguageField = memo(function LanguageField(props: LanguageFieldProps) {
  const { value, error, onChange, onBlur, languages, fixed } = props
  const label = (code: string) => {
    const language = languages.find((one) => one.value.toLowerCase() === code.toLowerCase())
    return language ? `${language.value} · ${language.name}` : code
  }
  return (
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
          label="Initial language"
          required={!fixed}
          error={error !== undefined}
          helperText={error ?? (fixed ? 'Languages are added in the editor' : ' ')}
        />
      )}
    />
  )
})

interface TextLineProps extends FormField<string> {
  label: string
  max: number
  /** Shown while nothing is wrong. */
  hint?: string | undefined
  wide?: boolean
  multiline?: boolean
}

/** A text with its counter. A longer text can be pasted and is reported as too long, rather than cut without a word. */
const TextLine = memo(function TextLine(props: TextLineProps) {
  const { value, error, onChange, onBlur, label, max, hint, wide = false, multiline = false } = props
  return (
    <TextField
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={onBlur}
      label={label}
      multiline={multiline}
      minRows={multiline ? 2 : undefined}
      maxRows={multiline ? 6 : undefined}
      sx={wide ? { gridColumn: '1 / -1' } : undefined}
      error={error !== undefined}
      helperText={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <span>{error ?? hint}</span>
          <span>{`${value.length}/${max}`}</span>
        </Box>
      }
    />
  )
})

const PlatformsField = memo(function PlatformsField(props: FormField<string[]>) {
  const { value, error, onChange, onBlur } = props
  return (
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
        <TextField {...params} label="Platforms" error={error !== undefined} helperText={error ?? ' '} />
      )}
    />
  )
})

interface DissFieldProps extends FormField<NewDomain['diss']> {
  versions: readonly string[]
}

const DissField = memo(function DissField({ value, onChange, onBlur, versions }: DissFieldProps) {
  const options = dissOptions(versions, value)
  return (
    <SelectOne
      label="DISS/Version"
      options={options.map((option) => option.value)}
      labelOf={(one) => options.find((option) => option.value === one)?.label ?? one}
      value={toDissOption(value)}
      onChange={(option) => onChange(fromDissOption(option))}
      onBlur={onBlur}
      helperText="Checks the domain against the dialogue-system definition"
    />
  )
})

function Switches({ field, fixed }: Pick<FieldsProps, 'field' | 'fixed'>) {
  const permanent = fixed?.isTestDomain === true
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 2 }}>
      <SwitchField
        {...field('embedded')}
        label="Embedded"
        disabled={fixed !== undefined}
        hint={fixed ? messages.domain.embeddedFixed : 'Runs in the car instead of the cloud'}
      />
      <SwitchField
        {...field('volatile')}
        label="Volatile"
        hint="A mark for other systems; the chat does not look at it"
      />
      <SwitchField
        {...field('isTestDomain')}
        label="Test domain"
        disabled={permanent}
        hint={
          permanent ? messages.domain.testPermanent : 'Cannot be switched off again once the domain is saved'
        }
      />
    </Box>
  )
}
