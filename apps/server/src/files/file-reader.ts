import { Worker } from 'node:worker_threads'
import { messages, Refused } from '@sdp/domain'
import { openSemaphore } from '../http/semaphore.ts'
import { untilAny } from '../process/ending-signals.ts'
import type { ConceptAnswer, ConceptQuestion, FileOutcome, FileTask, FromFileThread } from './protocol.ts'

/** Reads files from people and merges save points, each in a thread of its own with limits of memory and time. */
export interface FileReader {
  /** Reads a file when a permit is free; its bytes belong to the thread then, and are no longer here. */
  read: <Task extends FileTask>(task: Task, options: FileOptions) => Promise<OutcomeOf<Task>>
  close: () => Promise<void>
}

type OutcomeOf<Task extends FileTask> = Extract<FileOutcome, { kind: Task['kind'] }>

interface FileOptions {
  /** Nobody has two files read at the same time. */
  who: string
  /** Ends the work, also while it waits for its permit: whoever sent the file went away. */
  signal: AbortSignal
  answer?: (question: ConceptQuestion) => Promise<ConceptAnswer>
}

/**
 * How many files are read at once, for how long one waits for its permit, and what reading one may take. Files that wait are
 * few, since the number of large bodies taken in at once is limited (`http/serve.ts`).
 */
const fileLimits = { atOnce: 2, waitMillis: 30_000, maxMillis: 90_000, maxHeapMegabytes: 768 }

export function openFileReader(given: Partial<typeof fileLimits>): FileReader {
  const limits = { ...fileLimits, ...given }
  const { atOnce, waitMillis } = limits
  const semaphore = openSemaphore({ atOnce, waitMillis, busy: messages.files.busy })
  const closing = new AbortController()
  return {
    read: (task, { who, signal, answer }) =>
      untilAny([signal, closing.signal], async (ended) => {
        const release = await semaphore.acquire(who, ended)
        try {
          return (await readInThread(task, { signal: ended, answer, limits })) as never
        } finally {
          release()
        }
      }),
    close: async () => closing.abort(new Error('the server stops')),
  }
}

interface ThreadOptions extends Pick<FileOptions, 'signal' | 'answer'> {
  limits: typeof fileLimits
}

async function readInThread(task: FileTask, { signal, answer, limits }: ThreadOptions): Promise<FileOutcome> {
  signal.throwIfAborted()
  const words = task.kind === 'merge' ? messages.merging : messages.files
  const worker = startWorker(task, limits.maxHeapMegabytes)
  let timer: NodeJS.Timeout | undefined
  let leave = () => {}
  try {
    return await new Promise((resolve, reject) => {
      leave = () => reject(signal.reason)
      signal.addEventListener('abort', leave)
      timer = setTimeout(() => reject(refused(words.tooSlow)), limits.maxMillis)
      worker.on('message', (message: FromFileThread) => {
        if (message.kind === 'outcome') resolve(message.outcome)
        if (message.kind === 'refused') reject(refused(message.message, message.details))
        if (message.kind === 'failed') reject(new Error(message.reason))
        if (message.kind === 'question') {
          answer!(message.question).then((answered) => worker.postMessage(answered), reject)
        }
      })
      worker.on('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refused(words.tooMuchMemory) : error),
      )
      worker.on('exit', () => reject(new Error('the thread that reads a file ended')))
    })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    await worker.terminate()
  }
}

function refused(message: string, details?: unknown): Refused {
  return new Refused('invalid', message, details)
}

/**
 * Built, the thread is a file next to the server; from the sources it is loaded as these are, unless tests name the built one.
 */
function startWorker(task: FileTask, maxHeapMegabytes: number): Worker {
  const options = {
    workerData: task,
    transferList: bytesOf(task),
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMegabytes, maxYoungGenerationSizeMb: 64 },
  }
  const isBuilt = !import.meta.url.endsWith('.ts')
  const built = isBuilt ? new URL('./file-thread.js', import.meta.url) : process.env.BUILT_FILE_THREAD
  if (built !== undefined) return new Worker(built, options)
  const source = JSON.stringify(new URL('./file-thread.ts', import.meta.url).href)
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import(${source}) })`
  return new Worker(load, { ...options, eval: true })
}

/** What a task hands over; bytes that share their memory with others are copied, as small buffers of Node do. */
function bytesOf(task: FileTask): ArrayBuffer[] {
  const all = contentOf(task)
  return all
    .filter(({ buffer, byteLength }) => buffer.byteLength === byteLength)
    .map(({ buffer }) => buffer as ArrayBuffer)
}

function contentOf(task: FileTask): readonly Uint8Array[] {
  if (task.kind === 'merge') return [task.packed.bytes]
  return task.kind === 'resources' ? [task.content, ...task.files.map(({ bytes }) => bytes)] : [task.file]
}
