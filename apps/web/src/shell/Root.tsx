import { Outlet, useMatches } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ConfirmHost } from '../ui/ConfirmDialog.tsx'
import { Notifications } from '../ui/notifications.tsx'

/** What every page has, whatever its layout. */
export function Root() {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title })
  useEffect(() => {
    document.title = title === undefined ? 'SDP Studio' : `${title} · SDP Studio`
  }, [title])

  return (
    <>
      <Outlet />
      <ConfirmHost />
      <Notifications />
    </>
  )
}
