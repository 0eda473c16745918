/** A thread in the place of which another one can work. */
export interface SpareThread<Task, Options, Outcome> {
  run: (task: Task, options: Options) => Promise<Outcome>
  /** Whether it has long been at one step, so that others wait for it. */
  isStuck: () => boolean
  isIdle: () => boolean
  end: () => Promise<void>
}

/**
 * Another thread that is not stuck, if there can be one; what has this home goes there from now on, since it is compiled there.
 */
export type Elsewhere<Thread> = (home?: string) => Thread | undefined

/**
 * One for a second content that takes as long, one for everybody else. More would take the cores from each other, and memory
 * adds up.
 */
const maxSpares = 2
/** What is kept in spare threads is only a copy. */
const spareMillis = 60_000

/**
 * A thread with spare ones: content that takes seconds to compile holds its thread, and whoever speaks with other content
 * meanwhile is answered by a spare thread, which compiles that again. Spares are started when needed and end when they are not.
 */
export function withSpares<Task, Options, Outcome>(
  homeOf: (task: Task) => string,
  newThread: (
    elsewhere: Elsewhere<SpareThread<Task, Options, Outcome>>,
  ) => SpareThread<Task, Options, Outcome>,
  newSpare: typeof newThread,
): Pick<SpareThread<Task, Options, Outcome>, 'run' | 'end'> {
  let ending: NodeJS.Timeout | undefined
  const moved = new Map<string, SpareThread<Task, Options, Outcome>>()
  const elsewhere = (home?: string) => {
    const found = findFree()
    if (home !== undefined && found !== undefined) moved.set(home, found)
    return found
  }
  const findFree = () => {
    clearTimeout(ending)
    ending = setTimeout(endIdle, spareMillis).unref()
    const free = [first, ...spares].find((thread) => !thread.isStuck())
    if (free !== undefined || spares.length === maxSpares) return free
    const spare = newSpare(elsewhere)
    spares.push(spare)
    return spare
  }
  const endIdle = () => {
    if (!spares.every((spare) => spare.isIdle())) {
      ending = setTimeout(endIdle, spareMillis).unref()
      return
    }
    moved.clear()
    void Promise.all(spares.splice(0).map((spare) => spare.end()))
  }
  const first = newThread(elsewhere)
  const spares: SpareThread<Task, Options, Outcome>[] = []
  return {
    run: (task, options) => {
      const home = homeOf(task)
      const usual = moved.get(home) ?? first
      return (usual.isStuck() ? (elsewhere(home) ?? usual) : usual).run(task, options)
    },
    end: async () => {
      clearTimeout(ending)
      await Promise.all([first, ...spares].map((thread) => thread.end()))
    },
  }
}
