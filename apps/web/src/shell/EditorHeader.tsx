import CloudIcon from '@mui/icons-material/CloudOutlined'
import EmbeddedIcon from '@mui/icons-material/MemoryOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { messages } from '@sdp/domain'
import { useState } from 'react'
import { useEdit } from '../editing/use-edit.ts'
import { useDomain } from '../editing/use-editing.ts'
import { useNextSteps, useUndo } from '../editing/use-undo.ts'
import { useUndoKeys } from '../editing/use-undo-keys.ts'
import { DomainPicture } from '../features/domains/DomainPicture.tsx'
import { UnreadCommitsMenu } from '../features/git-export/UnreadCommitsMenu.tsx'
import { type ComparedSavePoints, HistoryDialog } from '../features/history/HistoryDialog.tsx'
import { LanguageBar } from '../features/languages/LanguageBar.tsx'
import { ChooseMergeDialog, type WantedMerge } from '../features/merges/ChooseMergeDialog.tsx'
import { SavePointsMenu } from '../features/save-points/SavePointsMenu.tsx'
import { SavePanel } from '../features/saving/SavePanel.tsx'
import { SessionMenu } from '../features/sessions/SessionMenu.tsx'
import { DissStateMark } from '../parts/DissStateMark.tsx'
import { UndoButtons } from '../parts/UndoButtons.tsx'
import { useDissDefinition, useIsDissMissing } from '../parts/use-diss-definition.ts'
import { useCommand } from '../ui/commands.ts'
import { oneRowHeader, roomyHeader } from '../ui/layout.ts'
import { Shortened } from '../ui/Shortened.tsx'
import { useRoom } from '../ui/use-room.ts'
import { dissText, headerNameLength } from './editor-header.ts'
import { HeaderActions } from './HeaderActions.tsx'

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.5, xl: 1 },
} as const

/** What the open domain is, and what can be done with all of it. */
export function EditorHeader() {
  const name = useDomain((domain) => domain.name)
  const picture = useDomain((domain) => domain.picture)
  const isTestDomain = useDomain((domain) => domain.isTestDomain)
  const embedded = useDomain((domain) => domain.embedded)
  useUndoKeys()
  const diss = useDomain(dissText)
  const [history, setHistory] = useState<{ first?: ComparedSavePoints }>()
  const [merge, setMerge] = useState<WantedMerge>()
  const flexWrap = useRoom(oneRowHeader) ? 'nowrap' : 'wrap'
  const showHistory = () => setHistory({})
  useCommand('History', showHistory)
  return (
    <Box
      component="header"
      sx={{
        ...row,
        flexWrap,
        px: { xs: 2, xl: 3 },
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& .MuiChip-root .MuiChip-icon': { fontSize: 15, ml: 0.75 },
      }}
    >
      <DomainPicture name={name} picture={picture} size={28} />
      <Typography
        variant="h1"
        noWrap
        title={name.length > headerNameLength ? undefined : name}
        // It makes room for all else
        sx={{ flex: '1 1 100px', minWidth: 0, maxWidth: 'max-content' }}
      >
        <Shortened name={name} max={headerNameLength} />
      </Typography>
      {isTestDomain && <Chip label="Test Domain" color="warning" variant="outlined" sx={fixed} />}
      <KindMark embedded={embedded} />
      {diss !== undefined && <DissChip version={diss} />}
      <LanguageBar onHistory={showHistory} />
      <SavePointsMenu onCompare={(first) => setHistory({ first })} onMerge={setMerge} />
      <Box
        sx={{ ...row, ml: 'auto', minWidth: 0, flexWrap, flexShrink: flexWrap === 'nowrap' ? 0 : undefined }}
      >
        <SessionMenu />
        <UnreadCommitsMenu />
        <UndoButtons />
        <HeaderActions onHistory={showHistory} />
        <SavePanel />
      </Box>
      <UndoCommands />
      {history && <HistoryDialog {...history} onClose={() => setHistory(undefined)} />}
      {merge && <ChooseMergeDialog wanted={merge} onClose={() => setMerge(undefined)} />}
    </Box>
  )
}

/** A component of its own, so that an edit does not draw the whole header again. */
function UndoCommands() {
  const { canEdit } = useEdit()
  const { undo, redo } = useUndo()
  const { nextUndo, nextRedo } = useNextSteps()
  useCommand('Undo', canEdit && nextUndo !== undefined ? undo : undefined, 'undo')
  useCommand('Redo', canEdit && nextRedo !== undefined ? redo : undefined, 'redo')
  return null
}

const fixed = { flexShrink: 0 } as const

function KindMark({ embedded }: { embedded: boolean }) {
  const isRoomy = useRoom(roomyHeader)
  const Icon = embedded ? EmbeddedIcon : CloudIcon
  const label = embedded ? 'Embedded' : 'Cloud'
  if (isRoomy) return <Chip variant="outlined" icon={<Icon />} label={label} sx={fixed} />
  return (
    <Tooltip title={label}>
      <Icon titleAccess={label} sx={{ ...fixed, fontSize: 18, color: 'text.secondary' }} />
    </Tooltip>
  )
}

/** The version, with a mark when nobody has imported it. */
function DissChip({ version }: { version: string }) {
  const definition = useDissDefinition()
  const isMissing = useIsDissMissing()
  const shown = version === 'Latest' ? definition?.version : undefined
  const missing = version === 'Latest' ? messages.diss.none : messages.diss.noDefinition(version)
  return (
    <>
      <Tooltip title={shown === undefined ? 'DISS version' : `DISS version, now ${shown}`}>
        <Chip variant="outlined" label={version} aria-label={`DISS version ${version}`} sx={fixed} />
      </Tooltip>
      {isMissing && <DissStateMark state="ERROR" differences={[missing]} />}
    </>
  )
}
