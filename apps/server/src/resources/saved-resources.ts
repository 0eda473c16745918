import { dialogResources, type Resource, resources, resourcesInPieces } from '@sdp/domain/resources'
import type { Config } from '../config/config.ts'
import type { ContentStore } from '../content/content-store.ts'
import { type DomainRecord, domainReply } from '../records/domain-record.ts'
import { wireDomain } from './wire-domain.ts'
import type { ZippedFile } from './zip.ts'

interface ResourceRequest {
  domain: DomainRecord
  revision: string
  /** The dialog is the same for all: its files are there once, next to those of each language (ruling R391). */
  languages: readonly string[]
  /** All by default. */
  only?: readonly Resource[]
}

/** The files of a saved revision. One language after the other, so that only one is in memory. */
export async function* savedResources(
  { content, config }: { content: ContentStore; config: Config },
  { domain, revision, languages, only = resources }: ResourceRequest,
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
