import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'
import { isPostgres, isProcessRunning, nameOfProcess } from './processes.ts'

const path = process.env.PATH
afterEach(() => {
  process.env.PATH = path
})

for (const machine of ['any machine', 'a machine without ps']) {
  test(`on ${machine} a process is known by its number and its start`, async () => {
    if (machine !== 'any machine') process.env.PATH = '/nowhere'
    const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], {
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    const name = nameOfProcess(child.pid!)!
    expect(isProcessRunning(name)).toBe(true)
    expect(isProcessRunning(`${child.pid}-1`)).toBe(false)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(isProcessRunning(name)).toBe(false)
    expect(nameOfProcess(child.pid!)).toBeUndefined()
  })
}

test('a process that ended counts as gone, also while nobody collects it', async () => {
  // The shell becomes a Node that knows nothing of the child and so never collects it.
  const commands = 'cat <&3 >/dev/null & exec "$0" -e "console.log($!); setInterval(() => {}, 1000)"'
  const parent = spawn('sh', ['-c', commands, process.execPath], {
    stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
  })
  const [line] = await once(parent.stdout!, 'data')
  expect(nameOfProcess(Number(line))).toBeDefined()
  ;(parent.stdio[3] as Writable).end()
  await expect.poll(() => nameOfProcess(Number(line)), { timeout: 20_000 }).toBeUndefined()
  // Signals still reach it, so it is there.
  expect(() => process.kill(Number(line), 0)).not.toThrow()
  parent.kill('SIGKILL')
  await once(parent, 'exit')
})

test('this process is no PostgreSQL', () => {
  expect(isPostgres(process.pid)).toBe(false)
  expect(isPostgres(0)).toBe(false)
  expect(isPostgres(Number.NaN)).toBe(false)
})
