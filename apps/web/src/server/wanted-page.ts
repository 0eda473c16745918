import { z } from 'zod'
import { readStored, storageKeys, writeStored } from '../browser/storage.ts'

// Two slashes would lead to another host.
const pathHere = z.string().regex(/^\/(?![/\\])/)

/** Remembers the page to come back to after sign-in, for this tab (ruling R339). */
export function wantPage(path: string | undefined): void {
  writeStored(storageKeys.wantedPage, path, 'session')
}

/** The page to go to after sign-in; asking for it uses it up. */
export function takeWantedPage(): string {
  const wanted = readStored(storageKeys.wantedPage, pathHere, 'session')
  wantPage(undefined)
  return wanted ?? '/domains'
}
