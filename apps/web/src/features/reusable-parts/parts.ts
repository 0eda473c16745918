import type { Usage } from '@sdp/domain'
import type { ReusableExpression } from '@sdp/domain/expressions'
import type { DomainLanguage } from '@sdp/domain/languages'
import { type PartUse, valueIn } from '@sdp/domain/reusable-expressions'

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

export const notUsed: PartUse = { intents: [], parts: [], expressions: 0 }

/** In how many places a part is used: '3 expressions, 1 part'. */
export function usesText({ expressions, parts }: PartUse): string {
  const said = [counted(expressions, 'expression'), counted(parts.length, 'part')]
  return said.filter((text) => text !== undefined).join(', ') || 'Not used'
}

function counted(count: number, noun: string): string | undefined {
  if (count === 0) return undefined
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** The same, as it is told before a part is renamed or deleted. */
export function usageOf({ expressions, parts }: PartUse): Usage {
  return {
    expressions,
    reusableExpressions: parts.length,
    rules: 0,
    resetRules: 0,
    uiActions: 0,
    responses: 0,
  }
}

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

export function combinationsText(count: bigint): string {
  return count < 100_000n ? count.toLocaleString('en-US') : compact.format(count)
}
