import { messages } from '../../messages/messages.ts'
import { defaultArbitration, type Intent } from '../../model/intent.ts'
import { firstByKey } from '../../toolbox/lists.ts'
import { byName } from '../../toolbox/order.ts'
import { byKey, missingFrom, warning } from './gather.ts'
import { readIntent, writeIntent } from './intents.ts'
import type { WireInterpretation, WireOntologyIntent } from './schemas.ts'
import type { WireDomain } from './wire-domain.ts'
import type { Report, Wiring } from './wiring.ts'

/** Intents stand in four collections; those without an order of their own are sorted by name (ruling R274). */
export const intentWiring: Wiring<Intent> = {
  read: readIntents,
  write(list) {
    const intents = list.map((intent) => ({ name: intent.name, ...writeIntent(intent) }))
    const sorted = intents.toSorted(byName)
    return {
      nlu_interpretations: intents.map((one) => one.interpretation),
      'ontology.intents': Object.fromEntries(sorted.map(({ name, ontology }) => [name, ontology])),
      arbitrations: sorted.flatMap((one) => one.arbitration ?? []),
      justtalk: sorted.filter(({ justTalk }) => justTalk).map(({ name }) => name),
    }
  },
}

function readIntents(wire: WireDomain, report: Report): Intent[] {
  const known = new Map(Object.entries(ontologyIntents(wire, report)))
  const interpretations = byKey(wire.nlu_interpretations ?? [], 'intent', joinExpressions, (names) =>
    report(warning(messages.wire.interpretationsJoined, names)),
  )
  const chosen = firstByKey((wire.arbitrations ?? []).map((entry) => [entry.intentName, entry]))
  const justTalk = new Set(wire.justtalk ?? [])

  const unknown = missingFrom(known, interpretations.keys())
  if (unknown.length > 0) report(warning(messages.wire.interpretationsDropped, unknown))
  const unknownSettings = missingFrom(known, new Set([...chosen.keys(), ...justTalk]))
  if (unknownSettings.length > 0) report(warning(messages.wire.intentSettingsDropped, unknownSettings))

  // The order is that of the interpretations: it is the one an author can change (ruling R274)
  const names = new Set([...interpretations.keys(), ...known.keys()])
  const otherwise = defaultArbitration({ embedded: wire.embedded ?? false })
  return [...names].flatMap((name) => {
    const entry = known.get(name)
    if (entry === undefined) return []
    const parts = {
      ontology: entry,
      interpretation: interpretations.get(name),
      arbitration: chosen.get(name),
      justTalk: justTalk.has(name),
    }
    return [readIntent(name, parts, otherwise)]
  })
}

function ontologyIntents(
  { ontology = {} }: WireDomain,
  report: Report,
): Readonly<Record<string, WireOntologyIntent>> {
  if (!Array.isArray(ontology.intents)) return ontology.intents ?? {}
  report({ kind: 'warning', message: messages.wire.malformedIntents })
  return {}
}

/** What is said of one intent twice. */
export function joinExpressions(first: WireInterpretation, second: WireInterpretation): WireInterpretation {
  return { ...second, ...first, expressions: [...(first.expressions ?? []), ...(second.expressions ?? [])] }
}
