import { shared } from '@sdp/api'
import { canShareInputs } from '@sdp/domain/sharing'
import { serve } from '../../calls/serve.ts'
import type { Deps } from '../../deps.ts'
import type { App } from '../../http/app.ts'
import { type DomainRecord, getDomain, listDomains, originalId } from '../../records/domain-record.ts'
import { audioByAction, sharedNames } from './sharing.ts'

/** What domains offer to each other, as their Original save points hold it. */
export function sharedRoutes(app: App, deps: Deps): void {
  const { db, content } = deps
  const offering = async () => (await listDomains(db)).filter((domain) => !domain.isTestDomain)
  const ids = (domains: readonly DomainRecord[]) => domains.map(({ savePointId }) => savePointId)

  serve(app, deps, shared.actions, async () => {
    const domains = await offering()
    const actions = await content.keys(ids(domains), 'api_actions')
    return {
      data: domains.flatMap(({ name, savePointId }) => {
        const names = actions.get(savePointId) ?? []
        return names.length === 0 ? [] : [{ name, inputs: names }]
      }),
    }
  })

  serve(app, deps, shared.inputs, async () => {
    const domains = (await offering()).filter(canShareInputs)
    const [userInputs, apiInputs] = await Promise.all([
      content.entries(ids(domains), 'ontology.userInputs'),
      content.entries(ids(domains), 'ontology.apiInputs'),
    ])
    return {
      data: { userInputs: sharedNames(domains, userInputs), apiInputs: sharedNames(domains, apiInputs) },
    }
  })

  serve(app, deps, shared.resources, async ({ query }) => {
    const { name, savePointId } = await getDomain(db, originalId(query.domain))
    const [actions, responses] = await Promise.all([
      content.entries([savePointId], 'system_actions'),
      content.entries([savePointId], 'audio_responses'),
    ])
    const data = audioByAction(actions.get(savePointId) ?? [], responses.get(savePointId) ?? [])
    return { data: [{ domain: name, type: 'audioResponses' as const, data }] }
  })
}
