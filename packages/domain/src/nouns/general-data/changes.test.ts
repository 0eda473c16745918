import { expect, test } from 'vitest'
import type { GeneralData } from '../../model/general-data.ts'
import { changedGeneralData } from './changes.ts'

const before: GeneralData = {
  description: 'Plays music',
  tags: ['media'],
  picture: '',
  platforms: ['NTG7-SOP'],
  contributors: ['mia@x.org'],
  handlerUrl: '',
  volatile: false,
  isTestDomain: false,
  diss: { enabled: true, version: null },
}

test('nothing differs between equal general data, lists and DISS setting included', () => {
  expect(changedGeneralData(before, structuredClone(before))).toEqual({})
})

test('what differs comes with its new value and nothing else', () => {
  const after = {
    ...before,
    tags: ['media', 'audio'],
    volatile: true,
    diss: { enabled: true, version: '4.2' },
  }
  expect(changedGeneralData(before, after)).toEqual({
    tags: ['media', 'audio'],
    volatile: true,
    diss: { enabled: true, version: '4.2' },
  })
})

test('another order of a list is a difference', () => {
  const two = { ...before, platforms: ['NTG7-SOP', 'NTG6-SOP'] }
  const swapped = { ...before, platforms: ['NTG6-SOP', 'NTG7-SOP'] }
  expect(changedGeneralData(two, swapped)).toEqual({ platforms: ['NTG6-SOP', 'NTG7-SOP'] })
})
