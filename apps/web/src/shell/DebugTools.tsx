import EditIcon from '@mui/icons-material/DataObjectOutlined'
import DumpIcon from '@mui/icons-material/FileDownloadOutlined'
import SessionsIcon from '@mui/icons-material/LockClockOutlined'
import OperationIcon from '@mui/icons-material/MonitorHeartOutlined'
import DebugIcon from '@mui/icons-material/TroubleshootOutlined'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import List from '@mui/material/List'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { sessions } from '@sdp/api'
import { messages } from '@sdp/domain'
import { toWire } from '@sdp/domain/wire'
import { Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { downloadFile } from '../browser/download.ts'
import { lazyPart } from '../browser/lazy-part.tsx'
import { setLogSettings, useLogSettings } from '../browser/logger.ts'
import { openDomain, useEditingStore } from '../editing/editing-store.ts'
import { call } from '../server/calls.ts'
import { useUser } from '../server/use-user.ts'
import { useAction } from '../ui/use-action.ts'
import { DrawerItem } from './DrawerItem.tsx'
import { LoadedDialog } from './LoadedDialog.tsx'

const { Part: RawJsonDialog } = lazyPart(
  async () => (await import('../features/debug-tools/RawJsonDialog.tsx')).RawJsonDialog,
)

/** What helps those who look for a fault: files of what is open, for super users, and outside production more of the log. */
export function DebugTools({ isRail }: { isRail: boolean }) {
  const { config } = useRouteContext({ from: '__root__' })
  const { isAdmin } = useUser()
  const isProduction = config.stage === 'production'
  if (!isAdmin && isProduction) return null
  return (
    <Box role="group" aria-label="Debug tools" sx={{ borderTop: 1, borderColor: 'divider' }}>
      {isAdmin && <Tools isRail={isRail} />}
      {!isProduction && <DebugMode stage={config.stage} isRail={isRail} />}
    </Box>
  )
}

function Tools({ isRail }: { isRail: boolean }) {
  const hasDomain = useEditingStore(({ open }) => open !== undefined)
  const [isEditing, setEditing] = useState(false)
  const isOperation = useLocation({ select: ({ pathname }) => pathname === '/operation' })
  const { act } = useAction()

  const dumpDomain = () => {
    const { current, head, language } = openDomain()
    downloadFile(`${head.name}-${head.savePoint}-${language}.json`, jsonFile(toWire(current)))
  }
  const dumpSessions = () =>
    act(async () => downloadFile('domain-sessions.json', jsonFile(await call(sessions.list))), {
      failed: messages.rawContent.dumpFailed,
    })
  return (
    <List sx={{ p: isRail ? 0.5 : 1, display: 'grid', gap: 0.25 }}>
      <DrawerItem
        isRail={isRail}
        label="Operation"
        short="Operation"
        Icon={OperationIcon}
        component={Link}
        to="/operation"
        selected={isOperation}
        aria-current={isOperation ? 'page' : undefined}
      />
      <DrawerItem
        isRail={isRail}
        label="Dump current domain"
        short="Dump"
        Icon={DumpIcon}
        disabled={!hasDomain}
        onClick={dumpDomain}
      />
      <DrawerItem
        isRail={isRail}
        label="Dump domain sessions"
        short="Sessions"
        Icon={SessionsIcon}
        onClick={() => void dumpSessions()}
      />
      <DrawerItem
        isRail={isRail}
        label="Edit raw domain JSON"
        short="Raw JSON"
        Icon={EditIcon}
        disabled={!hasDomain}
        onClick={() => setEditing(true)}
      />
      {isEditing && hasDomain && (
        <LoadedDialog onClose={() => setEditing(false)}>
          <RawJsonDialog onClose={() => setEditing(false)} />
        </LoadedDialog>
      )}
    </List>
  )
}

function jsonFile(content: unknown): Blob {
  return new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' })
}

function DebugMode({ stage, isRail }: { stage: string; isRail: boolean }) {
  const debugMode = useLogSettings((settings) => settings.debugMode)
  const domainId = useEditingStore(({ open }) => open?.head._id)
  const revision = useEditingStore(({ open }) => open?.revision)
  const lines = [
    `Stage ${stage}`,
    ...(revision === undefined ? [] : [`Domain ${domainId}`, `Revision ${revision.slice(0, 8)}`]),
  ]
  const choose = (chosen: boolean) => setLogSettings({ debugMode: chosen })
  if (isRail) {
    return (
      <List sx={{ px: 0.5, py: 0 }}>
        <DrawerItem
          isRail
          label="Debug mode"
          short="Debug"
          hint={['Debug mode', ...lines].join(' · ')}
          Icon={DebugIcon}
          role="switch"
          aria-checked={debugMode}
          selected={debugMode}
          onClick={() => choose(!debugMode)}
        />
      </List>
    )
  }
  return (
    <Box sx={{ px: 2, pb: 1 }}>
      <FormControlLabel
        label="Debug mode"
        sx={{ ml: -0.75 }}
        title="All loggers tell everything, unless their level says otherwise"
        slotProps={{ typography: { variant: 'body2' } }}
        control={<Switch size="small" checked={debugMode} onChange={(_, chosen) => choose(chosen)} />}
      />
      {lines.map((line) => (
        <Typography
          key={line}
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {line}
        </Typography>
      ))}
    </Box>
  )
}
