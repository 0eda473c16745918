import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What a domain offers; DOM-037 calls that of actions inputs as well. */
const Inputs = z.object({ name: z.string(), inputs: z.array(z.string()) })

export const shared = {
  actions: endpoint('GET', '/shared/actions', {
    summary: 'The API actions that other domains share',
    access: 'signed-in',
    reply: z.object({ data: z.array(Inputs) }),
  }),
  inputs: endpoint('GET', '/shared/inputs', {
    summary: 'The inputs that embedded domains share: user inputs and API inputs per domain',
    access: 'signed-in',
    reply: z.object({ data: z.object({ userInputs: z.array(Inputs), apiInputs: z.array(Inputs) }) }),
  }),
  resources: endpoint('GET', '/shared/resources', {
    summary: 'The audio responses that a domain shares',
    access: 'signed-in',
    query: z.strictObject({ domain: z.string().min(1).max(50) }),
    reply: z.object({
      data: z.array(
        z.object({
          domain: z.string(),
          type: z.literal('audioResponses'),
          data: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
    errors: [404],
  }),
}
