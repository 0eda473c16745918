import type { Domain } from '../../model/domain.ts'
import { noEverydayLanguage, sortedEveryday } from '../../model/everyday-language.ts'
import { type ListName, listNames } from '../../model/list-names.ts'
import { deepFreeze } from '../../toolbox/freeze.ts'
import type { Notice } from '../../toolbox/problem.ts'
import { keeping, unknownFields } from './codec.ts'
import { collections } from './collections.ts'
import { collectionOf, headCodec, type WireDomain } from './wire-domain.ts'
import type { Report } from './wiring.ts'
import { wiringOf } from './wirings.ts'

/** A domain as it was loaded, and what had to be mended for that. */
export interface LoadedDomain {
  domain: Domain
  notices: Notice[]
}

/**
 * Reads a domain from the outside JSON and mends what the outside leaves loose. Freezes what it takes over, unless it is
 * it is switched off: that takes as long as half of the reading, and shows nothing that the tests did not show before.
 */
export function fromWire(wire: WireDomain, { freeze = true }: { freeze?: boolean } = {}): LoadedDomain {
  const notices: Notice[] = []
  const report: Report = (notice) => notices.push(notice)
  const { kept: headKept, ...head } = headCodec.read(wire)
  const ontology = wire.ontology ?? {}
  const absent = [...(headKept?.absent ?? []), ...absentCollections(wire)]

  const domain: Domain = {
    ...head,
    ...readLists(wire, report),
    everydayLanguage: sortedEveryday(wire.everyday_language ?? noEverydayLanguage),
    discardInputOnSdc: ontology.discardInputOnSDC ?? null,
    sharedResources: wire.domain_shared_resources === undefined ? [] : wire.domain_shared_resources,
    ...keeping({
      unknown: headKept?.unknown,
      absent: absent.length > 0 ? absent : undefined,
      ontology: keeping({ unknown: unknownFields(ontology, ontologyFields) }).kept,
    }),
  }
  return { domain: freeze ? deepFreeze(domain) : domain, notices }
}

function readLists(wire: WireDomain, report: Report): Pick<Domain, ListName> {
  const lists = listNames.map((list) => [list, wiringOf(list).read(wire, report)])
  return Object.fromEntries(lists) as Pick<Domain, ListName>
}

const ontologyFields = new Set(['intents', 'userInputs', 'apiInputs', 'discardInputOnSDC'])

function absentCollections(wire: WireDomain): string[] {
  return collections
    .filter((one) => !one.isOptional && collectionOf(wire, one) === undefined)
    .map(({ path }) => path)
}
