import Link from '@mui/material/Link'

/** The first stop of the Tab key: past the navigation, to the page itself. */
export function SkipLink({ to }: { to: string }) {
  return (
    <Link
      href={`#${to}`}
      onClick={(event) => {
        // Not by the address: it would add a hash and a step of history.
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 1.5,
        py: 0.75,
        borderRadius: 1,
        bgcolor: 'background.paper',
        boxShadow: 4,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      Skip to content
    </Link>
  )
}
