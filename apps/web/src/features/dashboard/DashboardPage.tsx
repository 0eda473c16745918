import CreateIcon from '@mui/icons-material/AddCircleOutlined'
import ExploreIcon from '@mui/icons-material/HubOutlined'
import VideoIcon from '@mui/icons-material/PlayCircleOutlined'
import LearnIcon from '@mui/icons-material/TipsAndUpdatesOutlined'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SessionReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countedProblems } from '../../parts/problem-texts.ts'
import type { RecentDomain } from '../../parts/recent-domains.ts'
import { formatDate } from '../../ui/dates.ts'
import { CardRow, LinkCard, PageCard } from '../../ui/PageCard.tsx'
import { TextPage } from '../../ui/TextPage.tsx'

interface Waiting {
  key: string
  domainId: string
  primary: string
  secondary: string
}

interface DashboardPageProps {
  name: string
  recent: readonly RecentDomain[]
  sessions: readonly SessionReply[]
  requests: readonly Waiting[]
  /** Those who want access to a domain, with the answers to that. */
  accessRequests: readonly ReactNode[]
  /** What was typed in this browser and not saved. */
  drafts: readonly ReactNode[]
  /** Whether this browser could not read them. */
  areDraftsUnknown: boolean
}

/** Where a day begins: what to do, what one did last and what waits for one. */
export function DashboardPage(props: DashboardPageProps) {
  const { name, recent, sessions, requests, accessRequests, drafts, areDraftsUnknown } = props
  const withProblems = recent.filter(({ problems = 0 }) => problems > 0)
  return (
    <TextPage title={`Welcome, ${name}`}>
      <CardRow sx={{ mb: 4 }}>
        <PageCard
          title="Demo Video"
          text="Recordings of the product are under Docs & Tutorials."
          Icon={VideoIcon}
          disabled
        />
        <LinkCard
          to="/learn-more"
          title="Learn More"
          text="What a domain is made of, and how an answer comes about."
          Icon={LearnIcon}
        />
        <LinkCard
          to="/domains"
          title="Explore Domains"
          text="All domains that you may see, yours first."
          Icon={ExploreIcon}
        />
        <LinkCard
          to="/domains/create-edit"
          title="Create Domain"
          text="A name and a language are enough to begin."
          Icon={CreateIcon}
        />
      </CardRow>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
        }}
      >
        <Block title="What you worked on last" none="Domains that you open are listed here.">
          {recent.map(({ id, name, savePoint, at }) => (
            <Line
              key={id}
              domainId={id}
              tab="intent-editor"
              title={savePoint === 'Original' ? name : `${name}, ${savePoint}`}
              text={formatDate(at)}
            />
          ))}
        </Block>
        <Block title="Your open sessions" none="You hold no session: others can edit every domain.">
          {sessions.map(({ domainId, domainName, savePoint, message, expiration_time }) => (
            <Line
              key={domainId}
              domainId={domainId}
              tab="intent-editor"
              title={savePoint === 'Original' ? domainName : `${domainName}, ${savePoint}`}
              text={`until ${formatDate(expiration_time)} · ${message}`}
            />
          ))}
        </Block>
        <Block
          title="Unsaved work"
          none={areDraftsUnknown ? messages.drafts.listFailed : messages.drafts.none}
        >
          {drafts}
        </Block>
        <Block title="Requests waiting for you" none="No requests">
          {[
            ...requests.map(({ key, domainId, primary, secondary }) => (
              <Line key={key} domainId={domainId} tab="publish" title={primary} text={secondary} />
            )),
            ...accessRequests,
          ]}
        </Block>
        <Block title="Problems by domain" none="The domains that you opened last have no known problems.">
          {withProblems.map(({ id, name, savePoint, problems = 0 }) => (
            <Line
              key={id}
              domainId={id}
              tab="intent-editor"
              title={savePoint === 'Original' ? name : `${name}, ${savePoint}`}
              text={countedProblems(problems)}
              isWrong
            />
          ))}
        </Block>
      </Box>
    </TextPage>
  )
}

function Block({ title, none, children }: { title: string; none: string; children: readonly ReactNode[] }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ p: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& .MuiListItem-root': { px: 0 } }}>
          {children}
        </Box>
      )}
    </Box>
  )
}

/** A message of a session can be long. */
const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const

interface LineProps {
  domainId: string
  tab: 'intent-editor' | 'publish'
  title: string
  text: string
  isWrong?: boolean
}

function Line({ domainId, tab, title, text, isWrong = false }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 0.5,
        alignItems: 'baseline',
        overflowWrap: 'anywhere',
        '& a': { maxWidth: '60%', flexShrink: 0, color: 'primary.main' },
      }}
    >
      <Link to={`/domains/$domainId/${tab}`} params={{ domainId }}>
        {title}
      </Link>
      <Typography
        variant="body2"
        title={text}
        sx={{ ...twoLines, flex: 1, textAlign: 'right', color: isWrong ? 'error.main' : 'text.secondary' }}
      >
        {text}
      </Typography>
    </Box>
  )
}
