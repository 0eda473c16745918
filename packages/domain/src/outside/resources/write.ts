import type { WireDomain } from '../../whole-domain/wire/wire-domain.ts'
import { resourceContents } from './contents.ts'
import { platformOfFiles, resourceFileNames } from './file-names.ts'
import { resources } from './resource.ts'
import { sortedJson } from './sorted-json.ts'

export interface ResourceFile {
  name: string
  text: string
}

/** Which files are written of a domain. */
export interface Writing {
  language: string
  revision: string
  ssmlTransition: boolean
  /** Whom the files are for; by the platforms of the domain by default. */
  platform?: string | undefined
}

/** The files of a domain, each with its text in pieces: whoever has other work can do some between two of them. */
export function resourcesInPieces(
  wire: WireDomain,
  { language, revision, ssmlTransition, platform = platformOfFiles(wire.ntg_versions ?? []) }: Writing,
): { name: string; pieces: Iterable<string> }[] {
  const names = resourceFileNames({ domainName: wire.name, language, platform, ssmlTransition })
  const contents = resourceContents(wire, { language, revision })
  return resources.map((resource) => ({ name: names[resource], pieces: sortedJson(contents[resource]) }))
}

/** The files of a domain in one language. The same content always gives the same texts. */
export function writeResources(wire: WireDomain, writing: Writing): ResourceFile[] {
  return resourcesInPieces(wire, writing).map(({ name, pieces }) => ({ name, text: [...pieces].join('') }))
}
