// `npm run fixture`: keeps a small filled installation of this version, which later versions have to migrate (`npm test`).
import { bin, ensureInstalled, run } from './workspace.mjs'

await ensureInstalled()
const args = [bin('vitest'), 'run', 'apps/server/src/db/fixtures']
process.exit(await run(process.execPath, args, { env: { NEW_FIXTURE: 'true' } }))
