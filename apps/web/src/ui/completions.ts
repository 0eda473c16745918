const maxShown = 50

/** What can stand in place of the end of a text. */
export interface Completion {
  from: number
  options: readonly CompletionOption[]
  /** How many more there are, which further letters would bring. */
  more?: number
}

export interface CompletionOption {
  label: string
  /** What it is, in a word. */
  kind?: string
  /** What is put in. */
  text: string
  /** What is done instead. */
  onTake?: () => void
}

export interface Completions {
  shown: readonly string[]
  /** How many more there are, which further letters would bring. */
  more: number
}

/** What a typed text can become: names that begin with it first, then those that contain it. */
export function completionsOf(offers: readonly string[], typed: string): Completions {
  const wanted = typed.trim().toLowerCase()
  const begin: string[] = []
  const contain: string[] = []
  for (const offer of offers) {
    const place = offer.toLowerCase().indexOf(wanted)
    if (place === 0) begin.push(offer)
    else if (place > 0) contain.push(offer)
  }
  const found = [...begin, ...contain]
  // What is there already is no completion
  if (found.length === 1 && found[0] === typed) return { shown: [], more: 0 }
  return { shown: found.slice(0, maxShown), more: Math.max(found.length - maxShown, 0) }
}

/** Completes a text to one of some names. */
export function completingTo(offers: readonly string[]): (typed: string) => Completion {
  return (typed) => {
    const { shown, more } = completionsOf(offers, typed)
    return { from: 0, options: shown.map((name) => ({ label: name, text: name })), more }
  }
}
