import { inSlices } from '../process/pace.ts'
import type { App } from './app.ts'
import { jsonInSteps } from './read-json.ts'

/** Takes JSON bodies, in slices: a large one must not keep all others waiting. */
export function acceptJson(app: App): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => (body.length === 0 ? undefined : inSlices(jsonInSteps(body))),
  )
}
