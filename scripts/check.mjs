// `npm run check`: format, lint, boundaries, types, unused code, requirement ids. Prints what fails; exit code 1 then.
import { bin, ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
const checks = [
  ['format, lint and boundaries', bin('biome'), ['check', '--error-on-warnings', '.']],
  ...['packages/domain', 'packages/dialogue', 'packages/api', 'apps/server', 'apps/web', '.'].map(
    (project) => [`types of ${project}`, bin('tsc'), ['-p', project]],
  ),
  ['unused code', bin('knip'), []],
  ['requirement ids', process.execPath, ['scripts/trace.mjs', '--quiet']],
]
let failed = 0
for (const [name, command, args] of checks) {
  const code = await run(command, args)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  if (code !== 0) failed++
}
process.exit(failed === 0 ? 0 : 1)
