import AddIcon from '@mui/icons-material/Add'
import Autocomplete from '@mui/material/Autocomplete'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { availableLanguages } from '@sdp/domain/languages'
import { useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'
import { useLanguageChanges } from '../../parts/use-language-changes.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'

/** Leads to the choice of another language for the domain. */
export function AddLanguageButton() {
  const { disabledReason } = useLanguageChanges()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Tooltip title={disabledReason ?? 'Add language'}>
        <IconButton
          size="small"
          aria-label="Add language"
          aria-disabled={disabledReason !== undefined}
          onClick={() => disabledReason === undefined && setOpen(true)}
          sx={{ '&[aria-disabled=true]': { opacity: 0.4 } }}
        >
          <AddIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <AddLanguageDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function AddLanguageDialog({ onClose }: { onClose: () => void }) {
  const domain = useEditing((editing) => editing.domain)
  const { add } = useLanguageChanges()
  const available = availableLanguages(usePlatformConfiguration()?.languages ?? [], domain)
  const [chosen, setChosen] = useState<(typeof available)[number] | null>(null)
  return (
    <FormDialog
      title="Add language"
      width="xs"
      action="Add"
      isDisabled={chosen === null}
      onSubmit={() => chosen !== null && add(chosen.value)}
      onClose={onClose}
    >
      <Autocomplete
        options={available}
        value={chosen}
        onChange={(_, value) => setChosen(value)}
        getOptionLabel={({ name, value }) => `${name} ${value}`}
        isOptionEqualToValue={(a, b) => a.value === b.value}
        renderInput={(params) => (
          <TextField
            {...params}
            autoFocus
            label="Language"
            helperText="The new language starts empty: you add its expressions, literals and texts."
          />
        )}
        sx={{ mt: 0.5 }}
      />
    </FormDialog>
  )
}
