import type { Domain, Usage } from '@sdp/domain'
import type { ReusableExpression } from '@sdp/domain/expressions'
import type { DomainLanguage } from '@sdp/domain/languages'
import { type PartUse, partUses, valueIn } from '@sdp/domain/reusable-expressions'
import { countedIfAny, readableNumber } from '../../ui/numbers.ts'

/** The parts whose name, values or comments hold a text. */
export function findParts(parts: readonly ReusableExpression[], text: string): readonly ReusableExpression[] {
  const wanted = text.trim().replace(/^§/, '').toLowerCase()
  if (wanted === '') return parts
  return parts.filter(({ name, values, comments }) =>
    [name, comments, ...Object.values(values)].some((one) => one.toLowerCase().includes(wanted)),
  )
}

/** The languages of the domain in which a part says nothing yet. */
export function missingLanguages(
  part: ReusableExpression,
  languages: readonly DomainLanguage[],
): readonly string[] {
  return languages.map(({ language }) => language).filter((language) => valueIn(part, language) === '')
}

/** Where each part is used; looked for when the first row asks, since all expressions are searched. */
export function usesOfParts(
  domain: Pick<Domain, 'intents' | 'reusableExpressions'>,
): (part: ReusableExpression) => PartUse {
  let uses: ReadonlyMap<string, PartUse> | undefined
  return ({ name }) => {
    uses ??= partUses(domain)
    return uses.get(name) ?? notUsed
  }
}

export const notUsed: PartUse = { intents: [], parts: [], expressions: 0 }

/** In how many places a part is used: '3 expressions, 1 part'. */
export function usesText({ expressions, parts }: PartUse): string {
  const sentences = [countedIfAny(expressions, 'expression'), countedIfAny(parts.length, 'part')]
  return sentences.filter((text) => text !== undefined).join(', ') || 'Not used'
}

/** The same, as it is shown before a part is renamed or deleted. */
export function usageOf({ expressions, parts }: PartUse): Usage {
  return {
    expressions,
    reusableExpressions: parts.length,
    rules: 0,
    resetRules: 0,
    uiActions: 0,
    responses: 0,
    tests: 0,
  }
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

export function combinationsText(count: bigint): string {
  return count < 100_000n ? readableNumber(count) : compact.format(count)
}
