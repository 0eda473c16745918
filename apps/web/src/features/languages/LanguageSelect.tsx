import LanguageIcon from '@mui/icons-material/Translate'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useEditing } from '../../editing/use-editing.ts'
import { useShowDomain } from '../../editing/use-show-domain.ts'
import { usePlatformConfiguration } from '../../parts/platform-configuration.ts'

const listMaxHeight = 400

/** Chooses the language that is shown; what is not saved is asked about on the way. */
export function LanguageSelect() {
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const showDomain = useShowDomain()
  const supported = usePlatformConfiguration()?.languages ?? []
  const nameOf = (code: string) =>
    supported.find(({ value }) => value.toLowerCase() === code.toLowerCase())?.name ?? code
  const sorted = languages.toSorted((a, b) => a.language.localeCompare(b.language))
  return (
    <TextField
      select
      fullWidth={false}
      value={language}
      onChange={({ target }) => void showDomain({ id: domainId, language: target.value })}
      slotProps={{
        htmlInput: { 'aria-label': 'Language' },
        input: {
          startAdornment: (
            // Where the header is narrow, its room is for what can be clicked
            <InputAdornment position="start" sx={{ display: { xs: 'none', xl: 'flex' } }}>
              <LanguageIcon sx={{ fontSize: 16 }} />
            </InputAdornment>
          ),
          sx: { fontSize: '0.8125rem', '& .MuiSelect-select': { py: 0.5 } },
        },
        select: {
          SelectDisplayProps: { 'aria-label': `Language ${language}` },
          renderValue: () => language,
          MenuProps: { slotProps: { paper: { style: { maxHeight: listMaxHeight } } } },
        },
      }}
    >
      {sorted.map((one) => (
        <MenuItem key={one.language} value={one.language} sx={{ gap: 1.5 }}>
          <Box component="span" sx={{ minWidth: 64 }}>
            {one.language}
          </Box>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {nameOf(one.language)}
            {one.isDefault && ' · default'}
          </Typography>
        </MenuItem>
      ))}
    </TextField>
  )
}
