import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { longestBlock } from './longest-block.ts'
import { listen, runBench } from './opening.ts'
import type { Line } from './report.ts'

/** How long bodies of the largest size taken keep all others waiting, and how much memory they take. */

const largest = 16 * 1024 * 1024 - 1000
const zeros = (bytes: number) => `[${'0,'.repeat(bytes / 2 - 50)}0]`
const update = (updates: string) => `{"updates":${updates},"commit_message":"x"}`

const bodies: [what: string, method: string, call: string, body: string][] = [
  [
    'an order of zeros',
    'PUT',
    '/domains/target',
    update(`{"tts_responses":{"$patch":{"put":{},"order":${zeros(largest)}}}}`),
  ],
  ['a list of zeros', 'PUT', '/domains/target', update(`{"justtalk":${zeros(largest)}}`)],
  ['an import of zeros', 'POST', '/v2/diss/', `{"version":"1","intents":${zeros(10_000_000)}}`],
  ['expressions', 'PUT', '/domains/target', update(`{"nlu_interpretations":[${expressions()}]}`)],
]

await runBench(async ({ databaseUrl, dataDir }) => {
  const { url, token, close } = await listen(databaseUrl)
  const client: Client = { url: `${url}/api`, token, file: path.join(dataDir, 'body.json') }
  await send(client, [
    'POST',
    '/domains/',
    JSON.stringify({ name: 'Target', languages: [{ language: 'eng-USA' }] }),
  ])

  const lines: Line[] = []
  for (const [what, ...request] of bodies) {
    globalThis.gc?.()
    const before = process.memoryUsage().rss
    let most = 0
    const watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before)
    }, 5)
    let status = ''
    const millis = await longestBlock(async () => {
      status = await send(client, request)
    })
    clearInterval(watching)
    lines.push(
      { what: `${what} (${status}): others wait at most`, millis, against: '100 ms', floor: 100, limit: 1 },
      { what: `${what}: memory in MB`, millis: most / 1024 / 1024, against: '300 MB', floor: 300, limit: 1 },
    )
  }
  await close()
  return lines
})

function expressions(): string {
  const text =
    '{"expression":"[please] play (the|a) song by $(artist) in the kitchen","weight":100,"literals":{}}'
  const intent = Array.from({ length: 50 }, () => text).join()
  const count = Math.floor(largest / (intent.length + 50))
  return Array.from({ length: count }, (_, at) => `{"intent":"intent${at}","expressions":[${intent}]}`).join()
}

interface Client {
  url: string
  token: string
  /** Where it finds what it sends. */
  file: string
}

/** By a process of its own: what the client does must not count. */
async function send({ url, token, file }: Client, [method, call, body]: string[]): Promise<string> {
  await writeFile(file, body!)
  const client = `fetch(${JSON.stringify(`${url}${call}`)}, { method: '${method}', body: require('fs').readFileSync(${JSON.stringify(file)}),
    headers: { 'content-type': 'application/json', authorization: 'Bearer ${token}' } }).then(async (answer) => {
      await answer.text(); console.log(answer.status) })`
  const child = spawn(process.execPath, ['-e', client], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  await new Promise((ended) => child.on('exit', ended))
  return output.trim()
}
