import { spawn } from 'node:child_process'
import { once } from 'node:events'
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

test('this process is no PostgreSQL', () => {
  expect(isPostgres(process.pid)).toBe(false)
  expect(isPostgres(0)).toBe(false)
  expect(isPostgres(Number.NaN)).toBe(false)
})
