import { mapMentions } from '@sdp/domain'
import type { Intent } from '@sdp/domain/intents'
import type { Slot } from '@sdp/domain/slots'
import type { Spoken } from '../guess/training-set.ts'

/** Several domains as one, in which names say whose they are: a model learned from it can distinguish them. */
export interface JoinedDomains {
  domain: Spoken
  /** Whose an intent of it is, and what it is called there. */
  ownerOf: (intent: string) => { at: number; name: string }
}

/** Joins domains; each has an id that no other has, of letters and digits, and that it keeps when other members are added or removed. */
export function joinDomains(members: readonly { id: string; domain: Spoken }[]): JoinedDomains {
  const parts = members.map(({ id, domain }) => underOwnNames(domain, `${id}_`))
  const owners = new Map(
    parts.flatMap(({ intents }, at) =>
      intents.map(({ name }) => [name, { at, name: name.slice(members[at]!.id.length + 1) }] as const),
    ),
  )
  return {
    domain: {
      intents: parts.flatMap(({ intents }) => intents),
      slots: parts.flatMap(({ slots }) => slots),
      reusableExpressions: parts.flatMap(({ reusableExpressions }) => reusableExpressions),
    },
    ownerOf: (intent) => owners.get(intent)!,
  }
}

// The same object for the same entry: what was learned of it is found again by it
const renamed = new WeakMap<object, { prefix: string; entry: object }>()

function once<Entry extends object>(entry: Entry, prefix: string, make: () => Entry): Entry {
  const known = renamed.get(entry)
  if (known?.prefix === prefix) return known.entry as Entry
  const made = make()
  renamed.set(entry, { prefix, entry: made })
  return made
}

function underOwnNames({ intents, slots, reusableExpressions }: Spoken, prefix: string): Spoken {
  const change = (name: string) => `${prefix}${name}`
  const changes = { slot: change, 'reusable part': change }
  return {
    intents: intents.map((intent) =>
      once<Intent>(intent, prefix, () => {
        const [named] = mapMentions({ intents: [intent] }, changes).intents
        return { ...named!, name: change(intent.name) }
      }),
    ),
    slots: slots.map((slot) => once<Slot>(slot, prefix, () => ({ ...slot, name: change(slot.name) }))),
    reusableExpressions: reusableExpressions.map((part) =>
      once(part, prefix, () => {
        const [named] = mapMentions({ reusableExpressions: [part] }, changes).reusableExpressions
        return { ...named!, name: change(part.name) }
      }),
    ),
  }
}
