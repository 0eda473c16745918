// `npm run mutate -- FILE...`: whether the tests notice when the source is wrong. Applies one mutation at a time, runs the
// tests, and says which mutations survived. `npm run mutate -- --sample 20 FOLDER...` takes 20 by chance, of everything
// where no folder is named; `--seed` repeats a sample, without what was killed before (it is kept in mutate-SEED.log).
import { spawn } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { mutated, mutationsOf, sampleOf } from './mutate/mutations.mjs'
import { testFinder } from './mutate/nearest-tests.mjs'
import { bin, giveUp } from './workspace.mjs'

/** Whoever waits longer for the tests next to a file is in a loop that the mutation made endless. */
const maxMillisConcurrent = 5 * 60_000

/** For how long the tests of all that import a file are run, the nearest first. */
const maxMillisOfOthers = 2 * 60_000

/** They are run in steps that grow: who notices is mostly near, and each step takes seconds to begin. */
const firstStep = 12

const { values, positionals } = parseArgs({
  options: { sample: { type: 'string' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
  allowPositionals: true,
})
if (values.sample === undefined && positionals.length === 0) {
  giveUp('Which files? `npm run mutate -- packages/domain/src/model/access.ts`, or `-- --sample 20`')
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
const log = values.sample === undefined ? undefined : `mutate-${values.seed}.log`
const killedBefore = new Set(
  log !== undefined && existsSync(log) ? readFileSync(log, 'utf8').split('\n').filter(Boolean) : [],
)
const counts = { killed: 0, survived: 0 }
/** Test files that are green without a mutation. */
const green = new Set()
const testsFor = testFinder()

for (const { file, mutation } of chosen) {
  const place = `${file}:${mutation.line}`
  const name = `${place}  ${mutation.what}`
  const verdict = killedBefore.has(name) ? 'killed' : await tryOut(file, mutation, place)
  if (verdict === 'killed' && log !== undefined && !killedBefore.has(name)) appendFileSync(log, `${name}\n`)
  counts[verdict]++
  console.log(`${verdict.padEnd(8)}  ${name}`)
}
const all = counts.killed + counts.survived
console.log(
  all === 0
    ? 'Nothing to mutate'
    : `${counts.killed} of ${all} killed (${Math.round((counts.killed / all) * 100)} %)`,
)

async function tryOut(file, mutation, place) {
  const code = readFileSync(file, 'utf8')
  restore = () => writeFileSync(file, code)
  writeFileSync(file, mutated(code, mutation))
  const failed = await failedOf(testsFor(file))
  restore()
  restore = () => {}
  const broken = failed === undefined ? undefined : await brokenAnyway(failed)
  if (broken !== undefined) {
    giveUp(`${broken} fails without a mutation too, so nothing can be said about ${place}`)
  }
  return failed === undefined ? 'survived' : 'killed'
}

/** The first test files that fail, of those next to a file and then of those that import it; none where all pass. */
async function failedOf({ nearest, others }) {
  const noticed = await failedTests(nearest, maxMillisConcurrent)
  if (noticed !== undefined) return noticed.files
  const end = Date.now() + maxMillisOfOthers
  let from = 0
  for (let count = firstStep; from < others.length; count *= 3) {
    const found = await failedTests(others.slice(from, from + count), end - Date.now())
    // Who ran out of time has not noticed: this many tests take long without a mutation too
    if (found !== undefined) return found.isTimedOut ? undefined : found.files
    from += count
  }
  return undefined
}

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

/** The test files that fail, if any does within a time. Without a file to run nothing is run. */
async function failedTests(files, millis) {
  if (files.length === 0) return undefined
  const reports = mkdtempSync(path.join(tmpdir(), 'mutate-'))
  const report = path.join(reports, 'report.json')
  const { code, isTimedOut } = await runTests(
    ['run', ...files, '--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${report}`],
    millis,
  )
  const results = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : []
  rmSync(reports, { recursive: true, force: true })
  if (code === 0) return undefined
  const failed = results.filter(({ status }) => status === 'failed')
  return { files: failed.map(({ name }) => path.relative(folder, name)), isTimedOut }
}

async function brokenAnyway(failed) {
  const unknown = failed.filter((file) => !green.has(file))
  const broken = await failedTests(unknown, maxMillisConcurrent)
  if (broken !== undefined) return broken.files[0] ?? unknown[0]
  for (const file of unknown) green.add(file)
  return undefined
}

function runTests(args, millis) {
  return new Promise((resolve) => {
    child = spawn(bin('vitest'), args, { cwd: folder, stdio: 'ignore', detached: true })
    let isTimedOut = false
    const timer = setTimeout(() => {
      isTimedOut = true
      stopTests()
    }, millis)
    child.on('exit', (code) => {
      clearTimeout(timer)
      child = undefined
      resolve({ code: code ?? 1, isTimedOut })
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
