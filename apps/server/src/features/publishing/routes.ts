import { publishing } from '@sdp/api'
import { messages, Refused } from '@sdp/domain'
import { asInstructions, itemKey, itemsOf, placeOf } from '@sdp/domain/publishing'
import { archiveName } from '@sdp/domain/resources'
import { noteForAudit } from '../../audit/notes.ts'
import { guarded, serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { findSavePointOf, originalId } from '../../records/domain-record.ts'
import { refuseUntrustedTo } from '../../records/who-may.ts'
import { zipOfResources } from '../../resources/zip.ts'
import { act, type PublishingCommand } from './act.ts'
import { answersTo, approversOf, readAnswers } from './answers.ts'
import { actName, backName, wordsFor } from './audit-words.ts'
import { behaviourChanges, publishingChanges, testsOfChanges } from './changes.ts'
import { deliverAgain } from './deliver-again.ts'
import { publishedFiles, savedFiles } from './download.ts'
import { readHistory } from './history.ts'
import { readStates } from './read-states.ts'
import { requestsFor } from './requests.ts'
import { knownItems, openScene } from './scene.ts'
import { readVersion } from './versions.ts'

export function publishingRoutes(app: App, deps: Deps): void {
  const { db } = deps

  serve(app, deps, publishing.config, async ({ body: { domain, context } }) => {
    const scene = await openScene(db, deps, domain)
    const wanted = context.instructions && new Set(knownItems(scene, context.instructions).map(itemKey))
    const instructions = scene.instructions.filter(
      (one) => wanted === undefined || itemsOf(one).some((item) => wanted.has(itemKey(item))),
    )
    return { ...scene.configuration, instructions }
  })

  serve(app, deps, publishing.states, async ({ body: { domain, context } }) => {
    const scene = await openScene(db, deps, domain)
    return readStates(deps, scene, knownItems(scene, context.instructions))
  })

  const acts = [
    [publishing.publish, 'publish'],
    [publishing.unpublish, 'unpublish'],
    [publishing.arRemoval, 'ar-removal'],
  ] as const
  for (const [call, action] of acts) {
    const endpoint = guarded(call, { mayByBody: ({ body, user }) => refuseStrangers(deps, body, user) })
    serve(app, deps, endpoint, async ({ body: { domain, context }, user, change, request }) => {
      const { instructions } = context
      noteForAudit(request, { what: actName(action, instructions), details: wordsFor(instructions) })
      return act(deps, change, { action, user, domain, instructions })
    })
  }

  const deliver = guarded(publishing.deliver, {
    mayByBody: ({ body, user }) => refuseStrangers(deps, body, user),
  })
  serve(app, deps, deliver, async ({ body: { domain, context }, user, change, request }) => {
    const { instructions } = context
    noteForAudit(request, {
      details: wordsFor(instructions.map((one) => ({ ...one, approval: 'execute' as const }))),
    })
    return deliverAgain(deps, change, { user, domain, instructions })
  })

  serve(app, deps, publishing.download, async ({ body: { domain, context }, reply }) => {
    const scene = await openScene(db, deps, domain)
    const { source, instructions } = context
    const files =
      source === 'sdp'
        ? savedFiles(deps, scene, instructions)
        : await publishedFiles(deps, scene, instructions)
    const { name: domainName, savePointName: savePoint } = scene.domain
    const at = new Date(deps.clock())
    const file = encodeURIComponent(archiveName({ domainName, savePoint, at }))
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename*=UTF-8''${file}`)
      .send(zipOfResources(files, at))
  })

  serve(app, deps, publishing.requests, ({ user }) => requestsFor(deps, user))

  serve(app, deps, publishing.approvers, async ({ body: { domain }, user }) => ({
    people: await approversOf(deps, await getSavePointOf(deps, domain), user),
  }))

  serve(app, deps, publishing.answers, ({ user }) => answersTo(db, user))

  serve(app, deps, publishing.readAnswers, async ({ body: { ids }, user, change, request }) => {
    await change(async (tx) => noteForAudit(request, { details: await readAnswers(tx, ids, user) }))
    return {}
  })

  serve(app, deps, publishing.changes, async ({ body: { domain, context } }) =>
    publishingChanges(deps, { domain, ...context }),
  )

  serve(app, deps, publishing.tests, async ({ body: { domain, context } }) =>
    testsOfChanges(deps, { domain, ...context }),
  )
  serve(app, deps, publishing.behaviour, async ({ body: { domain, context } }) =>
    behaviourChanges(deps, { domain, ...context }),
  )

  serve(app, deps, publishing.history, async ({ body: { domain, context } }) => {
    const { domainId } = await getSavePointOf(deps, domain)
    return readHistory(db, domainId, context)
  })

  const again = guarded(publishing.again, {
    mayByBody: ({ body, user }) => refuseStrangers(deps, body, user),
  })
  serve(app, deps, again, async ({ body: { domain, context }, user, change, request }) => {
    const scene = await openScene(db, deps, domain)
    const version = await readVersion(db, scene.domain.domainId, context.run)
    const items = scene.instructions
      .flatMap(itemsOf)
      .filter((item) => version.contents.has(itemKey(placeOf(item))))
    if (items.length === 0) throw new Refused('taken', placeIsRemoved({ ...version, language: '' }))
    const { approval, comment } = context
    const instructions = asInstructions(items).map((one) => ({ ...one, approval, comment }))
    noteForAudit(request, { what: backName(approval), details: wordsFor(instructions) })
    return act(deps, change, { action: 'publish', user, domain, instructions, version: version.contents })
  })

  // PUB-104: whatever else is asked for (ruling R164).
  app.post('/api/v2/publishing/:action', { schema: { hide: true } }, async () => {
    throw new Refused('missing', messages.publishing.unknownAction)
  })
}

function placeIsRemoved({
  node,
  environment,
  language,
}: {
  node: string
  environment: string
  language: string
}) {
  return messages.publishing.noSuchPlace(messages.publishing.place(node, environment, language))
}

async function getSavePointOf({ db }: Deps, { name, savePoint }: PublishingCommand['domain']) {
  const domain = await findSavePointOf(db, name, savePoint)
  if (domain === undefined) throw new Refused('missing', messages.domain.notFound(name))
  return domain
}

/** Refuses who has nothing to say about a domain, before anything else of the command is looked at. */
async function refuseStrangers(
  deps: Deps,
  body: Readonly<Record<string, unknown>>,
  user: PublishingCommand['user'],
): Promise<void> {
  const name = (body.domain as { name?: unknown } | undefined)?.name
  if (typeof name === 'string') await refuseUntrustedTo(deps, { user, savePointId: originalId(name) })
}
