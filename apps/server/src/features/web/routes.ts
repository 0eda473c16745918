import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { messages } from '@sdp/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../http/app.ts'
import { projectFolder } from '../../project-folder.ts'

const builtPages = fileURLToPath(new URL('apps/web/dist', projectFolder))

/** The browser's part; it comes last in the list of features, since it handles what no other feature did. */
export function webRoutes(app: App): Promise<void> {
  return servePages(app, builtPages)
}

export async function servePages(app: App, folder: string): Promise<void> {
  const isBuilt = existsSync(path.join(folder, 'index.html'))
  if (isBuilt) await app.register(fastifyStatic, pageFiles(folder))

  app.setNotFoundHandler((request, reply) => {
    if (!isPage(request)) return notFound(request, reply)
    if (!isBuilt) return reply.status(503).type('text/html; charset=utf-8').send(notBuilt)
    return reply.sendFile('index.html')
  })
}

function pageFiles(folder: string) {
  return {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // The build keeps a note of its own there.
    dotfiles: 'ignore' as const,
    setHeaders: (response: { setHeader: (name: string, value: string) => void }, file: string) => {
      const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`)
      response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  }
}

/** Browser routes are all other paths; a missing script must be a 404 and not a page that looks like one. */
function isPage({ method, url }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|\?|$)/.test(url)
}

function notFound({ method, url }: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.status(404).send({ message: messages.general.noSuchCall(method, url.split('?')[0]!) })
}

const notBuilt = `<!doctype html>
<html lang="en">
<title>SDP Studio</title>
<p>The pages of SDP Studio have not been built yet. Stop this server and start it with <code>npm start</code>, which builds
them, or use <code>npm run dev</code>.</p>
`
