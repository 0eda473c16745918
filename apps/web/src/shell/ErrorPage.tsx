import Button from '@mui/material/Button'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { CallFailed } from '../browser/calls.ts'
import { ChunkLoadError } from '../browser/load-part.ts'
import { Message } from '../ui/Message.tsx'

/** Takes the place of a page that failed; everything around it stays usable. */
export function ErrorPage({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
  const router = useRouter()
  const reload = () => location.reload()
  const tryAgain = async () => {
    await router.invalidate()
    reset()
  }

  if (error instanceof ChunkLoadError) {
    return (
      <Message
        title="This part could not be loaded"
        text="The connection was lost, or the program was updated in the meantime. Reloading gets the current one."
      >
        <Button variant="contained" onClick={reload}>
          Reload
        </Button>
      </Message>
    )
  }
  const title =
    error instanceof CallFailed ? 'The server did not answer as expected' : 'Something went wrong here'
  return (
    <Message title={title} text={error instanceof Error ? error.message : String(error)}>
      <Button variant="contained" onClick={tryAgain}>
        Try again
      </Button>
      <Button onClick={reload}>Reload</Button>
    </Message>
  )
}
