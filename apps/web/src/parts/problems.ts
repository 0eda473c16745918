import type { Domain, Problem } from '@sdp/domain'
import type { KnownConcepts } from '@sdp/domain/concepts'
import type { ProblemContext, ProblemPlaces } from '@sdp/domain/problems'
import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import { whenIdle } from '../browser/idle.ts'
import { useEditingStore } from '../editing/editing-store.ts'
import { useDomain, useEditing } from '../editing/use-editing.ts'
import { useKnownConcepts } from './concepts.ts'
import { useFeatureFlags, usePlatformConfiguration } from './platform-configuration.ts'
import type { Checked } from './problem-checks.ts'
import { problemText } from './problem-texts.ts'
import { useSharedInputs } from './use-shared-inputs.ts'

interface Found {
  /** Undefined until the open domain was looked through. */
  places: ProblemPlaces | undefined
  /** What is wrong with each row that has problems, as one text; the same map until that changes. */
  intents: ReadonlyMap<string, string>
  uiActions: ReadonlyMap<string, string>
}

const nothingFound: Found = { places: undefined, intents: new Map(), uiActions: new Map() }

/** What is wrong in the open domain, as far as it was looked through. */
export const useProblems = create<Found>(() => nothingFound)

type Checker = (
  domain: Domain,
  concepts: KnownConcepts | undefined,
  isWanted: () => boolean,
) => Promise<Checked | undefined>

/** Looks for problems when nothing else is to be done: after the domain is on the screen, and after each edit. */
export function useProblemChecking(): void {
  const language = useEditing((editing) => editing.language)
  const domain = useDomain((one) => one)
  const configuration = usePlatformConfiguration()
  const { inputs: shared, request } = useSharedInputs()
  const { enableSsmlTransition: ssmlTransition = false } = useFeatureFlags()
  // Most domains mention no concept, and there may be thousands of them
  const [mentionsConcepts, setMentionsConcepts] = useState(false)
  const concepts = useKnownConcepts({ enabled: mentionsConcepts })
  const checker = useMemo(() => {
    // What other domains share is waited for, or all would be looked through twice; where it does not come, without it
    if (configuration === undefined || request.isLoading) return undefined
    const { slotNamePrefix, coreActions, systemActions, languages, loopbackHandlers } = configuration
    const context: ProblemContext = {
      language,
      vendorPrefix: slotNamePrefix,
      coreActions,
      platformUiActions: systemActions,
      languages,
      loopbackHandlers,
      ssmlTransition,
      ...(shared !== undefined && { shared }),
    }
    return loaded(context)
  }, [configuration, language, shared, request.isLoading, ssmlTransition])

  useEffect(() => () => useProblems.setState(nothingFound), [])
  useEffect(() => {
    if (checker === undefined) return
    let isWanted = true
    const look = async () => {
      const checked = await checker(domain, concepts, () => isWanted)
      if (!isWanted || checked === undefined) return
      take(checked.places)
      setMentionsConcepts(checked.mentionsConcepts)
    }
    const stop = whenIdle(() => void look())
    return () => {
      isWanted = false
      stop()
    }
  }, [checker, domain, concepts])
}

/** The checks are loaded when they are needed first; where they cannot be, nothing is told until the next edit. */
function loaded(context: ProblemContext): Checker {
  let checker: Promise<Checker | undefined> | undefined
  return async (domain, concepts, isWanted) => {
    checker ??= import('./problem-checks.ts').then(
      ({ pacedChecker }) => pacedChecker(context),
      () => {
        checker = undefined
        return undefined
      },
    )
    return (await checker)?.(domain, concepts, isWanted)
  }
}

function take(places: ProblemPlaces): void {
  const { open } = useEditingStore.getState()
  if (open === undefined) return
  useProblems.setState(({ intents, uiActions }) => ({
    places,
    intents: textsOf(places.intents, intents),
    uiActions: textsOf(places.uiActions, uiActions),
  }))
}

function textsOf(
  problems: ReadonlyMap<string, readonly Problem[]>,
  before: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const texts = new Map(Array.from(problems, ([name, ofRow]) => [name, problemsText(ofRow)]))
  const isSame = texts.size === before.size && [...texts].every(([name, text]) => before.get(name) === text)
  return isSame ? before : texts
}

const mostTold = 5

function problemsText(problems: readonly Problem[]): string {
  const told = problems.slice(0, mostTold).map(problemText)
  const more = problems.length - told.length
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
