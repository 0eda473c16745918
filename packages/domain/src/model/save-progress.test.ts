import { expect, test } from 'vitest'
import { saveProgress } from './save-progress.ts'

test('[SAVE-008] the progress of a save has its five values, 0 to 4', () => {
  expect(saveProgress).toEqual({ INITIAL: 0, SAVING: 1, SUCCESS: 2, FAILED: 3, FINISHED: 4 })
})
