import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Autocomplete from '@mui/material/Autocomplete'
import LinearProgress from '@mui/material/LinearProgress'
import TextField from '@mui/material/TextField'
import { messages } from '@sdp/domain'
import { offeredSources, type SharedFrom, setFromShared, sourcesText } from '@sdp/domain/sharing'
import { useMemo, useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useDomain } from '../../editing/use-editing.ts'
import { useSharedInputs } from '../../parts/use-shared-inputs.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { LoadProblem } from '../../ui/Loaded.tsx'
import { removedMessage } from './shared-input-columns.tsx'
import { inputRows, kindTexts, removedSources, type SharedRow } from './shared-rows.ts'

interface SharedInputDialogProps {
  /** The input that the dialog is about; without one it asks which. */
  row: SharedRow | undefined
  onClose: () => void
}

/**
 * The inputs of other domains that one of this domain takes its value from. Those that are gone leave with a save
 * (ruling R119).
 */
export function SharedInputDialog({ row: given, onClose }: SharedInputDialogProps) {
  const { canEdit, disabledReason, edit } = useEdit()
  const slots = useDomain((domain) => domain.slots)
  const apiInputs = useDomain((domain) => domain.apiInputs)
  const all = useMemo(() => inputRows({ slots, apiInputs }), [slots, apiInputs])
  const [openDialog, setOpenDialog] = useState<SharedRow | null>(null)
  const row = given ?? openDialog ?? undefined
  const { inputs } = useSharedInputs()
  const [chosen, setChosen] = useState<readonly SharedFrom[]>()
  const removed = row === undefined ? [] : removedSources(row, inputs)
  const there = row?.fromShared.filter((source) => !removed.includes(source)) ?? []
  const sources = chosen ?? there

  const save = (): boolean =>
    row !== undefined && edit(setFromShared, { kind: row.kind, input: row.name, fromShared: [...sources] })
  return (
    <FormDialog
      title={given === undefined ? 'Share input' : `Shared input ${given.name}`}
      action="Save"
      actionTitle={disabledReason ?? ''}
      isDisabled={!canEdit || row === undefined || inputs === undefined}
      onSubmit={save}
      onClose={onClose}
    >
      {given === undefined && (
        <Autocomplete
          options={all}
          value={openDialog}
          groupBy={({ kind }) => kindTexts[kind]}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(one, other) => one.kind === other.kind && one.name === other.name}
          onChange={(_, input) => {
            setOpenDialog(input)
            setChosen(undefined)
          }}
          autoHighlight
          renderInput={(params) => <TextField {...params} autoFocus label="Input" sx={{ mt: 0.5, mb: 2 }} />}
        />
      )}
      {row !== undefined && removed.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <AlertTitle>{removedMessage(row)}</AlertTitle>
          No longer shared: {sourcesText(removed)}. Choose others if you need them, and save.
        </Alert>
      )}
      {row !== undefined && <Sources row={row} value={sources} onChange={setChosen} />}
    </FormDialog>
  )
}

interface SourcesProps {
  row: SharedRow
  value: readonly SharedFrom[]
  onChange: (sources: readonly SharedFrom[]) => void
}

/** Chooses among what other domains share, once that has come. */
function Sources({ row, value, onChange }: SourcesProps) {
  const { disabledReason } = useEdit()
  const own = useDomain(({ name }) => name)
  const { inputs, request } = useSharedInputs()
  const offered = useMemo(
    () => (inputs === undefined ? [] : offeredSources(inputs, row.kind, { name: own })),
    [inputs, row.kind, own],
  )
  if (inputs === undefined && request.isFetching) return <LinearProgress aria-label="Loading shared inputs" />
  if (inputs === undefined) return <LoadProblem request={request} failed={messages.sharing.loadFailed} />
  return (
    <Autocomplete
      multiple
      filterSelectedOptions
      options={offered}
      value={[...value]}
      disabled={disabledReason !== undefined}
      groupBy={({ domain }) => domain}
      getOptionLabel={(source) => sourcesText([source])}
      isOptionEqualToValue={(one, other) => one.input === other.input && one.domain === other.domain}
      onChange={(_, sources) => onChange(sources)}
      noOptionsText="No other domain shares such an input"
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          label="Takes its value from"
          helperText="Inputs that other embedded domains share, as they are saved"
          sx={{ mt: 0.5 }}
        />
      )}
    />
  )
}
