// `npm run pictures`: takes the pictures of the README and the recordings of the documentation again.
import { bin, ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
const args = ['test', '--config', 'playwright.pictures.config.ts', ...process.argv.slice(2)]
process.exit(await run(bin('playwright'), args))
