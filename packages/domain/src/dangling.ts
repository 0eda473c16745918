import type { Domain } from './domain.ts'
import {
  type ChangeName,
  mapApiActionMentions,
  mapApiInputMentions,
  mapHandlerMentions,
  mapIntentMentions,
  mapPartMentions,
  mapSlotMentions,
  mapUiActionMentions,
} from './references.ts'

type Walk = (domain: Domain, change: ChangeName) => Domain

/** The names that something in the domain mentions and that do not exist, each with its kind: `slot artist`. */
export function dangling(domain: Domain, coreActions: readonly string[] = []): string[] {
  const found = new Set<string>()
  const look = (kind: string, walk: Walk, known: readonly string[]) => {
    const names = new Set(known)
    walk(domain, (name) => {
      if (!names.has(name)) found.add(`${kind} ${name}`)
      return name
    })
  }
  look('intent', mapIntentMentions, namesOf(domain.intents))
  look('slot', mapSlotMentions, namesOf(domain.slots))
  look('API input', mapApiInputMentions, namesOf(domain.apiInputs))
  look('API action', mapApiActionMentions, [...namesOf(domain.apiActions), ...coreActions])
  look('UI action', mapUiActionMentions, namesOf(domain.uiActions))
  look(
    'handler',
    mapHandlerMentions,
    domain.handlers.map(({ id }) => id),
  )
  look('reusable part', mapPartMentions, namesOf(domain.reusableExpressions))
  return [...found]
}

function namesOf(entries: readonly { name: string }[]): string[] {
  return entries.map(({ name }) => name)
}
