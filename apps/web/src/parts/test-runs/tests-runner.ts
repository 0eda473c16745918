import {
  acceptTurn,
  type ConceptWording,
  type Coverage,
  compile,
  coverageOfRun,
  type HandlerAnswer,
  type HandlerCall,
  joinCoverage,
  mayConcern,
  type Program,
  type RunCoverage,
  recompile,
  runTest,
  suggestTests,
  type TestRun,
} from '@sdp/dialogue'
import type { Domain, Rename } from '@sdp/domain'
import type { Rule, RulePlace } from '@sdp/domain/decision-table'
import type { ConversationTest } from '@sdp/domain/tests'
import { fromWire, type LanguageCollections, renamingInLanguage, toWire } from '@sdp/domain/wire'
import { type ConceptWordings, createConceptWordings } from './concept-wordings.ts'
import { withPiece } from './domain-transfer.ts'
import { runReal } from './real-runs.ts'
import type { TestSummary } from './test-summary.ts'
import type { AcceptedTurns, FromTestsWorker, LanguageContent, ToTestsWorker } from './worker-messages.ts'

/** How long the worker goes on before it reports and looks for messages. */
const sliceMillis = 40
/** As many suggestions as somebody looks through. */
const maxSuggested = 300
/** Programs of other languages that are kept: each is as large as that of the open one. */
const maxPrograms = 4

/** What the runner knows; changed in place. */
interface Runner {
  post: (message: FromTestsWorker) => void
  /** As far as its pieces have come. */
  received: Domain | undefined
  /** The last state of which all pieces were there. */
  domain: Domain | undefined
  wanted: Extract<ToTestsWorker, { kind: 'run' }> | undefined
  others: ReadonlyMap<string, LanguageContent>
  renames: readonly Rename[]
  isLooking: boolean
  /** Whether somebody looks at what the tests reach: that takes longer than the tests. */
  isCoverageWanted: boolean
  /** The call that suggestions are made for. */
  suggestCall: number | undefined
  /** The call that tests are run with real handlers for. */
  realCall: number | undefined
  /** Who waits for the answer of a real handler, by its number. */
  waiting: Map<number, (answer: HandlerAnswer) => void>
  lastNumber: number
  wordings: ConceptWordings
  /** Who waits for words of concepts, by the number of the call. */
  waitingForWords: Map<number, (wordings: readonly ConceptWording[]) => void>
  /** What the next look is for; a look that is under way for an earlier state ends. */
  state: number
  programs: Map<string, Program>
  runs: Map<string, Map<string, TestRun>>
  /** The domain that the tests of a language were last run with. */
  ranWith: Map<string, Domain>
}

/** Runs the tests of a domain as messages come, and reports by messages. */
export function openTestsRunner(post: Runner['post']): (message: ToTestsWorker) => void {
  const waitingForWords: Runner['waitingForWords'] = new Map()
  let lastCall = 0
  const wordings = createConceptWordings(
    (language, names) =>
      new Promise((resolve) => {
        waitingForWords.set(++lastCall, resolve)
        post({ kind: 'concepts', call: lastCall, language, names })
      }),
  )
  const runner: Runner = {
    post,
    received: undefined,
    domain: undefined,
    wanted: undefined,
    others: new Map(),
    renames: [],
    isLooking: false,
    isCoverageWanted: false,
    suggestCall: undefined,
    realCall: undefined,
    waiting: new Map(),
    lastNumber: 0,
    wordings,
    waitingForWords,
    state: 0,
    programs: new Map(),
    runs: new Map(),
    ranWith: new Map(),
  }
  return (message) => {
    // Nobody sees what a promise of a worker throws
    take(runner, message).catch((error: unknown) => {
      post({ kind: 'problem', reason: error instanceof Error ? error.message : String(error) })
    })
  }
}

async function take(runner: Runner, message: ToTestsWorker): Promise<void> {
  switch (message.kind) {
    case 'piece':
      runner.received = withPiece(runner.received, message.piece)
      break
    case 'run':
      runner.wanted = message
      runner.domain = runner.received
      return lookAgain(runner)
    case 'languages':
      runner.others = message.others
      runner.renames = message.renames
      for (const language of runner.programs.keys()) {
        if (language !== runner.wanted?.language) runner.programs.delete(language)
      }
      return lookAgain(runner)
    case 'show': {
      const { name, language } = message
      runner.post({ kind: 'shown', name, language, run: runner.runs.get(language)?.get(name) })
      break
    }
    case 'coverage':
      runner.isCoverageWanted = message.isWanted
      return message.isWanted ? lookAgain(runner) : undefined
    case 'suggest':
      runner.suggestCall = message.call
      return message.call === undefined ? undefined : suggest(runner, message.call)
    case 'accept': {
      const { call, language, names } = message
      runner.post({ kind: 'accepted', call, turns: acceptedIn(runner, language, names) })
      break
    }
    case 'run real':
      runner.realCall = message.call
      for (const answer of runner.waiting.values()) answer(givenUp)
      runner.waiting.clear()
      return message.call === undefined ? undefined : runAllReal(runner, { ...message, call: message.call })
    case 'handler answer':
      runner.waiting.get(message.number)?.(message.answer)
      runner.waiting.delete(message.number)
      break
    case 'wordings':
      runner.waitingForWords.get(message.call)?.(message.wordings)
      runner.waitingForWords.delete(message.call)
      break
    case 'concepts changed':
      runner.wordings.forget()
      return lookAgain(runner)
  }
}

function lookAgain(runner: Runner): Promise<void> {
  runner.state++
  return look(runner)
}

function acceptedIn({ domain, runs }: Runner, language: string, names: readonly string[]): AcceptedTurns[] {
  return names.flatMap((name) => {
    const test = domain?.tests.find((one) => one.name === name)
    const run = runs.get(language)?.get(name)
    if (test === undefined || run === undefined) return []
    const turns = test.turns.map((turn, at) => {
      const went = run.turns[at]
      return went?.outcome === undefined ? turn : acceptTurn(turn, went, language)
    })
    return [{ name, turns }]
  })
}

/** Runs all tests in all languages, the open one first, until the domain is another one. */
async function look(runner: Runner): Promise<void> {
  if (runner.isLooking) return
  runner.isLooking = true
  try {
    for (let looked = -1; looked !== runner.state; ) {
      looked = runner.state
      await runAll(runner, () => looked === runner.state)
    }
  } finally {
    runner.isLooking = false
  }
}

async function runAll(runner: Runner, isCurrent: () => boolean): Promise<void> {
  const { wanted, domain: now, others } = runner
  if (wanted === undefined || now === undefined) return
  const { id, language } = wanted
  const all = [language, ...others.keys()]
  for (const one of all) {
    const program =
      one === language ? ownProgram(runner, now, one) : await otherProgram(runner, one, { now, isCurrent })
    if (program === undefined) return
    await runIn(runner, program, { id, tests: now.tests, isCurrent })
    if (!isCurrent()) return
    if (one === language && runner.isCoverageWanted) await reportCoverage(runner, program, isCurrent)
    if (!isCurrent()) return
  }
  runner.post({ kind: 'done', id })
}

function ownProgram(runner: Runner, now: Domain, language: string): Program {
  const earlier = runner.programs.get(language)
  return keep(runner, earlier === undefined ? compile(now, language) : recompile(earlier, now, language))
}

/** The domain as it is open, with what another language has of its own. */
async function otherProgram(
  runner: Runner,
  language: string,
  { now, isCurrent }: { now: Domain; isCurrent: () => boolean },
): Promise<Program | undefined> {
  const { everyday_language, ...own } = runner.others.get(language)!
  const walk = renamingInLanguage(own, runner.renames)
  let step = walk.next()
  for (let until = performance.now() + sliceMillis; !step.done; step = walk.next()) {
    if (performance.now() < until) continue
    await messagesRead()
    if (!isCurrent()) return undefined
    until = performance.now() + sliceMillis
  }
  const wire = { ...toWire(now), ...(step.value as LanguageCollections), everyday_language }
  await messagesRead()
  if (!isCurrent()) return undefined
  return keep(runner, compile(fromWire(wire, { freeze: false }).domain, language))
}

function keep({ programs, wanted }: Runner, program: Program): Program {
  programs.delete(program.language)
  programs.set(program.language, program)
  for (const language of programs.keys()) {
    if (programs.size <= maxPrograms) break
    if (language !== wanted?.language) programs.delete(language)
  }
  return program
}

interface Running {
  id: number
  tests: readonly ConversationTest[]
  isCurrent: () => boolean
}

async function runIn(runner: Runner, program: Program, { id, tests, isCurrent }: Running): Promise<void> {
  const { language } = program
  const { runs, ranWith, post } = runner
  const coreActions = runner.wanted!.coreActions
  const conceptTexts = runner.wordings.of(language, program.domain)
  const earlier = runs.get(language) ?? new Map<string, TestRun>()
  const now = new Map(earlier)
  runs.set(language, now)
  const unread: ConversationTest[] = []
  let results: TestSummary[] = []
  let until = performance.now() + sliceMillis
  const report = () => {
    if (results.length > 0) post({ kind: 'results', id, language, results })
    results = []
  }
  const pause = async () => {
    if (performance.now() < until) return isCurrent()
    report()
    await messagesRead()
    until = performance.now() + sliceMillis
    return isCurrent()
  }
  const run = async (test: ConversationTest, mayGuess: boolean) => {
    const outcome = await runTest(program, test, { mayGuess, coreActions, conceptTexts })
    now.set(test.name, outcome)
    results.push(summaryOf(test, outcome))
    if (outcome.result === 'needs guesses') unread.push(test)
  }
  const before = ranWith.get(language)
  ranWith.set(language, program.domain)
  for (const some of inOrder(tests, { earlier, before, now: program.domain })) {
    for (const test of some) {
      await run(test, false)
      if (!(await pause())) return
    }
    // Nobody waits for the rest to see what the edit changed
    report()
  }
  if (unread.length > 0) {
    while (program.guesses.learnOn()) if (!(await pause())) return
    for (const test of unread.splice(0)) {
      await run(test, true)
      if (!(await pause())) return
    }
  }
  report()
}

/** Searches conversations for what no test reaches in the open language. */
async function suggest(runner: Runner, call: number): Promise<void> {
  const isWanted = () => runner.suggestCall === call
  // What the tests reach is known when all were run
  if (!(await waitUntil(() => !runner.isLooking && runner.wanted !== undefined, isWanted))) return
  const { language, coreActions } = runner.wanted!
  const program = runner.programs.get(language)
  if (program === undefined) return
  const reached = await coverageOfAll(runner, program, isWanted)
  if (reached === undefined) return
  let until = performance.now() + sliceMillis
  const hasTime = async (found: number) => {
    if (performance.now() < until) return true
    runner.post({ kind: 'suggesting', call, found })
    await messagesRead()
    until = performance.now() + sliceMillis
    return isWanted()
  }
  const { tests, unreached, isCut } = await suggestTests(program, reached, {
    hasTime,
    max: maxSuggested,
    coreActions,
  })
  if (!isWanted()) return
  const placed = unreached.flatMap(({ rule, reason }) => {
    const place = placeOfRule(program.domain, rule)
    return place === undefined ? [] : [{ place, reason }]
  })
  runner.post({ kind: 'suggested', call, suggestions: { tests, unreached: placed, isCut } })
}

/** What a handler answers that nobody waits for any more. */
const givenUp: HandlerAnswer = { failure: 'given up' }

/** Runs tests with real handlers, one after the other; what the tests are known by is left as it is. */
async function runAllReal(
  runner: Runner,
  { call, id, names }: { call: number; id: number; names: readonly string[] },
): Promise<void> {
  const isWanted = () => runner.realCall === call
  // The pieces of the last edit can still be on their way
  if (!(await waitUntil(() => runner.wanted?.id === id, isWanted))) return
  const { language, coreActions } = runner.wanted!
  const domain = runner.domain!
  const earlier = runner.programs.get(language)
  const program = earlier?.domain === domain ? earlier : ownProgram(runner, domain, language)
  const conceptTexts = runner.wordings.of(language, program.domain)
  const callHandler = (handlerCall: HandlerCall) =>
    new Promise<HandlerAnswer>((resolve) => {
      if (!isWanted()) return resolve(givenUp)
      const number = ++runner.lastNumber
      runner.waiting.set(number, resolve)
      runner.post({ kind: 'call handler', call, number, handlerCall })
    })
  for (const test of domain.tests.filter(({ name }) => names.includes(name))) {
    const run = await runReal(program, test, { callHandler, coreActions, conceptTexts })
    await messagesRead()
    if (!isWanted()) return
    runner.post({ kind: 'ran real', call, run })
  }
  runner.post({ kind: 'done real', call })
}

/** Waits for something as long as somebody wants it; returns whether it came. */
async function waitUntil(isSo: () => boolean, isWanted: () => boolean): Promise<boolean> {
  while (!isSo() && isWanted()) await new Promise((resolve) => setTimeout(resolve, sliceMillis))
  return isWanted()
}

function placeOfRule({ modules }: Domain, rule: Rule): RulePlace | undefined {
  for (const [module, { rules }] of modules.entries()) {
    const at = rules.indexOf(rule)
    if (at !== -1) return { module, rule: at }
  }
  return undefined
}

/** Reports what the tests reach in the open language. */
async function reportCoverage(runner: Runner, program: Program, isCurrent: () => boolean): Promise<void> {
  const coverage = await coverageOfAll(runner, program, isCurrent)
  if (coverage !== undefined) runner.post({ kind: 'coverage', coverage })
}

/** What the tests reach; undefined where nobody wants to know any more. */
async function coverageOfAll(
  runner: Runner,
  program: Program,
  isCurrent: () => boolean,
): Promise<Coverage | undefined> {
  const reached: RunCoverage[] = []
  let until = performance.now() + sliceMillis
  for (const run of runner.runs.get(program.language)?.values() ?? []) {
    reached.push(coverageOfRun(program, run))
    if (performance.now() < until) continue
    await messagesRead()
    if (!isCurrent()) return undefined
    until = performance.now() + sliceMillis
  }
  return joinCoverage(reached)
}

/** Those that the edit can have changed come first, then those that failed, which somebody is working at, then the rest. */
function inOrder(
  tests: readonly ConversationTest[],
  {
    earlier,
    before,
    now,
  }: { earlier: ReadonlyMap<string, TestRun>; before: Domain | undefined; now: Domain },
): readonly (readonly ConversationTest[])[] {
  const known = new Set(before?.tests)
  const ranks: [ConversationTest[], ConversationTest[], ConversationTest[]] = [[], [], []]
  for (const test of tests) {
    const run = earlier.get(test.name)
    const isConcerned =
      run === undefined || before === undefined || !known.has(test) || mayConcern(run, before, now)
    ranks[isConcerned ? 0 : run.result === 'passed' ? 2 : 1].push(test)
  }
  return ranks
}

function summaryOf({ name }: ConversationTest, { result, reason }: TestRun): TestSummary {
  return reason === undefined ? { name, result } : { name, result, reason }
}

/** Lets messages in that have come meanwhile. */
function messagesRead(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}
