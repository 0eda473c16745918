import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type ConversationTest, setTestStart } from '@sdp/domain/tests'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { readFlags, readValues, valuesText } from './expectations.ts'

const notRead = 'Write name = value, with commas between'

/** What the car says before the first turn of a test. */
export function StartDialog({ test, onClose }: { test: ConversationTest; onClose: () => void }) {
  const { edit, disabledReason } = useEdit()
  const { start } = test
  const [vehicleInputs, setVehicleInputs] = useState(() => textOf(start.vehicleInputs))
  const [contextInputs, setContextInputs] = useState(() => textOf(start.contextInputs))
  const [featureFlags, setFeatureFlags] = useState(() => textOf(start.featureFlags))
  const [platform, setPlatform] = useState(start.platform)
  const [position, setPosition] = useState(start.position)
  const read = {
    vehicleInputs: readValues(vehicleInputs),
    contextInputs: readValues(contextInputs),
    featureFlags: readFlags(featureFlags),
  }
  const positionProblem = /^(-?\d+(\.\d+)?:-?\d+(\.\d+)?)?$/.test(position.trim())
    ? undefined
    : 'Write latitude:longitude, as 48.7:9.1'
  const isWrong = Object.values(read).some((values) => values === undefined) || positionProblem !== undefined
  const submit = () => {
    const { vehicleInputs: vehicle = {}, contextInputs: context = {}, featureFlags: flags = {} } = read
    const values = { vehicleInputs: vehicle, contextInputs: context, featureFlags: flags }
    return edit(setTestStart, {
      name: test.name,
      start: { ...start, ...values, platform: platform.trim(), position: position.trim() },
    })
  }
  const field = (
    label: string,
    value: string,
    onChange: (text: string) => void,
    problem?: string,
    hint = ' ',
  ) => (
    <TextField
      label={label}
      value={value}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
      onChange={({ target }) => onChange(target.value)}
    />
  )
  const problemOf = (values: unknown, text = notRead) => (values === undefined ? text : undefined)
  return (
    <FormDialog
      title="Car at the start"
      action="Set"
      isDisabled={disabledReason !== undefined || isWrong}
      actionTitle={disabledReason}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        What the car says before the first turn of {test.name}.
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {field(
          'Vehicle inputs',
          vehicleInputs,
          setVehicleInputs,
          problemOf(read.vehicleInputs),
          'speed = 30',
        )}
        {field(
          'Context inputs',
          contextInputs,
          setContextInputs,
          problemOf(read.contextInputs),
          'place = home',
        )}
        {field(
          'Feature flags',
          featureFlags,
          setFeatureFlags,
          problemOf(read.featureFlags, 'Write flag = true or flag = false, with commas between'),
          'EVRA = true',
        )}
        {field('Platform', platform, setPlatform)}
        {field('Position', position, setPosition, positionProblem, 'Latitude and longitude, as 48.7:9.1')}
      </Box>
    </FormDialog>
  )
}

function textOf(values: Parameters<typeof valuesText>[0]): string {
  return Object.keys(values).length === 0 ? '' : valuesText(values)
}
