import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The lists of a domain whose names are searched. */
export const searchedLists = [
  'intents',
  'slots',
  'modules',
  'apiInputs',
  'apiActions',
  'uiActions',
  'additionalResponses',
  'reusableExpressions',
  'tests',
] as const
export type SearchedList = (typeof searchedLists)[number]

const FoundEntry = z.object({
  /** The id of its Original, and its name. */
  domainId: z.string(),
  domain: z.string(),
  list: z.enum(searchedLists),
  name: z.string(),
})
export type FoundEntry = z.infer<typeof FoundEntry>

export const search = {
  names: endpoint('GET', '/v2/search', {
    summary: 'The entries of domains, as they were last saved, and the concepts whose names fit a text best',
    access: 'signed-in',
    query: z.strictObject({
      text: z.string().max(100),
      /** A save point whose domain is left out. */
      except: z.string().max(100).optional(),
    }),
    reply: z.object({ entries: z.array(FoundEntry), concepts: z.array(z.string()) }),
  }),
}
