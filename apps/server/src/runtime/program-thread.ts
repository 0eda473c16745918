import { createHash } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import {
  compareBehaviour,
  compareCertainty,
  foundOf,
  type GuessSource,
  hearAmong,
  isCertain,
  type Listener,
  mayBeGuessed,
  newState,
  type Program,
  passedOver,
  type Reading,
  type State,
  sentencesOfBoth,
  stateOnSwitch,
  storedSentences,
  type Trace,
  turn,
  understand,
  winnerOf,
} from '@sdp/dialogue'
import { Refused } from '@sdp/domain'
import { coreActionsOf } from '@sdp/domain/api-actions'
import type { ListedConcept } from '@sdp/domain/concepts'
import type { WireDomain } from '@sdp/domain/wire'
import { openCache } from '../content/cache.ts'
import { compileProgram, type KeptProgram, readWire } from './compile-program.ts'
import { type JointModel, openJointModels } from './joint-models.ts'
import { learnAhead } from './learn-ahead.ts'
import { learningLine } from './learning-line.ts'
import { isOfContent, lookInto } from './look-into.ts'
import { noteStep } from './progress.ts'
import type {
  AmongMember,
  AmongRequest,
  Comparison,
  FromThread,
  Memory,
  Outcome,
  PrepareRequest,
  ProgramName,
  ProgramRequest,
  RuntimeRequest,
  ThreadData,
  ToThread,
  TurnOutcome,
} from './protocol.ts'
import { runTests } from './run-tests.ts'
import { testProgram, trainProgram } from './test-program.ts'
import { together } from './together.ts'
import { untilQuiet } from './until-quiet.ts'

/** Runs domains in worker threads, which goes on answering while a large one is compiled. */
const { maxBytes, codeVersion, coreActions, ssmlTransition, progress } = workerData as ThreadData
const port = parentPort!
/** The programs of the places that were spoken with last; one larger than all the room has to answer as well. */
const programs = openCache<KeptProgram & { bytes: number }>(maxBytes, { keepsNewest: true })
const quiet = untilQuiet({
  clock: () => performance.now(),
  wait: (look, millis) => (millis === 0 ? setImmediate(look) : setTimeout(look, millis)),
})
/** What was learned from programs together, by where they listen. */
const joints = openJointModels({
  maxBytes,
  codeVersion,
  find: (key) => {
    const id = ++lastLook
    return new Promise((resolve) => {
      looking.set(id, resolve)
      post({ kind: 'findModel', id, key })
    })
  },
  keep: (key, model) => post({ kind: 'keepModel', id: 0, key, model }),
})
const learnSoon = learnAhead({
  find: (place) => joints.find(place) ?? programs.get(place)?.program.guesses,
  defer: quiet.defer,
})
const joinLine = learningLine(() => performance.now())
/** The tasks that somebody still waits for. */
const wanted = new Set<number>()
/** What a request waits for: the stored content, the answer of a handler, or the texts of concepts. */
const waiting = new Map<number, (answer: never) => void>()
/** Who waits for a stored model. */
const looking = new Map<number, (model: Uint8Array | undefined) => void>()
let lastLook = 0

port.on('message', (messages: ToThread[]) => messages.forEach(hearMessage))

function hearMessage(message: ToThread): void {
  if (message.kind === 'model') {
    looking.get(message.id)?.(message.model)
    looking.delete(message.id)
    return
  }
  if (message.kind !== 'forget') noteStep(progress, message.id)
  if (message.kind === 'task') return void fulfil(message)
  const resume = waiting.get(message.id)
  waiting.delete(message.id)
  if (message.kind === 'forget') wanted.delete(message.id)
  if (message.kind === 'source') resume?.(message.wire as never)
  if (message.kind === 'called') resume?.(message.answer as never)
  if (message.kind === 'concepts') resume?.(message.wordings as never)
  if (message.kind === 'listed') resume?.(message.concepts as never)
}

async function fulfil({ id, program, request }: Extract<ToThread, { kind: 'task' }>): Promise<void> {
  quiet.disturb()
  wanted.add(id)
  try {
    post({ kind: 'outcome', id, outcome: await outcomeOf(id, program, request) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    post({ kind: 'failed', id, reason, isRefusal: error instanceof Refused })
  } finally {
    wanted.delete(id)
  }
}

async function outcomeOf(id: number, name: ProgramName, request: RuntimeRequest): Promise<Outcome> {
  if (request.kind === 'compare') return compare(id, name, request)
  if (request.kind === 'among') return hearTogether(id, request)
  if (request.kind === 'prepare') return prepare(id, request)
  if (isOfContent(request)) {
    const listed = (names: readonly string[]) => ask<ListedConcept[]>(id, { kind: 'listed', id, names })
    return lookInto((await wireFor(id, name)).wire, { request, language: name.language, coreActions, listed })
  }
  const isSpokenWith = request.kind !== 'turn' || typeof request.said === 'string'
  return run(await (isSpokenWith ? spokenWith(id, name) : programFor(id, name)), { id, request })
}

/** The program that somebody speaks with; the next sentence may be one that it has to guess. */
async function spokenWith(id: number, name: ProgramName): Promise<Program> {
  const program = await programFor(id, name)
  learnSoon(name.place)
  return program
}

/** The program of a place; where nothing is known of the place, it is made of a similar one. */
async function programFor(id: number, name: ProgramName, similar?: ProgramName): Promise<Program> {
  const { place, base, changes } = name
  const isIt = (kept: KeptProgram | undefined) => kept?.base === base && kept.changes === changes
  const before = programs.get(place)
  if (isIt(before)) return before!.program
  const { wire, bytes } = await wireFor(id, name)
  await waitToCompile(id)
  // Somebody else may have asked for the same meanwhile
  const now = programs.get(place)
  if (isIt(now)) return now!.program
  const last = now ?? (similar && programs.get(similar.place))
  const made = compileProgram(name, wire, { last, options: { ssmlTransition } })
  programs.set(place, { ...made, bytes }, bytes)
  return made.program
}

let lastInLine = Promise.resolve()
let inLine = 0

/** Programs are compiled one after the other; between two of them whoever speaks with one that is there is answered. */
async function waitToCompile(id: number): Promise<void> {
  if (inLine > 0) post({ kind: 'waits', id })
  inLine++
  lastInLine = lastInLine.then(() => pause())
  await lastInLine
  inLine--
  noteStep(progress, id)
  if (!wanted.has(id)) throw new Error('nobody waits for it any more')
}

/** Which of several programs answers; where no expression says all words, by what was learned from all of them together. */
async function hearTogether(id: number, request: AmongRequest): Promise<Outcome> {
  const { place, text, platform, isGuessed, listeners: members } = request
  const listeners: Listener[] = []
  for (const { domainId, domain, program: name, memory } of members) {
    const program = await programFor(id, name)
    const spokeLast = memory.own !== undefined && memory.from === undefined
    listeners.push({ domainId, domain, program, state: stateOf(program, memory), spokeLast })
  }
  const joint = jointAt(request, listeners)
  const sources = async () => {
    if (!isGuessed) return []
    await joint.looked
    await learn(id, joint)
    return joint.sources()
  }
  const judged = await hearAmong(listeners, text, { platform, sources })
  void joint.looked.then(() => learnSoon(place))
  const winner = winnerOf(judged)
  if (winner === undefined) return { kind: 'among', judged, understood: undefined }
  const at = listeners.findIndex(({ domainId }) => domainId === winner.domainId)
  const { program, state } = listeners[at]!
  const source = joint.isLearned() ? joint.sources()[at]! : noGuesses
  return { kind: 'among', judged, understood: understand(program, state, text, () => source) }
}

/** Where an expression says all words nobody asks for guesses, so that none may be learned yet. */
const noGuesses: GuessSource = { threshold: 1, guess: () => [], candidates: () => [] }

/** Makes ready what nobody should wait for when somebody speaks; whoever speaks meanwhile is answered in between. */
async function prepare(id: number, request: PrepareRequest): Promise<Outcome> {
  const { listeners: members } = request
  const listeners: { program: Program }[] = []
  for (const { program: name } of members) {
    listeners.push({ program: await programFor(id, name) })
    await pause()
  }
  const joint = jointAt(request, listeners)
  await joint.looked
  await learn(id, joint)
  await rehearse(listeners, joint)
  return { kind: 'prepare', model: joint.key, bytes: bytesOf(members) }
}

/** Warm-up: the first sentence takes many times as long as others, since much is made when it is used first. */
async function rehearse(listeners: readonly { program: Program }[], joint: JointModel): Promise<void> {
  const { domain, language } = listeners[0]!.program
  const [own] = storedSentences(domain, language)
  const all = listeners.map(({ program }, at) => {
    return { domainId: `${at}`, domain: '', program, state: newState(), spokeLast: false }
  })
  const text = own?.text ?? ''
  // Said twice it is no sentence of any expression, and has to be guessed
  await hearAmong(all, `${text} ${text}`, { platform: undefined, sources: async () => joint.sources() })
}

/** What is learned from those who listen at a place. */
function jointAt(
  { place, similar, isStored, listeners: members }: AmongRequest | PrepareRequest,
  listeners: readonly { program: Program }[],
): JointModel {
  return joints.at({
    place,
    similar,
    names: JSON.stringify(
      members.map(({ program: { base, changes }, domainId }) => [domainId, base, changes]),
    ),
    members: () =>
      members.map(({ domainId }, at) => ({ id: memberId(domainId), program: listeners[at]!.program })),
    bytes: bytesOf(members),
    isStored,
  })
}

function bytesOf(members: readonly AmongMember[]): number {
  return members.reduce((sum, { program }) => sum + (programs.get(program.place)?.bytes ?? 0), 0)
}

/** Letters and digits that stand for a domain in the names of what is learned. */
function memberId(domainId: string): string {
  return `d${createHash('sha256').update(domainId).digest('hex').slice(0, 12)}`
}

async function compare(
  id: number,
  name: ProgramName,
  { before: earlier, sentences, maxReported, until }: Comparison,
): Promise<Outcome> {
  const before = await programFor(id, earlier)
  const program = await programFor(id, name, earlier)
  const comparison = await compareBehaviour(before, program, {
    sentences: sentences ?? sentencesOfBoth(before.domain, program.domain, program.language),
    mayGuess: sentences !== undefined,
    maxReported,
    hasTime: patientlyUntil(until),
    coreActions: coreActionsOf(program.domain, coreActions),
  })
  return { kind: 'compare', comparison }
}

/** Whoever speaks with another domain of this thread does not wait for the end of a comparison. */
const millisAtOnce = 20

function patientlyUntil(until: number): () => Promise<boolean> {
  let paused = Date.now()
  return async () => {
    if (Date.now() - paused > millisAtOnce) {
      await pause()
      paused = Date.now()
    }
    return Date.now() < until
  }
}

/** What was read last: what is checked is written and compiled next. */
let lastRead: { name: string; wire: WireDomain; bytes: number } | undefined

async function wireFor(
  id: number,
  { place, base }: ProgramName,
): Promise<{ wire: WireDomain; bytes: number }> {
  const kept = programs.get(place)
  if (kept?.base === base) return kept
  const name = `${place} ${base}`
  if (lastRead?.name === name) return lastRead
  const text = await ask<Uint8Array>(id, { kind: 'source', id, base })
  lastRead = { name, wire: readWire(text), bytes: text.byteLength }
  return lastRead
}

async function run(
  program: Program,
  { id, request }: { id: number; request: ProgramRequest },
): Promise<Outcome> {
  switch (request.kind) {
    case 'train':
      return trainProgram(program)
    case 'test':
      return testProgram(program, request)
    case 'runTests': {
      const tested = await runTests(program, {
        coreActions: coreActionsOf(program.domain, coreActions),
        conceptTexts: (names) => ask(id, { kind: 'concepts', id, names }),
        learn: () => learn(id, program.guesses),
        hasTime: patientlyUntil(request.until),
        maxListed: request.maxListed,
      })
      return { kind: 'runTests', tested }
    }
    case 'read':
      return { kind: 'read', ...(await readingsOf(program, { id, request })) }
    case 'turn': {
      const { said, memory, car, seed, whatIf } = request
      const { vehicleInputs = {}, contextInputs = {}, featureFlags = {}, ...given } = whatIf
      const state = stateOf(program, memory)
      if (typeof said === 'string' && !program.guesses.isLearned() && mayBeGuessed(program, state, said)) {
        await learn(id, program.guesses)
      }
      const result = await turn(program, state, said, {
        callHandler: (call) => ask(id, { kind: 'call', id, call }),
        conceptTexts: (names) => ask(id, { kind: 'concepts', id, names }),
        car,
        vehicleInputs,
        contextInputs,
        featureFlags,
        coreActions: coreActionsOf(program.domain, coreActions),
        given,
        seed,
        clock: () => performance.now(),
      })
      return { kind: 'turn', ...result, ...passedRules(program, result.trace) }
    }
  }
}

/**
 * Lets a program learn to guess, as long as somebody waits for it. Whoever speaks with another one of this thread does not
 * wait for the end of it.
 */
async function learn(id: number, learner: Pick<JointModel, 'isLearned' | 'learnOn'>): Promise<void> {
  if (learner.isLearned()) return
  const place = joinLine(learner)
  try {
    do {
      const waiting = place.turn()
      if (waiting !== undefined) await waiting
      await pause()
      noteStep(progress, id)
      if (!wanted.has(id)) throw new Error('nobody waits for it any more')
      if (performance.now() - lastReported > 1000) post({ kind: 'learning', id })
    } while (learner.learnOn())
  } finally {
    place.leave()
  }
}

function stateOf({ domain }: Program, { own, from }: Memory): State {
  return from === undefined ? (own ?? newState()) : stateOnSwitch(domain, { own, from })
}

/**
 * The readings of a sentence, the most certain first. Where no expression says all its words, also what comes nearest, however
 * unlikely it is; an intent that is found both ways is as certain as the surer of them, as `understand` has it.
 */
async function readingsOf(
  program: Program,
  { id, request: { text, isGuessed } }: { id: number; request: Extract<ProgramRequest, { kind: 'read' }> },
): Promise<Omit<Extract<Outcome, { kind: 'read' }>, 'kind'>> {
  const { exact, guesses } = program
  const fitting = exact.read(text)
  if (!isGuessed || fitting.some((one) => isCertain(foundOf(one)))) {
    return { readings: byCertainty(fitting), threshold: undefined }
  }
  await learn(id, guesses)
  const { candidates, threshold } = guesses.learned()
  const near = candidates(text)
  const scoreOf = ({ intent, score }: Reading) =>
    Math.max(score, ...near.filter((guess) => guess.intent === intent).map((guess) => guess.score))
  const readings = [
    ...fitting.map((reading) => ({ ...reading, score: scoreOf(reading) })),
    ...near.filter(({ intent }) => fitting.every((one) => one.intent !== intent)),
  ]
  return { readings: byCertainty(readings), threshold }
}

function byCertainty(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((one, other) => compareCertainty(foundOf(one), foundOf(other)))
}

/** As many rules as a person reads. */
const shownPassed = 25

function passedRules(program: Program, trace: Trace): Pick<TurnOutcome, 'passedOver' | 'passedCounts'> {
  const { modules } = program.domain
  const first = (round: number) => passedOver(program, trace, { round, most: shownPassed })
  const count = ({ fired }: Trace['rounds'][number]) =>
    modules
      .slice(0, fired?.module ?? modules.length)
      .reduce((sum, { rules }) => sum + rules.length, fired?.rule ?? 0)
  return { passedOver: trace.rounds.map((_, round) => first(round)), passedCounts: trace.rounds.map(count) }
}

function ask<Answer>(id: number, question: FromThread): Promise<Answer> {
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    post(question)
  })
}

let lastReported = 0
const post = together((messages: FromThread[]) => {
  lastReported = performance.now()
  port.postMessage(messages)
})
