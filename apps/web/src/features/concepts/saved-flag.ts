import { create } from 'zustand'

const shownMillis = 3000

/** Whether something was saved within the last three seconds. */
export const useSavedFlag = create<{ isSaved: boolean }>(() => ({ isSaved: false }))

let timer: ReturnType<typeof setTimeout> | undefined

/** Shows for three seconds that something was saved. */
export function flagSaved(): void {
  clearTimeout(timer)
  useSavedFlag.setState({ isSaved: true })
  timer = setTimeout(() => useSavedFlag.setState({ isSaved: false }), shownMillis)
}
