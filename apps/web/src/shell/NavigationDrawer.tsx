import DashboardIcon from '@mui/icons-material/DashboardOutlined'
import HandlersIcon from '@mui/icons-material/DataObjectOutlined'
import DissIcon from '@mui/icons-material/FactCheckOutlined'
import DomainsIcon from '@mui/icons-material/HubOutlined'
import TranslationsIcon from '@mui/icons-material/InboxOutlined'
import AuditIcon from '@mui/icons-material/ManageSearchOutlined'
import DocsIcon from '@mui/icons-material/MenuBookOutlined'
import NotesIcon from '@mui/icons-material/NewReleasesOutlined'
import JobsIcon from '@mui/icons-material/PendingActionsOutlined'
import UsersIcon from '@mui/icons-material/PeopleOutlined'
import NluIcon from '@mui/icons-material/RecordVoiceOverOutlined'
import ConceptsIcon from '@mui/icons-material/TranslateOutlined'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import { Link, useLocation } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { lazyPart } from '../browser/lazy-part.tsx'
import { useHasNewNotes } from '../features/release-notes/use-release-notes.ts'
import { useCanTranslate } from '../server/use-can-translate.ts'
import { useUser } from '../server/use-user.ts'
import { drawerWidth, railWidth, topBarHeight } from '../ui/layout.ts'
import { mobileBreakpoint } from '../ui/theme.ts'
import { useRoom } from '../ui/use-room.ts'
import { DebugTools } from './DebugTools.tsx'
import { DrawerItem } from './DrawerItem.tsx'
import { LoadedDialog } from './LoadedDialog.tsx'

const { Part: UserAdministrationDialog } = lazyPart(
  async () => (await import('../features/users/UserAdministrationDialog.tsx')).UserAdministrationDialog,
)

const { Part: DissDefinitionsDialog } = lazyPart(
  async () => (await import('../features/diss/DissDefinitionsDialog.tsx')).DissDefinitionsDialog,
)

const { Part: FailedJobsDialog } = lazyPart(
  async () => (await import('../features/jobs/FailedJobsDialog.tsx')).FailedJobsDialog,
)

interface Entry {
  label: string
  /** In the rail. */
  short?: string
  Icon: ComponentType<{ fontSize: 'small' }>
  /** A page to go to, or a dialog to open. */
  leadsTo: { page: string } | { Dialog: ComponentType<{ onClose: () => void }> }
  adminsOnly?: boolean
  translatorsOnly?: boolean
  /** What follows its label. */
  Mark?: ComponentType
}

/** Marks release notes of the last day. */
function NewNotesChip() {
  return useHasNewNotes() ? <Chip label="New" color="primary" sx={{ height: 18, fontSize: 11 }} /> : null
}

const entries: readonly Entry[] = [
  { label: 'Dashboard', Icon: DashboardIcon, leadsTo: { page: '/dashboard' } },
  { label: 'Domains', Icon: DomainsIcon, leadsTo: { page: '/domains' } },
  {
    label: 'Sample Domain Handlers',
    short: 'Handlers',
    Icon: HandlersIcon,
    leadsTo: { page: '/sample-domain-handlers' },
  },
  { label: 'Users', Icon: UsersIcon, leadsTo: { Dialog: UserAdministrationDialog }, adminsOnly: true },
  { label: 'Concept Texts', short: 'Concepts', Icon: ConceptsIcon, leadsTo: { page: '/text-concepts' } },
  { label: 'NLU view', Icon: NluIcon, leadsTo: { page: '/nlu-view' } },
  {
    label: 'Translations',
    short: 'Translate',
    Icon: TranslationsIcon,
    leadsTo: { page: '/translations' },
    translatorsOnly: true,
  },
  { label: 'Docs & Tutorials', short: 'Docs', Icon: DocsIcon, leadsTo: { page: '/documentation' } },
  {
    label: 'Release Notes',
    short: 'News',
    Icon: NotesIcon,
    leadsTo: { page: '/release-notes' },
    Mark: NewNotesChip,
  },
  {
    label: 'DISS definitions',
    short: 'DISS',
    Icon: DissIcon,
    leadsTo: { Dialog: DissDefinitionsDialog },
    adminsOnly: true,
  },
  { label: 'Audit log', Icon: AuditIcon, leadsTo: { page: '/audit-log' }, adminsOnly: true },
  { label: 'Failed jobs', Icon: JobsIcon, leadsTo: { Dialog: FailedJobsDialog }, adminsOnly: true },
]

/** The way around: with labels where there is room, as a rail of icons below the mobile breakpoint (ruling R343). */
export function NavigationDrawer() {
  const { isAdmin } = useUser()
  const { canTranslate } = useCanTranslate()
  const [opened, setOpened] = useState<Entry>()
  const isRail = !useRoom(mobileBreakpoint)
  const Dialog = opened && 'Dialog' in opened.leadsTo ? opened.leadsTo.Dialog : undefined
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{
        position: 'sticky',
        top: topBarHeight,
        height: `calc(100vh - ${topBarHeight}px)`,
        width: isRail ? railWidth : drawerWidth,
        flexShrink: 0,
        overflowY: 'auto',
        borderRight: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <List sx={{ p: isRail ? 0.5 : 1, display: 'grid', gap: 0.25 }}>
        {entries
          .filter((entry) => (isAdmin || !entry.adminsOnly) && (canTranslate || !entry.translatorsOnly))
          .map((entry) => (
            <DrawerEntry key={entry.label} entry={entry} isRail={isRail} onOpen={setOpened} />
          ))}
      </List>
      <DebugTools isRail={isRail} />
      {Dialog && (
        <LoadedDialog onClose={() => setOpened(undefined)}>
          <Dialog onClose={() => setOpened(undefined)} />
        </LoadedDialog>
      )}
    </Box>
  )
}

interface DrawerEntryProps {
  entry: Entry
  isRail: boolean
  onOpen: (entry: Entry) => void
}

function DrawerEntry({ entry, isRail, onOpen }: DrawerEntryProps) {
  const { label, short = label, Icon, leadsTo, Mark } = entry
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHere = 'page' in leadsTo && (path === leadsTo.page || path.startsWith(`${leadsTo.page}/`))
  const target =
    'page' in leadsTo
      ? { component: Link, to: leadsTo.page, 'aria-current': isHere ? ('page' as const) : undefined }
      : { onClick: () => onOpen(entry), 'aria-haspopup': 'dialog' as const }
  return (
    <DrawerItem
      label={label}
      short={short}
      Icon={Icon}
      isRail={isRail}
      selected={isHere}
      mark={Mark && <Mark />}
      {...target}
    />
  )
}
