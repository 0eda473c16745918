// `npm start`: installs and builds what changed, then is the server itself.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensurePortFree } from './port.mjs'
import { startSampleHandler } from './sample-handler.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { ensureBuilt, ensureInstalled, root } from './workspace.mjs'

stopWithNpm()
process.chdir(root)
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))
await ensurePortFree()
await ensureInstalled()
await ensureBuilt()
await startSampleHandler()
process.setSourceMapsEnabled(true)
await import('../apps/server/dist/main.js')
