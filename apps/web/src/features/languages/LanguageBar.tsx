import WarningIcon from '@mui/icons-material/WarningAmberOutlined'
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import { checkLanguageMapping, checkRegions } from '@sdp/domain/languages'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'
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
      <LanguageActions onHistory={onHistory} />
    </Box>
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
