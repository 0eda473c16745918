import type { Program } from '@sdp/dialogue'

interface LearningAhead {
  /** The program of a place, as long as it is kept. */
  find: (place: string) => Pick<Program, 'guesses'> | undefined
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

function hasMore(program: Pick<Program, 'guesses'> | undefined): boolean {
  try {
    return program?.guesses.learnOn() ?? false
  } catch {
    // Whoever says a sentence that must be guessed is told why; nobody waits for it here
    return false
  }
}
