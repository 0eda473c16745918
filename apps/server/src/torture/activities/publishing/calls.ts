import type { publishing, Reply } from '@sdp/api'
import type { ItemPlace } from '@sdp/domain/publishing'
import type { RecordedCall } from '../../harness/recorder.ts'

export const publishedDomain = { name: 'History', id: 'history', language: 'deu-DEU' }
export const places: readonly ItemPlace[] = ['dev', 'nonprod', 'prod'].flatMap((environment) => [
  { node: 'ECE', environment, resource: 'dialog', provider: 'runtime' },
  { node: 'ECE', environment, resource: 'languageModel', provider: 'world' },
])
export type Option = 'request' | 'execute' | 'approve' | 'cancel'

export interface PublishingCall {
  call: RecordedCall<Reply<(typeof publishing.publish)['shapes']>>
  place: ItemPlace
  option: Option
  /** It goes back to a version: nothing, or everything at its environment that differs. */
  isVersion?: boolean
}
