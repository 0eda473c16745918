import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ChunkLoadError } from '../browser/load-part.ts'
import { CallFailed } from '../server/calls.ts'
import { Message } from '../ui/Message.tsx'

function textOf(error: unknown): string {
  const requestId = error instanceof CallFailed ? error.requestId : undefined
  const text = error instanceof Error ? error.message : String(error)
  return requestId === undefined ? text : `${text} ${messages.general.requestId(requestId)}`
}

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
    <Message title={title} text={textOf(error)}>
      <Button variant="contained" onClick={tryAgain}>
        Try again
      </Button>
      <Button onClick={reload}>Reload</Button>
    </Message>
  )
}
