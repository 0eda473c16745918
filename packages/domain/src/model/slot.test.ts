import { expect, test } from 'vitest'
import { slotTypeOf, slotTypes } from './slot.ts'

test("[DOM-004] [SLOT-014] [SLOT-015] [SLOT-016] [SLOT-017] [SLOT-018] only embedded domains offer the slot type 'which', as the third", () => {
  expect(slotTypes({ embedded: false }, ['sdp_city'])).toEqual([
    'StaticList',
    'Number',
    'FreeText',
    'yesNo',
    'Dictation',
    'sdp_city',
  ])
  expect(slotTypes({ embedded: true }, ['sdp_city'])).toEqual([
    'StaticList',
    'Number',
    'which',
    'FreeText',
    'yesNo',
    'Dictation',
    'sdp_city',
  ])
})

test.each([
  ['[SLOT-057]', 'enum', 'StaticList'],
  ['[SLOT-058]', 'number', 'Number'],
  ['[SLOT-059]', 'string', 'FreeText'],
  ['no other type:', 'date', undefined],
])('%s the type %s of a definition is %s', (_, defined, type) => {
  expect(slotTypeOf(defined)).toBe(type)
})
