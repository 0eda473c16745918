import { type Guesses, guessesFor } from '../guess/guesses.ts'
import type { Reading } from '../model/reading.ts'
import type { Program } from '../program/program.ts'
import type { GuessSource } from '../understand/understand.ts'
import { type JoinedDomains, joinDomains } from './join-domains.ts'

/** A domain that listens together with others. */
export interface Member {
  /** Letters and digits that no other member has, and that it keeps when other members are added or removed. */
  id: string
  program: Pick<Program, 'domain' | 'language'>
}

/** What guesses for several domains at once: one model over the intents of all, so that what it says of them can be compared. */
export interface JointGuesses {
  isLearned(): boolean
  /** Learns a little ahead; returns whether there is more to learn. */
  learnOn(): boolean
  /** What is guessed for each of the members, in their order; it has learned before. */
  sources(): readonly GuessSource[]
  /** What the next guesses go on from. */
  guesses: Guesses
}

/** The guesses of some members in one language; with those of before, only what changed is made again. */
export function jointGuessesFor(members: readonly Member[], earlier?: JointGuesses): JointGuesses {
  const joined = joinDomains(members.map(({ id, program }) => ({ id, domain: program.domain })))
  const guesses = guessesFor(joined.domain, members[0]?.program.language ?? '', {
    earlier: earlier?.guesses,
    groupOf: (intent) => members[joined.ownerOf(intent).at]!.id,
  })
  return {
    isLearned: guesses.isLearned,
    learnOn: guesses.learnOn,
    sources: () => sourcesOf(members, joined, guesses),
    guesses,
  }
}

function sourcesOf(
  members: readonly Member[],
  { ownerOf }: JoinedDomains,
  { learned }: Guesses,
): GuessSource[] {
  const guesser = learned()
  /** All members are asked about the same sentence: it is read once. */
  const byMember = (read: (text: string) => Reading[]) => {
    let last: { text: string; readings: readonly Reading[][] } | undefined
    return (text: string, at: number): Reading[] => {
      if (last?.text !== text) {
        const readings = members.map((): Reading[] => [])
        for (const reading of read(text)) {
          const owner = ownerOf(reading.intent)
          readings[owner.at]!.push(underOwnNames(reading, members[owner.at]!.id))
        }
        last = { text, readings }
      }
      return last.readings[at]!
    }
  }
  const guess = byMember(guesser.guess)
  const candidates = byMember(guesser.candidates)
  return members.map((_, at) => ({
    threshold: guesser.threshold,
    guess: (text) => guess(text, at),
    candidates: (text) => candidates(text, at),
  }))
}

/** A reading by the names that its own domain has. */
function underOwnNames(reading: Reading, id: string): Reading {
  const own = (name: string) => name.slice(id.length + 1)
  const { origin } = reading
  return {
    ...reading,
    intent: own(reading.intent),
    slots: reading.slots.map((spoken) => ({ ...spoken, slot: own(spoken.slot) })),
    origin:
      origin.kind === 'guess'
        ? { ...origin, nearest: origin.nearest.replaceAll(`$(${id}_`, '$(').replaceAll(`§${id}_`, '§') }
        : origin,
  }
}
