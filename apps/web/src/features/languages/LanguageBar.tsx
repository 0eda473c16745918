import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { checkLanguageMapping, checkRegions } from '@sdp/domain/languages'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'
import { useLanguageChanges } from '../../parts/use-language-changes.ts'
import { AddLanguageButton } from './AddLanguageButton.tsx'
import { LanguageActions } from './LanguageActions.tsx'
import { LanguageSelect } from './LanguageSelect.tsx'

/** The languages of the open domain: which one is shown, and what can be done with them. */
export function LanguageBar({ onHistory }: { onHistory: () => void }) {
  const language = useEditing((editing) => editing.language)
  return (
    <Box role="group" aria-label="Languages" sx={{ display: 'flex', alignItems: 'center', flexShrink: 0 }}>
      <LanguageSelect />
      <LanguageWarning language={language} />
      <AddLanguageButton />
      <DeleteLanguageButton language={language} />
      <LanguageActions onHistory={onHistory} />
    </Box>
  )
}

function DeleteLanguageButton({ language }: { language: string }) {
  const { remove, whyNot } = useLanguageChanges()
  return (
    <Tooltip title={whyNot ?? `Delete language ${language}`}>
      {/* Not `disabled`: the reason has to be reachable by mouse and keyboard. */}
      <IconButton
        size="small"
        aria-label={`Delete language ${language}`}
        aria-disabled={whyNot !== undefined}
        onClick={() => void remove(language)}
        sx={{ '&[aria-disabled=true]': { opacity: 0.4 } }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  )
}

function LanguageWarning({ language }: { language: string }) {
  const mapping = useDomain((domain) => checkLanguageMapping(domain, language))
  const supported = usePlatformConfiguration()?.languages
  const warnings = [mapping, supported && checkRegions(language, supported)].filter(
    (one) => one !== undefined,
  )
  if (warnings.length === 0) return null
  return (
    <Tooltip title={warnings.join(' ')}>
      <WarningIcon
        color="warning"
        fontSize="small"
        titleAccess={warnings.join(' ')}
        tabIndex={0}
        sx={{ ml: 0.5 }}
      />
    </Tooltip>
  )
}
