import MoreIcon from '@mui/icons-material/MoreVert'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { setDefaultLanguage } from '@sdp/domain/languages'
import { useState } from 'react'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { useLanguageChanges } from '../../parts/use-language-changes.ts'
import { StatisticsDialog } from './StatisticsDialog.tsx'

/** The more-actions menu of the language bar. */
export function LanguageActions({ onHistory }: { onHistory: () => void }) {
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const { canEdit, edit } = useEdit()
  const { remove, disabledReason } = useLanguageChanges()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [showsStatistics, setShowsStatistics] = useState(false)
  const isDefault = languages.some((one) => one.language === language && one.isDefault)
  const close = () => setAnchor(null)
  return (
    <>
      <Tooltip title="More language actions">
        <IconButton
          size="small"
          aria-label="More language actions"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        <MenuItem
          disabled={isDefault || !canEdit}
          onClick={() => {
            close()
            edit(setDefaultLanguage, { language })
          }}
        >
          Set as default language
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            setShowsStatistics(true)
          }}
        >
          Language Model Statistics
        </MenuItem>
        <MenuItem
          onClick={() => {
            close()
            onHistory()
          }}
        >
          Restore & Review History
        </MenuItem>
        <Divider />
        <MenuItem
          disabled={disabledReason !== undefined}
          onClick={() => {
            close()
            void remove(language)
          }}
        >
          <ListItemText
            primary={`Delete language ${language}`}
            secondary={disabledReason}
            slotProps={{ primary: { color: 'error' } }}
          />
        </MenuItem>
      </Menu>
      {showsStatistics && <StatisticsDialog onClose={() => setShowsStatistics(false)} />}
    </>
  )
}
