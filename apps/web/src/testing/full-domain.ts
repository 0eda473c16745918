import type { Domain } from '@sdp/domain'
import { aDomain } from '@sdp/domain/testing'
import { toWire } from '@sdp/domain/wire'
import type { FullDomain } from '../editing/open-domain.ts'

/** A domain as the server returns it, for tests that open one. */
export function aFullDomain(
  domain: Domain = aDomain(),
  { name = 'Radio', language = 'eng-USA' }: { name?: string; language?: string } = {},
): FullDomain {
  return {
    ...toWire({ ...domain, name }),
    _id: name.toLowerCase(),
    creator: { upn: 'paul@sdp.example', name: 'Paul' },
    contributors: [],
    savePoint: 'Original',
    languages: [{ _id: language, language, default: true }],
    sessions: [],
    created_at: '',
    updated_at: '',
    revision: 'r1',
  } as unknown as FullDomain
}
