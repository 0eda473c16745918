import { expect, test } from 'vitest'
import { platforms } from '../../model/platforms.ts'
import { ttsTypeOf } from './tts-type.ts'

test.each([
  [['Gen20x.i3'], 'SSML'],
  [['Gen20x.i2'], 'VOCALIZER'],
  [['NTG6-SOP', 'Gen20x.i2', 'NTG7-FU6'], 'VOCALIZER'],
  [['Gen20x.i2', 'Gen20x.i3'], 'PLAINTEXT'],
  [['NTG7-SOP', 'Gen20x.i3'], 'PLAINTEXT'],
  [['Gen30'], 'PLAINTEXT'],
  [[], 'PLAINTEXT'],
])('[RESP-020] [RESP-021] [RESP-022] the texts of a domain for %j are read out as %s', (chosen, type) => {
  expect(ttsTypeOf({ platforms: chosen, ssmlTransition: false })).toBe(type)
})

test('during the transition to SSML all texts are SSML, whatever the platforms', () => {
  for (const platform of platforms)
    expect(ttsTypeOf({ platforms: [platform], ssmlTransition: true })).toBe('SSML')
})
