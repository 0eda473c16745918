import type { ChangeGroup, ChangeSection } from '@sdp/domain/wire'
import { expect, test } from 'vitest'
import { changeSummary, suggestedMessage } from './change-summary.ts'

const group = (name: string, change: ChangeGroup['change'], renamedFrom?: string): ChangeGroup => ({
  kind: 'intent',
  name,
  change,
  lines: [],
  ...(renamedFrom !== undefined && { renamedFrom }),
})
const intents = (...groups: ChangeGroup[]): ChangeSection => ({ kind: 'intent', title: 'Intents', groups })

test('what changed is listed by kind, with the names under what became of them', () => {
  const section = intents(
    group('play', 'added'),
    group('skip', 'added'),
    group('halt', 'renamed', 'stop'),
    group('next', 'removed'),
  )
  expect(changeSummary([section])).toEqual([
    { title: 'Intents', count: 4, text: 'added play, skip; renamed stop to halt; removed next' },
  ])
})

test('of many entries the first are named and the rest are counted', () => {
  const many = Array.from({ length: 1_205 }, (_, index) => group(`i${index}`, 'changed'))
  expect(changeSummary([intents(...many)])).toEqual([
    { title: 'Intents', count: 1_205, text: 'changed i0, i1, i2, i3, i4; 1,200 more' },
  ])
})

test('a suggested message has a line a kind, and says what does not fit', () => {
  const lines = [
    { title: 'Intents', count: 1, text: 'added play' },
    { title: 'Slots', count: 1, text: 'removed genre' },
    { title: 'Rules', count: 2, text: 'changed Main' },
  ]
  expect(suggestedMessage(lines, 100)).toBe('Intents: added play\nSlots: removed genre\nRules: changed Main')
  const short = suggestedMessage(lines, 40)
  expect(short).toBe('Intents: added play\nand 2 more')
  expect(suggestedMessage([], 60)).toBe('')
})
