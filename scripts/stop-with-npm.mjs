// npm runs a command in a shell that passes no signal on, and a killed npm cannot. So the command watches npm itself.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const lookMillis = 500
/** The command that npm runs. What that command starts inherits the variable. */
const npmRuns = process.env.npm_lifecycle_script

/**
 * Stops this process as SIGTERM does once the npm that started it is gone. Without npm nothing is watched: what is
 * started in the background outlives who started it.
 */
export function stopWithNpm() {
  if (!npmRuns?.includes(path.basename(process.argv[1]))) return
  const before = wayToNpm()
  const timer = setInterval(() => {
    if (wayToNpm() === before) return
    clearInterval(timer)
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(1)
  }, lookMillis)
  timer.unref()
}

/** The processes between this one and npm: npm itself, or the shell and npm. Other systems' shells become the command. */
function wayToNpm() {
  const parent = process.ppid
  if (process.platform !== 'linux') return `${parent}`
  try {
    // The shell shows the command that npm gave it.
    const isShell = readFileSync(`/proc/${parent}/cmdline`, 'utf8').includes(npmRuns)
    return isShell ? `${parent} of ${parentOf(parent)}` : `${parent}`
  } catch {
    return 'gone'
  }
}

function parentOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // After the name, which is in brackets and can hold anything: the state, then the parent.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
}
