import { expect, test } from 'vitest'
import { canShareInputs } from '../../model/sharing.ts'
import { aDomain, aSlot } from '../../testing/index.ts'
import { sharedInputProblems } from './problems.ts'

const shared = {
  userInputs: [{ name: 'Radio', inputs: ['station'] }],
  apiInputs: [{ name: 'Radio', inputs: ['found'] }],
}

test('[DOM-003] only embedded domains share inputs', () => {
  expect(canShareInputs({ embedded: true })).toBe(true)
  expect(canShareInputs({ embedded: false })).toBe(false)
})

test('[DOM-055] [SHARE-008] [SHARE-010] shared inputs that are gone need an action, and are named with their domains', () => {
  const slots = [
    aSlot('here', {}, { fromShared: [{ input: 'station', domain: 'Radio' }] }),
    aSlot('gone', {}, { fromShared: ['band', 'found'].map((input) => ({ input, domain: 'Radio' })) }),
  ]
  const apiInput = { volatile: false, shared: false, comments: '', returnValue: [], resetRules: [] }
  const apiInputs = [{ name: 'list', ...apiInput, fromShared: [{ input: 'found', domain: 'Media' }] }]
  expect(sharedInputProblems(aDomain({ embedded: true, slots, apiInputs }), shared)).toEqual([
    {
      severity: 'error',
      message: 'ACTION REQUIRED',
      secondary: 'band (Radio), found (Radio)',
      at: ['slots', 1, 'fromShared'],
    },
    {
      severity: 'error',
      message: 'ACTION REQUIRED!!',
      secondary: 'found (Media)',
      at: ['apiInputs', 0, 'fromShared'],
    },
  ])
})

test('a cloud domain has no shared inputs to miss', () => {
  const slots = [aSlot('gone', {}, { fromShared: [{ input: 'band', domain: 'Radio' }] })]
  expect(sharedInputProblems(aDomain({ slots }), shared)).toEqual([])
})
