import type { Domain, Rename } from '@sdp/domain'
import { coreActionsOf } from '@sdp/domain/api-actions'
import { useEffect, useMemo } from 'react'
import { whenIdle } from '../../browser/idle.ts'
import { usePreferences } from '../../browser/preferences.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { onServerEvent } from '../../server/events.ts'
import { usePlatformConfiguration } from '../platform-configuration.ts'
import { piecesOf, withPiece } from './domain-transfer.ts'
import { fetchWordings } from './fetch-wordings.ts'
import { noTestRuns, takeResults, useShownTests, useTestRuns } from './test-runs.ts'
import type {
  AcceptedTurns,
  FromTestsWorker,
  LanguageContent,
  SuggestedTests,
  ToTestsWorker,
} from './tests-worker.ts'

/** Runs the tests of the open domain in a worker, and again after each edit; nothing is started for a domain without tests before its tab is open. */
export function useTestRunning(): void {
  const domain = useDomain((one) => one)
  const language = useEditing((editing) => editing.language)
  const configuration = usePlatformConfiguration()
  const coreActions = useMemo(
    () => configuration && coreActionsOf({ name: domain.name }, configuration.coreActions),
    [configuration, domain.name],
  )
  const isTabOpen = useShownTests((shown) => shown.isTabOpen)
  const isNeeded = domain.tests.length > 0 || isTabOpen
  useEffect(() => {
    if (!isNeeded) return
    runner = startRunner()
    return () => {
      runner?.end()
      runner = undefined
    }
  }, [isNeeded])
  useEffect(() => {
    if (isNeeded && coreActions !== undefined) runner?.look(domain, language, coreActions)
  }, [isNeeded, domain, language, coreActions])
  const isInTables = usePreferences(({ showsCoverage }) => showsCoverage)
  const isInDialog = useShownTests((shown) => shown.isCoverageOpen)
  useEffect(() => {
    if (isNeeded) runner?.wantCoverage(isInTables || isInDialog)
  }, [isNeeded, isInTables, isInDialog])
}

let runner: Runner | undefined

/** Asks for the whole run of a test; it comes as `shown`. */
export function showTestRun(name: string, language: string): void {
  runner?.show(name, language)
}

/** Has the tests run in other languages too. */
export function runInLanguages(
  others: ReadonlyMap<string, LanguageContent>,
  renames: readonly Rename[],
): void {
  runner?.setLanguages(others, renames)
}

/** The turns of tests with what came of them as what is expected. */
export function acceptedTurns(names: readonly string[], language: string): Promise<AcceptedTurns[]> {
  return runner?.accept(names, language) ?? Promise.resolve([])
}

/** Tests for what none reaches; nothing where the search was given up. Meanwhile it reports how many were found. */
export function suggestedTests(
  signal: AbortSignal,
  onFound: (found: number) => void,
): Promise<SuggestedTests | undefined> {
  return runner?.suggest(signal, onFound) ?? Promise.resolve(undefined)
}

interface Runner {
  look: (domain: Domain, language: string, coreActions: readonly string[]) => void
  show: (name: string, language: string) => void
  setLanguages: (others: ReadonlyMap<string, LanguageContent>, renames: readonly Rename[]) => void
  accept: (names: readonly string[], language: string) => Promise<AcceptedTurns[]>
  wantCoverage: (isWanted: boolean) => void
  suggest: (signal: AbortSignal, onFound: (found: number) => void) => Promise<SuggestedTests | undefined>
  end: () => void
}

/** How long pieces are copied for in one go, between other work of the page. */
const sendingMillis = 4

function startRunner(): Runner {
  const worker = new Worker(new URL('./tests-worker.ts', import.meta.url), { type: 'module' })
  const post = (message: ToTestsWorker) => worker.postMessage(message)
  let sent: Domain | undefined
  let id = 0
  let stopSending = () => {}
  let lastCall = 0
  /** Whether a test says a concept at all. */
  let areConceptsSaid = false
  let suggesting:
    | { call: number; onFound: (found: number) => void; resolve: (suggestions: SuggestedTests) => void }
    | undefined
  const calls = new Map<number, (turns: AcceptedTurns[]) => void>()
  worker.onmessage = ({ data }: MessageEvent<FromTestsWorker>) => {
    switch (data.kind) {
      case 'results':
        if (data.id === id) takeResults(data.language, data.results)
        break
      case 'done':
        if (data.id === id) useTestRuns.setState({ isRunning: false })
        break
      case 'shown':
        if (data.run !== undefined)
          useTestRuns.setState({ shown: { name: data.name, language: data.language, run: data.run } })
        break
      case 'coverage':
        useTestRuns.setState({ coverage: data.coverage })
        break
      case 'suggesting':
        if (suggesting?.call === data.call) suggesting.onFound(data.found)
        break
      case 'suggested':
        if (suggesting?.call === data.call) suggesting.resolve(data.suggestions)
        break
      case 'accepted':
        calls.get(data.call)?.(data.turns)
        calls.delete(data.call)
        break
      case 'concepts':
        areConceptsSaid = true
        void fetchWordings(data.language, data.names).then((wordings) =>
          post({ kind: 'wordings', call: data.call, wordings }),
        )
    }
  }
  const stopListening = onServerEvent(({ type }) => {
    if (!areConceptsSaid || (type !== 'concepts-updated' && type !== 'reconnected')) return
    useTestRuns.setState({ isRunning: true })
    post({ kind: 'concepts changed' })
  })
  return {
    look: (domain, language, coreActions) => {
      stopSending()
      id++
      useTestRuns.setState({ isRunning: true })
      const pieces = piecesOf(sent, domain)
      const send = () => {
        const until = performance.now() + sendingMillis
        while (performance.now() < until) {
          const { value: piece, done } = pieces.next()
          if (done) return post({ kind: 'run', id, language, coreActions })
          post({ kind: 'piece', piece })
          sent = withPiece(sent, piece)
        }
        stopSending = whenIdle(send)
      }
      // Most edits are one small piece, and somebody waits for what they break
      const timer = setTimeout(send)
      stopSending = () => clearTimeout(timer)
    },
    show: (name, language) => post({ kind: 'show', name, language }),
    setLanguages: (others, renames) => {
      useTestRuns.setState({ isRunning: true })
      post({ kind: 'languages', others, renames })
    },
    accept: (names, language) =>
      new Promise((resolve) => {
        calls.set(++lastCall, resolve)
        post({ kind: 'accept', call: lastCall, names, language })
      }),
    suggest: (signal, onFound) =>
      new Promise((resolve) => {
        const call = ++lastCall
        suggesting = { call, onFound, resolve }
        signal.addEventListener('abort', () => {
          if (suggesting?.call === call) post({ kind: 'suggest', call: undefined })
          resolve(undefined)
        })
        post({ kind: 'suggest', call })
      }),
    wantCoverage: (isWanted) => post({ kind: 'coverage', isWanted }),
    end: () => {
      stopSending()
      stopListening()
      worker.terminate()
      useTestRuns.setState(noTestRuns)
    },
  }
}
