import DraftIcon from '@mui/icons-material/HistoryEduOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { StoredDraft } from '../../browser/drafts-database.ts'
import { useEdit } from '../../editing/use-edit.ts'
import { useEditing } from '../../editing/use-editing.ts'
import { formatDate } from '../../ui/dates.ts'

interface DraftBarProps {
  newest: StoredDraft
  count: number
  onShow: () => void
}

/** Says that there is unsaved work of earlier, for as long as nobody decided about it (ruling R406). */
export function DraftBar({ newest, count, onShow }: DraftBarProps) {
  const isUnsaved = useEditing((editing) => editing.isUnsaved)
  const { canEdit } = useEdit()
  return (
    <Box
      role="status"
      aria-label="Drafts"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 36,
        px: 3,
        typography: 'body2',
        color: 'text.secondary',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      <DraftIcon sx={{ fontSize: 16 }} />
      <span>
        You have unsaved work of {formatDate(newest.at)}
        {count > 1 && ` and ${count - 1} more`}.{!canEdit && ' It can be restored as soon as you can edit.'}
        {canEdit && isUnsaved && ' It can be restored when your changes are saved.'}
      </span>
      {canEdit && !isUnsaved && (
        <Button size="small" onClick={onShow}>
          Show
        </Button>
      )}
    </Box>
  )
}
