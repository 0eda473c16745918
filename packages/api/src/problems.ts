import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const PlacedProblem = z.object({
  severity: z.enum(['error', 'warning']),
  message: z.string(),
  secondary: z.string().exactOptional(),
  /** The way to it through the domain. */
  at: z.array(z.union([z.string(), z.number()])).readonly(),
  language: z.string().exactOptional(),
  renamedConcept: z.object({ from: z.string(), to: z.string() }).exactOptional(),
  /** The list and the name of the entry that it is found in. */
  in: z.string().exactOptional(),
  name: z.string().exactOptional(),
})

const id = z.strictObject({ id: z.string().min(1).max(100) })

export const problems = {
  ofLanguage: endpoint('GET', '/v2/domain/{id}/problems', {
    summary: 'What is wrong in the saved content of one language, without what all languages share',
    access: 'signed-in',
    params: id,
    query: z.strictObject({ language: z.string().min(1).max(20) }),
    reply: z.object({
      /** How many there are; of very many only the first are listed. */
      count: z.number(),
      problems: z.array(PlacedProblem),
    }),
    errors: [404],
  }),
}
