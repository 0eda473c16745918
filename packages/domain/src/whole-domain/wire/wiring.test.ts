import { expect, test } from 'vitest'
import { listNames } from '../../model/list-names.ts'
import { fullDomain } from '../../testing/full-domain.ts'
import { collections } from './collections.ts'
import { fromWire } from './from-wire.ts'
import { toWire } from './to-wire.ts'
import type { WireDomain } from './wire-domain.ts'
import { wiringOf } from './wirings.ts'

const values = ['ontology.discardInputOnSDC', 'domain_shared_resources', 'everyday_language']

test('every collection outside belongs to one list of the domain, or is a value', () => {
  const written = listNames.flatMap((list) => Object.keys(wiringOf(list).write([])))
  expect([...written, ...values].toSorted()).toEqual(collections.map(({ path }) => path).toSorted())
})

test.each(listNames)('%s are read as they were written, by their wiring alone', (list) => {
  const wiring = wiringOf(list)
  expect(wiring.read(toWire(fullDomain), () => undefined)).toEqual(fullDomain[list])
})

test('what did not change is written as the same objects', () => {
  const { domain } = fromWire(toWire(fullDomain))
  const [first, second] = [toWire(domain), toWire({ ...domain, name: 'Other' })]
  expect(second.system_actions?.[0]).toBe(first.system_actions?.[0])
  expect(second.ontology?.apiInputs?.found).toBe(first.ontology?.apiInputs?.found)
  expect(second.runtime_responses?.more).toBe(first.runtime_responses?.more)
})

test('API inputs are read sorted by name, also names of digits (ruling R276)', () => {
  const apiInputs = { b: {}, '10': {}, a: {}, '2': {} }
  const { domain } = fromWire({ _id: '1', name: 'x', ontology: { apiInputs } } as WireDomain)
  expect(domain.apiInputs.map(({ name }) => name)).toEqual(['10', '2', 'a', 'b'])
})
