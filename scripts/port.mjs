// Whether the address is free, asked before anything is installed or built. Only Node's own modules here.
import { createServer } from 'node:net'
import { giveUp } from './workspace.mjs'

/** Whether nothing listens on the address yet. */
export function isPortFree({ host, port }) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/** Stops with one sentence when something listens where the server would; a wrong setting is left for it to report. */
export async function ensurePortFree() {
  const host = process.env.HOST?.trim() || '127.0.0.1'
  const port = Number(process.env.PORT?.trim() || 4100)
  const isPort = Number.isInteger(port) && port > 0 && port < 65_536
  if (isPort && !(await isPortFree({ host, port }))) {
    giveUp(`Port ${port} on ${host} is in use: stop what runs there, or set PORT`)
  }
}
