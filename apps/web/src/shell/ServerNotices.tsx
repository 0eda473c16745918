import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { messages } from '@sdp/domain'
import { useEffect, useState } from 'react'
import { onServerEvent, useEventConnection } from '../server/events.ts'
import { isNewVersionThere } from '../server/new-version.ts'

/** Says that the server cannot be heard, and that it has a newer version than this page. */
export function ServerNotices() {
  const isLost = useEventConnection((state) => state.isLost)
  const isNewer = useNewVersion()
  return (
    <>
      {isLost && (
        <Alert severity="warning" role="status" aria-label="Connection" sx={{ borderRadius: 0 }}>
          {messages.general.noNews}
        </Alert>
      )}
      {isNewer && (
        <Alert
          severity="info"
          role="status"
          aria-label="New version"
          sx={{ borderRadius: 0 }}
          action={
            <Button color="inherit" size="small" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        >
          {messages.general.newVersion}
        </Alert>
      )}
    </>
  )
}

/** A server that is replaced closes its connections, so it is looked for when one is back. */
function useNewVersion(): boolean {
  const [isNewer, setNewer] = useState(false)
  useEffect(
    () =>
      onServerEvent(({ type }) => {
        if (type === 'reconnected') void isNewVersionThere().then(setNewer)
      }),
    [],
  )
  return isNewer
}
