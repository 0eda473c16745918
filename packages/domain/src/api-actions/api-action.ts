import type { Kept } from '../kept.ts'

/** A call to the domain's handler. */
export interface ApiAction {
  name: string
  comments: string
  /** The id of a handler, or empty. */
  handler: string
  path: string[]
  /** Empty, cloud-callback or CloudNotification. */
  domain: string
  requiredAuthLevel: number
  kept?: Kept
}
