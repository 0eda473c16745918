import type { Asked, dialogResources } from '@sdp/api'
import { messages, Refused, type User } from '@sdp/domain'
import { fileNameProblems, type ResourceProblem, readResources, type SentFile } from '@sdp/domain/resources'
import type { FastifyRequest } from 'fastify'
import type { Saved } from '../../content/save.ts'
import type { Deps } from '../../deps.ts'
import { readJsonFile } from '../../http/json-bodies.ts'
import { inSlices } from '../../pace.ts'
import { askingAt, type DomainRecord, domainReply, getDomain } from '../../records/domain-record.ts'
import { saveDomain } from '../../records/save-domain.ts'
import { refuseStranger } from '../../records/who-may.ts'
import { wireDomain } from '../../resources/wire-domain.ts'

type Upload = Asked<(typeof dialogResources.upload)['shapes']>['body']

/** Saves what the files change in one revision, or refuses all of them; what differs is found by comparison. */
export async function uploadResources(
  deps: Deps,
  { upload, user, call }: { upload: Upload; user: User; call: FastifyRequest },
): Promise<Saved> {
  const { domainId: savePointId, language, platformName, base_revision: base } = upload
  const domain = await getDomain(deps.db, savePointId)
  refuseOtherDomain(domain, upload)
  // Before the files are read, which may take a while; asked again under the lock
  refuseStranger(askingAt(await deps.asking(user, deps.db), domain), domain, { hasContent: true })

  const read = await deps.content.read(savePointId, language)
  const reading = {
    current: await wireDomain(domainReply(domain), read.pieces),
    language,
    platform: platformName,
    ssmlTransition: deps.config.featureFlags.enableSsmlTransition ?? false,
  }
  const wrongNames = fileNameProblems(upload.files, reading)
  if (wrongNames.length > 0) throw refusal(wrongNames)
  const files: SentFile[] = []
  for (const { name, bytes } of upload.files) files.push({ name, content: await readFile(name, bytes) })
  const result = await inSlices(readResources(files, reading))
  if ('problems' in result) throw refusal(result.problems)
  return saveDomain(deps, {
    savePointId,
    user,
    call,
    hasContent: true,
    updates: result.updates,
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

/** What is in a file; what is wrong with it is told with its name. */
async function readFile(name: string, bytes: Uint8Array): Promise<unknown> {
  try {
    return await readJsonFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    if (error instanceof Refused) {
      const details = error.details as { field: string; message: string }[]
      throw refusal(
        details.map(({ field, message }) => ({
          file: name,
          path: field.replace(/^body\.?/, ''),
          reason: message,
        })),
      )
    }
    if (error instanceof Error && 'statusCode' in error) {
      throw refusal([{ file: name, path: '', reason: error.message }])
    }
    throw error
  }
}

function refusal(problems: readonly ResourceProblem[]): Refused {
  const details = problems.map(({ file, path, reason }) => ({
    field: [file, path].filter((one) => one !== '').join(': '),
    message: reason,
  }))
  return new Refused('invalid', messages.resources.refused(problems.length), details)
}
