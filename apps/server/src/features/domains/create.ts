import type { NewDomainBody } from '@sdp/api'
import { messages, type User } from '@sdp/domain'
import { checkBaseUrl, handlerAt } from '@sdp/domain/api-actions'
import { checkNewDomain, type DomainHead, type NewDomain } from '@sdp/domain/general-data'
import { supportedLanguages } from '@sdp/domain/languages'
import { defaultPlatform } from '@sdp/domain/platforms'
import type { z } from 'zod'
import type { DomainLanguage } from '../../content/languages.ts'
import type { Transact } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { originalId } from '../../records/domain-record.ts'
import { insertDomain, refuseTakenName } from '../../records/insert-domain.ts'
import { refuseErrors } from './general-data.ts'

type Body = z.infer<typeof NewDomainBody>

/** Creates a domain with its Original save point, empty in every language; returns the Original's id. */
export async function createDomain(
  { config, content, events, gitExport, clock, newId }: Deps,
  transact: Transact,
  { body, user }: { body: Body; user: User },
): Promise<string> {
  const savePointId = originalId(body.name)
  const head = newHead(body, user)
  const languages = newLanguages(body, savePointId)
  const at = clock()
  const domainId = newId()

  await transact(async (client) => {
    await insertDomain(client, { id: domainId, at, head })
    const message = messages.commit.created
    const { revision } = await content.createOriginal(client, {
      savePointId,
      domainId,
      revisionId: newId(),
      languages,
      shared: newHandlers(head, config.loopbackHandlers),
      byLanguage: new Map(),
      author: user.email,
      authorName: user.name,
      message,
      at,
    })
    await gitExport?.enqueue(client, { id: revision, domain: head.name, revision, author: user, message, at })
    await events.publish(client, {
      type: 'domain-created',
      id: savePointId,
      name: head.name,
      by: user.email,
    })
  }).catch((error: unknown) => refuseTakenName(error, body.name))
  return savePointId
}

function newHead(body: Body, { name, email }: User): DomainHead {
  const domain: Omit<NewDomain, 'language'> = {
    name: body.name,
    description: body.description,
    tags: body.tags,
    picture: body.picture,
    handlerUrl: body.handler_url,
    platforms: body.ntg_versions ?? [defaultPlatform],
    contributors: body.contributors.map((contributor) => contributor.toLowerCase()),
    volatile: body.volatile,
    isTestDomain: body.isTestDomain,
    diss: body.diss,
    embedded: body.embedded,
  }
  const known = supportedLanguages.map(({ value }) => value)
  for (const { language } of body.languages) refuseErrors(checkNewDomain({ ...domain, language }, known))
  return { ...domain, creator: { name, displayName: name, upn: email }, isAwaitingCert: false }
}

/**
 * The handler URL of the form is where its API actions are sent, if it can be; later changes of it lead nowhere
 * (ruling R114).
 */
function newHandlers({ handlerUrl, embedded }: DomainHead, allowsLoopback: boolean): Record<string, unknown> {
  if (handlerUrl.trim() === '' || checkBaseUrl(handlerUrl, { allowsLoopback }) !== undefined) return {}
  return { api_action_urls: [handlerAt(handlerUrl, { embedded })] }
}

/** The languages as the configuration writes them, each once; the first is the default unless another says so. */
function newLanguages({ languages }: Body, savePointId: string): DomainLanguage[] {
  const chosen = languages.find((one) => one.default) ?? languages[0]!
  const codes = new Set(languages.map(({ language }) => asConfigured(language)))
  return [...codes].sort().map((language) => ({
    _id: `${savePointId}-${language.toLowerCase()}`,
    language,
    default: language === asConfigured(chosen.language),
  }))
}

function asConfigured(code: string): string {
  return supportedLanguages.find(({ value }) => value.toLowerCase() === code.toLowerCase())?.value ?? code
}
