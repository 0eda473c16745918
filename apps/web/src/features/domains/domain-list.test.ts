import { expect, test } from 'vitest'
import {
  defaultSearch,
  filterDomains,
  groupDomains,
  isFiltered,
  parseListSearch,
  shownDomains,
  sortDomains,
  tagsInUse,
  toAddress,
} from './domain-list.ts'
import { aDomainReply } from './testing/domain-replies.ts'

const mia = { name: 'Mia', email: 'mia@x.org', sub: '1' }
const names = (domains: readonly { name: string }[]) => domains.map((domain) => domain.name)

const weather = aDomainReply('weather', { tags: ['info'] })
const media = aDomainReply('Media', { tags: ['fun', 'audio'], embedded: true })
const radio = aDomainReply('radio', { tags: ['audio'], creator: { name: 'Mia', upn: 'MIA@X.org' } })
const all = [weather, media, radio]

test('[LIST-002] the list is sorted A-Z or Z-A, whatever the case', () => {
  expect(names(sortDomains(all, 'a-z'))).toEqual(['Media', 'radio', 'weather'])
  expect(names(sortDomains(all, 'z-a'))).toEqual(['weather', 'radio', 'Media'])
})

test('numbers in names sort by their value', () => {
  const domains = [aDomainReply('car10'), aDomainReply('car9')]
  expect(names(sortDomains(domains, 'a-z'))).toEqual(['car9', 'car10'])
})

test('[LIST-003] the owner filter ME leaves only the own domains', () => {
  expect(shownDomains(all, { ...defaultSearch, owner: 'all' }, mia)).toMatchObject({
    mine: [{ name: 'radio' }],
    others: [{ name: 'Media' }, { name: 'weather' }],
  })
  expect(shownDomains(all, { ...defaultSearch, owner: 'me' }, mia)).toMatchObject({
    mine: [{ name: 'radio' }],
    others: [],
  })
})

test('[LIST-004] several tags show the domains that have any of them (ruling R332)', () => {
  const filter = { name: '', type: 'all' as const }
  expect(names(filterDomains(all, { ...filter, tags: ['audio'] }))).toEqual(['Media', 'radio'])
  expect(names(filterDomains(all, { ...filter, tags: ['info', 'fun'] }))).toEqual(['weather', 'Media'])
  expect(tagsInUse(all)).toEqual(['audio', 'fun', 'info'])
})

test('[LIST-005] the type filter shows all, cloud or embedded domains', () => {
  const filter = { name: '', tags: [] }
  expect(names(filterDomains(all, { ...filter, type: 'all' }))).toEqual(['weather', 'Media', 'radio'])
  expect(names(filterDomains(all, { ...filter, type: 'cloud' }))).toEqual(['weather', 'radio'])
  expect(names(filterDomains(all, { ...filter, type: 'embedded' }))).toEqual(['Media'])
})

test('[LIST-006] the name filter finds a part of the name, whatever the case', () => {
  const filter = { type: 'all' as const, tags: [] }
  expect(names(filterDomains(all, { ...filter, name: ' DI ' }))).toEqual(['Media', 'radio'])
  expect(names(filterDomains(all, { ...filter, name: 'xyz' }))).toEqual([])
})

test('[LIST-009] the own domains are those created by or shared with the user, whatever the case', () => {
  const shared = aDomainReply('shared', { contributors: ['Mia@X.ORG'] })
  const groups = groupDomains([...all, shared], mia)
  expect(names(groups.mine)).toEqual(['radio', 'shared'])
  expect(names(groups.others)).toEqual(['weather', 'Media'])
})

test('the controls survive the way through the address', () => {
  const search = { sort: 'z-a', owner: 'me', type: 'cloud', tags: ['a', 'b'], name: 'radio' } as const
  expect(parseListSearch({ ...toAddress({ ...search, tags: ['a', 'b'] }) })).toEqual(search)
  expect(toAddress(defaultSearch)).toEqual({})
})

test('an address that makes no sense falls back to the defaults', () => {
  expect(parseListSearch({ sort: 'up', owner: 1, type: null, tags: [3, ''], name: {} })).toEqual(
    defaultSearch,
  )
  expect(parseListSearch({ name: 42, tags: 'audio' })).toEqual({
    ...defaultSearch,
    name: '42',
    tags: ['audio'],
  })
})

test('only what hides domains counts as a filter', () => {
  expect(isFiltered({ ...defaultSearch, sort: 'z-a', name: ' ' })).toBe(false)
  expect(isFiltered({ ...defaultSearch, name: 'a' })).toBe(true)
  expect(isFiltered({ ...defaultSearch, tags: ['a'] })).toBe(true)
})
