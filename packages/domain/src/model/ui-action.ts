import type { UnknownFields } from './kept.ts'

/** What the assistant says, plays and shows, and how it behaves meanwhile. */
export interface UiAction {
  name: string
  comments: string
  /** Names of text-to-speech responses. */
  ttsResponses: string[]
  preTtsText: string
  postTtsText: string
  /** Names of audio responses. */
  audioResponses: string[]
  guiResponse?: GuiResponseSetting
  dialogAct?: DialogAct
  emotionAnimation: string
  speakingStyle: string
  useCloudTts: boolean
  /** Names of intents. */
  whiteList: string[]
  clientBehaviourFlags: Record<string, boolean>
  soundFocus?: SoundFocus
  kept?: UnknownFields
}

/** A UI action that says, plays and shows nothing yet. */
export function newUiAction(name: string): UiAction {
  return {
    name,
    comments: '',
    ttsResponses: [],
    preTtsText: '',
    postTtsText: '',
    audioResponses: [],
    guiResponse: { name: '', type: 'UNKNOWN' },
    dialogAct: { type: 'giveInformation', slots: {} },
    emotionAnimation: 'neutral',
    speakingStyle: '',
    useCloudTts: false,
    whiteList: [],
    clientBehaviourFlags: {},
  }
}

/** What kind of GUI response it is; the response itself is bound to a language and is in `guiResponses`. */
export interface GuiResponseSetting {
  name: string
  type: string
  payload?: unknown
  /** Names of concepts, of a dictation only. */
  labels?: string[]
  /** What is dictated, of a dictation only. */
  screenType?: string
  /** What the assistant begins to speak of, of a proactive dialog only. */
  proactiveType?: string
  kept?: UnknownFields
}

export interface DialogAct {
  type: string
  /** The value of each slot that the act speaks of. */
  slots: Record<string, unknown>
  kept?: UnknownFields
}

export interface SoundFocus {
  referencePoint: string
  coordinates: Coordinates[]
  kept?: UnknownFields
}

export interface Coordinates {
  x?: number | null
  y?: number | null
  z?: number | null
  t?: number | null
  kept?: UnknownFields
}
