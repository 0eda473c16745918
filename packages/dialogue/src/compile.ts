import type { Domain } from '@sdp/domain'
import { newIntent } from '@sdp/domain/intents'
import { textsByName } from '@sdp/domain/responses'
import { resetsOf } from './decide/resets.ts'
import { ruleTable } from './decide/rule-table.ts'
import type { Program, Understanding } from './program.ts'
import { slowReading } from './testing/slow-reading.ts'

/** What understands sentences of a domain. */
export interface Understandings {
  exact: Understanding
  answers: Understanding
  guesses: Understanding
}

/** Makes a domain ready for conversations in its language. */
export function compile(
  domain: Domain,
  language: string,
  understandings: Understandings = understandingOf(domain, language),
): Program {
  return {
    domain,
    language,
    ...understandings,
    table: ruleTable(domain.modules),
    resets: resetsOf(domain),
    yesNoSlots: domain.slots.filter(({ type }) => type === 'yesNo').map(({ name }) => name),
    intents: byName(domain.intents),
    slots: byName(domain.slots),
    apiInputs: byName(domain.apiInputs),
    apiActions: byName(domain.apiActions),
    handlers: new Map(domain.handlers.map((handler) => [handler.id, handler])),
    uiActions: byName(domain.uiActions),
    ttsTexts: textsByName(domain, 'tts'),
    audioTexts: textsByName(domain, 'audio'),
    guiTemplates: new Map(domain.guiResponses.map(({ name, template }) => [name, template])),
  }
}

/** The program of a domain that was edited; what did not change is taken over. */
export function recompile(program: Program, domain: Domain): Program {
  return domain === program.domain ? program : compile(domain, program.language)
}

function understandingOf(domain: Domain, language: string): Understandings {
  return {
    exact: slowReading(domain, language),
    answers: slowReading(answersOnly(domain), language),
    guesses: { read: () => [] },
  }
}

/** The domain with one intent for each slot, which is said by its value alone. */
function answersOnly(domain: Domain): Domain {
  const intents = domain.slots.map(({ name }) => ({
    ...newIntent(domain, name),
    slotOnly: true,
    expressions: [{ text: `$(${name})`, weight: 100, restrictions: [] }],
  }))
  return { ...domain, intents }
}

function byName<Entry extends { name: string }>(list: readonly Entry[]): Map<string, Entry> {
  // Of two with the same name the first counts, as everywhere
  return new Map(list.toReversed().map((entry) => [entry.name, entry]))
}
