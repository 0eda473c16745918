import { anIntent } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import { followIntent } from './open-intent.ts'

const before = [anIntent('play'), anIntent('stop')]

test('an open intent is followed under its new name, as when a renaming is undone', () => {
  expect(followIntent('stop', before, before)).toBe('stop')
  expect(followIntent('stop', before, [anIntent('play'), anIntent('halt')])).toBe('halt')
  expect(followIntent('stop', before, [anIntent('stop'), anIntent('play')])).toBe('stop')
})

test('an intent that is gone, or was never there, is not followed', () => {
  expect(followIntent('stop', before, [anIntent('play')])).toBeUndefined()
  expect(followIntent('unknown', before, before)).toBeUndefined()
  expect(followIntent('play', before, [anIntent('stop'), anIntent('other')])).toBeUndefined()
})
