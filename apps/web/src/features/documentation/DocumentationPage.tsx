import ApiIcon from '@mui/icons-material/DataObjectOutlined'
import GuideIcon from '@mui/icons-material/MenuBookOutlined'
import PlayIcon from '@mui/icons-material/PlayCircleOutlined'
import TutorialIcon from '@mui/icons-material/SchoolOutlined'
import LearnIcon from '@mui/icons-material/TipsAndUpdatesOutlined'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { CardRow, LinkCard, PageCard } from '../../ui/PageCard.tsx'
import { PageSection, TextPage } from '../../ui/TextPage.tsx'
import { type GuideHit, searchGuides } from './guide-search.ts'
import { guides } from './guides.ts'
import { RecordingDialog } from './RecordingDialog.tsx'
import { type Recording, recordings } from './recordings.ts'

interface DocumentationPageProps {
  search: string
  onSearch: (search: string) => void
}

/** The guides, to choose from or to search, and short recordings. */
export function DocumentationPage({ search, onSearch }: DocumentationPageProps) {
  const settled = useDeferredValue(search)
  return (
    <TextPage
      title="Docs & Tutorials"
      intro="Guides for authors of domains. Begin with the tutorial, or look up what you need."
    >
      <TextField
        type="search"
        label="Search the guides"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        sx={{ maxWidth: 480, mb: 3 }}
      />
      <div role="status" aria-label="Search results">
        {settled.trim() !== '' && <Results query={settled} />}
      </div>
      {settled.trim() === '' && <Overview />}
    </TextPage>
  )
}

function Overview() {
  const [watched, setWatched] = useState<Recording>()
  return (
    <>
      <PageSection title="Begin here">
        <CardRow>
          <LinkCard
            to="/tutorial"
            title="Tutorial"
            text="Five steps from an empty domain to one that answers."
            Icon={TutorialIcon}
          />
          <LinkCard
            to="/learn-more"
            title="Learn more"
            text="What a domain is made of, and how the parts work together."
            Icon={LearnIcon}
          />
          <LinkCard
            to="/sample-domain-handlers"
            title="Sample domain handlers"
            text="Handlers in Node.js, Python and Java to begin with."
            Icon={ApiIcon}
          />
        </CardRow>
      </PageSection>
      <PageSection title="Guides">
        <CardRow>
          {guides.map(({ slug, title, summary }) => (
            <LinkCard
              key={slug}
              to="/documentation/$guide"
              params={{ guide: slug }}
              title={title}
              text={summary}
              Icon={GuideIcon}
            />
          ))}
        </CardRow>
      </PageSection>
      <PageSection title="Videos">
        <CardRow>
          {recordings.map((recording) => (
            <PageCard
              key={recording.name}
              title={recording.title}
              text={recording.summary}
              Icon={PlayIcon}
              onClick={() => setWatched(recording)}
            />
          ))}
        </CardRow>
      </PageSection>
      {watched && <RecordingDialog recording={watched} onClose={() => setWatched(undefined)} />}
    </>
  )
}

function Results({ query }: { query: string }) {
  const found = searchGuides(guides, query)
  if (found.length === 0) {
    return <Typography variant="body2">No guide says anything about this.</Typography>
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: 820 }}>
      {found.map((one) => (
        <Result key={`${one.guide.slug} ${one.id}`} found={one} />
      ))}
    </Box>
  )
}

function Result({ found: { guide, id, heading, excerpt } }: { found: GuideHit }) {
  return (
    <li>
      <Link to="/documentation/$guide" params={{ guide: guide.slug }} {...(id !== '' && { hash: id })}>
        {heading === '' ? guide.title : `${guide.title}: ${heading}`}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {excerpt}
      </Typography>
    </li>
  )
}
