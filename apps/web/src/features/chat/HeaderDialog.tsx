import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import {
  appNames,
  chatStages,
  defaultPosition,
  draftStage,
  type Position,
  type RequestHeader,
  readCoordinate,
  stagePlace,
} from '@sdp/domain/chat'
import { supportedLanguages } from '@sdp/domain/languages'
import { platforms } from '@sdp/domain/platforms'
import { useState } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SelectOne } from '../../ui/SelectOne.tsx'
import { useChat } from './chat-store.ts'
import { addRecentValues, recentValues } from './recent-values.ts'
import { chooseLanguage, chooseStage, useRequestHeader } from './use-request-header.ts'

type Header = Omit<RequestHeader, 'position'>
type TypedPosition = Record<'latitude' | 'longitude', string>

/** What the car says about itself with each request. */
export function HeaderDialog({ onClose }: { onClose: () => void }) {
  const header = useRequestHeader()
  const hasDraft = useEditingStore(({ open }) => open !== undefined)
  const [changed, setChanged] = useState<Partial<Header>>({})
  /** Undefined until somebody types one: then it is that of the market of the stage. */
  const [typedPosition, setPosition] = useState(header.position && textsOf(header.position))
  const form = {
    ...header,
    ...changed,
    ...(typedPosition ?? textsOf(defaultPosition(stagePlace(changed.stage ?? header.stage).market))),
  }
  const recent = recentValues()
  const latitude = readCoordinate(form.latitude, 90)
  const longitude = readCoordinate(form.longitude, 180)

  const set = (change: Partial<Header & TypedPosition>) => {
    if (change.latitude === undefined && change.longitude === undefined)
      setChanged((before) => ({ ...before, ...change }))
    else setPosition({ latitude: form.latitude, longitude: form.longitude, ...change })
  }

  // Only what was changed is kept: stage, language and position follow the page and the market as long as nobody chose them
  const keep = () => {
    if (typeof latitude === 'object' || typeof longitude === 'object') return false
    const { language, stage, ...rest } = changed
    const isSomewhere = latitude !== undefined || longitude !== undefined
    const position = typedPosition && isSomewhere ? { latitude, longitude } : undefined
    useChat.setState(({ header: before }) => ({ header: { ...before, ...rest, position } }))
    if (stage !== undefined && stage !== header.stage) chooseStage(stage)
    if (language !== undefined && language !== header.language) chooseLanguage(language)
    addRecentValues({ ...rest, ...typedPosition })
    return true
  }

  const text = (label: string, name: 'appId' | 'appKey' | 'huVersion') => (
    <TextField label={label} value={form[name]} onChange={({ target }) => set({ [name]: target.value })} />
  )
  const choice = (
    label: string,
    name: 'language' | 'stage' | 'appName' | 'ntgVersion',
    options: readonly string[],
  ) => (
    <SelectOne
      label={label}
      options={options}
      value={form[name]}
      onChange={(value) => set({ [name]: value })}
    />
  )
  const storedField = (
    label: string,
    name: 'vin' | 'profileAuth' | 'latitude' | 'longitude',
    problem?: unknown,
  ) => (
    <Autocomplete
      freeSolo
      options={[...(recent[name] ?? [])]}
      filterOptions={(options) => options}
      inputValue={form[name]}
      onInputChange={(_, value) => set({ [name]: value })}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          error={problem !== undefined}
          helperText={problemText(problem)}
        />
      )}
    />
  )

  return (
    <FormDialog title="Request header" action="Apply" onSubmit={keep} onClose={onClose}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, pt: 1 }}>
        {choice(
          'Language',
          'language',
          supportedLanguages.map(({ value }) => value),
        )}
        {choice('Stage', 'stage', hasDraft ? [...chatStages, draftStage] : chatStages)}
        {storedField('VIN', 'vin')}
        {storedField('Profile Auth ID', 'profileAuth')}
        {text('App ID', 'appId')}
        {text('App Key', 'appKey')}
        {choice('App Name', 'appName', appNames)}
        {text('HU Version', 'huVersion')}
        {choice('Platform', 'ntgVersion', platforms)}
        <span />
        {storedField('Position latitude', 'latitude', problemOf(latitude))}
        {storedField('Position longitude', 'longitude', problemOf(longitude))}
      </Box>
    </FormDialog>
  )
}

function textsOf({ latitude, longitude }: Position): TypedPosition {
  return { latitude: textOf(latitude), longitude: textOf(longitude) }
}

function textOf(coordinate: number | undefined): string {
  return coordinate === undefined ? '' : String(coordinate)
}

function problemOf(read: ReturnType<typeof readCoordinate>): string | undefined {
  return typeof read === 'object' ? read.problem : undefined
}

function problemText(problem: unknown): string | undefined {
  return typeof problem === 'string' ? problem : undefined
}
