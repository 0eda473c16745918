import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

interface Process {
  command: string
  startedAt: string
}

/** A running process by its number and its start, since numbers are used again; undefined when there is none. */
export function nameOfProcess(pid: number): string | undefined {
  const found = findProcess(pid)
  return found === undefined ? undefined : `${pid}-${found.startedAt}`
}

/** Whether the process that had this name still runs. */
export function isProcessRunning(name: string): boolean {
  return nameOfProcess(Number.parseInt(name, 10)) === name
}

export function isPostgres(pid: number): boolean {
  // Where it cannot be found out what a process is, its number has to do: whoever asks looks for the answer on the port too.
  return /^(postgres|)$/.test(findProcess(pid)?.command ?? 'none')
}

function findProcess(pid: number): Process | undefined {
  if (!(pid > 0)) return undefined
  if (existsSync('/proc/self/stat')) return fromProc(pid)
  const fromTable = fromPs(pid)
  if (fromTable !== 'no ps here') return fromTable
  return answersSignals(pid) ? { command: '', startedAt: '' } : undefined
}

function fromProc(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const afterName = stat.lastIndexOf(')')
    const fields = stat.slice(afterName + 2).split(' ')
    // A zombie is dead, however long nobody collects it.
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    return { command: stat.slice(stat.indexOf('(') + 1, afterName), startedAt: fields[19] ?? '' }
  } catch {
    return undefined
  }
}

/** On systems without /proc. Machines without `ps` exist as well. */
function fromPs(pid: number): Process | undefined | 'no ps here' {
  try {
    const columns = ['-o', 'stat=,lstart=,comm=']
    const answer = execFileSync('ps', ['-p', String(pid), ...columns], {
      encoding: 'utf8',
      env: { LC_ALL: 'C' },
    })
    const [state, ...rest] = answer.trim().split(/\s+/)
    if (state?.startsWith('Z')) return undefined
    return {
      startedAt: rest.slice(0, 5).join('').replaceAll(':', ''),
      command: baseName(rest.slice(5).join(' ')),
    }
  } catch (error) {
    return (error as { code?: string }).code === 'ENOENT' ? 'no ps here' : undefined
  }
}

function baseName(command: string): string {
  return command.split('/').at(-1) ?? ''
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
