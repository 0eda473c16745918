// `npm test`: the checks, the tests of all packages, and the journeys in a browser. Ends with the sum of all.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensurePgBouncer, ensureRedis } from './debian.mjs'
import { ensureFirefox } from './firefox.mjs'
import { ensureWebKit } from './webkit.mjs'
import { bin, ensureBuilt, ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
const reports = mkdtempSync(path.join(tmpdir(), 'sdp-test-reports-'))
const sum = { passed: 0, failed: 0, skipped: 0 }
const failures = []

await step('Checks', 'check.json', () => run(process.execPath, ['scripts/check.mjs']))

await ensureRedis()
await ensurePgBouncer()
await step('Tests of the packages, server and web', 'vitest.json', (report) =>
  run(process.execPath, [
    bin('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]),
)

await ensureBuilt()
const chromium = await ensureChromium()
const lacking = [await ensureFirefox(), await ensureWebKit()].filter((reason) => reason !== undefined)
await step(['Journeys in the browsers', ...lacking].join('. '), 'playwright.json', (report) =>
  run(process.execPath, [bin('playwright'), 'test'], {
    env: { SDP_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
)

rmSync(reports, { recursive: true, force: true })
for (const reason of lacking) console.log(reason)
// Named once more at the end: the step that failed can be thousands of lines above.
for (const failure of failures) console.log(`Failed: ${failure}`)
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exit(sum.failed === 0 ? 0 : 1)

async function step(title, file, work) {
  console.log(`\n${title}`)
  const report = path.join(reports, file)
  const code = await work(report)
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: code === 0 ? 1 : 0, skipped: 0, failures: [] }
  // A run that ends badly without naming a failed test (a crash, a check) still counts as one.
  if (code !== 0 && counted.failures.length === 0) counted.failures.push(`${title} (exit code ${code})`)
  sum.passed += counted.passed
  sum.failed += counted.failures.length
  sum.skipped += counted.skipped
  failures.push(...counted.failures)
}

function count(report) {
  return report.stats === undefined ? countOfVitest(report) : countOfPlaywright(report)
}

function countOfVitest(report) {
  const failures = report.testResults.flatMap((file) => {
    const where = path.relative(process.cwd(), file.name)
    const failed = file.assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded fails without a test of its own.
    if (failed.length === 0) return file.status === 'failed' ? [`${where}: ${file.message}`] : []
    return failed.map((test) => `${where}: ${test.fullName}`)
  })
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  }
}

function countOfPlaywright(report) {
  const failures = []
  collect(report.suites)
  return { passed: report.stats.expected, skipped: report.stats.skipped, failures }

  function collect(suites) {
    for (const suite of suites) {
      for (const spec of suite.specs) {
        const failed = spec.tests.filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        failures.push(
          ...failed.map((test) => `${spec.file}:${spec.line} [${test.projectName}] ${spec.title}`),
        )
      }
      collect(suite.suites ?? [])
    }
  }
}
