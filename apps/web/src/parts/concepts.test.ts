import { afterEach, expect, test, vi } from 'vitest'
import { useLogEntries } from '../browser/logger.ts'
import { withoutDuplicates } from './concepts.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test('[CONC-058] a voice concept that is there twice is only logged as a warning', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const one = { id: '1', concept_name: 'A_CONCEPT', type: 1 as const, former_names: [], is_active: true }
  expect(withoutDuplicates([one, { ...one, id: '2' }])).toEqual([one])
  await vi.waitFor(() =>
    expect(useLogEntries.getState()).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        tag: 'concepts',
        message: 'The voice concept A_CONCEPT is there twice',
      }),
    ),
  )
})
