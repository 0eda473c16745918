import { readableNumber } from '../../ui/numbers.ts'

const maxNamed = 5

/** The first variants of a concept and how many more there are; nothing where there are none. */
export function variantsText(variants: readonly { concept_name: string }[]): string | undefined {
  if (variants.length === 0) return undefined
  const names = variants.slice(0, maxNamed).map(({ concept_name }) => concept_name)
  const more = variants.length - names.length
  return `Variants: ${names.join(', ')}${more > 0 ? ` and ${readableNumber(more)} more` : ''}`
}
