import type pg from 'pg'
import type { Recorder } from './recorder.ts'

/** What the database says of a call afterwards; only some of what it writes is `half`. */
type Verdict = 'done' | 'not done' | 'half'

/** What one call did, as far as it can be seen; nothing where another call undid it. */
export interface Judgement {
  verdict: Verdict
  /** What was found where the verdict is not what it should be. */
  found: string
}

export interface Activity {
  /** Makes what the others begin with; while nothing is killed yet. */
  prepare: () => Promise<void>
  /** One or a few calls each; they are repeated side by side until the torture ends. */
  steps: readonly (() => Promise<void>)[]
  /** Looks at the database and at the targets when everything is at rest. */
  judge: (db: pg.Pool) => Promise<{ calls: ReadonlyMap<number, Judgement>; faults: string[] }>
}

export interface World {
  recorder: Recorder
  /** The next of a fixed row of numbers: an integer from 0 up to this, without it. */
  draw: (below: number) => number
}

/** All of it is there, nothing of it, or something in between. */
export function judgeCount(count: number, whole: number): Judgement {
  const verdict = count === whole ? 'done' : count === 0 ? 'not done' : 'half'
  return { verdict, found: `${count} of ${whole}` }
}

export function pick<T>({ draw }: Pick<World, 'draw'>, from: readonly T[]): T | undefined {
  return from[draw(from.length)]
}
