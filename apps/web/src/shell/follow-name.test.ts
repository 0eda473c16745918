import { anIntent } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { followName } from './follow-name.ts'

const before = [anIntent('play'), anIntent('stop')]

test('an open intent is followed under its new name, as when a renaming is undone (ruling R300)', () => {
  expect(followName('stop', before, before)).toBe('stop')
  expect(followName('stop', before, [anIntent('play'), anIntent('halt')])).toBe('halt')
  expect(followName('stop', before, [anIntent('stop'), anIntent('play')])).toBe('stop')
})

test('an intent that is gone, or was never there, is not followed', () => {
  expect(followName('stop', before, [anIntent('play')])).toBeUndefined()
  expect(followName('unknown', before, before)).toBeUndefined()
  expect(followName('play', before, [anIntent('stop'), anIntent('other')])).toBeUndefined()
})
