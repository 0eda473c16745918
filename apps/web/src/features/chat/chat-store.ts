import type { chat, Sent, SystemResponse, TextRecognitionReply } from '@sdp/api'
import type { Domain } from '@sdp/domain'
import { type ChatStage, type draftStage, newRequestHeader, type RequestHeader } from '@sdp/domain/chat'
import { type CarValues, noCarValues } from '@sdp/domain/tests'
import { create } from 'zustand'
import { useSignIn } from '../../server/sign-in.ts'

export type ChatRequest = Sent<typeof chat.textRecognition.shapes>['body']
export type SentWhatIf = NonNullable<NonNullable<ChatRequest['requestInfo']>['whatIf']>

/** One bubble. */
export interface ChatMessage {
  id: number
  author: 'me' | 'bot'
  type: 'text' | 'busy'
  data: {
    text: string
    audio: readonly string[]
    image: string | null
    /** As it was sent and as it was answered, for whoever looks behind the bubble. */
    request?: ChatRequest
    response?: unknown
  }
  /** What else belongs to an answer of the assistant. */
  answer?: { response: SystemResponse; reply: TextRecognitionReply }
  /** What to quote of a request that failed. */
  debug?: string
  /** Whether it was made an expression of an intent since. */
  isAdded?: boolean
  /** The request in whose place it was said. */
  repeats?: ChatRequest | undefined
  /** The open domain as it was when this was said. */
  domain?: Domain | undefined
}

interface ChatState {
  isOpen: boolean
  isFullscreen: boolean
  messages: readonly ChatMessage[]
  /** What the car says about itself; language and stage are what was chosen, where something was. */
  header: Omit<RequestHeader, 'language' | 'stage'>
  chosenStage: ChatStage | typeof draftStage | undefined
  chosenLanguage: string | undefined
  /** The language chosen for a draft, and the open domain and language that it was chosen at. */
  draftLanguage: { at: string; language: string } | undefined
  /** The dialog session: what the next request continues, if anything. */
  dialog: { readonly state: unknown }
  /** What the car says until the next reset. */
  car: CarValues
  /** The messages after which a new dialog session was started by hand. */
  beginsAfter: readonly number[]
  /** The message that is being heard. */
  playing: number | undefined
  /** The answer whose reasons are shown. */
  explained: number | undefined
  /** The answer from whose reasons one came back: the focus goes on there. */
  returnedTo: number | undefined
  /** The answer up to which the conversation is being kept as a test. */
  kept: number | undefined
}

const { language: _language, stage: _stage, ...header } = newRequestHeader()

const noChat: ChatState = {
  isOpen: false,
  isFullscreen: false,
  messages: [],
  header,
  chosenStage: undefined,
  chosenLanguage: undefined,
  draftLanguage: undefined,
  dialog: { state: undefined },
  car: noCarValues,
  beginsAfter: [],
  playing: undefined,
  explained: undefined,
  returnedTo: undefined,
  kept: undefined,
}

/** The conversation of this tab; it stays while one goes from page to page. */
export const useChat = create<ChatState>(() => noChat)

// Whoever signs in next did not say any of it
useSignIn.subscribe(({ signedIn: now }, { signedIn: before }) => {
  if (before !== undefined && now?.user.email !== before.user.email) useChat.setState(noChat)
})

/** Closes the window; it opens with the conversation, ready for the next sentence. */
export function closeChat(): void {
  useChat.setState({ isOpen: false, explained: undefined, returnedTo: undefined })
}

/** Begins a new dialog session; an answer that is on its way belongs to the one before. */
export function forgetDialog(): void {
  useChat.setState(({ messages, beginsAfter }) => {
    const last = messages.at(-1)
    return {
      dialog: { state: undefined },
      car: noCarValues,
      beginsAfter: last === undefined ? [] : [...beginsAfter, last.id],
    }
  })
}

let lastId = 0

/** Adds messages in the place of another one, or at the end; returns the number of the first. */
export function putMessages(added: readonly Omit<ChatMessage, 'id'>[], inPlaceOf?: number): number {
  const first = lastId + 1
  const numbered = added.map((message) => ({ ...message, id: ++lastId }))
  useChat.setState(({ messages }) => {
    const at = messages.findIndex(({ id }) => id === inPlaceOf)
    if (at < 0 && inPlaceOf !== undefined) return { messages }
    const before = at < 0 ? messages : messages.slice(0, at)
    const after = at < 0 ? [] : messages.slice(at + 1)
    return { messages: [...before, ...numbered, ...after] }
  })
  return first
}

/** Forgets the conversation; an answer that is on its way comes to nothing. */
export function clearMessages(): void {
  useChat.setState({ messages: [], playing: undefined, explained: undefined })
}

/** Notes that what somebody said is an expression now. */
export function markAdded(id: number): void {
  useChat.setState(({ messages }) => ({
    messages: messages.map((message) => (message.id === id ? { ...message, isAdded: true } : message)),
  }))
}
