// `npm run try -- "play some jazz"`: turns of a conversation with the sample domains, each with its reason.
import { ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
process.exit(await run(process.execPath, ['--import', 'tsx', 'examples/try.ts', ...process.argv.slice(2)]))
