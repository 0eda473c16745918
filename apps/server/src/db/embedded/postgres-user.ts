import { execFileSync } from 'node:child_process'
import { CannotStart } from '../../process/cannot-start.ts'
import { type RunAs, runCommand } from './commands.ts'

/** Who runs PostgreSQL: whoever runs the server, but root lends it the user `postgres`, made where it is missing. */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
  try {
    try {
      return { uid: ask('-u'), gid: ask('-g') }
    } catch {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], {
        stdio: 'ignore',
      })
      return { uid: ask('-u'), gid: ask('-g') }
    }
  } catch {
    throw new CannotStart(
      'PostgreSQL cannot run as root, and no user named postgres could be made: start as another user, or set DATABASE_URL',
    )
  }
}

/** Whether this user can enter the folder and run the program, found out by doing both. */
export async function canEnterAndRun(as: RunAs, folder: string, program: string): Promise<boolean> {
  const attempt = ['-c', 'cd "$0" && exec "$1" --version', folder, program]
  return runCommand('/bin/sh', attempt, { as, cwd: '/' }).then(
    () => true,
    () => false,
  )
}
