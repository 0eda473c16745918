import type { DialogAct, SoundFocus } from '@sdp/domain/ui-actions'

/** What the assistant does after a turn, in this order. */
export interface Reply {
  actions: ReplyAction[]
  /** Whether the assistant goes on listening. */
  followUp: boolean
  /** Why the turn came to no good end. */
  error?: string
}

export type ReplyAction = UiReply | CoreReply | PlatformReply

/** What is said, played and shown. */
export interface UiReply {
  kind: 'ui'
  name: string
  /** False for a name that the domain does not define: a UI action of the platform, or one that is gone. */
  isOfDomain: boolean
  before: SaidText[]
  texts: SaidText[]
  after: SaidText[]
  audio: SaidText[]
  gui?: ShownResponse
  dialogAct?: Pick<DialogAct, 'type' | 'slots'>
  whiteList: string[]
  followUp: boolean
  /** How the client behaves meanwhile. */
  flags: Record<string, boolean>
  emotionAnimation: string
  speakingStyle: string
  useCloudTts: boolean
  soundFocus?: SoundFocus
}

/** One text of a response, its placeholders filled. */
export interface SaidText {
  response: string
  /** Its place among the texts of the response. */
  index: number
  /** With its tags, for a voice that reads them. */
  written: string
  /** As it is heard or shown. */
  spoken: string
}

/** What the screen shows, its placeholders filled. */
export interface ShownResponse {
  name: string
  type: string
  template?: unknown
  payload?: unknown
  labels?: string[]
  screenType?: string
  proactiveType?: string
}

/** What the platform itself says, in the language of the conversation. */
interface PlatformReply {
  kind: 'platform'
  name: 'askBack' | 'declined'
  text: string
}

/** An action that the platform runs itself. */
interface CoreReply {
  kind: 'core'
  name: string
  parameters: Record<string, string>
}
