import type { chat, ParsedRequest } from '@sdp/api'
import type { HandlerAnswer } from '@sdp/dialogue'
import type { User } from '@sdp/domain'
import type { Deps } from '../../deps.ts'
import { getDomain } from '../../records/domain-record.ts'
import { callHandler } from './call-handler.ts'
import { carOf } from './car.ts'

interface TestCall {
  body: ParsedRequest<typeof chat.callHandler.shapes>['body']
  user: User
  signal: AbortSignal
}

/**
 * Calls the handler of a draft for a turn of a test, as the chat does for a turn with a draft: at its address for development,
 * also one that nobody has saved, and for nobody but the domain and whoever asks (ruling R473).
 */
export async function callForTest(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { body: { domainId, handler, path, request }, user, signal }: TestCall,
): Promise<HandlerAnswer> {
  const { name } = await getDomain(db, domainId)
  return callHandler(
    {
      handler: handler && { id: handler.id, urls: { dev: handler.url, nonprod: '', prod: '' } },
      path,
      requiredAuthLevel: 0,
      body: { version: 1, domain: name, car: carOf({ vin: '' }, user), ...request },
    },
    { reach: config, environment: 'dev', signal },
  )
}
