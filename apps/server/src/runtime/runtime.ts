import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import type { ConceptWording, HandlerAnswer, HandlerCall } from '@sdp/dialogue'
import { messages, Refused } from '@sdp/domain'
import type { ListedConcept } from '@sdp/domain/concepts'
import { Unavailable } from '../http/errors.ts'
import { untilAny } from '../process/ending-signals.ts'
import { newProgress, type Progress, readProgress } from './progress.ts'
import type {
  FromThread,
  Installation,
  Outcome,
  ProgramName,
  RuntimeRequest,
  Task,
  ThreadData,
  ToThread,
} from './protocol.ts'
import { type Elsewhere, type SpareThread, withSpares } from './spares.ts'
import { together } from './together.ts'

/** Domains that are spoken with, compiled and kept in threads of their own. */
export interface Runtime {
  /** Does one thing with a program; its source is asked for only where no thread has it. */
  run: <R extends RuntimeRequest>(
    program: ProgramName,
    request: R,
    options: RunOptions,
  ) => Promise<OutcomeOf<R>>
  /** How much content, in bytes of its text, all threads together keep compiled. */
  maxBytes: number
  /** How many threads ended by themselves, or were ended since they hung. */
  lostThreads: () => number
  close: () => Promise<void>
}

type OutcomeOf<R extends RuntimeRequest> = Extract<Outcome, { kind: R['kind'] }>

interface RunOptions {
  /** The stored content that a program of this base is made of, as a reply to a read has it. */
  source: (base: string) => Promise<Uint8Array>
  callHandler: (call: HandlerCall) => Promise<HandlerAnswer>
  /** The active texts of concepts in the language of the program; nobody asks for them to understand. */
  conceptTexts?: (names: readonly string[]) => Promise<readonly ConceptWording[]>
  /** Those of the concepts with these names that there are; nobody asks for them but to check. */
  listedConcepts?: (names: readonly string[]) => Promise<readonly ListedConcept[]>
  /** After this the caller waits no longer. */
  signal: AbortSignal
}

/** Where learned models are kept, by what they were learned from; what fails is learned again. */
export interface ModelStore {
  find: (key: string) => Promise<Uint8Array | undefined>
  keep: (key: string, model: Uint8Array) => Promise<void>
}

interface RuntimeLimits {
  threads: number
  /** How much content is kept in each of the threads, in bytes of its text. */
  maxBytes: number
  /** What a thread may use before it ends. */
  maxHeapMegabytes: number
  /** A thread that says nothing for this long to somebody who then gives up waiting hangs (ruling R174). */
  silentMillis: number
  /** At one step for this long, a thread keeps others waiting. */
  busyMillis: number
}

/** Memory for each byte of content that is kept: compiled, learned from, and room for work on it. */
const heapOfContent = 64

export function runtimeLimits({
  chatThreads,
  chatMegabytes,
}: {
  chatThreads: number
  chatMegabytes: number
}): RuntimeLimits {
  const maxHeapMegabytes = chatMegabytes / chatThreads
  const maxBytes = (maxHeapMegabytes * 1024 * 1024) / heapOfContent
  return { threads: chatThreads, maxBytes, maxHeapMegabytes, silentMillis: 10_000, busyMillis: 600 }
}

/** How often it is looked whether a thread keeps others waiting. */
const lookMillis = 100

/** Content that is longer as text has a thread of its own: it takes seconds to compile, and nobody else shall wait for that. */
const largeBytes = 1024 * 1024
/** As many as are distinguished by name; beyond them the oldest is computed again. */
const maxLargePlaces = 1000

/** Threads start with the first request; one that ends by itself, for want of memory, is started again for the next. */
export function openRuntime(installation: Installation, models: ModelStore, limits: RuntimeLimits): Runtime {
  const { maxBytes, maxHeapMegabytes, silentMillis, busyMillis } = limits
  let lostThreads = 0
  const onLost = () => {
    lostThreads++
  }
  const largePlaces = new Set<string>()
  /** A thread that may take a share of what one can take, and does not keep content for which there is another one. */
  const newThread = (share: number, forLarge?: ThreadFor) => (elsewhere: Elsewhere<Thread>) =>
    lazyThread(
      (progress) =>
        startWorker(
          { maxBytes: maxBytes * share, progress, ...installation },
          Math.ceil(maxHeapMegabytes * share),
        ),
      { models, silentMillis, busyMillis, elsewhere, forLarge, onLost },
    )
  const large = newThread(1)(() => undefined)
  const forLarge: ThreadFor = ({ place, home }, bytes) => {
    if (home !== undefined || bytes <= largeBytes) return undefined
    if (largePlaces.size === maxLargePlaces) largePlaces.delete(largePlaces.keys().next().value!)
    largePlaces.add(place)
    return large
  }
  const threads = Array.from({ length: limits.threads }, () =>
    withSpares(
      ({ program }: Task) => nameOfHome(program),
      newThread(1, forLarge),
      newThread(1 / 2, forLarge),
    ),
  )
  // Always the same for a place: it has the program that the next one is made of
  const homeOf = (program: ProgramName) =>
    threads.length === 1 ? 0 : sumOf(nameOfHome(program)) % threads.length
  return {
    run: async (program, request, options) => {
      const isLarge = program.home === undefined && largePlaces.has(program.place)
      const thread = isLarge
        ? large
        : (forLarge(program, program.changedBytes ?? 0) ?? threads[homeOf(program)]!)
      return (await thread.run({ program, request }, options)) as never
    },
    maxBytes: maxBytes * limits.threads,
    lostThreads: () => lostThreads,
    close: async () => {
      await Promise.all([large, ...threads].map((thread) => thread.end()))
    },
  }
}

interface PendingTask {
  task: Task
  options: RunOptions
  /** Whether the thread waits for us: for content, or for a handler. */
  isOutside: boolean
  /** Whether it can be done again by another thread: nothing was asked for it but content, and nothing was learned. */
  canBeMoved: boolean
  /** Whether another thread does it as well. */
  isTwice: boolean
  /** Since when the thread has it, or has what it waited for. */
  handedAt: number
  /** Since when somebody waits, as `performance.now` has it. */
  since: number
  /** It is no longer for this thread to notice that the caller gave up. */
  leave: () => void
  resolve: (outcome: Outcome) => void
  reject: (error: unknown) => void
}

function lazyThread(
  newWorker: (progress: Progress) => Worker,
  {
    models,
    silentMillis,
    busyMillis,
    elsewhere,
    forLarge,
    onLost,
  }: {
    models: ModelStore
    silentMillis: number
    busyMillis: number
    elsewhere: Elsewhere<Thread>
    forLarge: ThreadFor | undefined
    onLost: () => void
  },
): Thread {
  let worker: Worker | undefined
  let progress = newProgress()
  let isUp = false
  let steps = 0
  let steppedAt = 0
  let watch: NodeJS.Timeout | undefined
  let lastMessageAt = 0
  let lastId = 0
  const open = new Map<number, PendingTask>()

  const start = () => {
    progress = newProgress()
    isUp = false
    const started = newWorker(progress)
    lastMessageAt = performance.now()
    started.on('message', (messages: FromThread[]) => {
      for (const message of messages) void onMessage(message)
    })
    const lost = (error?: unknown) => {
      if (worker !== started) return
      worker = undefined
      onLost()
      for (const { reject } of open.values()) reject(broken(error))
      open.clear()
    }
    started.on('error', lost)
    started.on('exit', () => lost())
    started.unref()
    return started
  }
  const post = together((messages: ToThread[]) => worker?.postMessage(messages))
  /** Ends the thread, whatever it does; whoever waits for it gets an error. */
  const end = async () => {
    const ending = worker
    worker = undefined
    for (const { reject } of open.values()) reject(broken('its thread was ended'))
    open.clear()
    await ending?.terminate()
  }

  /** Whether the thread has long been at one step, and those who came since wait for it. */
  const isStuck = () => {
    const now = performance.now()
    const last = readProgress(progress).steps
    if (last !== steps) {
      steps = last
      steppedAt = now
    }
    if (!isUp || now - steppedAt < busyMillis) return false
    return [...open.values()].some(({ isOutside, handedAt }) => !isOutside && now - handedAt >= busyMillis)
  }
  /** Hands over what waits behind a long step, to a thread where it need not wait. */
  const look = () => {
    if (open.size === 0) {
      clearInterval(watch)
      watch = undefined
      return
    }
    if (!isStuck()) return
    const { newest, running } = readProgress(progress)
    for (const [id, pending] of open) {
      const hasWaited = id > newest || (pending.canBeMoved && id !== running)
      const isAmong = pending.task.request.kind === 'among'
      const other =
        hasWaited && !pending.isOutside && !pending.isTwice
          ? elsewhere(isAmong ? undefined : nameOfHome(pending.task.program))
          : undefined
      if (other === undefined) continue
      if (isAmong) doTwice(id, pending, other)
      else handOver(id, pending, other)
    }
  }
  const handOver = (id: number, { task, options, leave, resolve, reject }: PendingTask, other: Thread) => {
    open.delete(id)
    leave()
    post({ kind: 'forget', id })
    other.run(task, options).then(resolve, reject)
  }
  /** Who answers among many may take longer to learn again than to wait for: the first outcome of both counts (hedging). */
  const doTwice = (id: number, pending: PendingTask, other: Thread) => {
    const first = new AbortController()
    const { task, options, resolve } = pending
    pending.isTwice = true
    pending.resolve = (outcome) => {
      first.abort()
      resolve(outcome)
    }
    untilAny([options.signal, first.signal], (signal) => other.run(task, { ...options, signal })).then(
      (outcome) => {
        if (!open.delete(id)) return
        post({ kind: 'forget', id })
        resolve(outcome)
      },
      // The first thread still has it
      () => {},
    )
  }

  const onMessage = async (message: FromThread) => {
    lastMessageAt = performance.now()
    isUp = true
    const { id } = message
    // Whether a model is there or is stored decides how long something takes, and never whether it is answered
    if (message.kind === 'findModel') {
      return post({ kind: 'model', id, model: await models.find(message.key).catch(() => undefined) })
    }
    if (message.kind === 'keepModel') return models.keep(message.key, message.model).catch(() => {})
    const pending = open.get(id)
    if (pending === undefined) return post({ kind: 'forget', id })
    pending.canBeMoved = message.kind === 'source' || message.kind === 'waits'
    switch (message.kind) {
      case 'source':
      case 'listed':
        try {
          const answer = await outside(pending, () => answerTo(message, pending.options))
          const other =
            answer.kind === 'source' && open.has(id)
              ? forLarge?.(pending.task.program, answer.wire.byteLength)
              : undefined
          return other === undefined ? post(answer) : handOver(id, pending, other)
        } catch (error) {
          post({ kind: 'forget', id })
          open.delete(id)
          return pending.reject(error)
        }
      case 'call':
        return post({
          kind: 'called',
          id,
          answer: await outside(pending, () => pending.options.callHandler(message.call)),
        })
      case 'concepts':
        return post({
          kind: 'concepts',
          id,
          // Better the name of a concept than no answer
          wordings: await outside(
            pending,
            async () => pending.options.conceptTexts?.(message.names) ?? [],
          ).catch(() => []),
        })
      case 'waits':
      case 'learning':
        return
      case 'outcome':
        open.delete(id)
        return pending.resolve(message.outcome)
      case 'failed':
        open.delete(id)
        return pending.reject(
          message.isRefusal ? new Refused('invalid', message.reason) : broken(message.reason),
        )
    }
  }

  return {
    run: (task: Task, options: RunOptions): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        worker ??= start()
        const id = ++lastId
        const giveUp = () => {
          const pending = open.get(id)
          if (pending === undefined) return
          open.delete(id)
          post({ kind: 'forget', id })
          reject(options.signal.reason)
          // Or all others would wait for it as well. Who waited shorter cannot tell: before, nobody may have asked for anything
          const silence = performance.now() - Math.max(lastMessageAt, pending.since)
          if (pending.isOutside || silence < silentMillis) return
          onLost()
          void end()
        }
        const settling =
          <T>(settle: (outcome: T) => void) =>
          (outcome: T) => {
            options.signal.removeEventListener('abort', giveUp)
            settle(outcome)
          }
        const now = performance.now()
        if (open.size === 0) steppedAt = now
        watch ??= setInterval(look, lookMillis).unref()
        open.set(id, {
          task,
          options,
          isOutside: false,
          canBeMoved: false,
          isTwice: false,
          leave: () => options.signal.removeEventListener('abort', giveUp),
          handedAt: now,
          since: now,
          resolve: settling(resolve),
          reject: settling(reject),
        })
        options.signal.addEventListener('abort', giveUp)
        post({ kind: 'task', id, ...task })
      }),
    isStuck,
    isIdle: () => open.size === 0,
    end,
  }
}

type Thread = SpareThread<Task, RunOptions, Outcome>

/** The thread for content of this size, where it is not the one of all others. */
type ThreadFor = (program: ProgramName, bytes: number) => Thread | undefined

/** What a request cannot go on without. */
async function answerTo(
  message: Extract<FromThread, { kind: 'source' | 'listed' }>,
  { source, listedConcepts }: RunOptions,
): Promise<ToThread> {
  const { id } = message
  if (message.kind === 'source') return { kind: 'source', id, wire: await source(message.base) }
  return { kind: 'listed', id, concepts: (await listedConcepts?.(message.names)) ?? [] }
}

async function outside<T>(pending: PendingTask, work: () => Promise<T>): Promise<T> {
  pending.isOutside = true
  try {
    return await work()
  } finally {
    pending.isOutside = false
    pending.handedAt = performance.now()
  }
}

function broken(error: unknown): Unavailable {
  const reason = error instanceof Error ? error.message : String(error ?? 'its thread ended')
  return new Unavailable(messages.chat.broken(reason), error)
}

/**
 * Built, the thread is a file next to the server. From the sources it is loaded as these are, which takes seconds: tests name
 * the built one.
 */
function startWorker(data: Omit<ThreadData, 'codeVersion'>, maxHeapMegabytes: number): Worker {
  const built = builtThread()
  const workerData: ThreadData = { ...data, codeVersion: built && versionOf(built) }
  const options = { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes } }
  if (built !== undefined) return new Worker(built, options)
  const source = JSON.stringify(new URL('./program-thread.ts', import.meta.url).href)
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`
  return new Worker(load, { ...options, eval: true })
}

function builtThread(): URL | string | undefined {
  const isBuilt = !import.meta.url.endsWith('.ts')
  return isBuilt ? new URL('./program-thread.js', import.meta.url) : process.env.BUILT_THREAD
}

/** The file names all others that it needs by their content, so that its own stands for all of the code. */
function versionOf(built: URL | string): string {
  return createHash('sha256').update(readFileSync(built)).digest('base64')
}

function nameOfHome({ place, home = place }: ProgramName): string {
  return home
}

function sumOf(text: string): number {
  let sum = 7
  for (let at = 0; at < text.length; at++) sum = (sum * 31 + text.charCodeAt(at)) % 1_000_003
  return sum
}
