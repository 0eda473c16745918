/**
 * How far a thread is, in memory that it shares with the server: a thread that is busy sends no messages. Its tasks are started
 * in the order of their ids.
 */
export type Progress = Int32Array<SharedArrayBuffer>

const [newest, running, steps] = [0, 1, 2]

export function newProgress(): Progress {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT))
}

/** In the thread: it goes on with this task, which it may have started before. */
export function noteStep(progress: Progress, id: number): void {
  Atomics.store(progress, running, id)
  if (id > Atomics.load(progress, newest)) Atomics.store(progress, newest, id)
  Atomics.add(progress, steps, 1)
}

/** In the server: the newest task that was started, the one that it works on, and a number that changes with every step. */
export function readProgress(progress: Progress): { newest: number; running: number; steps: number } {
  return {
    newest: Atomics.load(progress, newest),
    running: Atomics.load(progress, running),
    steps: Atomics.load(progress, steps),
  }
}
