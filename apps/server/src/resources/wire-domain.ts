import type { WireDomain } from '@sdp/domain/wire'
import type { ReadContent } from '../content/read.ts'
import { parseInSteps } from '../http/parse-json.ts'
import { inSlices } from '../pace.ts'
import { type DomainRecord, domainReply } from '../records/domain-record.ts'

/** A domain as it was read from the content store, with its general data. */
export async function wireDomain(domain: DomainRecord, { pieces }: ReadContent): Promise<WireDomain> {
  const text = Buffer.concat([Buffer.from('{'), ...pieces, Buffer.from('}')])
  const content = (await inSlices(parseInSteps(text))) as Omit<WireDomain, 'name'>
  return { ...domainReply(domain), ...content }
}
