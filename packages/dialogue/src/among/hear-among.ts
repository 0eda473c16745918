import type { State } from '../model/state.ts'
import type { Heard } from '../model/understood.ts'
import type { Program } from '../program/program.ts'
import { type GuessSource, type Hearing, hear } from '../understand/understand.ts'
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

interface HearingAmong {
  /** Only domains for it answer. */
  platform: string | undefined
  /** What was learned from all of them, in their order; asked for only where no expression says all words. */
  sources: () => Promise<readonly GuessSource[]>
}

/** Which of several domains answers a sentence, the winner first, and why the others do not. */
export async function hearAmong(
  listeners: readonly Listener[],
  text: string,
  { platform, sources }: HearingAmong,
): Promise<Judged[]> {
  const hearings = listeners.map(({ program, state }) => hear(program, state, text))
  const judge = (heardBy: (hearing: Hearing, at: number) => Heard | undefined) =>
    arbitrate(
      hearings.map((hearing, at) => candidateOf(listeners[at]!, heardBy(hearing, at))),
      { platform },
    )
  const judged = judge(({ fitting }) => fitting)
  if (isSure(judged) || listeners.length === 0) return judged
  const guesses = await sources()
  return judge(({ guessed }, at) => guessed(guesses[at]!))
}

function candidateOf(listener: Listener, heard: Heard | undefined): Candidate {
  const { domainId, domain, program, state, spokeLast } = listener
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
