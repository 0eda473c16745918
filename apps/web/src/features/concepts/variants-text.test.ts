import { expect, test } from 'vitest'
import { variantsText } from './variants-text.ts'

const variants = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ concept_name: `WORD_${at + 1}_CONCEPT` }))

test('of many variants the first are named and the others counted', () => {
  expect(variantsText([])).toBeUndefined()
  expect(variantsText(variants(2))).toBe('Variants: WORD_1_CONCEPT, WORD_2_CONCEPT')
  expect(variantsText(variants(20_000))).toMatch(/WORD_5_CONCEPT and 19,995 more$/)
})
