// `npm run bench [name ...]`: speed as ratios against a peer or a stated floor in one run; exit code 1 when one is missed.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, root, run } from './workspace.mjs'

await ensureInstalled()
await ensureBuilt()
process.env.SDP_CHROMIUM = await ensureChromium()
const wanted = process.argv.slice(2)
const benches = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.includes(file.replace('.bench.ts', '')))
let failed = 0
for (const file of benches) {
  console.log(`\n${file.replace('.bench.ts', '')}`)
  if ((await run(process.execPath, ['--import', 'tsx', '--expose-gc', path.join('bench', file)])) !== 0)
    failed++
}
process.exit(failed === 0 ? 0 : 1)
