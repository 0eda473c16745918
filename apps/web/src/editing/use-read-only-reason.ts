import { readOnlyReason, saveProgress } from '@sdp/domain'
import { useRouteContext } from '@tanstack/react-router'
import { createContext, useEffect, useReducer } from 'react'
import { serverNow } from '../server/clock.ts'
import { useUser } from '../server/use-user.ts'
import { useEditingStore } from './editing-store.ts'

/** Why the open domain cannot be changed now: found once, by the editor's layout, for all that is in it. */
export const ReadOnlyReason = createContext<string | undefined>(undefined)

/** Why the open domain cannot be changed now, or nothing. */
export function useReadOnlyReason(): string | undefined {
  const head = useEditingStore((state) => state.open?.head)
  const session = useEditingStore((state) => state.session)
  const saving = useEditingStore((state) => state.progress === saveProgress.SAVING)
  const { user, groups } = useUser()
  const { config } = useRouteContext({ from: '__root__' })
  useRenderAt(session?.expirationTime)
  const requester = { user, groups, now: serverNow(), offlineAccess: config.offlineAccess }
  return head && readOnlyReason(requester, head, { session, saving })
}

const maxTimeoutMillis = 2 ** 31 - 1

/** Renders again at a moment: the right to edit ends with the session, though nothing else happens then. */
function useRenderAt(moment: number | undefined): void {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const left = (moment ?? 0) - serverNow()
    if (left <= 0) return
    const timer = setTimeout(render, Math.min(left + 1, maxTimeoutMillis))
    return () => clearTimeout(timer)
  }, [moment])
}
