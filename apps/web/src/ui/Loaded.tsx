import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import type { ReactNode } from 'react'
import { refetchPending } from '../server/use-call.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { Message } from './Message.tsx'

/** What is asked of the server: an answer of `useCall`, or of a list that comes in pages. */
interface LoadRequest<Data> {
  data: Data | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface LoadedProps<Data> {
  request: LoadRequest<Data>
  /** The message where there is nothing to show: 'The domains could not be loaded'. */
  failed: string
  /** Further ways out, such as back to a list. */
  otherwise?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * What the server answered. Once it has, it stays on the screen (ruling R354): that it could not be read again is shown
 * next to it. Where nothing could be read, and where that takes long, it can be tried again in its place.
 */
export function Loaded<Data>({ request, failed, otherwise, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = request
  if (data !== undefined) {
    return (
      <>
        <LoadProblem request={request} failed={failed} />
        {children(data)}
      </>
    )
  }
  if (error === null || isFetching)
    return <LoadingScreen onTryAgain={() => void refetchPending()} otherwise={otherwise} />
  return (
    <Message title={failed} text={error.message} isProblem>
      <Button variant="outlined" onClick={() => void refetch()}>
        Try again
      </Button>
      {otherwise}
    </Message>
  )
}

interface LoadProblemProps {
  request: LoadRequest<unknown>
  failed: string
}

/** Says in a line that something could not be read, or not again; nothing while all is well. */
export function LoadProblem({ request: { data, error, isFetching, refetch }, failed }: LoadProblemProps) {
  if (error === null) return null
  return (
    <Alert
      severity={data === undefined ? 'error' : 'warning'}
      sx={{ mb: 1.5, flexShrink: 0 }}
      action={
        <Button color="inherit" size="small" disabled={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      {data === undefined
        ? `${failed}. ${error.message}`
        : `${messages.general.reloadFailed} ${error.message}`}
    </Alert>
  )
}
