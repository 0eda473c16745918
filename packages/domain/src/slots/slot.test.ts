import { expect, test } from 'vitest'
import { slotTypes } from './slot.ts'

test("[DOM-004] [SLOT-017] [SLOT-018] only embedded domains offer the slot type 'which', as the third", () => {
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
