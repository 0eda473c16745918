import { type ChatWhatIf, chat, type TextRecognitionReply } from '@sdp/api'
import { messages } from '@sdp/domain'
import { chatStages, draftStage, nextDialogState, sentHeader } from '@sdp/domain/chat'
import { usePreferences } from '../../browser/preferences.ts'
import { CallFailed, call, RequestCancelled } from '../../server/calls.ts'
import { type ChatMessage, type ChatRequest, putMessages, useChat } from './chat-store.ts'
import { draftRequest } from './draft-request.ts'
import { currentHeader } from './use-request-header.ts'

/** What a chat request waits for its answer. */
const chatTimeout = 20_000

/** Sends what somebody typed: a bubble of theirs, one that is busy, and the answers in its place. */
export async function sendText(text: string): Promise<void> {
  const { dialog } = useChat.getState()
  await send(newRequest(text, { dialogState: dialog.state }))
}

/** Says the same again at the same point of the conversation, to what is chosen now. */
export function sendAgain({ text_query, requestInfo }: ChatRequest): Promise<void> {
  return send(newRequest(text_query, { dialogState: requestInfo?.dialogState }))
}

/** Sends an earlier request again with other inputs; the answer stands in the conversation like any other. */
export function sendWhatIf(request: ChatRequest, whatIf: ChatWhatIf): Promise<void> {
  const { dialogState, seed } = request.requestInfo ?? {}
  const now = newRequest(request.text_query, { dialogState })
  return send({ ...now, requestInfo: { ...now.requestInfo, seed, whatIf } })
}

function newRequest(text: string, { dialogState }: { dialogState: unknown }): ChatRequest {
  const header = sentHeader(currentHeader())
  const { chatDraftAmong } = usePreferences.getState()
  const among = chatStages.find((stage) => stage === chatDraftAmong)
  const draft = header.stage === draftStage ? draftRequest() : undefined
  return {
    text_query: text,
    requestInfo: {
      seed: Math.floor(Math.random() * 1_000_000),
      ...(dialogState !== undefined && { dialogState }),
      ...(draft !== undefined && { draft: { ...draft, ...(among !== undefined && { among }) } }),
    },
    header,
  }
}

async function send(request: ChatRequest): Promise<void> {
  const { chatDumpsRequests, chatKeepsSession } = usePreferences.getState()
  const { dialog } = useChat.getState()
  putMessages([message('me', { text: request.text_query, request })])
  const busy = putMessages([{ ...message('bot', { text: '' }), type: 'busy' }])
  if (chatDumpsRequests) console.info('Chat request', request)
  try {
    const reply = await call(chat.textRecognition, {
      body: request,
      signal: AbortSignal.timeout(chatTimeout),
    })
    if (chatDumpsRequests) console.info('Chat response', reply)
    const now = useChat.getState()
    // Somebody reset the dialog session or cleared the conversation meanwhile, or somebody else has signed in
    const isWanted = now.dialog === dialog && now.messages.some(({ id }) => id === busy)
    const state = nextDialogState(reply.systemResponses, { keepsSession: chatKeepsSession })
    if (isWanted) useChat.setState({ dialog: { state } })
    putMessages(answersOf(request, reply), busy)
  } catch (error) {
    if (chatDumpsRequests) console.info('Chat failure', error)
    putMessages([failureOf(request, error)], busy)
  }
}

function message(
  author: ChatMessage['author'],
  data: Partial<ChatMessage['data']> & { text: string },
): Omit<ChatMessage, 'id'> {
  return { author, type: 'text', data: { audio: [], image: null, ...data } }
}

/** A bubble for each action; one that says nothing says so. */
function answersOf(request: ChatRequest, reply: TextRecognitionReply): Omit<ChatMessage, 'id'>[] {
  const { systemResponses, fullResponse, fullRequest } = reply
  return systemResponses.map((response) => ({
    ...message('bot', {
      text: response.text === '' ? messages.chat.noText : response.text,
      audio: response.audio,
      image: response.image,
      request,
      response: { ...response, fullRequest, fullResponse },
    }),
    answer: { response, reply },
  }))
}

function failureOf(request: ChatRequest, error: unknown): Omit<ChatMessage, 'id'> {
  if (error instanceof RequestCancelled) return message('bot', { text: messages.chat.timedOut, request })
  const text = error instanceof Error ? error.message : String(error)
  const { stage, language } = request.header
  const parts = [
    `POST ${chat.textRecognition.path}`,
    `${stage}, ${language}`,
    ...(error instanceof CallFailed && error.status > 0 ? [`status ${error.status}`] : []),
    ...(error instanceof CallFailed && error.requestId !== undefined
      ? [messages.general.requestId(error.requestId)]
      : []),
  ]
  return { ...message('bot', { text, request, response: { error: text } }), debug: parts.join(' · ') }
}
