import { vi } from 'vitest'
import { keepSignIn } from '../../../server/sign-in.ts'
import { publicConfigReply, tokensFor } from '../../../server/testing/page.ts'
import { checkedReply } from '../../../testing/check-answer.ts'
import type { ChatRequest } from '../chat-store.ts'
import { useChat } from '../chat-store.ts'

const begun = useChat.getState()

const fullResponse = {
  domainId: null,
  domain: null,
  language: 'eng-USA',
  candidates: [],
  isForHeadUnit: false,
  reply: null,
  trace: null,
  passedOver: [],
  passedCounts: [],
  millis: 1,
}

/** An action of an answer. */
export function anAction(text: string, more: object = {}) {
  const nothing = { preText: '', postText: '', audio: [], image: null, gui: null, continues: false }
  return { action: 'playing', text, ...nothing, ...more }
}

/** An answer with these actions; one without any says nothing, as the server does. */
export function anAnswer(...actions: readonly object[]) {
  const systemResponses = actions.length > 0 ? actions : [anAction('', { action: '' })]
  return { systemResponses, fullResponse, fullRequest: {} }
}

type Answered = { status?: number; body: unknown; type?: string }
type Answer = Answered | Promise<Answered>

/** A person who is signed in, and a server that answers as the test says; returns what the chat asked of it. */
export function openChat(answer: (request: ChatRequest, path: string) => Answer): ChatRequest[] {
  useChat.setState({ ...begun, isOpen: true }, true)
  localStorage.clear()
  sessionStorage.clear()
  keepSignIn(tokensFor('paul@sdp.example', 'token'))
  const calls: ChatRequest[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (path.endsWith('/public/config')) return Response.json(publicConfigReply)
    const body = JSON.parse(String(request?.body)) as ChatRequest
    calls.push(body)
    request?.signal?.throwIfAborted()
    const { status = 200, body: answered, type } = await answer(body, path)
    if (type !== undefined) {
      return new Response(answered as string, { status, headers: { 'content-type': type } })
    }
    const reply = checkedReply(request?.method ?? 'GET', path, { status, body: answered })
    reply.headers.set('x-request-id', 'r-7')
    return reply
  })
  return calls
}
