import type { z } from 'zod'

/** What the browser remembers between visits, by the key it is kept under. */
export const storageKeys = {
  signIn: 'sdp.sign-in',
  lastLocalPerson: 'sdp.last-local-person',
  signInAttempt: 'sdp.sign-in-attempt',
  stage: 'sdp.stage',
  preferences: 'sdp.preferences',
  /** Also read by public/theme.js, before anything is painted. */
  theme: 'sdp.theme',
} as const

/** The value kept under a key; undefined when there is none, or none that fits the shape any more. */
export function readStored<T extends z.ZodType>(key: string, shape: T): z.output<T> | undefined {
  try {
    const text = localStorage.getItem(key)
    if (text === null) return undefined
    const parsed = shape.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    // Storage can be forbidden, and what it holds can be broken; both mean that nothing is remembered.
    return undefined
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or forbidden storage costs the memory, not the work.
  }
}
