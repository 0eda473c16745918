import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { PageSection, TextPage } from '../../ui/TextPage.tsx'

/** Everything that a domain holds, with the guide that says more. */
const parts: readonly { name: string; text: string; guide: string }[] = [
  {
    name: 'Intents',
    text: 'What users want, such as hearing music, with the expressions by which they ask for it.',
    guide: 'intents-and-expressions',
  },
  {
    name: 'Slots',
    text: 'The pieces of a sentence that change: a genre, a number, a name, yes or no.',
    guide: 'slots',
  },
  {
    name: 'Decision table',
    text: 'Rules, grouped in modules. They are read from top to bottom; the first one that fits counts.',
    guide: 'decision-table',
  },
  {
    name: 'API actions',
    text: 'Calls of another service while somebody speaks, and the API inputs that the answer fills.',
    guide: 'api-actions-and-handlers',
  },
  {
    name: 'Domain handler',
    text: 'The service that answers these calls, with its address for each environment.',
    guide: 'api-actions-and-handlers',
  },
  {
    name: 'UI actions',
    text: 'What the driver gets: spoken texts, sounds and screens, and how the assistant goes on.',
    guide: 'ui-actions-and-texts',
  },
  {
    name: 'Responses',
    text: 'The texts, sounds and screens themselves, in every language.',
    guide: 'gui-responses',
  },
  {
    name: 'Languages',
    text: 'The same logic in up to sixty languages: a new language is words, never rules.',
    guide: 'languages-and-sheets',
  },
  {
    name: 'Save points',
    text: 'Named versions that live on by themselves, with a history in which nothing is lost.',
    guide: 'save-points-and-history',
  },
  {
    name: 'Publishing',
    text: 'The way to the cars of a market: try it in dev, test it, ask for approval, switch it on.',
    guide: 'publishing-and-approvals',
  },
]

const turn: readonly { title: string; text: string }[] = [
  { title: '“Play some jazz”', text: 'Somebody speaks, and the car writes it down.' },
  {
    title: 'An expression fits',
    text: '“[please] play [some] $(genre)” belongs to the intent play_music; the slot genre is jazz.',
  },
  {
    title: 'A rule fires',
    text: 'The decision table has a rule for play_music with a genre. It calls the API action start_music.',
  },
  {
    title: 'The handler answers',
    text: 'It starts the music and says “success”. The table is read again with this answer.',
  },
  {
    title: '“Here is some jazz”',
    text: 'The rule for success names the UI action music_started, which says so and shows what plays.',
  },
]

/** What the product is for and what a domain is made of. */
export function LearnMorePage() {
  return (
    <TextPage
      title="Learn more"
      intro="SDP Studio is the place where voice-assistant domains for cars are written: what users can say, what the assistant does and what it answers."
    >
      <PageSection title="What happens when somebody speaks">
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
          }}
        >
          {turn.map(({ title, text }, index) => (
            <Box
              component="li"
              key={title}
              sx={{ p: 2, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}
            >
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {index + 1}
              </Typography>
              <Typography variant="h3">{title}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </PageSection>
      <PageSection title="What a domain holds">
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: 'minmax(120px, 160px) 1fr',
            gap: '10px 16px',
            maxWidth: 860,
          }}
        >
          {parts.map(({ name, text, guide }) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                <Box
                  component={Link}
                  to="/documentation/$guide"
                  params={{ guide } as never}
                  sx={{ color: 'primary.main' }}
                >
                  {name}
                </Box>
              </Typography>
              <Typography component="dd" sx={{ m: 0 }}>
                {text}
              </Typography>
            </Box>
          ))}
        </Box>
      </PageSection>
      <PageSection title="Where to go on">
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <LinkButton to="/tutorial" variant="contained">
            Start the tutorial
          </LinkButton>
          <LinkButton to="/documentation" variant="outlined">
            Read the guides
          </LinkButton>
          <LinkButton to="/domains" variant="outlined">
            Look at the sample domains
          </LinkButton>
        </Box>
      </PageSection>
    </TextPage>
  )
}
