import {
  acceptTurn,
  type ConceptWording,
  type Coverage,
  compile,
  coverageOfRun,
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
import type { ConversationTest, TestTurn } from '@sdp/domain/tests'
import {
  fromWire,
  type LanguageCollections,
  renamingInLanguage,
  toWire,
  type WireDomain,
} from '@sdp/domain/wire'
import { createConceptWordings } from './concept-wordings.ts'
import { type DomainPiece, withPiece } from './domain-transfer.ts'
import type { TestSummary } from './test-summary.ts'

export type ToTestsWorker =
  | { kind: 'piece'; piece: DomainPiece }
  /** All pieces are there: run the tests of this state of the domain. */
  | { kind: 'run'; id: number; language: string; coreActions: readonly string[] }
  /** What the other languages have of their own, as last saved, and what was renamed since. */
  | { kind: 'languages'; others: ReadonlyMap<string, LanguageContent>; renames: readonly Rename[] }
  | { kind: 'show'; name: string; language: string }
  /** Asks for the turns of tests with what came of them as what is expected. */
  | { kind: 'coverage'; isWanted: boolean }
  /** Asks for tests of what none reaches; another call, or none, gives up the one before. */
  | { kind: 'suggest'; call: number | undefined }
  | { kind: 'accept'; call: number; names: readonly string[]; language: string }
  | { kind: 'wordings'; call: number; wordings: readonly ConceptWording[] }
  /** What concepts are called may be something else now. */
  | { kind: 'concepts changed' }

/** All that a language has of its own. */
export type LanguageContent = LanguageCollections & Required<Pick<WireDomain, 'everyday_language'>>

export type FromTestsWorker =
  | { kind: 'results'; id: number; language: string; results: TestSummary[] }
  | { kind: 'done'; id: number }
  | { kind: 'shown'; name: string; language: string; run: TestRun | undefined }
  | { kind: 'coverage'; coverage: Coverage }
  /** How many were found so far. */
  | { kind: 'suggesting'; call: number; found: number }
  | { kind: 'suggested'; call: number; suggestions: SuggestedTests }
  | { kind: 'accepted'; call: number; turns: AcceptedTurns[] }
  /** Asks for the words of concepts. */
  | { kind: 'concepts'; call: number; language: string; names: readonly string[] }

export interface SuggestedTests {
  tests: ConversationTest[]
  /** The rules that no conversation was found for. */
  unreached: { place: RulePlace; reason: string }[]
  /** Whether not all was tried. */
  isCut: boolean
}

export interface AcceptedTurns {
  name: string
  turns: TestTurn[]
}

/** How long the worker goes on before it reports and looks for messages. */
const sliceMillis = 40
/** As many suggestions as somebody looks through. */
const maxSuggested = 300
/** Programs of other languages that are kept: each is as large as that of the open one. */
const maxPrograms = 4

/** As far as its pieces have come. */
let received: Domain | undefined
/** The last state of which all pieces were there. */
let domain: Domain | undefined
let wanted: Extract<ToTestsWorker, { kind: 'run' }> | undefined
let others: ReadonlyMap<string, LanguageContent> = new Map()
let renames: readonly Rename[] = []
let isLooking = false
/** Whether somebody looks at what the tests reach: that takes longer than the tests. */
let isCoverageWanted = false
/** The call that suggestions are made for. */
let suggestCall: number | undefined
/** Who waits for words of concepts, by the number of the call. */
const waiting = new Map<number, (wordings: readonly ConceptWording[]) => void>()
let lastCall = 0
const wordings = createConceptWordings(
  (language, names) =>
    new Promise((resolve) => {
      waiting.set(++lastCall, resolve)
      post({ kind: 'concepts', call: lastCall, language, names })
    }),
)
/** What the next look is for; a look that is under way for an earlier state ends. */
let state = 0
const programs = new Map<string, Program>()
const runs = new Map<string, Map<string, TestRun>>()
/** The domain that the tests of a language were last run with. */
const ranWith = new Map<string, Domain>()

self.onmessage = ({ data }: MessageEvent<ToTestsWorker>) => {
  switch (data.kind) {
    case 'piece':
      received = withPiece(received, data.piece)
      break
    case 'run':
      wanted = data
      domain = received
      state++
      void look()
      break
    case 'languages':
      others = data.others
      renames = data.renames
      for (const language of programs.keys()) if (language !== wanted?.language) programs.delete(language)
      state++
      void look()
      break
    case 'show': {
      const run = runs.get(data.language)?.get(data.name)
      post({ kind: 'shown', name: data.name, language: data.language, run })
      break
    }
    case 'coverage':
      isCoverageWanted = data.isWanted
      if (isCoverageWanted) {
        state++
        void look()
      }
      break
    case 'suggest':
      suggestCall = data.call
      if (data.call !== undefined) void suggest(data.call)
      break
    case 'accept':
      post({ kind: 'accepted', call: data.call, turns: acceptedIn(data.language, data.names) })
      break
    case 'wordings':
      waiting.get(data.call)?.(data.wordings)
      waiting.delete(data.call)
      break
    case 'concepts changed':
      wordings.forget()
      state++
      void look()
  }
}

function acceptedIn(language: string, names: readonly string[]): AcceptedTurns[] {
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

function post(message: FromTestsWorker): void {
  self.postMessage(message)
}

/** Runs all tests in all languages, the open one first, until the domain is another one. */
async function look(): Promise<void> {
  if (isLooking) return
  isLooking = true
  try {
    for (let looked = -1; looked !== state; ) {
      looked = state
      await runAll(() => looked === state)
    }
  } finally {
    isLooking = false
  }
}

async function runAll(isCurrent: () => boolean): Promise<void> {
  if (wanted === undefined || domain === undefined) return
  const { id, language } = wanted
  const now = domain
  const all = [language, ...others.keys()]
  for (const one of all) {
    const program = one === language ? ownProgram(now, one) : await otherProgram(now, one, isCurrent)
    if (program === undefined) return
    await runIn(program, { id, tests: now.tests, isCurrent })
    if (!isCurrent()) return
    if (one === language && isCoverageWanted) await reportCoverage(program, isCurrent)
    if (!isCurrent()) return
  }
  post({ kind: 'done', id })
}

function ownProgram(now: Domain, language: string): Program {
  const earlier = programs.get(language)
  return keep(earlier === undefined ? compile(now, language) : recompile(earlier, now, language))
}

/** The domain as it is open, with what another language has of its own. */
async function otherProgram(
  now: Domain,
  language: string,
  isCurrent: () => boolean,
): Promise<Program | undefined> {
  const { everyday_language, ...own } = others.get(language)!
  const walk = renamingInLanguage(own, renames)
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
  return keep(compile(fromWire(wire, { freeze: false }).domain, language))
}

function keep(program: Program): Program {
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

async function runIn(program: Program, { id, tests, isCurrent }: Running): Promise<void> {
  const { language } = program
  const coreActions = wanted!.coreActions
  const conceptTexts = wordings.of(language, program.domain)
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
async function suggest(call: number): Promise<void> {
  // What the tests reach is known when all were run
  while (isLooking || wanted === undefined) {
    await new Promise((resolve) => setTimeout(resolve, sliceMillis))
    if (suggestCall !== call) return
  }
  const program = programs.get(wanted.language)
  if (program === undefined) return
  const reached = await coverageOfAll(program, () => suggestCall === call)
  if (reached === undefined) return
  let until = performance.now() + sliceMillis
  const hasTime = async (found: number) => {
    if (performance.now() < until) return true
    post({ kind: 'suggesting', call, found })
    await messagesRead()
    until = performance.now() + sliceMillis
    return suggestCall === call
  }
  const { tests, unreached, isCut } = await suggestTests(program, reached, {
    hasTime,
    max: maxSuggested,
    coreActions: wanted.coreActions,
  })
  if (suggestCall !== call) return
  const placed = unreached.flatMap(({ rule, reason }) => {
    const place = placeOfRule(program.domain, rule)
    return place === undefined ? [] : [{ place, reason }]
  })
  post({ kind: 'suggested', call, suggestions: { tests, unreached: placed, isCut } })
}

function placeOfRule({ modules }: Domain, rule: Rule): RulePlace | undefined {
  for (const [module, { rules }] of modules.entries()) {
    const at = rules.indexOf(rule)
    if (at !== -1) return { module, rule: at }
  }
  return undefined
}

/** Reports what the tests reach in the open language. */
async function reportCoverage(program: Program, isCurrent: () => boolean): Promise<void> {
  const coverage = await coverageOfAll(program, isCurrent)
  if (coverage !== undefined) post({ kind: 'coverage', coverage })
}

/** What the tests reach; undefined where nobody wants to know any more. */
async function coverageOfAll(program: Program, isCurrent: () => boolean): Promise<Coverage | undefined> {
  const reached: RunCoverage[] = []
  let until = performance.now() + sliceMillis
  for (const run of runs.get(program.language)?.values() ?? []) {
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
