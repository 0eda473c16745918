import { messages } from '../../messages/messages.ts'

/** A path as it is written in an address: `playback/start`. */
export function pathText(path: readonly string[]): string {
  return path.join('/')
}

/** The segments of a path as it is typed; slashes at its ends, or several in a row, part nothing. */
export function readPath(text: string): string[] {
  return text
    .trim()
    .split('/')
    .filter((segment) => segment !== '')
}

/** What is wrong with a path, or nothing (ruling R109). */
export function checkPath(path: readonly string[]): string | undefined {
  return path.some((segment) => /[\s?#]/.test(segment)) ? messages.apiActions.path : undefined
}
