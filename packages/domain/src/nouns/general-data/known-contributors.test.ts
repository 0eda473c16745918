import { expect, test } from 'vitest'
import { contributorName, knownContributors } from './known-contributors.ts'

const nobody = { superUsers: [], members: [], conceptEditors: [] }

function owned(upn: string, ...contributors: string[]) {
  return { creator: { name: upn, upn }, contributors }
}

test('[FORM-022] a contributor is kept lowercased and without the spaces around it', () => {
  expect(contributorName('  Anna.Berg@Example.COM ')).toBe('anna.berg@example.com')
})

test('[FORM-023] the known contributors are the creators, contributors and group members, each once', () => {
  const domains = [owned('Mia@x.org', 'leo@x.org'), owned('leo@x.org', 'MIA@x.org')]
  const groups = { superUsers: ['zoe'], members: ['Leo@x.org'], conceptEditors: ['ben@x.org'] }
  expect(knownContributors(domains, groups)).toEqual(['ben@x.org', 'leo@x.org', 'mia@x.org', 'zoe'])
})

test('[FORM-024] names that look administrative are left out', () => {
  const domains = [owned('admin@x.org', 'svc-build@x.org', 'tester@x.org', 'root', 'mia@x.org', '')]
  expect(knownContributors(domains, nobody)).toEqual(['mia@x.org'])
})
