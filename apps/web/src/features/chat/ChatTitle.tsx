import CloseIcon from '@mui/icons-material/Close'
import FloatIcon from '@mui/icons-material/PictureInPictureAltOutlined'
import ResetIcon from '@mui/icons-material/RestartAltOutlined'
import SettingsIcon from '@mui/icons-material/SettingsOutlined'
import DockIcon from '@mui/icons-material/VerticalSplitOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { chatStages, draftStage } from '@sdp/domain/chat'
import { supportedLanguages } from '@sdp/domain/languages'
import { useState } from 'react'
import { prefer, usePreferences } from '../../browser/preferences.ts'
import { useEditingStore } from '../../editing/editing-store.ts'
import { dockFrom } from '../../ui/layout.ts'
import { PlainSelect } from '../../ui/PlainSelect.tsx'
import { CarSays } from './CarSays.tsx'
import { closeChat, forgetDialog } from './chat-store.ts'
import { HeaderDialog } from './HeaderDialog.tsx'
import { KeepAsTestButton } from './KeepAsTestButton.tsx'
import { SettingsMenu } from './SettingsMenu.tsx'
import type { ChatPlace } from './use-chat-place.ts'
import type { MoveHandlers } from './use-moving.ts'
import { chooseLanguage, chooseStage, useRequestHeader } from './use-request-header.ts'

const languages = supportedLanguages.map(({ value }) => value)
const withDraft = [...chatStages, draftStage] as const
const alone = ''
const listening = [alone, ...chatStages] as const

interface ChatTitleProps {
  id: string
  place: ChatPlace
  /** What moves the window, where it can be moved. */
  moving?: MoveHandlers
}

/** What the window is, whom it speaks with, and how. */
export function ChatTitle({ id, place, moving }: ChatTitleProps) {
  const { language, stage } = useRequestHeader()
  const hasDraft = useEditingStore(({ open }) => open !== undefined)
  const [menu, setMenu] = useState<HTMLElement | null>(null)
  const [isEditing, setEditing] = useState(false)
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: 1.5, pt: 0.75, pb: 0.5 }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          ...(moving && { cursor: 'move', touchAction: 'none' }),
        }}
        {...moving}
      >
        <Typography id={id} component="h2" variant="h3" noWrap>
          SDP chatbot
        </Typography>
        <Chip label="CLOUD" color="primary" variant="outlined" sx={{ height: 20, fontSize: 11 }} />
        <Box sx={{ flex: 1 }} />
        <Box sx={{ display: 'flex', '& .MuiIconButton-root': { p: 0.5 } }}>
          <KeepAsTestButton />
          <Tooltip title="Reset dialog session: the next sentence begins anew">
            <IconButton size="small" aria-label="Reset dialog session" onClick={forgetDialog}>
              <ResetIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          {place !== 'fullscreen' && <DockButton isDocked={place === 'docked'} />}
          <Tooltip title="Chat settings">
            <IconButton
              size="small"
              aria-label="Chat settings"
              aria-haspopup="menu"
              aria-expanded={menu !== null}
              onClick={({ currentTarget }) => setMenu(currentTarget)}
            >
              <SettingsIcon fontSize="small" />
            </IconButton>
          </Tooltip>
          <Tooltip title="Close the chat">
            <IconButton size="small" aria-label="Close the chat" onClick={closeChat}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      </Box>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 2, typography: 'body2', color: 'text.secondary' }}
      >
        <Box component="span" sx={labelled}>
          Language
          <PlainSelect label="Chat language" value={language} options={languages} onChange={chooseLanguage} />
        </Box>
        <Box component="span" sx={labelled}>
          Stage
          <PlainSelect
            label="Chat stage"
            value={stage}
            options={hasDraft ? withDraft : chatStages}
            labelOf={stageLabel}
            onChange={(chosen) => chooseStage(chosen as typeof stage)}
          />
        </Box>
      </Box>
      {stage === draftStage && <DraftAmong />}
      <CarSays />
      <SettingsMenu anchor={menu} onClose={() => setMenu(null)} onEditHeader={() => setEditing(true)} />
      {isEditing && <HeaderDialog onClose={() => setEditing(false)} />}
    </Box>
  )
}

/** Puts the chat next to the page, or lets it float above. */
function DockButton({ isDocked }: { isDocked: boolean }) {
  const hasRoom = useMediaQuery(`(min-width: ${dockFrom}px)`, { noSsr: true })
  if (!hasRoom) return null
  const label = isDocked ? 'Float above the page' : 'Dock beside the page'
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={() =>
          prefer(isDocked ? { chatDocked: false } : { chatDocked: true, chatOrientation: 'upright' })
        }
      >
        {isDocked ? <FloatIcon fontSize="small" /> : <DockIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}

/** Whether the draft listens alone, or together with what is published at a stage, as it would there. */
function DraftAmong() {
  const among = usePreferences((state) => state.chatDraftAmong)
  return (
    <Box sx={{ ...labelled, typography: 'body2', color: 'text.secondary' }}>
      Listens together with
      <PlainSelect
        label="Draft listens together with"
        value={among}
        options={listening}
        labelOf={amongLabel}
        onChange={(chatDraftAmong) => prefer({ chatDraftAmong })}
      />
    </Box>
  )
}

function amongLabel(stage: string): string {
  return stage === alone ? 'nobody else' : `what is published at ${stage}`
}

const labelled = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1.25,
  minWidth: 0,
  whiteSpace: 'nowrap',
} as const

function stageLabel(stage: string): string {
  return stage === draftStage ? 'draft (as it stands)' : stage
}
