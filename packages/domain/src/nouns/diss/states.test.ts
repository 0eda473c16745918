import { expect, test } from 'vitest'
import { anExpression, anIntent, aSlot } from '../../testing/index.ts'
import type { DissDefinition } from './definition.ts'
import { intentDissState, slotDissState } from './states.ts'

const definition: DissDefinition = {
  version: '1.0',
  intents: [
    { intent: 'play', slots: [{ label: 'genre', type: 'enum', canonicals: ['jazz', 'rock'] }] },
    { intent: 'dial', slots: [{ label: 'number', type: 'number', canonicals: [] }] },
    { intent: 'sing', slots: [{ label: 'genre', type: 'enum', canonicals: ['opera'] }] },
  ],
}
const genre = aSlot('genre', { jazz: ['jazz'], rock: [] })

function stateOf(name: string, text: string, slots = [genre]) {
  const intent = anIntent(name, { expressions: [anExpression(text)] })
  return intentDissState(intent, new Map(slots.map((slot) => [slot.name, slot])), definition)
}

test('[DISS-006] [DISS-011] an intent that is defined with the same slots and canonicals is OK', () => {
  expect(stateOf('play', 'play [(some|$(genre))]')).toEqual({ state: 'OK', differences: [] })
})

test('[DISS-006] [DISS-008] an intent that is not defined is an ERROR', () => {
  expect(stateOf('stop', 'stop')).toEqual({
    state: 'ERROR',
    differences: ['stop is not in the DISS definition 1.0'],
  })
})

test('[DISS-006] [DISS-009] slots that are undefined on either side, or of another type, are a WARNING', () => {
  expect(stateOf('play', 'play $(mood)')).toEqual({
    state: 'WARNING',
    differences: [
      'The slot mood is not defined in DISS for this intent',
      'No expression uses the slot genre, which DISS defines for this intent',
    ],
  })
  expect(stateOf('dial', 'dial $(number)', [aSlot('number')])).toEqual({
    state: 'WARNING',
    differences: ['The slot number has the type StaticList, in DISS it is Number'],
  })
})

test('a slot that expressions use, that DISS defines and that the domain lacks is said to be missing', () => {
  expect(stateOf('play', 'play $(genre)', []).differences).toEqual([
    'The domain has no slot genre, which DISS defines for this intent and its expressions use',
  ])
})

test('[DISS-010] canonicals that are undefined on either side are a WARNING', () => {
  expect(stateOf('play', 'play $(genre)', [aSlot('genre', { jazz: [], pop: [] })])).toEqual({
    state: 'WARNING',
    differences: [
      'The canonical pop of the slot genre is not defined in DISS',
      'The slot genre lacks the canonical rock, which DISS defines',
    ],
  })
})

test('[DISS-007] a slot is OK, a WARNING when it differs, and an ERROR when no intent defines it', () => {
  expect(slotDissState(aSlot('genre', { jazz: [], rock: [], opera: [] }), definition).state).toBe('OK')
  expect(slotDissState(genre, definition)).toEqual({
    state: 'WARNING',
    differences: ['The slot genre lacks the canonical opera, which DISS defines'],
  })
  expect(slotDissState(aSlot('mood'), definition)).toEqual({
    state: 'ERROR',
    differences: ['mood is not in the DISS definition 1.0'],
  })
})
