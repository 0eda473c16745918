import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { Rename } from '@sdp/domain'
import { type Slot, slotInLanguages } from '@sdp/domain/slots'
import { canonicalsInLanguage, type WireDomain } from '@sdp/domain/wire'
import { useCallback, useMemo, useState } from 'react'
import { useEditing } from '../../editing/use-editing.ts'
import { useShowDomain } from '../../editing/use-show-domain.ts'
import { useOtherLanguages } from '../../parts/use-other-languages.ts'
import { counted } from '../../ui/numbers.ts'
import { LanguagesTable } from './LanguagesTable.tsx'

/** A slot in all languages side by side, to see what is missing where. */
export function LanguagesView({ slot }: { slot: Slot }) {
  const domainId = useEditing((editing) => editing.domainId)
  const language = useEditing((editing) => editing.language)
  const languages = useEditing((editing) => editing.languages)
  const showDomain = useShowDomain()
  const { name } = slot
  const read = useCallback(
    (stored: Spoken, renames: readonly Rename[]) => canonicalsInLanguage(stored, { slot: name, renames }),
    [name],
  )
  const others = useOtherLanguages(spokenOf, read)
  const [showsGapsOnly, setShowsGapsOnly] = useState(false)
  const arrived = useMemo(
    () => [language, ...languages.map((one) => one.language).filter((one) => others.has(one))],
    [language, languages, others],
  )
  const { canonicals, gaps } = useMemo(
    () => slotInLanguages(arrived.map((one) => others.get(one) ?? slot.canonicals)),
    [arrived, others, slot.canonicals],
  )
  const rows = useMemo(
    () =>
      showsGapsOnly
        ? canonicals.filter(({ literals }) => literals.some((spoken) => spoken.length === 0))
        : canonicals,
    [canonicals, showsGapsOnly],
  )
  const isComplete = arrived.length === languages.length
  const missing = gaps.reduce((sum, count) => sum + count, 0)
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <FormControlLabel
          control={
            <Switch checked={showsGapsOnly} onChange={({ target }) => setShowsGapsOnly(target.checked)} />
          }
          label="Only canonicals with missing translations"
          sx={{ ml: 0, gap: 0.5 }}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {isComplete
            ? `${counted(missing, 'missing translation')} in ${counted(languages.length, 'language')}`
            : `Reading ${arrived.length} of ${languages.length} languages`}
        </Typography>
      </Box>
      <LanguagesTable
        languages={arrived}
        shown={language}
        gaps={gaps}
        rows={rows}
        onChoose={(chosen) => void showDomain({ id: domainId, language: chosen })}
      />
    </>
  )
}

type Spoken = Pick<WireDomain, 'user_inputs'>

function spokenOf({ user_inputs = [] }: WireDomain): Spoken {
  return { user_inputs }
}
