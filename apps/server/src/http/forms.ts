import type { FastifyRequest } from 'fastify'
import type { App } from './app.ts'
import { readForm } from './multipart.ts'

/** Takes forms with files, for the calls that are described with them. */
export function acceptForms(app: App): void {
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: AsyncIterable<Buffer>) => {
      const { config, bodyLimit } = request.routeOptions
      const form = config.call?.shapes.form
      if (form === undefined) throw Object.assign(new Error('Unsupported Media Type'), { statusCode: 415 })
      const limits = { fileBytes: form.fileBytes, bytes: bodyLimit ?? form.fileBytes }
      return Object.fromEntries(await readForm(payload, request.headers['content-type'] ?? '', limits))
    },
  )
}
