// `npm test`: the checks, the tests of all packages, and the journeys in a browser. Ends with the sum of all.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensurePgBouncer, ensureRedis } from './debian.mjs'
import { bin, ensureBuilt, ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
const reports = mkdtempSync(path.join(tmpdir(), 'sdp-test-reports-'))
const sum = { passed: 0, failed: 0, skipped: 0 }

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
await step('Journeys in the browser', 'playwright.json', (report) =>
  run(process.execPath, [bin('playwright'), 'test'], {
    env: { SDP_CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }),
)

rmSync(reports, { recursive: true, force: true })
console.log(`${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}`)
process.exit(sum.failed === 0 ? 0 : 1)

async function step(title, file, work) {
  console.log(`\n${title}`)
  const report = path.join(reports, file)
  const code = await work(report)
  const counted = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  // A run that ends badly without naming a failed test (a crash, a check) still counts as one.
  if (code !== 0 && counted.failed === 0) counted.failed = 1
  if (code === 0 && !existsSync(report)) counted.passed = 1
  for (const key of Object.keys(sum)) sum[key] += counted[key]
}

function count(report) {
  if (report.stats !== undefined) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numFailedTests === 0 ? report.numFailedTestSuites : 0),
    skipped: report.numPendingTests + report.numTodoTests,
  }
}
