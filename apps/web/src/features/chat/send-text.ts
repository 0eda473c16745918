import { type ChatWhatIf, chat, type TextRecognitionReply } from '@sdp/api'
import { isSame, messages } from '@sdp/domain'
import { chatStages, draftStage, nextDialogState, sentHeader } from '@sdp/domain/chat'
import { noCarValues } from '@sdp/domain/tests'
import { usePreferences } from '../../browser/preferences.ts'
import { useEditingStore } from '../../editing/editing-store.ts'
import type { ConversationToSay } from '../../parts/conversation-to-say.ts'
import { CallFailed, call, RequestCancelled } from '../../server/calls.ts'
import { type ChatMessage, type ChatRequest, putMessages, type SentWhatIf, useChat } from './chat-store.ts'
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
export async function sendAgain(request: ChatRequest): Promise<void> {
  const { text_query, requestInfo } = request
  await send(newRequest(text_query, { dialogState: requestInfo?.dialogState }), { repeats: request })
}

/** Sends an earlier request again with other inputs; the answer appears in the conversation like any other. */
export async function sendWhatIf(request: ChatRequest, changed: ChatWhatIf): Promise<void> {
  const { dialogState, seed, whatIf } = request.requestInfo ?? {}
  const now = newRequest(request.text_query, { dialogState, seed })
  const requestInfo = { ...now.requestInfo, whatIf: withCar(whatIf, changed) }
  await send({ ...now, requestInfo }, { repeats: request })
}

/** Says sentences one after the other, each with what the car says; a reset in between ends it. */
export async function sayConversation({ turns }: Pick<ConversationToSay, 'turns'>): Promise<void> {
  let state: unknown
  for (const { said, car, restarts } of turns) {
    useChat.setState({ car })
    const request = newRequest(said, { dialogState: restarts ? undefined : state, seed: 0 })
    const reply = await send(request)
    if (reply === undefined) return
    state = reply.fullResponse.endState ?? reply.systemResponses[0]?.dialogState
  }
}

function newRequest(
  text: string,
  { dialogState, seed }: { dialogState: unknown; seed?: number | undefined },
): ChatRequest {
  const header = sentHeader(currentHeader())
  const { chatDraftAmong } = usePreferences.getState()
  const { car } = useChat.getState()
  const among = chatStages.find((stage) => stage === chatDraftAmong)
  const draft = header.stage === draftStage ? draftRequest() : undefined
  return {
    text_query: text,
    requestInfo: {
      seed: seed ?? Math.floor(Math.random() * 1_000_000),
      ...(dialogState !== undefined && { dialogState }),
      ...(!isSame(car, noCarValues) && { whatIf: car }),
      ...(draft !== undefined && { draft: { ...draft, ...(among !== undefined && { among }) } }),
    },
    header,
  }
}

/** What the car said with a request still holds, but for what was changed. */
function withCar(before: SentWhatIf | undefined, changed: ChatWhatIf): ChatWhatIf {
  const car = (['vehicleInputs', 'contextInputs', 'featureFlags'] as const).flatMap((kind) => {
    const values = { ...before?.[kind], ...changed[kind] }
    return Object.keys(values).length === 0 ? [] : [[kind, values]]
  })
  return { ...changed, ...Object.fromEntries(car) }
}

/** Returns the answer; nothing where there is none, or where nobody wants it any more. */
async function send(
  request: ChatRequest,
  { repeats }: { repeats?: ChatRequest } = {},
): Promise<TextRecognitionReply | undefined> {
  const { chatDumpsRequests, chatKeepsSession } = usePreferences.getState()
  const { dialog } = useChat.getState()
  const domain = useEditingStore.getState().open?.current
  putMessages([{ ...message('me', { text: request.text_query, request }), repeats }])
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
    putMessages(
      answersOf(request, reply).map((answer) => ({ ...answer, domain })),
      busy,
    )
    return isWanted ? reply : undefined
  } catch (error) {
    if (chatDumpsRequests) console.info('Chat failure', error)
    putMessages([failureOf(request, error)], busy)
    return undefined
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
