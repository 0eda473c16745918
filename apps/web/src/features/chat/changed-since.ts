import type { ChatMessage } from './chat-store.ts'

/** What an own message is said in and to, where the own message before it was said in or to something else. */
export function changedSince(messages: readonly ChatMessage[], index: number): string | undefined {
  const message = messages[index]
  if (message?.author !== 'me') return undefined
  const before = messages.slice(0, index).findLast(({ author }) => author === 'me')
  const [now, then] = [saidTo(message), before && saidTo(before)]
  return then === undefined || then === now ? undefined : now
}

function saidTo({ data: { request } }: ChatMessage): string | undefined {
  return request && `${request.header.language}, ${request.header.stage}`
}
