import { useNavigate } from '@tanstack/react-router'
import { usePlaces } from '../../parts/use-problem-place.ts'
import type { Candidate } from './candidates.ts'

/** Goes to what was chosen, or does it. */
export function useGo(): (candidate: Candidate) => void {
  const navigate = useNavigate()
  const placeOf = usePlaces()
  return ({ target }) => {
    switch (target.to) {
      case 'command':
        return target.command.run()
      case 'page':
        return void navigate({ to: target.path })
      case 'tab':
        return void navigate({ to: target.path, search: ({ language }) => ({ language }) })
      case 'domain':
        return void navigate({
          to: '/domains/$domainId/intent-editor',
          params: { domainId: target.domainId },
        })
      case 'place':
        return placeOf(target.domainId, target.place)?.()
      case 'concept':
        return void navigate({ to: '/text-concepts', search: { concept: target.name } })
    }
  }
}
