import { ChatReading } from '@sdp/api'
import type { State } from '@sdp/dialogue'
import { messages, Refused } from '@sdp/domain'
import { z } from 'zod'
import type { Memory } from '../../runtime/protocol.ts'

type Value = State['slots'][string]
const value: z.ZodType<Value> = z.lazy(() => z.union([z.string(), z.number(), z.boolean(), z.array(value)]))
const values = z.record(z.string(), value)

const StateShape = z.object({
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
  askedBack: ChatReading.optional(),
  said: z.record(z.string(), z.number().int().min(0)),
  seen: z.object({ vehicleInputs: values, contextInputs: values }),
})

const maxOthers = 100

/** What a client carries from answer to request. It comes from outside, so it is read as everything from there. */
const DialogState = z.object({
  domainId: z.string(),
  domain: z.string(),
  state: StateShape,
  others: z.array(z.object({ domainId: z.string(), state: StateShape })).max(maxOthers),
})

export interface DialogState {
  /** The one that answered last, and its name. */
  domainId: string
  domain: string
  state: State
  /** What the others remember that took part before, the latest last. */
  others: { domainId: string; state: State }[]
}

/** Reads what an earlier answer left to remember; nothing at the beginning of a conversation. */
export function readDialogState(sent: unknown): DialogState | undefined {
  if (sent === undefined || sent === null) return undefined
  const parsed = DialogState.safeParse(sent)
  if (!parsed.success) throw new Refused('invalid', messages.chat.wrongState)
  return parsed.data as DialogState
}

/** What a domain remembers at the beginning of a turn. */
export function memoryOf(domainId: string, before: DialogState | undefined): Memory {
  if (before === undefined) return { own: undefined }
  if (before.domainId === domainId) return { own: before.state }
  const own = before.others.find((other) => other.domainId === domainId)?.state
  return { own, from: { domain: before.domain, state: before.state } }
}

/** What a client is to carry after a domain has answered. */
export function dialogStateAfter(
  { domainId, domain, state }: Omit<DialogState, 'others'>,
  before: DialogState | undefined,
): DialogState {
  const all =
    before === undefined ? [] : [...before.others, { domainId: before.domainId, state: before.state }]
  const others = all.filter((other) => other.domainId !== domainId).slice(-maxOthers)
  return { domainId, domain, state, others }
}
