import { expect, test } from 'vitest'
import { newApiInput } from '../../model/api-input.ts'
import { expectEdit } from '../../testing/expect-edit.ts'
import { aDomain, aSlot } from '../../testing/index.ts'
import { setFromShared, setShared } from './edits.ts'

const domain = aDomain({
  embedded: true,
  slots: [aSlot('station'), aSlot('band')],
  apiInputs: [newApiInput('station')],
})
const radio = [{ input: 'station', domain: 'Radio' }]

test('[SHARE-001] [SHARE-004] a slot is shared and takes its value from other domains', () => {
  const input = { kind: 'user', input: 'station' } as const
  const after = expectEdit(domain, setShared, { ...input, shared: true })
  const both = expectEdit(after, setFromShared, { ...input, fromShared: radio })
  expect(both.slots[0]).toEqual({ ...aSlot('station'), shared: true, fromShared: radio })
  expect(both.slots[1]).toBe(domain.slots[1])
  expect(both.apiInputs).toBe(domain.apiInputs)
})

test('[SHARE-001] [SHARE-005] an API input is shared and takes its value from other domains', () => {
  const input = { kind: 'api', input: 'station' } as const
  const after = expectEdit(domain, setShared, { ...input, shared: true })
  const both = expectEdit(after, setFromShared, { ...input, fromShared: radio })
  expect(both.apiInputs[0]).toEqual({ ...newApiInput('station'), shared: true, fromShared: radio })
})

test('the same sources again change nothing', () => {
  const args = { kind: 'user', input: 'station', fromShared: radio } as const
  const after = setFromShared(domain, { ...args, fromShared: radio })
  expect(setFromShared(after, { ...args, fromShared: [{ ...radio[0]! }] })).toBe(after)
})

test('[SHARE-006] a cloud domain shares nothing', () => {
  const cloud = { ...domain, embedded: false }
  const sharing = () => setShared(cloud, { kind: 'api', input: 'station', shared: true })
  expect(sharing).toThrow('Only embedded domains share inputs')
})

test('an input that is not there cannot be shared', () => {
  expect(() => setShared(domain, { kind: 'api', input: 'band', shared: true })).toThrow(
    'There is no input band',
  )
})
