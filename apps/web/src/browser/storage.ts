import type { z } from 'zod'

/** What the browser remembers, by the key it is kept under. */
export const storageKeys = {
  signIn: 'sdp.sign-in',
  lastLocalPerson: 'sdp.last-local-person',
  wantedPage: 'sdp.wanted-page',
  unfinished: 'sdp.unfinished',
  stage: 'sdp.stage',
  preferences: 'sdp.preferences',
  logger: 'sdp.logger',
  recentHeaderValues: 'sdp.recent-header-values',
  recentDomains: 'sdp.recent-domains',
  /** One for each draft, followed by its id. */
  leftDraft: 'sdp.left-draft',
  tutorial: 'sdp.tutorial',
  merges: 'sdp.merges',
  /** Also read by public/theme.js, before anything is painted. */
  theme: 'sdp.theme',
} as const

/** For all tabs and visits, or for this tab alone. */
type Keeper = 'local' | 'session'

/** The value kept under a key; undefined when there is none, or none that fits the shape any more. */
export function readStored<T extends z.ZodType>(
  key: string,
  shape: T,
  keeper: Keeper = 'local',
): z.output<T> | undefined {
  try {
    const text = storageOf(keeper).getItem(key)
    if (text === null) return undefined
    const parsed = shape.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    // Storage can be forbidden, and what it holds can be broken; both mean that nothing is remembered.
    return undefined
  }
}

/** Keeps a value; undefined forgets it. */
export function writeStored(key: string, value: unknown, keeper: Keeper = 'local'): void {
  try {
    if (value === undefined) storageOf(keeper).removeItem(key)
    else storageOf(keeper).setItem(key, JSON.stringify(value))
  } catch {
    // Storage errors are ignored: what was to be remembered is lost, the work is not.
  }
}

/** The keys in local storage that begin like this. */
export function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

function storageOf(keeper: Keeper): Storage {
  return keeper === 'local' ? localStorage : sessionStorage
}
