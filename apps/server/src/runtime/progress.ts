/**
 * How far a thread is, in memory that it shares with the server: a thread that is busy sends no messages. Its tasks are begun
 * in the order of their ids.
 */
export type Progress = Int32Array<SharedArrayBuffer>

const [begun, running, steps] = [0, 1, 2]

export function newProgress(): Progress {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT))
}

/** In the thread: it goes on with this task, which it may have begun before. */
export function noteStep(progress: Progress, id: number): void {
  Atomics.store(progress, running, id)
  if (id > Atomics.load(progress, begun)) Atomics.store(progress, begun, id)
  Atomics.add(progress, steps, 1)
}

/** In the server: the newest task that was begun, the one that it works on, and a number that changes with every step. */
export function readProgress(progress: Progress): { begun: number; running: number; steps: number } {
  return {
    begun: Atomics.load(progress, begun),
    running: Atomics.load(progress, running),
    steps: Atomics.load(progress, steps),
  }
}
