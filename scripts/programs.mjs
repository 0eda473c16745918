// Programs of this machine.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/** Every file on the PATH that has one of these names; the names' order comes first. */
export function filesNamed(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .filter((file) => existsSync(file))
}

/** What a program prints when asked for its version, or undefined. */
export function versionOf(file, more = []) {
  try {
    return execFileSync(file, ['--version', ...more], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 30_000,
    })
  } catch {
    return undefined
  }
}
