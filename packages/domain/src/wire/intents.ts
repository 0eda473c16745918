import { defaultWeight, type Expression, type LiteralRestriction } from '../expressions/expression.ts'
import { defaultArbitration, type Fulfilment, type Intent } from '../intents/intent.ts'
import type { Kept } from '../kept.ts'
import { messages } from '../messages.ts'
import type { Canonical } from '../slots/slot.ts'
import {
  codec,
  emptyList,
  entryOr,
  type Field,
  keeping,
  lateListOf,
  list,
  optional,
  plain,
  readLate,
} from './codec.ts'
import { byKey, missingFrom, warning } from './gather.ts'
import { byName } from './order.ts'
import type { WireArbitration, WireInterpretation, WireOntologyIntent } from './schemas.ts'
import type { WireDomain } from './wire-domain.ts'
import type { Tell, Wiring } from './wiring.ts'

export const canonicalCodec = codec<Canonical>({ name: plain('canonical', ''), literals: list('literals') })

const restrictions: Field<LiteralRestriction[]> = {
  wire: 'literals',
  otherwise: emptyList(),
  read(value) {
    const slots: LiteralRestriction[] = []
    // Most expressions have none, and looking first makes fewer objects
    for (const slot in value as object) {
      const canonicals = (value as Record<string, object[]>)[slot]!
      slots.push({ slot, canonicals: canonicals.map(canonicalCodec.read) })
    }
    return slots
  },
  write: (slots) =>
    Object.fromEntries(slots.map(({ slot, canonicals }) => [slot, canonicals.map(canonicalCodec.write)])),
}

export const expressionCodec = codec<Expression>({
  text: plain('expression', ''),
  weight: plain('weight', defaultWeight),
  restrictions,
})

const interpretation = codec<Pick<Intent, 'name' | 'expressions'> & { kept?: Kept }>({
  name: plain('intent', ''),
  expressions: lateListOf('expressions', expressionCodec),
})

const noFulfilment: Fulfilment = Object.freeze({
  uiActions: emptyList<string>(),
  apiActions: emptyList<string>(),
})

const ontologyIntent = codec<
  Pick<Intent, 'slotOnly' | 'dialogActType' | 'comments' | 'fulfilledBy'> & { kept?: Kept }
>({
  slotOnly: plain('slotOnly', false),
  dialogActType: optional('dialogActType'),
  comments: plain('comments', ''),
  fulfilledBy: entryOr(
    'fulfilledBy',
    codec<Fulfilment>({ uiActions: list('systemActions'), apiActions: list('apiActions') }),
    noFulfilment,
  ),
})

const arbitration = codec<{ name: string; arbitration: string; kept?: Kept }>({
  name: plain('intentName', ''),
  arbitration: plain('arbitration', ''),
})

/** What the outside says about one intent, in all the places where it does. */
export interface ScatteredIntent {
  ontology: WireOntologyIntent
  interpretation: WireInterpretation | undefined
  arbitration: WireArbitration | undefined
  justTalk: boolean
}

/** Gathers an intent; without an arbitration it has the default one. */
function readIntent(name: string, parts: ScatteredIntent, otherwise: string): Intent {
  const spoken = interpretation.read(parts.interpretation ?? { intent: name, expressions: [] })
  const { kept: ontologyKept, ...known } = ontologyIntent.read(parts.ontology)
  const chosen = parts.arbitration && arbitration.read(parts.arbitration)
  const intent: Omit<Intent, 'expressions'> = {
    name,
    arbitration: chosen?.arbitration ?? otherwise,
    justTalk: parts.justTalk,
    ...known,
    ...keeping({
      interpretation: spoken.kept,
      ontology: ontologyKept,
      arbitration: chosen?.kept,
      impliedArbitration: chosen === undefined ? otherwise : undefined,
    }),
  }
  readLate(intent, 'expressions', () => spoken.expressions)
  // It is written as it came, so that nobody has to look at its expressions to tell that they are the same
  if (parts.interpretation !== undefined) written.set(intent, parts)
  return intent as Intent
}

/** An intent is never changed in place, so what it was read from or written as holds as long as it does. */
const written = new WeakMap<object, ScatteredIntent>()

/** Scatters an intent. */
export function writeIntent(intent: Intent): ScatteredIntent {
  const known = written.get(intent)
  if (known !== undefined) return known
  const scattered = scatter(intent)
  written.set(intent, scattered)
  return scattered
}

function scatter(intent: Intent): ScatteredIntent {
  const kept = intent.kept ?? {}
  return {
    interpretation: interpretation.write(
      withKept({ name: intent.name, expressions: intent.expressions }, kept.interpretation),
    ) as WireInterpretation,
    ontology: ontologyIntent.write(withKept(intent, kept.ontology)) as WireOntologyIntent,
    arbitration:
      kept.impliedArbitration === intent.arbitration
        ? undefined
        : (arbitration.write(withKept(intent, kept.arbitration)) as WireArbitration),
    justTalk: intent.justTalk,
  }
}

function withKept<Part>(part: Part, kept: Kept | undefined): Omit<Part, 'kept'> & { kept?: Kept } {
  return { ...part, kept }
}

/** Intents stand in four collections; those without an order of their own are sorted by name. */
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

function readIntents(wire: WireDomain, tell: Tell): Intent[] {
  const known = new Map(Object.entries(ontologyIntents(wire, tell)))
  const interpretations = byKey(wire.nlu_interpretations ?? [], 'intent', joinExpressions, (names) =>
    tell(warning(messages.wire.interpretationsJoined, names)),
  )
  const chosen = new Map((wire.arbitrations ?? []).map((entry) => [entry.intentName, entry]))
  const justTalk = new Set(wire.justtalk ?? [])

  const unknown = missingFrom(known, interpretations.keys())
  if (unknown.length > 0) tell(warning(messages.wire.interpretationsDropped, unknown))
  const unknownSettings = missingFrom(known, new Set([...chosen.keys(), ...justTalk]))
  if (unknownSettings.length > 0) tell(warning(messages.wire.intentSettingsDropped, unknownSettings))

  // The order is that of the interpretations: it is the one an author can change
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
  tell: Tell,
): Readonly<Record<string, WireOntologyIntent>> {
  if (!Array.isArray(ontology.intents)) return ontology.intents ?? {}
  tell({ kind: 'warning', message: messages.wire.malformedIntents })
  return {}
}

function joinExpressions(first: WireInterpretation, second: WireInterpretation): WireInterpretation {
  return { ...second, ...first, expressions: [...(first.expressions ?? []), ...(second.expressions ?? [])] }
}
