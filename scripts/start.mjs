// `npm start`: installs and builds what changed, then is the server itself.
import { ensurePortFree } from './port.mjs'
import { enterFolder, serve } from './serve.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { ensureBuilt, ensureInstalled } from './workspace.mjs'

stopWithNpm()
enterFolder()
await ensurePortFree()
await ensureInstalled()
await ensureBuilt()
await serve()
