import { problems } from '@sdp/api'
import type { Domain, Problem } from '@sdp/domain'
import type { KnownConcepts } from '@sdp/domain/concepts'
import type { ProblemContext, ProblemPlaces } from '@sdp/domain/problems'
import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import { whenIdle } from '../browser/idle.ts'
import { logger } from '../browser/logger.ts'
import { useEditingStore } from '../editing/editing-store.ts'
import { useDomain, useEditing } from '../editing/use-editing.ts'
import { call } from '../server/calls.ts'
import { useKnownConcepts } from './concepts.ts'
import { useFeatureFlags, usePlatformConfiguration } from './platform-configuration.ts'
import type { Checked, LanguageProblems } from './problem-checks.ts'
import { problemText } from './problem-texts.ts'
import { useSharedInputs } from './use-shared-inputs.ts'

const log = logger('problems')

export interface FoundProblems {
  /** Undefined until the open domain was looked through. */
  places: ProblemPlaces | undefined
  /** The language that it was looked through in. */
  language: string
  /** What was found in languages that were looked through next to it. */
  others: readonly LanguageProblems[]
  /** What is wrong with each row that has problems, as one text; the same map until that changes. */
  intents: ReadonlyMap<string, string>
  uiActions: ReadonlyMap<string, string>
}

const nothingFound: FoundProblems = {
  places: undefined,
  language: '',
  others: [],
  intents: new Map(),
  uiActions: new Map(),
}

/** What is wrong in the open domain, as far as it was looked through. */
export const useProblems = create<FoundProblems>(() => nothingFound)

type Checker = (
  domain: Domain,
  concepts: KnownConcepts | undefined,
  isWanted: () => boolean,
) => Promise<Checked | undefined>

/**
 * Looks for problems when nothing else is to be done (ruling R296): after the domain is on the screen, and after each
 * edit.
 */
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
      take(checked.places, language)
      setMentionsConcepts(checked.mentionsConcepts)
    }
    const stop = whenIdle(() => void look())
    return () => {
      isWanted = false
      stop()
    }
  }, [checker, domain, concepts, language])
  useProblemsOfOthers()
}

/**
 * Asks the server what is wrong in the other languages as they were last saved: once the open one was looked through,
 * and again after each save. What cannot be had is left out until then (ruling R95).
 */
function useProblemsOfOthers(): void {
  const id = useEditing((editing) => editing.domainId)
  const revision = useEditing((editing) => editing.revision)
  const names = useEditing(({ languages, language }) =>
    languages
      .map((one) => one.language)
      .filter((one) => one !== language)
      .join(' '),
  )
  const isLooked = useProblems(({ places }) => places !== undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved may be wrong in other languages
  useEffect(() => {
    const others = names.split(' ').filter((one) => one !== '')
    useProblems.setState(({ others: before }) => ({
      others: before.filter(({ language }) => others.includes(language)),
    }))
    if (!isLooked) return
    const leaving = new AbortController()
    const ask = async (language: string) => {
      const { languageProblems } = await import('./problem-checks.ts')
      const sent = { params: { id }, query: { language }, signal: leaving.signal }
      const found = languageProblems(language, await call(problems.ofLanguage, sent))
      if (leaving.signal.aborted) return
      useProblems.setState(({ others: before }) => ({
        others: [...before.filter((one) => one.language !== language), found],
      }))
    }
    const askAll = async () => {
      for (const language of others) {
        if (leaving.signal.aborted) return
        await ask(language).catch((error: unknown) => {
          if (!leaving.signal.aborted) log.error(`What is wrong in ${language} is not known`, error)
        })
      }
    }
    void askAll()
    return () => leaving.abort()
  }, [id, names, revision, isLooked])
}

/** The checks are loaded when they are needed first; where they cannot be, no problems are shown until the next edit. */
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

function take(places: ProblemPlaces, language: string): void {
  const { open } = useEditingStore.getState()
  if (open === undefined) return
  useProblems.setState(({ intents, uiActions }) => ({
    places,
    language,
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

const maxReported = 5

function problemsText(problems: readonly Problem[]): string {
  const reported = problems.slice(0, maxReported).map(problemText)
  const more = problems.length - reported.length
  return [...reported, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
