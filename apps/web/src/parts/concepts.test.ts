import { afterEach, expect, test, vi } from 'vitest'
import { withoutDuplicates } from './concepts.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('[CONC-058] a voice concept that is there twice is only logged as a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const one = { id: '1', concept_name: 'A_CONCEPT', type: 1 as const, former_names: [] }
  expect(withoutDuplicates([one, { ...one, id: '2' }])).toEqual([one])
  expect(warn).toHaveBeenCalledExactlyOnceWith('The voice concept A_CONCEPT is there twice')
})
