import { defaultWeight, type Expression, type LiteralRestriction } from '../../model/expression.ts'
import type { Fulfilment, Intent } from '../../model/intent.ts'
import type { UnknownFields } from '../../model/kept.ts'
import type { Canonical } from '../../model/slot.ts'
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
import type { WireArbitration, WireInterpretation, WireOntologyIntent } from './schemas.ts'

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

const interpretation = codec<Pick<Intent, 'name' | 'expressions'> & { kept?: UnknownFields }>({
  name: plain('intent', ''),
  expressions: lateListOf('expressions', expressionCodec),
})

const noFulfilment: Fulfilment = Object.freeze({
  uiActions: emptyList<string>(),
  apiActions: emptyList<string>(),
})

const ontologyIntent = codec<
  Pick<Intent, 'slotOnly' | 'asksBack' | 'dialogActType' | 'comments' | 'fulfilledBy'> & {
    kept?: UnknownFields
  }
>({
  slotOnly: plain('slotOnly', false),
  asksBack: optional('asksBack'),
  dialogActType: optional('dialogActType'),
  comments: plain('comments', ''),
  fulfilledBy: entryOr(
    'fulfilledBy',
    codec<Fulfilment>({ uiActions: list('systemActions'), apiActions: list('apiActions') }),
    noFulfilment,
  ),
})

const arbitration = codec<{ name: string; arbitration: string; kept?: UnknownFields }>({
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
export function readIntent(name: string, parts: ScatteredIntent, otherwise: string): Intent {
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
  // It is written as it came, so that nobody has to look at its expressions to see that they are the same
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

function withKept<Part>(
  part: Part,
  kept: UnknownFields | undefined,
): Omit<Part, 'kept'> & { kept?: UnknownFields } {
  return { ...part, kept }
}
