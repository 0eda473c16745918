import type { DomainReply, SessionReply } from '@sdp/api'

/** A domain of the list for tests, plain but for what the test says. */
export function aDomainReply(name: string, rest: Partial<DomainReply> = {}): DomainReply {
  return {
    _id: name.toLowerCase(),
    name,
    description: '',
    creator: { name: 'Leo Kern', upn: 'leo@x.org' },
    contributors: [],
    tags: [],
    picture: '',
    handler_url: '',
    languages: [{ _id: 'en-US', language: 'en-US', default: true }],
    ntg_versions: ['NTG7-SOP'],
    embedded: false,
    isTestDomain: false,
    volatile: false,
    is_awaiting_cert: false,
    diss: { enabled: false, version: null },
    savePoint: 'Original',
    sessions: [],
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
    ...rest,
  }
}

/** A session on the Original until the last second of 2026, unless the test says otherwise. */
export function aSessionReply(domainName: string, rest: Partial<SessionReply> = {}): SessionReply {
  return {
    domainId: domainName.toLowerCase(),
    domainName,
    savePoint: 'Original',
    user: { id: 'leo@x.org', name: 'Leo Kern' },
    message: 'work',
    start_time: '2026-11-01T10:00:00.000Z',
    expiration_time: '2026-12-31T23:59:59.000Z',
    ...rest,
  }
}
