import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import type { MergePreview, SavePointReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { useEditing } from '../../editing/use-editing.ts'
import { formatDate } from '../../ui/dates.ts'

interface MergeHeadProps {
  preview: MergePreview
  /** The save points, where they are known. */
  source: SavePointReply | undefined
  target: SavePointReply | undefined
  /** Why it cannot be merged now. */
  disabledReason: string | undefined
  onMerge: () => void
}

/** Which save point is merged into which, what both come from, and the button that does it. */
export function MergeHead({ preview, source, target, disabledReason, onMerge }: MergeHeadProps) {
  const { base, languages } = preview
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const nameOf = { mine: preview.target.name, theirs: preview.source.name }
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pt: 1.5 }}>
        <Typography variant="h1" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {messages.merging.title(preview.source.name, preview.target.name)}
        </Typography>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {disabledReason ?? (preview.clashes.length > 0 ? messages.merging.allDecided : '')}
        </Typography>
        <Tooltip title={disabledReason ?? ''} describeChild>
          <span>
            <Button variant="contained" disabled={disabledReason !== undefined} onClick={onMerge}>
              Merge…
            </Button>
          </span>
        </Tooltip>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, auto)',
          justifyContent: 'start',
          columnGap: 5,
          mt: 1,
          mb: 0,
          typography: 'body2',
          overflowWrap: 'anywhere',
          '& dt': { color: 'text.secondary', typography: 'caption' },
          '& dd': { m: 0 },
        }}
      >
        <div>
          <dt>Merged</dt>
          <dd>{savedText(preview.source.name, source)}</dd>
        </div>
        <div>
          <dt>Into</dt>
          <dd>{savedText(preview.target.name, target)}</dd>
        </div>
        <div>
          <dt>Both come from</dt>
          <dd>
            “{base.message}” of {base.savePoint}, {formatDate(base.at)}
          </dd>
        </div>
      </Box>
      {languages.map(({ language, by, change }) => (
        <Typography key={`${language} ${by}`} variant="body2" sx={{ mt: 0.5 }}>
          {change === 'added'
            ? messages.merging.languageAdded(language, nameOf[by])
            : messages.merging.languageRemoved(language, nameOf[by])}
        </Typography>
      ))}
      {isUnsaved && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {messages.merging.unsaved}
        </Alert>
      )}
    </>
  )
}

/** A save point with its last save. */
function savedText(name: string, savePoint: SavePointReply | undefined): string {
  if (savePoint === undefined) return name
  return `${name}, saved ${formatDate(savePoint.updatedAt)} by ${savePoint.updatedBy}`
}
