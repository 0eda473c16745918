import type { Endpoint } from '@sdp/api'
import { useCallback, useRef, useState } from 'react'
import { callKey, queryClient } from '../server/use-call.ts'
import { keepFocus } from './focus.ts'
import { notify, notifyFailure } from './notifications.tsx'

interface ActionTexts {
  /** What is told when it fails; what was thrown says why. */
  failed: string
  /** What is told when it is done. */
  done?: string
  /** The calls whose answers it changes: those that are shown are asked for again, also after a failure half-way. */
  changes?: readonly Pick<Endpoint, 'method' | 'path'>[]
}

interface Action {
  isBusy: boolean
  /** The same from drawing to drawing. Does something that takes a while, and answers whether it worked. What went wrong is told, unless it was called off. */
  act: (work: () => Promise<unknown>, texts: ActionTexts) => Promise<boolean>
}

/** What a button or a dialog does by calls: it is busy meanwhile, tells the outcome and has what changed read again. */
export function useAction(): Action {
  const [isBusy, setBusy] = useState(false)
  const underWay = useRef(0)
  const act = useCallback(
    async (work: () => Promise<unknown>, { failed, done, changes = [] }: ActionTexts) => {
      // A button that is greyed out meanwhile loses it
      const held = document.activeElement
      underWay.current += 1
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
        underWay.current -= 1
        setBusy(underWay.current > 0)
        keepFocus(held)
      }
    },
    [],
  )
  return { isBusy, act }
}
