import type { RecordedCall } from '../../harness/recorder.ts'

export const contentDomain = { name: 'Content', id: 'content', language: 'eng-USA' }

/** What a call makes of the content that it finds. */
export type ContentChange =
  /** `attempt`: the first call that sent it. */
  | { kind: 'save'; key: string; attempt: number; base?: string }
  | { kind: 'import'; key: string; attempt: number; base: string }
  | { kind: 'restore'; revision: string }
  | { kind: 'languages'; languages: string[] }

export interface ContentCall {
  call: RecordedCall<{ revision: string }>
  change: ContentChange
}
