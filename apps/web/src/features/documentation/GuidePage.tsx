import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { footRoom, topBarHeight } from '../../ui/layout.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { Message } from '../../ui/Message.tsx'
import { type Guide, guideAddress, guides } from './guides.ts'

/** One guide, with what it holds and the other guides next to it. */
export function GuidePage({ slug }: { slug: string }) {
  const guide = guides.find((one) => one.slug === slug)
  if (guide === undefined) {
    return (
      <Message title="There is no such guide" text="It may have been renamed.">
        <LinkButton to="/documentation" variant="outlined">
          All guides
        </LinkButton>
      </Message>
    )
  }
  return (
    <Box sx={{ display: 'flex', gap: 5, p: 3, pb: footRoom }}>
      <Box component="article" aria-label={guide.title} sx={{ flex: 1, minWidth: 0, maxWidth: 760 }}>
        <Markdown text={guide.text} hrefOf={guideAddress} />
        <Neighbours guide={guide} />
      </Box>
      <Aside guide={guide} />
    </Box>
  )
}

function Neighbours({ guide }: { guide: Guide }) {
  const at = guides.indexOf(guide)
  const [before, after] = [guides[at - 1], guides[at + 1]]
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 4 }}>
      {before ? <GuideButton guide={before}>← {before.title}</GuideButton> : <span />}
      {after && <GuideButton guide={after}>{after.title} →</GuideButton>}
    </Box>
  )
}

function GuideButton({ guide, children }: { guide: Guide; children: ReactNode }) {
  return (
    <LinkButton to="/documentation/$guide" params={{ guide: guide.slug }} variant="outlined">
      {children}
    </LinkButton>
  )
}

function Aside({ guide }: { guide: Guide }) {
  return (
    <Sidebar>
      <Typography variant="h3" component="h2">
        On this page
      </Typography>
      <nav aria-label="On this page">
        {guide.sections
          .filter(({ heading }) => heading !== '')
          .map(({ id, heading }) => (
            <Link
              key={id}
              to="/documentation/$guide"
              params={{ guide: guide.slug }}
              hash={id}
              activeOptions={{ includeHash: true }}
            >
              {heading}
            </Link>
          ))}
      </nav>
      <Typography variant="h3" component="h2" sx={{ mt: 3 }}>
        All guides
      </Typography>
      <nav aria-label="All guides">
        {guides.map(({ slug, title }) => (
          <Link key={slug} to="/documentation/$guide" params={{ guide: slug }}>
            {title}
          </Link>
        ))}
      </nav>
    </Sidebar>
  )
}

const Sidebar = styled('aside')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'sticky',
  top: topBarHeight + 24,
  alignSelf: 'flex-start',
  width: 220,
  flexShrink: 0,
  '& nav': { display: 'grid', gap: 4, marginTop: 6 },
  '& a': { color: theme.vars.palette.text.secondary, textDecoration: 'none' },
  '& a:hover, & a[aria-current]': { color: theme.vars.palette.primary.main },
  [theme.breakpoints.down('md')]: { display: 'none' },
}))
