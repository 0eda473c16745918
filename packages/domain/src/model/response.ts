import type { UnknownFields } from './kept.ts'

/** A text-to-speech or audio response: one of its texts is chosen. */
export interface Response {
  name: string
  texts: string[]
}

/** What the screen shows for a UI action: a template, or a reference that starts with `$`. */
export interface GuiResponse {
  name: string
  template: string | Record<string, unknown>
}

/** A runtime response of an embedded domain. */
export interface AdditionalResponse {
  name: string
  voice: string[]
  text: string[]
  kept?: UnknownFields
}
