import Button from '@mui/material/Button'
import { Link } from '@tanstack/react-router'
import { Message } from '../ui/Message.tsx'

export function NotFoundPage() {
  return (
    <Message title="Not Found" text="There is no page at this address.">
      <Button component={Link} to="/domains" variant="contained">
        Go to the domains
      </Button>
    </Message>
  )
}
