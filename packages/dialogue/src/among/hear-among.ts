import type { Program } from '../program.ts'
import type { State } from '../state.ts'
import { type GuessSource, hear } from '../understand.ts'
import { arbitrate, type Candidate, isSure, type Judged } from './arbitrate.ts'

/** A domain that hears what is said. */
export interface Listener {
  domainId: string
  /** What it is called. */
  domain: string
  program: Program
  state: State
  /** Whether the conversation before was with it. */
  spokeLast: boolean
}

interface Hearing {
  /** Only domains for it answer. */
  platform: string | undefined
  /** What was learned from all of them, in their order; asked for only where no expression says all words. */
  sources: () => Promise<readonly GuessSource[]>
}

/** Which of several domains answers a sentence, the winner first, and why the others do not. */
export async function hearAmong(
  listeners: readonly Listener[],
  text: string,
  { platform, sources }: Hearing,
): Promise<Judged[]> {
  const fitting = listeners.map((listener) => candidateOf(listener, text))
  const judged = arbitrate(fitting, { platform })
  if (isSure(judged) || listeners.length === 0) return judged
  const guesses = await sources()
  const guessed = listeners.map((listener, at) => candidateOf(listener, text, guesses[at]))
  return arbitrate(guessed, { platform })
}

function candidateOf(listener: Listener, text: string, source?: GuessSource): Candidate {
  const { domainId, domain, program, state, spokeLast } = listener
  const heard = hear(program, state, text, source && (() => source))
  return {
    domainId,
    domain,
    platforms: program.domain.platforms,
    heard,
    arbitration: program.intents.get(heard?.reading.intent ?? '')?.arbitration ?? '',
    spokeLast,
    isWaiting: spokeLast && hasAsked(state),
  }
}

/** Whether an answer is expected; a conversation that only may go on expects none. */
function hasAsked({ waits, askedBack }: State): boolean {
  if (askedBack !== undefined) return true
  return waits !== undefined && waits.slots.length + waits.whiteList.length > 0
}
