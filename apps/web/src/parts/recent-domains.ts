import { useEffect } from 'react'
import { z } from 'zod'
import { create } from 'zustand'
import { readStored, storageKeys, writeStored } from '../browser/storage.ts'
import { useDomain, useEditing } from '../editing/use-editing.ts'
import { useUser } from '../server/use-user.ts'
import { countProblems } from './problem-sections.ts'
import { useProblems } from './problems.ts'

const RecentDomain = z.object({
  /** The save point that was open. */
  id: z.string(),
  name: z.string(),
  savePoint: z.string(),
  at: z.number(),
  /** How many problems it had when this browser looked at it last; absent until it did. */
  problems: z.number().optional(),
})
export type RecentDomain = z.infer<typeof RecentDomain>

const Recent = z.record(z.string(), z.array(RecentDomain))

const most = 6

/** What each person opened last in this browser, by e-mail (ruling R228). */
const useRecent = create<z.infer<typeof Recent>>(() => readStored(storageKeys.recentDomains, Recent) ?? {})

const none: readonly RecentDomain[] = []

export function useRecentDomains(): readonly RecentDomain[] {
  const { user } = useUser()
  return useRecent((recent) => recent[user.email]) ?? none
}

/** The one first, and those before without it. */
export function withRecent(before: readonly RecentDomain[], opened: RecentDomain): RecentDomain[] {
  const known = before.find(({ id }) => id === opened.id)
  return [{ ...known, ...opened }, ...before.filter(({ id }) => id !== opened.id)].slice(0, most)
}

/** Remembers the open domain and how many problems it has. */
export function useRecentNoting(): void {
  const { user } = useUser()
  const id = useEditing((editing) => editing.domainId)
  const savePoint = useEditing((editing) => editing.savePoint)
  const name = useDomain((domain) => domain.name)
  const problems = useProblems(countProblems)
  useEffect(() => {
    const opened = { id, name, savePoint, at: Date.now(), ...(problems !== undefined && { problems }) }
    useRecent.setState((recent) => ({ [user.email]: withRecent(recent[user.email] ?? [], opened) }))
    writeStored(storageKeys.recentDomains, useRecent.getState())
  }, [user.email, id, name, savePoint, problems])
}
