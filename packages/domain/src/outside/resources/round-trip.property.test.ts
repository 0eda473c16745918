import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWireDomain } from '../../testing/any-wire-domain.ts'
import { assertProperty } from '../../testing/assert-property.ts'
import { applyChanges } from '../../whole-domain/wire/apply-changes.ts'
import type { WireDomain } from '../../whole-domain/wire/wire-domain.ts'
import { platformOfFiles } from './file-names.ts'
import { type ReadResources, readResources } from './read.ts'
import { writeResources } from './write.ts'

const settings = { language: 'play', revision: 'r1', ssmlTransition: false }

/** Any domain that could be saved: names that reach for the prototype are refused on every way in. */
const anyDomain = anyWireDomain().map((wire): WireDomain => {
  const safe = JSON.stringify(wire).replaceAll('__proto__', 'proto')
  const { ntg_versions: platforms = [], ...rest } = JSON.parse(safe) as WireDomain
  return { ...rest, name: 'Music', ntg_versions: platforms.length > 1 ? ['Gen20x.i3'] : ['NTG7-SOP'] }
})

/** The upload of a download of one domain into another. */
function upload(from: WireDomain, current: WireDomain): ReadResources {
  const files = writeResources(from, settings).map(({ name, text }) => ({ name, content: JSON.parse(text) }))
  const platform = platformOfFiles(current.ntg_versions ?? [])
  const steps = readResources(files, { ...settings, platform, current })
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

test('an upload of a download changes nothing', { timeout: 60_000 }, () => {
  assertProperty(
    fc.property(anyDomain, (wire) => {
      expect(upload(wire, wire)).toEqual({ updates: {} })
    }),
    { numRuns: 100 },
  )
})

/** What we do not know of an ontology cannot be changed by a file, so both domains have the same of it. */
function withUnknownOf({ ontology = {} }: WireDomain, other: WireDomain): WireDomain {
  const { intents, userInputs, apiInputs, discardInputOnSDC } = other.ontology ?? {}
  return { ...other, ontology: { ...ontology, intents, userInputs, apiInputs, discardInputOnSDC } as never }
}

test('files uploaded into any other domain of that name are downloaded as they were', {
  timeout: 60_000,
}, () => {
  assertProperty(
    fc.property(anyDomain, anyDomain, (any, other) => {
      // A part that has no values in a file gets those of other languages, so it has some from then on
      const parts = any.reusable_expressions?.map((part) => ({ values: {}, ...part })) ?? []
      const wire = { ...any, reusable_expressions: parts }
      const target = { ...withUnknownOf(wire, other), ntg_versions: wire.ntg_versions }
      const read = upload(wire, target)
      const after = applyChanges(target, 'updates' in read ? read.updates : {})
      const withoutMeta = (domain: WireDomain) => writeResources(domain, settings).slice(1)
      expect(withoutMeta(after)).toEqual(withoutMeta(wire))
    }),
    { numRuns: 100 },
  )
})
