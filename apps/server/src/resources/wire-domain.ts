import type { WireDomain } from '@sdp/domain/wire'
import { parseInSteps } from '../http/parse-json.ts'
import { inSlices } from '../process/pace.ts'

/** A domain as it was read from the content store, behind its general data. */
export async function wireDomain(head: WireDomain, pieces: readonly Buffer[]): Promise<WireDomain> {
  const text = Buffer.concat([Buffer.from('{'), ...pieces, Buffer.from('}')])
  const content = (await inSlices(parseInSteps(text))) as Omit<WireDomain, 'name'>
  return { ...head, ...content }
}
