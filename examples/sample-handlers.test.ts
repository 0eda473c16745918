import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { answer } from './handlers/node/answer.mjs'

/** How each of them is started, as its README says. */
const handlers = [
  { language: 'node', command: process.execPath, file: 'server.mjs' },
  { language: 'python', command: 'python3', file: 'handler.py' },
  { language: 'java', command: 'java', file: 'Handler.java' },
]
const onThisMachine = handlers.filter(({ command }) => spawnSync(command, ['--version']).status === 0)

let running: ChildProcess | undefined
afterEach(async () => {
  if (running === undefined) return
  running.kill()
  if (running.exitCode === null) await once(running, 'exit')
  running = undefined
})

function start({ language, command, file }: (typeof handlers)[number]): Promise<string> {
  const cwd = path.join(import.meta.dirname, 'handlers', language)
  const child = spawn(command, [file, '0'], { cwd, stdio: ['ignore', 'pipe', 'inherit'] })
  running = child
  return new Promise((resolve, reject) => {
    let output = ''
    // Read to its end: one that writes into a closed pipe ends
    child.stdout.on('data', (text) => {
      output += text
      const [, url] = /(http:\/\/[\d.]+:\d+)\D/.exec(output) ?? []
      if (url !== undefined) resolve(url)
    })
    child.on('exit', () => reject(new Error(`It ended: ${output}`)))
  })
}

const call = {
  version: 1,
  domain: 'Climate',
  language: 'deu-DEU',
  apiAction: 'set_cabin_temperature',
  apiActionDomain: '',
  intent: null as string | null,
  request: null,
  slots: {} as Record<string, unknown>,
  apiInputs: {} as Record<string, unknown>,
  vehicleInputs: {},
  contextInputs: { place: 'Zürich "Süd"\n' },
  featureFlags: { EVRA: true },
}

const calls = [
  { ...call, apiAction: 'get_outside_temperature' },
  { ...call, slots: { degrees: 22 } },
  { ...call, slots: { degrees: 21.5, temperature_unit: 'celsius' } },
  { ...call, slots: { degrees: 90 } },
  {
    ...call,
    apiAction: 'change_cabin_temperature',
    intent: 'i_am_cold',
    apiInputs: { cabin_temperature: 20 },
  },
  { ...call, apiAction: 'change_cabin_temperature', apiInputs: { cabin_temperature: 16 } },
]

test.each(onThisMachine)(
  'the sample handler in $language answers real calls as the others do',
  async (handler) => {
    const url = await start(handler)
    const post = (body: string) => fetch(`${url}/climate`, { method: 'POST', body })
    for (const one of calls) {
      const response = await post(JSON.stringify(one))
      expect([response.status, await response.json()]).toEqual([200, answer(one)])
    }
    expect((await post(JSON.stringify({ ...call, apiAction: 'fly' }))).status).toBe(404)
    for (const wrong of ['{', 'null', '']) expect((await post(wrong)).status).toBe(400)
    expect((await fetch(url)).status).toBe(200)
  },
)
