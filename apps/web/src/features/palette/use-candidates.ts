import { hasAdditionalResponses } from '@sdp/domain/responses'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useEditingStore } from '../../editing/editing-store.ts'
import { useDomainList } from '../../parts/use-domain-list.ts'
import { useUser } from '../../server/use-user.ts'
import { useCommands } from '../../ui/commands.ts'
import { type Candidate, candidatesOf, newCandidate } from './candidates.ts'

interface Candidates {
  candidates: readonly Candidate[]
  /** The save point that is open, and its language. */
  domainId: string | undefined
  language: string
}

/** What is at hand without asking: commands, pages and domains, and the entries of the open domain once something is typed. */
export function useCandidates(text: string): Candidates {
  const commands = useCommands((state) => state.commands)
  const places = usePlaces()
  const { data: domains } = useDomainList()
  const open = useEditingStore((state) => state.open)
  const language = open?.language ?? ''
  const actions = useMemo(
    () =>
      commands.map((command) =>
        newCandidate({ kind: 'Command', name: command.title, target: { to: 'command', command }, weight: 6 }),
      ),
    [commands],
  )
  const listed = useMemo(
    () =>
      (domains ?? []).map(({ _id, name, creator }) =>
        newCandidate({
          kind: 'Domain',
          name,
          detail: creator.displayName ?? creator.name,
          target: { to: 'domain', domainId: _id },
          weight: 4,
        }),
      ),
    [domains],
  )
  const isTyped = text.trim() !== ''
  const candidates = useMemo(() => {
    const entries = isTyped && open !== undefined ? candidatesOf(open.current, open.language) : []
    return [...actions, ...places, ...listed, ...entries]
  }, [actions, places, listed, isTyped, open])
  return { candidates, domainId: open?.head._id, language }
}

const tabsOf = '/domains/$domainId/'

/** The pages of the product, and the tabs of the open domain. */
function usePlaces(): Candidate[] {
  const router = useRouter()
  const { isAdmin } = useUser()
  const domainId = useEditingStore((state) => state.open?.head._id)
  const hasAdditional = useEditingStore(
    ({ open }) => open !== undefined && hasAdditionalResponses(open.current),
  )
  return useMemo(() => {
    const routes = Object.values(router.routesById)
    return routes.flatMap(({ fullPath, options: { staticData } }): Candidate[] => {
      const { title, inPalette = title, adminsOnly = false } = staticData ?? {}
      if (inPalette === undefined || (adminsOnly && !isAdmin)) return []
      if (!fullPath.includes('$'))
        return [
          newCandidate({ kind: 'Page', name: inPalette, target: { to: 'page', path: fullPath }, weight: 5 }),
        ]
      if (domainId === undefined || !fullPath.startsWith(tabsOf)) return []
      if (fullPath.endsWith('/additional-responses') && !hasAdditional) return []
      const path = fullPath.replace('$domainId', domainId)
      return [newCandidate({ kind: 'Tab', name: inPalette, target: { to: 'tab', path }, weight: 5 })]
    })
  }, [router, isAdmin, domainId, hasAdditional])
}
