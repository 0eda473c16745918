import type { Endpoint } from '@sdp/api'
import { useCallback, useRef, useState } from 'react'
import { callKey, queryClient } from '../server/use-call.ts'
import { keepFocus } from './focus.ts'
import { notify, notifyFailure } from './notifications.tsx'

interface ActionTexts {
  /** The message when it fails; what was thrown says why. */
  failed: string
  /** The message when it is done. */
  done?: string
  /** The calls whose replies it changes: those that are shown are asked for again, also after a failure half-way. */
  changes?: readonly Pick<Endpoint, 'method' | 'path'>[]
}

interface Action {
  isBusy: boolean
  /**
   * The same from drawing to drawing. Does something that takes a while, and returns whether it worked. What went wrong is
   * shown, unless it was called off.
   */
  act: (work: () => Promise<unknown>, texts: ActionTexts) => Promise<boolean>
}

/** What a button or a dialog does by calls: it is busy meanwhile, shows the outcome and refetches what changed. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const pending = useRef(0)
  const act = useCallback(
    async (work: () => Promise<unknown>, { failed, done, changes = [] }: ActionTexts) => {
      // A button that is greyed out meanwhile loses it
      const held = document.activeElement
      pending.current += 1
      setBusy(true)
      try {
        await work()
        if (done !== undefined) notify('success', done)
        return true
      } catch (error) {
        notifyFailure(failed, error)
        return false
      } finally {
        await Promise.all(changes.map((call) => queryClient.invalidateQueries({ queryKey: callKey(call) })))
        pending.current -= 1
        setBusy(pending.current > 0)
        keepFocus(held)
      }
    },
    [],
  )
  return { isBusy, act }
}
