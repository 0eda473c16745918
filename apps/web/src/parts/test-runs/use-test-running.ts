import { type Domain, messages, type Rename } from '@sdp/domain'
import { coreActionsOf } from '@sdp/domain/api-actions'
import { useEffect, useMemo } from 'react'
import { whenIdle } from '../../browser/idle.ts'
import { usePreferences } from '../../browser/preferences.ts'
import { useDomain, useEditing } from '../../editing/use-editing.ts'
import { onServerEvent } from '../../server/events.ts'
import { usePlatformConfiguration } from '../platform-configuration.ts'
import { askRealHandler } from './ask-real-handler.ts'
import { piecesOf, withPiece } from './domain-transfer.ts'
import { fetchWordings } from './fetch-wordings.ts'
import type { RealRun } from './real-runs.ts'
import { noTestRuns, takeResults, useShownTests, useTestRuns } from './test-runs.ts'
import type {
  AcceptedTurns,
  FromTestsWorker,
  LanguageContent,
  SuggestedTests,
  ToTestsWorker,
} from './worker-messages.ts'

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
    if (isNeeded && coreActions !== undefined) runner?.look({ domain, language, coreActions })
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
  runner?.setLanguages({ others, renames })
}

/** Runs all tests again, after a problem. */
export function runTestsAgain(): void {
  runner?.runAgain()
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

interface RealRunOptions {
  domainId: string
  signal: AbortSignal
  /** Gets what came of each test. */
  onRun: (run: RealRun) => void
}

/** Runs tests once with real handlers in the open language, until all were run or somebody gives it up. */
export function runWithRealHandlers(names: readonly string[], options: RealRunOptions): Promise<void> {
  return runner?.runReal(names, options) ?? Promise.resolve()
}

interface Runner {
  look: (looked: Looked) => void
  show: (name: string, language: string) => void
  setLanguages: (languages: Languages) => void
  accept: (names: readonly string[], language: string) => Promise<AcceptedTurns[]>
  wantCoverage: (isWanted: boolean) => void
  suggest: (signal: AbortSignal, onFound: (found: number) => void) => Promise<SuggestedTests | undefined>
  runReal: (names: readonly string[], options: RealRunOptions) => Promise<void>
  /** Begins again with a worker that knows nothing, after a problem. */
  runAgain: () => void
  end: () => void
}

interface Looked {
  domain: Domain
  language: string
  coreActions: readonly string[]
}

type Languages = Omit<Extract<ToTestsWorker, { kind: 'languages' }>, 'kind'>

/** Somebody who waits for what the worker answers to a call. */
interface Waiting<Answer> {
  resolve: (answer: Answer) => void
  reject: (error: Error) => void
}

/** How long pieces are copied for in one go, between other work of the page. */
const sendingMillis = 4

function startRunner(): Runner {
  let worker = startWorker()
  const post = (message: ToTestsWorker) => worker.postMessage(message)
  let sent: Domain | undefined
  let id = 0
  let stopSending = () => {}
  let lastCall = 0
  let looked: Looked | undefined
  let languages: Languages | undefined
  let isCoverageWanted = false
  /** Whether a test says a concept at all. */
  let areConceptsSaid = false
  const accepting = new Map<number, Waiting<AcceptedTurns[]>>()
  const suggesting = new Map<
    number,
    Waiting<SuggestedTests | undefined> & { onFound: (found: number) => void }
  >()
  const runningReal = new Map<number, Waiting<void> & RealRunOptions>()

  function startWorker(): Worker {
    const started = new Worker(new URL('./tests-worker.ts', import.meta.url), { type: 'module' })
    started.onmessage = ({ data }: MessageEvent<FromTestsWorker>) => take(data)
    // What cannot be loaded has no message
    started.onerror = ({ message }) => stopWith(message || messages.tests.runnerNotLoaded)
    return started
  }

  function take(message: FromTestsWorker): void {
    switch (message.kind) {
      case 'results':
        if (message.id === id) takeResults(message.language, message.results)
        break
      case 'done':
        if (message.id === id) useTestRuns.setState({ isRunning: false })
        break
      case 'problem':
        stopWith(message.reason)
        break
      case 'shown': {
        const { name, language, run } = message
        if (run !== undefined) useTestRuns.setState({ shown: { name, language, run } })
        break
      }
      case 'coverage':
        useTestRuns.setState({ coverage: message.coverage })
        break
      case 'suggesting':
        suggesting.get(message.call)?.onFound(message.found)
        break
      case 'suggested':
        suggesting.get(message.call)?.resolve(message.suggestions)
        suggesting.delete(message.call)
        break
      case 'accepted':
        accepting.get(message.call)?.resolve(message.turns)
        accepting.delete(message.call)
        break
      case 'call handler':
        void answerHandler(message)
        break
      case 'ran real':
        runningReal.get(message.call)?.onRun(message.run)
        break
      case 'done real':
        runningReal.get(message.call)?.resolve()
        runningReal.delete(message.call)
        break
      case 'concepts':
        areConceptsSaid = true
        void answerConcepts(message)
    }
  }

  async function answerConcepts({
    call,
    language,
    names,
  }: Extract<FromTestsWorker, { kind: 'concepts' }>): Promise<void> {
    // Another worker counts its calls from the first again
    const asking = worker
    const wordings = await fetchWordings(language, names)
    asking.postMessage({ kind: 'wordings', call, wordings } satisfies ToTestsWorker)
  }

  const stopListening = onServerEvent(({ type }) => {
    if (!areConceptsSaid || (type !== 'concepts-updated' && type !== 'reconnected')) return
    useTestRuns.setState({ isRunning: true })
    post({ kind: 'concepts changed' })
  })

  async function answerHandler(asked: Extract<FromTestsWorker, { kind: 'call handler' }>): Promise<void> {
    const real = runningReal.get(asked.call)
    if (real === undefined) return
    const answer = await askRealHandler(real.domainId, asked.handlerCall, real.signal)
    if (!real.signal.aborted) post({ kind: 'handler answer', number: asked.number, answer })
  }

  function stopWith(reason: string): void {
    stopSending()
    worker.terminate()
    useTestRuns.setState({ isRunning: false, problem: reason })
    for (const calls of [accepting, suggesting, runningReal]) {
      for (const { reject } of calls.values()) reject(new Error(reason))
      calls.clear()
    }
  }

  function runAgain(): void {
    worker.terminate()
    worker = startWorker()
    sent = undefined
    useTestRuns.setState({ problem: undefined })
    if (isCoverageWanted) post({ kind: 'coverage', isWanted: true })
    if (languages !== undefined) post({ kind: 'languages', ...languages })
    if (looked !== undefined) sendAll(looked)
  }

  /** Sends what changed piece by piece, and then has the tests run. */
  function sendAll({ domain, language, coreActions }: Looked): void {
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
  }

  function refuseAfterProblem(): void {
    const { problem } = useTestRuns.getState()
    if (problem !== undefined) throw new Error(problem)
  }

  return {
    look: (now) => {
      looked = now
      if (useTestRuns.getState().problem === undefined) sendAll(now)
      else runAgain()
    },
    show: (name, language) => post({ kind: 'show', name, language }),
    setLanguages: (now) => {
      languages = now
      if (useTestRuns.getState().problem !== undefined) return
      useTestRuns.setState({ isRunning: true })
      post({ kind: 'languages', ...now })
    },
    accept: (names, language) =>
      new Promise((resolve, reject) => {
        refuseAfterProblem()
        accepting.set(++lastCall, { resolve, reject })
        post({ kind: 'accept', call: lastCall, names, language })
      }),
    suggest: (signal, onFound) =>
      new Promise((resolve, reject) => {
        refuseAfterProblem()
        const call = ++lastCall
        suggesting.set(call, { resolve, reject, onFound })
        signal.addEventListener('abort', () => {
          if (suggesting.delete(call)) post({ kind: 'suggest', call: undefined })
          resolve(undefined)
        })
        post({ kind: 'suggest', call })
      }),
    wantCoverage: (isWanted) => {
      isCoverageWanted = isWanted
      post({ kind: 'coverage', isWanted })
    },
    runReal: (names, options) =>
      new Promise((resolve, reject) => {
        refuseAfterProblem()
        const call = ++lastCall
        runningReal.set(call, { resolve, reject, ...options })
        options.signal.addEventListener('abort', () => {
          if (runningReal.delete(call)) post({ kind: 'run real', call: undefined, id, names: [] })
          resolve()
        })
        post({ kind: 'run real', call, id, names })
      }),
    runAgain,
    end: () => {
      stopSending()
      stopListening()
      worker.terminate()
      useTestRuns.setState(noTestRuns)
    },
  }
}
