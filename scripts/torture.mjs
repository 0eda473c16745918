// `npm run torture [-- minutes]`: first fifty people at work for as many minutes, at most ten, after the third of which memory
// has to be flat; then kills, two servers and odd requests, again and again with other seeds; 10 minutes by default. Each
// scenario prints what it tried, and at the end it prints how many kills there were; the first scenario that does not hold ends
// the run with exit code 1.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureRedis } from './debian.mjs'
import { bin, ensureInstalled, run } from './workspace.mjs'

/** `npm test` runs the same files, once and for a moment. */
const scenarios = [
  'apps/server/src/torture',
  'apps/server/src/content/crash.test.ts',
  'apps/server/src/outside/git/crash.test.ts',
  'apps/server/src/database-restart.test.ts',
  'apps/server/src/two-servers.test.ts',
]
const memory = 'apps/server/src/torture/memory'
/** After them memory says no more than before. */
const maxMemoryMinutes = 10
const minutes = Number(process.argv[2] ?? 10)
if (!(minutes > 0)) {
  console.error('How many minutes? For example: npm run torture -- 30')
  process.exit(1)
}

await ensureInstalled()
await ensureRedis()
const folder = mkdtempSync(path.join(tmpdir(), 'sdp-torture-'))
const killsFile = path.join(folder, 'kills')
writeFileSync(killsFile, '')
const countKills = () =>
  readFileSync(killsFile, 'utf8')
    .split('\n')
    .reduce((sum, line) => sum + Number(line), 0)
const vitest = (files, env) =>
  // One file at a time: a scenario that starves another would be reported as its failure.
  run(process.execPath, [bin('vitest'), 'run', '--no-file-parallelism', ...files], { env })

const memorySeconds = String(Math.min(maxMemoryMinutes, minutes) * 60)
console.log('\nFifty people at work')
if ((await vitest([memory], { TORTURE_MEMORY_SECONDS: memorySeconds })) !== 0) {
  console.error('Memory is not flat, or people were not answered.')
  rmSync(folder, { recursive: true })
  process.exit(1)
}
const endAt = Date.now() + minutes * 60_000
let rounds = 0
do {
  const seed = process.env.TORTURE_SEED ?? String(Math.floor(Math.random() * 1e6))
  console.log(`\nRound ${rounds + 1}, seed ${seed}`)
  const env = {
    TORTURE_SEED: seed,
    TORTURE_SECONDS: String(Math.min(60, minutes * 60)),
    TORTURE_KILLS: killsFile,
  }
  if ((await vitest(scenarios, env)) !== 0) {
    console.error(
      `Round ${rounds + 1} did not hold after ${countKills()} kills; TORTURE_SEED=${seed} npm run torture sends the same again.`,
    )
    rmSync(folder, { recursive: true })
    process.exit(1)
  }
  rounds++
  console.log(`${countKills()} kills so far.`)
} while (Date.now() < endAt)
console.log(`\n${rounds === 1 ? '1 round' : `${rounds} rounds`} with ${countKills()} kills, and all held.`)
rmSync(folder, { recursive: true })
