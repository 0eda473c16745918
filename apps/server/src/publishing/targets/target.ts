import type { ResourceFile } from '@sdp/domain/resources'
import type { Run } from '../run-record.ts'

/** What is to be brought to a target. */
export interface Delivery {
  run: Run & { artifactId: string }
  files: readonly ResourceFile[]
}

/** What is to be active at a place from now on; no artifact: nothing. */
export interface Switch {
  run: Run
  artifact: { id: string; contentHash: string } | undefined
}

/** A system that is not ours, which answers people from what it is brought. */
export interface Target {
  /** What logs call it; no secrets. */
  name: string
  /** Brings content, as often as it takes; those who ask the target notice nothing of it. */
  deliver: (delivery: Delivery, signal: AbortSignal) => Promise<void>
  /** Makes content that was brought active, or nothing; never in place of what was asked for later. */
  switchTo: (to: Switch, signal: AbortSignal) => Promise<void>
  /** Throws where the target cannot be asked. */
  ping: (signal: AbortSignal) => Promise<void>
}

/** The target understood and says no: to ask again would give the same. */
export class TargetRefusal extends Error {}

/** The target no longer has what was brought to it. */
export class ContentMissing extends Error {}
