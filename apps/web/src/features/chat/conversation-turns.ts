import type { TextRecognitionReply } from '@sdp/api'
import type { ChatMessage, ChatRequest } from './chat-store.ts'

/** A sentence and its answer. */
export interface ChatTurn {
  request: ChatRequest
  reply: TextRecognitionReply
  /** The open domain as it was then. */
  domain: ChatMessage['domain']
  /** The last bubble of the answer. */
  lastId: number
}

interface Placed extends ChatTurn {
  before: Placed | undefined
}

/**
 * The conversation up to a message, or all there is, from the reset before it on. What was said again takes the place of what it repeats, and
 * what failed was never said.
 */
export function turnsUpTo(
  messages: readonly ChatMessage[],
  beginsAfter: readonly number[],
  lastId?: number,
): ChatTurn[] {
  const placed = new Map<ChatRequest, { before: Placed | undefined; turn?: Placed }>()
  let last: Placed | undefined
  let wanted: Placed | undefined
  for (const { id, author, data, answer, repeats, domain } of messages) {
    if (lastId !== undefined && id > lastId) break
    const { request } = data
    if (request !== undefined && author === 'me') {
      const before = repeats === undefined ? last : placed.get(repeats)?.before
      placed.set(request, { before })
    } else if (request !== undefined && answer !== undefined) {
      const place = placed.get(request)
      const { reply } = answer
      place!.turn = { request, reply, domain, lastId: id, before: place!.before }
      last = place!.turn
    }
    wanted = last
    if (beginsAfter.includes(id)) last = undefined
  }
  if (lastId === undefined) wanted = last
  const turns: ChatTurn[] = []
  for (let turn = wanted; turn !== undefined; turn = turn.before) turns.unshift(turn)
  return turns
}
