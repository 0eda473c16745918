import type { HandlerCall, TurnContext } from '@sdp/dialogue'
import { platformConfiguration } from '../apps/server/src/config/platform-configuration.ts'
import { answer } from './handlers/node/answer.mjs'

/** What surrounds the turns of a sample domain: its handler answers at once, and the platform has its own actions. */
export const sampleContext = {
  callHandler: async ({ body }: HandlerCall) =>
    answer(body) ?? { failure: `The sample handler knows nothing of '${body.apiAction}'.` },
  coreActions: platformConfiguration.coreActions,
} satisfies TurnContext
