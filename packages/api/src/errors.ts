import { z } from 'zod'

/** Every refusal and failure looks like this. */
export const ErrorReply = z.object({
  message: z.string(),
  details: z.unknown().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
