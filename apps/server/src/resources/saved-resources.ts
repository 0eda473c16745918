import { dialogResources, type Resource, resources, resourcesInPieces } from '@sdp/domain/resources'
import type { Deps } from '../deps.ts'
import { type DomainRecord, domainReply } from '../records/domain-record.ts'
import { wireDomain } from './wire-domain.ts'
import type { ZippedFile } from './zip.ts'

interface Wanted {
  domain: DomainRecord
  revision: string
  /** The dialog is the same for all: its files are there once, beside those of each language. */
  languages: readonly string[]
  /** All unless told. */
  only?: readonly Resource[]
}

/** The files of a saved revision. One language after the other, so that only one is in memory. */
export async function* savedResources(
  { content, config }: Pick<Deps, 'content' | 'config'>,
  { domain, revision, languages, only = resources }: Wanted,
): AsyncGenerator<ZippedFile> {
  for (const [at, language] of languages.entries()) {
    const { pieces } = await content.readRevision(revision, language)
    const wire = await wireDomain(domainReply(domain), pieces)
    const ssmlTransition = config.featureFlags.enableSsmlTransition ?? false
    const files = resourcesInPieces(wire, { language, revision, ssmlTransition })
    const first = at === 0 ? 0 : dialogResources.length
    yield* files.filter((_, index) => index >= first && only.includes(resources[index]!))
  }
}
