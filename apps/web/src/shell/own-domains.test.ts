import type { DomainReply } from '@sdp/api'
import { expect, test } from 'vitest'
import { ownDomains } from './own-domains.ts'

const ann = { name: 'Ann', email: 'ann@example.com', sub: '1' }

function aDomain(name: string, creator: string, contributors: string[] = []): DomainReply {
  return { name, creator: { name: creator, upn: creator }, contributors } as unknown as DomainReply
}

const domains = [
  aDomain('Weather', 'bob@example.com', ['ANN']),
  aDomain('Radio', 'Ann@Example.com', ['ann@example.com']),
  aDomain('Media', 'ann'),
  aDomain('Climate', 'bob@example.com', ['carl']),
]

test('[SHELL-022] my domains are those that I created, by name', () => {
  expect(ownDomains(ann, domains).created.map(({ name }) => name)).toEqual(['Media', 'Radio'])
})

test('[SHELL-023] my contributed domains are those of others that I contribute to', () => {
  expect(ownDomains(ann, domains).contributed.map(({ name }) => name)).toEqual(['Weather'])
})
