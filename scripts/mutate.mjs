// `npm run mutate -- FILE...`: whether the tests notice when the source is wrong. Applies one mutation at a time, runs the
// tests, and says which mutations survived. `npm run mutate -- --sample 20 FOLDER...` takes 20 by chance, of everything
// where no folder is named; `--seed` repeats a sample.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { mutated, mutationsOf, sampleOf } from './mutate/mutations.mjs'
import { bin, giveUp } from './workspace.mjs'

/** Whoever waits longer is in a loop that the mutation made endless. */
const mostMillis = 15 * 60_000

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  allowPositionals: true,
})
if (values.sample === undefined && positionals.length === 0) {
  giveUp('Which files? `npm run mutate -- packages/domain/src/access.ts`, or `-- --sample 20`')
}

const folder = process.cwd()
let restore = () => {}
let child
process.on('exit', () => restore())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopTests()
    process.exit(130)
  })
}

const files = (positionals.length > 0 ? positionals : ['packages', 'apps']).flatMap(sourcesIn)
const chosen =
  values.sample === undefined
    ? files.flatMap(allOf)
    : sampleOf(files.map(allOf), { count: Number(values.sample), seed: Number(values.seed) })
if (values.sample !== undefined) console.log(`Seed ${values.seed}`)
const counts = { killed: 0, survived: 0 }
/** Test files that are green without a mutation. */
const green = new Set()

for (const { file, mutation } of chosen) {
  const code = readFileSync(file, 'utf8')
  restore = () => writeFileSync(file, code)
  writeFileSync(file, mutated(code, mutation))
  const failed =
    (await failedTests(['run', ...testsBeside(file)])) ?? (await failedTests(['related', file, '--run']))
  restore()
  restore = () => {}
  const place = `${file}:${mutation.line}`
  const broken = failed === undefined ? undefined : await brokenAnyway(failed)
  if (broken !== undefined) {
    giveUp(`${broken} fails without a mutation too, so nothing can be said about ${place}`)
  }
  const verdict = failed === undefined ? 'survived' : 'killed'
  counts[verdict]++
  console.log(`${verdict.padEnd(8)}  ${place}  ${mutation.what}`)
}
const all = counts.killed + counts.survived
console.log(
  all === 0
    ? 'Nothing to mutate'
    : `${counts.killed} of ${all} killed (${Math.round((counts.killed / all) * 100)} %)`,
)

function allOf(file) {
  return mutationsOf(readFileSync(file, 'utf8'), file).map((mutation) => ({ file, mutation }))
}

/** What runs in the product: no tests, and nothing that is there for tests alone. */
function sourcesIn(place) {
  if (!existsSync(place)) giveUp(`There is no ${place}`)
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = path.join(place, entry.name)
      if (entry.isDirectory())
        return /^(node_modules|dist|testing|torture)$/.test(entry.name) ? [] : sourcesIn(inside)
      return /(?<!\.(test|spec|config|d))\.tsx?$/.test(entry.name) ? [inside] : []
    })
}

/** The test of the same name, which notices most and soonest; else those of its folder. */
function testsBeside(file) {
  const beside = readdirSync(path.dirname(file)).filter((name) => /\.test\.tsx?$/.test(name))
  const own = beside.filter((name) => name.startsWith(`${path.basename(file).replace(/\.tsx?$/, '')}.`))
  return (own.length > 0 ? own : beside).map((name) => path.join(path.dirname(file), name))
}

/** The test files that fail; none where all pass. Without a file to run nothing is run. */
async function failedTests([command, ...rest]) {
  if (command === 'run' && rest.length === 0) return undefined
  const reports = mkdtempSync(path.join(tmpdir(), 'mutate-'))
  const report = path.join(reports, 'report.json')
  const code = await runTests([
    command,
    ...rest,
    '--bail=1',
    '--passWithNoTests',
    '--reporter=json',
    `--outputFile=${report}`,
  ])
  const isReported = existsSync(report)
  const results = isReported ? JSON.parse(readFileSync(report, 'utf8')).testResults : []
  rmSync(reports, { recursive: true, force: true })
  if (code === 0) return undefined
  return results.filter(({ status }) => status === 'failed').map(({ name }) => path.relative(folder, name))
}

async function brokenAnyway(failed) {
  const unknown = failed.filter((file) => !green.has(file))
  if (unknown.length === 0) return undefined
  const broken = await failedTests(['run', ...unknown])
  if (broken !== undefined) return broken[0] ?? unknown[0]
  for (const file of unknown) green.add(file)
  return undefined
}

function runTests(args) {
  return new Promise((resolve) => {
    child = spawn(bin('vitest'), args, { cwd: folder, stdio: 'ignore', detached: true })
    const timer = setTimeout(stopTests, mostMillis)
    child.on('exit', (code) => {
      clearTimeout(timer)
      child = undefined
      resolve(code ?? 1)
    })
  })
}

/** With all that they started, such as servers. */
function stopTests() {
  if (child === undefined) return
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has just ended
  }
}
