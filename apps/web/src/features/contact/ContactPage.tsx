import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from '@tanstack/react-router'
import { useUser } from '../../server/use-user.ts'
import { PageSection, TextPage } from '../../ui/TextPage.tsx'

/** Whom to ask about what: the people of this installation (ruling R236). */
export function ContactPage({ onReport }: { onReport: () => void }) {
  const { groups } = useUser()
  return (
    <TextPage title="Contact us" intro="Whom to ask about what." isNarrow>
      <PageSection title="Something does not work, or could be better">
        <Typography sx={{ mb: 1.5 }}>
          Report it, with a sentence on what you did and what you expected. You get the key of a ticket.
        </Typography>
        <Button variant="contained" aria-haspopup="dialog" onClick={onReport}>
          Report a bug
        </Button>
      </PageSection>
      <PageSection title="Administrators">
        <Typography sx={{ mb: 1 }}>
          For accounts, roles, stuck jobs and everything that concerns this installation.
        </Typography>
        <People label="Administrators" names={groups.superUsers} />
      </PageSection>
      <PageSection title="Concept editors">
        <Typography sx={{ mb: 1 }}>
          For a <Link to="/text-concepts">concept text</Link> that is wrong or missing.
        </Typography>
        <People label="Concept editors" names={groups.conceptEditors} />
      </PageSection>
      <PageSection title="A domain of somebody else">
        <Typography>
          The card of a domain in the <Link to="/domains">list of domains</Link> names its creator and
          contributors. The key on it asks the creator for access.
        </Typography>
      </PageSection>
      <PageSection title="How to do something">
        <Typography>
          The <Link to="/documentation">guides</Link> have a search, and the{' '}
          <Link to="/tutorial">tutorial</Link> shows the way from an empty domain to one that answers.
        </Typography>
      </PageSection>
    </TextPage>
  )
}

function People({ label, names }: { label: string; names: readonly string[] }) {
  if (names.length === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Nobody yet.
      </Typography>
    )
  }
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, pl: 2.5 }}>
      {names.map((name) => (
        <li key={name}>{name.includes('@') ? <a href={`mailto:${name}`}>{name}</a> : name}</li>
      ))}
    </Box>
  )
}
