import Typography from '@mui/material/Typography'
import type { ConceptUse } from '@sdp/api'
import { LongList } from '../../ui/LongList.tsx'

/** Where the newest revisions of domains mention a concept. */
export function ConceptUses({ uses }: { uses: readonly ConceptUse[] }) {
  if (uses.length === 0) return <Typography>No domain mentions it.</Typography>
  return (
    <LongList label="Uses" entries={uses} maxHeight="56vh">
      {({ domain, savePoint, kind, place, language }) => (
        <>
          <strong>{domain}</strong>
          {savePoint === 'Original' ? '' : ` (${savePoint})`}: {kind} {place}
          {language === null ? '' : ` in ${language}`}
        </>
      )}
    </LongList>
  )
}
