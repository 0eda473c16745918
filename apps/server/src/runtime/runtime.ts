import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ConceptWording, HandlerAnswer, HandlerCall } from '@sdp/dialogue'
import { messages, Refused } from '@sdp/domain'
import type { ListedConcept } from '@sdp/domain/concepts'
import { Unavailable } from '../http/errors.ts'
import { newProgress, type Progress, readProgress } from './progress.ts'
import type {
  FromThread,
  Installation,
  Outcome,
  ProgramName,
  Task,
  ThreadData,
  ToThread,
  Wish,
} from './protocol.ts'
import { type Elsewhere, type SpareThread, withSpares } from './spares.ts'
import { together } from './together.ts'

/** Domains that are spoken with, compiled and kept in threads of their own. */
export interface Runtime {
  /** Does one thing with a program; its source is asked for only where no thread has it. */
  run: <W extends Wish>(program: ProgramName, wish: W, way: Way) => Promise<OutcomeOf<W>>
  /** How many threads ended by themselves, or were ended since they stood still. */
  lostThreads: () => number
  close: () => Promise<void>
}

type OutcomeOf<W extends Wish> = Extract<Outcome, { kind: W['kind'] }>

interface Way {
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

/** The server itself needs a core, and so does each thread: where they share one, all answers take longer. */
const threads = availableParallelism() > 2 ? 2 : 1

/**
 * How much is kept: content in bytes of its text, in each of the threads, and what a thread may use before it ends. One that
 * says nothing for so long to somebody who then gives up waiting stands still.
 */
const runtimeLimits = {
  threads,
  mostBytes: (48 * 1024 * 1024) / threads,
  mostHeapMegabytes: 3072 / threads,
  silentMillis: 10_000,
}

/** At one step for so long, a thread keeps others waiting; who waits is looked after as often as this. */
const busyMillis = 600
const lookMillis = 100

/** Threads start with the first wish; one that ends by itself, for want of memory, is started again for the next. */
export function openRuntime(installation: Installation, models: ModelStore, limits = runtimeLimits): Runtime {
  const { mostBytes, mostHeapMegabytes, silentMillis } = limits
  let lostThreads = 0
  const onLost = () => {
    lostThreads++
  }
  /** A thread that may take a share of what one can take. */
  const newThread = (share: number) => (elsewhere: Elsewhere<Thread>) =>
    lazyThread(
      (progress) =>
        startWorker(
          { mostBytes: mostBytes * share, progress, ...installation },
          Math.ceil(mostHeapMegabytes * share),
        ),
      { models, silentMillis, elsewhere, onLost },
    )
  const threads = Array.from({ length: limits.threads }, () =>
    withSpares(({ program }: Task) => nameOfHome(program), newThread(1), newThread(1 / 2)),
  )
  // Always the same for a place: it has the program that the next one is made of
  const homeOf = (program: ProgramName) =>
    threads.length === 1 ? 0 : sumOf(nameOfHome(program)) % threads.length
  return {
    run: async (program, wish, way) => {
      return (await threads[homeOf(program)]!.run({ program, wish }, way)) as never
    },
    lostThreads: () => lostThreads,
    close: async () => {
      await Promise.all(threads.map((thread) => thread.end()))
    },
  }
}

interface Open {
  task: Task
  way: Way
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
    elsewhere,
    onLost,
  }: { models: ModelStore; silentMillis: number; elsewhere: Elsewhere<Thread>; onLost: () => void },
): Thread {
  let worker: Worker | undefined
  let progress = newProgress()
  let isUp = false
  let steps = 0
  let steppedAt = 0
  let watch: NodeJS.Timeout | undefined
  let lastHeard = 0
  let lastId = 0
  const open = new Map<number, Open>()

  const start = () => {
    progress = newProgress()
    isUp = false
    const started = newWorker(progress)
    lastHeard = performance.now()
    started.on('message', (messages: FromThread[]) => {
      for (const message of messages) void hear(message)
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
  const tell = together((messages: ToThread[]) => worker?.postMessage(messages))
  /** Ends the thread, whatever it does; those who wait for it are told. */
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
    for (const [id, asked] of open) {
      const hasWaited = id > newest || (asked.canBeMoved && id !== running)
      const isAmong = asked.task.wish.kind === 'among'
      const other =
        hasWaited && !asked.isOutside && !asked.isTwice
          ? elsewhere(isAmong ? undefined : nameOfHome(asked.task.program))
          : undefined
      if (other === undefined) continue
      if (isAmong) doTwice(id, asked, other)
      else {
        open.delete(id)
        asked.leave()
        tell({ kind: 'forget', id })
        other.run(asked.task, asked.way).then(asked.resolve, asked.reject)
      }
    }
  }
  /** Who answers among many may take longer to learn anew than to wait for: the first outcome of both counts (hedging). */
  const doTwice = (id: number, asked: Open, other: Thread) => {
    const first = new AbortController()
    const { task, way, resolve } = asked
    asked.isTwice = true
    asked.resolve = (outcome) => {
      first.abort()
      resolve(outcome)
    }
    other.run(task, { ...way, signal: AbortSignal.any([way.signal, first.signal]) }).then(
      (outcome) => {
        if (!open.delete(id)) return
        tell({ kind: 'forget', id })
        resolve(outcome)
      },
      // The first thread still has it
      () => {},
    )
  }

  const hear = async (message: FromThread) => {
    lastHeard = performance.now()
    isUp = true
    const { id } = message
    // Whether a model is there or is stored decides how long something takes, and never whether it is answered
    if (message.kind === 'findModel') {
      return tell({ kind: 'model', id, model: await models.find(message.key).catch(() => undefined) })
    }
    if (message.kind === 'keepModel') return models.keep(message.key, message.model).catch(() => {})
    const asked = open.get(id)
    if (asked === undefined) return tell({ kind: 'forget', id })
    asked.canBeMoved = message.kind === 'source'
    switch (message.kind) {
      case 'source':
      case 'listed':
        try {
          return tell(await outside(asked, () => answerTo(message, asked.way)))
        } catch (error) {
          tell({ kind: 'forget', id })
          open.delete(id)
          return asked.reject(error)
        }
      case 'call':
        return tell({
          kind: 'called',
          id,
          answer: await outside(asked, () => asked.way.callHandler(message.call)),
        })
      case 'concepts':
        return tell({
          kind: 'concepts',
          id,
          // Better the name of a concept than no answer
          wordings: await outside(asked, async () => asked.way.conceptTexts?.(message.names) ?? []).catch(
            () => [],
          ),
        })
      case 'learning':
        return
      case 'outcome':
        open.delete(id)
        return asked.resolve(message.outcome)
      case 'failed':
        open.delete(id)
        return asked.reject(
          message.isRefusal ? new Refused('invalid', message.reason) : broken(message.reason),
        )
    }
  }

  return {
    run: (task: Task, way: Way): Promise<Outcome> =>
      new Promise((resolve, reject) => {
        worker ??= start()
        const id = ++lastId
        const giveUp = () => {
          const asked = open.get(id)
          if (asked === undefined) return
          open.delete(id)
          tell({ kind: 'forget', id })
          reject(way.signal.reason)
          // Or all others would wait for it as well. Who waited shorter cannot tell: before, nobody may have wished for anything
          const silence = performance.now() - Math.max(lastHeard, asked.since)
          if (asked.isOutside || silence < silentMillis) return
          onLost()
          void end()
        }
        const settling =
          <T>(settle: (outcome: T) => void) =>
          (outcome: T) => {
            way.signal.removeEventListener('abort', giveUp)
            settle(outcome)
          }
        const now = performance.now()
        if (open.size === 0) steppedAt = now
        watch ??= setInterval(look, lookMillis).unref()
        open.set(id, {
          task,
          way,
          isOutside: false,
          canBeMoved: false,
          isTwice: false,
          leave: () => way.signal.removeEventListener('abort', giveUp),
          handedAt: now,
          since: now,
          resolve: settling(resolve),
          reject: settling(reject),
        })
        way.signal.addEventListener('abort', giveUp)
        tell({ kind: 'task', id, ...task })
      }),
    isStuck,
    isIdle: () => open.size === 0,
    end,
  }
}

type Thread = SpareThread<Task, Way, Outcome>

/** What a wish cannot go on without. */
async function answerTo(
  message: Extract<FromThread, { kind: 'source' | 'listed' }>,
  { source, listedConcepts }: Way,
): Promise<ToThread> {
  const { id } = message
  if (message.kind === 'source') return { kind: 'source', id, wire: await source(message.base) }
  return { kind: 'listed', id, concepts: (await listedConcepts?.(message.names)) ?? [] }
}

async function outside<T>(asked: Open, work: () => Promise<T>): Promise<T> {
  asked.isOutside = true
  try {
    return await work()
  } finally {
    asked.isOutside = false
    asked.handedAt = performance.now()
  }
}

function broken(error: unknown): Unavailable {
  const reason = error instanceof Error ? error.message : String(error ?? 'its thread ended')
  return new Unavailable(messages.chat.broken(reason), error)
}

/** Built, the thread is a file beside the server. From the sources it is loaded as these are, which takes seconds: tests name the built one. */
function startWorker(data: Omit<ThreadData, 'codeVersion'>, mostHeapMegabytes: number): Worker {
  const built = builtThread()
  const workerData: ThreadData = { ...data, codeVersion: built && versionOf(built) }
  const options = { workerData, resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes } }
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
