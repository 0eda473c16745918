import { spawn } from 'node:child_process'

/** PostgreSQL refuses to run as root, so root lends it another user. */
export interface RunAs {
  uid?: number
  gid?: number
}

/**
 * Runs a command to its end; throws with the last line that it said. It is in a process group of its own: Ctrl+C in the
 * terminal is for the server, which then stops PostgreSQL in order.
 */
export function runCommand(
  command: string,
  args: string[],
  { as, cwd }: { as: RunAs; cwd: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...as, cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text
      })
    }
    child.on('error', reject)
    // Not 'close': what the command leaves running may hold the streams for as long as it lives.
    child.on('exit', (code) => {
      child.stdout.destroy()
      child.stderr.destroy()
      if (code === 0) resolve()
      else reject(new Error(output.trim().split('\n').at(-1) || `${command} ended with ${code}`))
    })
  })
}
