/** Learns a little at a time; returns whether there is more to learn. */
interface Learner {
  learnOn: () => boolean
}

interface LearningAhead {
  /** What learns at a place, as long as it is kept. */
  find: (place: string) => Learner | undefined
  /** Calls back when nobody waits for an answer. */
  defer: (work: () => void) => void
}

/**
 * Lets new programs learn to guess while nobody waits, a little at a time: the first sentence that no expression fits
 * would have to wait for all of it.
 */
export function learnAhead({ find, defer }: LearningAhead): (place: string) => void {
  const places = new Set<string>()
  const learn = () => {
    const [place] = places
    if (place === undefined) return
    if (!hasMore(find(place))) places.delete(place)
    if (places.size > 0) defer(learn)
  }
  return (place) => {
    if (places.size === 0) defer(learn)
    places.add(place)
  }
}

function hasMore(learner: Learner | undefined): boolean {
  try {
    return learner?.learnOn() ?? false
  } catch {
    // Whoever says a sentence that must be guessed is told why; nobody waits for it here
    return false
  }
}
