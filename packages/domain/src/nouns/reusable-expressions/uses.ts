import { mentionedParts } from '../../expressions/references.ts'
import type { Domain } from '../../model/domain.ts'
import type { Intent } from '../../model/intent.ts'

/** Where a reusable part is mentioned. */
export interface PartUse {
  intents: { intent: string; texts: string[] }[]
  /** The names of other parts. */
  parts: string[]
  /** How many expressions mention it, in all intents. */
  expressions: number
}

const inIntents = new WeakMap<Intent, ReadonlyMap<string, string[]>>()

/** Where each reusable part is mentioned in the language of the domain, and in other parts in any language. */
export function partUses({
  intents,
  reusableExpressions,
}: Pick<Domain, 'intents' | 'reusableExpressions'>): ReadonlyMap<string, PartUse> {
  const uses = new Map<string, PartUse>()
  const usesOf = (part: string) => {
    const use = uses.get(part) ?? { intents: [], parts: [], expressions: 0 }
    uses.set(part, use)
    return use
  }
  for (const intent of intents) {
    for (const [part, texts] of mentionsInIntent(intent)) {
      const use = usesOf(part)
      use.intents.push({ intent: intent.name, texts })
      use.expressions += texts.length
    }
  }
  for (const { name, values } of reusableExpressions) {
    const mentioned = new Set(Object.values(values).flatMap((value) => [...mentionedParts(value)]))
    for (const part of mentioned) usesOf(part).parts.push(name)
  }
  return uses
}

/** Kept per intent: after an edit only the intents that it touched are read again. */
function mentionsInIntent(intent: Intent): ReadonlyMap<string, string[]> {
  const earlier = inIntents.get(intent)
  if (earlier !== undefined) return earlier
  const found = new Map<string, string[]>()
  for (const { text } of intent.expressions) {
    if (!text.includes('§')) continue
    for (const part of mentionedParts(text)) {
      const texts = found.get(part)
      if (texts === undefined) found.set(part, [text])
      else texts.push(text)
    }
  }
  inIntents.set(intent, found)
  return found
}
