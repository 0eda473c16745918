import { messages, Refused } from '@sdp/domain'
import { nextTask } from '../../browser/pace.ts'
import type { SheetMessage, SheetOrder } from './sheet-orders.ts'

/** A workbook made to keep the reader busy for ever ends here; an honest one takes seconds. */
const timeoutMillis = 120_000

interface WorkerOptions {
  signal: AbortSignal
  onMessage: (message: SheetMessage) => void
}

/** Has orders done by a worker of their own, which ends with them: done, refused, called off or out of time. */
export function runWorker(orders: Iterable<SheetOrder>, { signal, onMessage }: WorkerOptions): Promise<void> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const ended = new Promise<void>((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    timer = setTimeout(() => reject(new Refused('invalid', messages.sheets.tooSlow)), timeoutMillis)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.onmessage = ({ data }: MessageEvent<SheetMessage>) => {
      if (data.kind === 'refused') return reject(new Refused('invalid', data.message))
      if (data.kind === 'failed') return reject(new Error(data.message))
      onMessage(data)
      if (data.kind === 'read' || data.kind === 'written') resolve()
    }
    post(worker, orders, signal).catch(reject)
  })
  return ended.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

async function post(worker: Worker, orders: Iterable<SheetOrder>, signal: AbortSignal): Promise<void> {
  for (const order of orders) {
    if (signal.aborted) return
    worker.postMessage(order)
    await nextTask()
  }
}
