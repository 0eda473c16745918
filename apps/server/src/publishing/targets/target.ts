import { messages } from '@sdp/domain'
import type { ResourceFile } from '@sdp/domain/resources'
import type { PublishingPlace } from '../place.ts'
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

/** A place with the name that targets know its domain by. */
export interface NamedPublishingPlace extends PublishingPlace {
  name: string
}

/** What a target has active at a place. */
export interface TargetContent {
  /** Null where it has nothing, or not all of it. */
  artifact: string | null
  /** The save point that it was published from, where the target says it. */
  savePoint?: string | undefined
  /** Of the run that switched to it, where the target says it. */
  number?: number | undefined
}

/** A system that is not ours, which answers people from what it is brought. */
export interface Target {
  /** What logs call it; no secrets. */
  name: string
  /** Brings content, as often as it takes; those who ask the target notice nothing of it. */
  deliver: (delivery: Delivery, signal: AbortSignal) => Promise<void>
  /** Makes content that was brought active, or nothing; never in place of what was asked for later. */
  switchTo: (to: Switch, signal: AbortSignal) => Promise<void>
  /** What is active at places, by their names; those of which the target cannot be asked are absent. */
  holds: (
    places: readonly NamedPublishingPlace[],
    signal: AbortSignal,
  ) => Promise<ReadonlyMap<string, TargetContent>>
}

/** The target understood and says no: to ask again would give the same. */
export class TargetRefusal extends Error {}

/** Something that was asked for later is active there, as far as its number says. */
export class LaterActive extends TargetRefusal {
  constructor(readonly number?: number) {
    super(messages.pipelines.later)
  }
}

/** The target no longer has what was brought to it. */
export class ContentMissing extends Error {}
