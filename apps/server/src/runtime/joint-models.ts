import { type JointGuesses, jointGuessesFor, type Member } from '@sdp/dialogue'
import { openCache } from '../content/cache.ts'
import { modelKey } from './model-key.ts'

/** What is learned from programs that listen together. */
export interface JointModel extends Pick<JointGuesses, 'isLearned' | 'learnOn' | 'sources'> {
  /** Names what is stored of it; nothing where it is not stored. */
  key: string | undefined
  /** When it is known whether it was stored before; nobody learns it earlier. */
  looked: Promise<void>
}

interface ListeningPrograms {
  /** Where they listen: what is the same as of those who listened there before is taken from there. */
  place: string
  /** What of what was learned elsewhere helps, where nobody listened there before. */
  similar?: string | undefined
  /** Distinguishes the listeners at the place. */
  names: string
  members: () => Member[]
  bytes: number
  isStored: boolean
}

interface Limits {
  maxBytes: number
  /** Names the code that learns; without it nothing is stored. */
  codeVersion: string | undefined
  find: (key: string) => Promise<Uint8Array | undefined>
  keep: (key: string, model: Uint8Array) => void
}

/** The models of the places where somebody listened last: read where they are stored, otherwise learned, and then stored. */
export function openJointModels({ maxBytes, codeVersion, find, keep }: Limits) {
  const kept = openCache<{ names: string; model: JointModel; joint: JointGuesses }>(maxBytes, {
    keepsNewest: true,
  })

  function open(joint: JointGuesses, key: string | undefined): JointModel {
    let isToBeStored = key !== undefined
    const look = async () => {
      if (key === undefined || joint.isLearned()) return
      const stored = await find(key)
      if (stored !== undefined && joint.guesses.restore(stored)) isToBeStored = false
    }
    return {
      key,
      looked: look(),
      isLearned: joint.isLearned,
      sources: joint.sources,
      learnOn: () => {
        const hasMore = joint.learnOn()
        if (!hasMore && isToBeStored) {
          isToBeStored = false
          const model = joint.guesses.model()
          if (model !== undefined) keep(key!, model)
        }
        return hasMore
      },
    }
  }

  return {
    find: (place: string): JointModel | undefined => kept.get(place)?.model,
    at: ({ place, similar, names, members: membersOf, bytes, isStored }: ListeningPrograms): JointModel => {
      const before = kept.get(place)
      if (before?.names === names) return before.model
      const members = membersOf()
      const earlier = before ?? (similar === undefined ? undefined : kept.get(similar))
      const joint = jointGuessesFor(members, earlier?.joint)
      const key = isStored && codeVersion !== undefined ? modelKey(members, codeVersion) : undefined
      const model = open(joint, key)
      kept.set(place, { names, model, joint }, bytes)
      return model
    },
  }
}
