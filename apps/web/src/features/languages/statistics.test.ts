import { aDomain, anExpression, anIntent, aSlot } from '@sdp/domain/testing'
import { expect, test } from 'vitest'
import {
  countText,
  isGap,
  largestValue,
  measureLanguage,
  shareOf,
  sizeText,
  statisticsRows,
  valueText,
} from './statistics.ts'

const english = aDomain({
  intents: [
    anIntent('play', { expressions: [anExpression('play (jazz|rock)'), anExpression('music')] }),
    anIntent('stop', { expressions: [anExpression('stop')] }),
  ],
  slots: [aSlot('genre', { jazz: ['jazz', 'cool jazz'] })],
})
const chinese = aDomain({
  intents: [
    anIntent('play', { expressions: [anExpression('播放音乐')] }),
    anIntent('stop', { expressions: [] }),
  ],
  slots: [aSlot('genre', { jazz: [] })],
})

async function measured() {
  return [await measureLanguage(english, 'eng-USA'), await measureLanguage(chinese, 'cmn-CHN')]
}

test('intents and slots stand side by side in all languages', async () => {
  const languages = await measured()
  expect(statisticsRows(languages, 'expressions')).toEqual([
    { name: 'play', values: [2n, 1n] },
    { name: 'stop', values: [1n, 0n] },
  ])
  expect(statisticsRows(languages, 'combinations')[0]?.values).toEqual([3n, 1n])
  expect(statisticsRows(languages, 'literals')).toEqual([{ name: 'genre', values: [2n, 0n] }])
  expect(statisticsRows(languages, 'slotBytes')[0]?.values).toEqual([15n, 0n])
  expect(languages[1]?.bytes).toBe(13)
})

test('nothing in one language is a gap where another one has something', async () => {
  const [play, stop] = statisticsRows(await measured(), 'expressions')
  expect([isGap(play!, 1), isGap(stop!, 0), isGap(stop!, 1)]).toEqual([false, false, true])
  expect(isGap({ name: 'none', values: [0n, 0n] }, 0)).toBe(false)
})

test('bars are shares of the largest value', () => {
  expect(largestValue([{ name: 'a', values: [3n, 4n ** 600n] }])).toBe(4n ** 600n)
  expect(largestValue([])).toBe(1n)
  expect(shareOf(4n ** 599n, 4n ** 600n)).toBe(0.25)
})

test('counts and sizes are readable', () => {
  expect([0n, 25_000n, 2_500_000n, 4n ** 40n].map(countText)).toEqual(['0', '25,000', '2.5M', '1.2 · 10^24'])
  expect([sizeText(900), sizeText(1536), sizeText(25 * 1024 * 1024)]).toEqual(['900 B', '1.5 KB', '25 MB'])
  expect([valueText(2048n, 'slotBytes'), valueText(20n, 'literals')]).toEqual(['2.0 KB', '20'])
})
