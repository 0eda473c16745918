import type { State } from '@sdp/dialogue'
import { messages, Refused } from '@sdp/domain'
import { z } from 'zod'

type Value = State['slots'][string]
const value: z.ZodType<Value> = z.lazy(() => z.union([z.string(), z.number(), z.boolean(), z.array(value)]))
const values = z.record(z.string(), value)

/** What a client carries from answer to request. It comes from outside, so it is read as everything from there. */
const DialogState = z.object({
  domainId: z.string(),
  state: z.object({
    version: z.literal(1),
    intent: z.string().optional(),
    request: z.string().optional(),
    slots: values,
    apiInputs: z.record(z.string(), z.object({ value: value.optional(), data: z.unknown().optional() })),
    waits: z
      .object({
        uiAction: z.string(),
        act: z.string(),
        slots: z.array(z.string()),
        confirms: z.object({ apiInput: z.string(), value: z.unknown() }).optional(),
        whiteList: z.array(z.string()),
      })
      .optional(),
    said: z.record(z.string(), z.number().int().min(0)),
    seen: z.object({ vehicleInputs: values, contextInputs: values }),
  }),
})
export type DialogState = { domainId: string; state: State }

/** Reads what an earlier answer left to remember; nothing at the beginning of a conversation. */
export function readDialogState(sent: unknown): DialogState | undefined {
  if (sent === undefined || sent === null) return undefined
  const parsed = DialogState.safeParse(sent)
  if (!parsed.success) throw new Refused('invalid', messages.chat.wrongState)
  return parsed.data as DialogState
}
