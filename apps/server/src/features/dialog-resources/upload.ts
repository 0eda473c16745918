import type { dialogResources, ParsedRequest } from '@sdp/api'
import { messages, Refused, type User } from '@sdp/domain'
import type { ResourceProblem } from '@sdp/domain/resources'
import type { FastifyRequest } from 'fastify'
import type { Saved } from '../../content/save.ts'
import type { Deps } from '../../deps.ts'
import { parseInSteps } from '../../http/parse-json.ts'
import { inSlices } from '../../process/pace.ts'
import { type DomainRecord, domainReply, getDomain, requesterAt } from '../../records/domain-record.ts'
import { refuseStranger } from '../../records/who-may.ts'
import { saveDomain } from '../../saving/save-domain.ts'

type Upload = ParsedRequest<(typeof dialogResources.upload)['shapes']>['body']

/**
 * Saves what the files change in one revision, or refuses all of them; what differs is found by comparison
 * (ruling R390).
 */
export async function uploadResources(
  deps: Deps,
  { upload, user, call, signal }: { upload: Upload; user: User; call: FastifyRequest; signal: AbortSignal },
): Promise<Saved> {
  const { domainId: savePointId, language, platformName, base_revision: base } = upload
  const domain = await getDomain(deps.db, savePointId)
  refuseOtherDomain(domain, upload)
  // Before the files are read, which may take a while; asked again under the lock
  refuseStranger(requesterAt(await deps.requester(user, deps.db), domain), domain, { hasContent: true })

  const read = await deps.content.read(savePointId, language)
  const result = await deps.files.read(
    {
      kind: 'resources',
      files: upload.files,
      reading: {
        language,
        platform: platformName,
        ssmlTransition: deps.config.featureFlags.enableSsmlTransition ?? false,
      },
      head: domainReply(domain),
      content: Buffer.concat([Buffer.from('{'), ...read.pieces, Buffer.from('}')]),
    },
    { who: user.email, signal },
  )
  if ('problems' in result) throw refusal(result.problems)
  // Our own JSON, in slices: others have their turn while a large one is read
  const updates = await inSlices(parseInSteps(bufferOf(result.updates)))
  return saveDomain(deps, {
    savePointId,
    user,
    call,
    hasContent: true,
    updates: updates as Record<string, unknown>,
    language,
    baseRevision: base ?? read.revision,
    message: messages.resources.commit(language),
  })
}

function refuseOtherDomain(domain: DomainRecord, { domainName, savePointName, language }: Upload): void {
  if (domainName !== domain.name || savePointName !== domain.savePointName) {
    throw new Refused('invalid', messages.resources.otherSavePoint(domainName, savePointName))
  }
  if (!domain.languages.some((one) => one.language === language)) {
    throw new Refused('invalid', messages.domain.languageMissing(language))
  }
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

function refusal(problems: readonly ResourceProblem[]): Refused {
  const details = problems.map(({ file, path, reason }) => ({
    field: [file, path].filter((one) => one !== '').join(': '),
    message: reason,
  }))
  return new Refused('invalid', messages.resources.refused(problems.length), details)
}
