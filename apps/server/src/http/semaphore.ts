/** Somebody waited as long as is bearable: 503, to be tried again. */
export class Busy extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Busy'
  }
}

/** Lets few of those who need much memory work at the same time; the others wait, and nobody holds two permits at once. */
export interface Semaphore {
  /** Waits for a permit, at most until the signal; returns what releases it. */
  acquire: (who: string, signal?: AbortSignal) => Promise<() => void>
}

interface Waiting {
  who: string
  start: () => void
}

export function openSemaphore({
  atOnce,
  waitMillis,
  busy: sentence,
}: {
  atOnce: number
  waitMillis: number
  busy: string
}): Semaphore {
  const working = new Set<string>()
  const waiting = new Set<Waiting>()

  function startNext(): void {
    for (const one of waiting) {
      if (working.size >= atOnce) return
      if (working.has(one.who)) continue
      waiting.delete(one)
      working.add(one.who)
      one.start()
    }
  }

  return {
    acquire: async (who, signal) => {
      signal?.throwIfAborted()
      await new Promise<void>((start, refuse) => {
        const leave = (reason: unknown) => {
          stopWaiting()
          waiting.delete(one)
          refuse(reason)
        }
        const timer = setTimeout(() => leave(new Busy(sentence)), waitMillis)
        const onAbort = () => leave(signal!.reason)
        const stopWaiting = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', onAbort)
        }
        signal?.addEventListener('abort', onAbort)
        const one: Waiting = {
          who,
          start: () => {
            stopWaiting()
            start()
          },
        }
        waiting.add(one)
        startNext()
      })
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        working.delete(who)
        startNext()
      }
    },
  }
}
