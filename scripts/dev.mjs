// `npm run dev`: the server restarts and the browser reloads on every change.
import { spawn } from 'node:child_process'
import { ensurePortFree } from './port.mjs'
import { startSampleHandler } from './sample-handler.mjs'
import { stopWithNpm } from './stop-with-npm.mjs'
import { bin, ensureInstalled, root } from './workspace.mjs'

stopWithNpm()
await ensurePortFree()
await ensureInstalled()
await startSampleHandler()
const children = [
  [bin('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  [bin('vite'), 'apps/web', '--host', '127.0.0.1', '--port', '4101', '--strictPort'],
].map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))

console.log('Open http://127.0.0.1:4101 (hot reload; calls go to the server on port 4100).')
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop()
  })
}
