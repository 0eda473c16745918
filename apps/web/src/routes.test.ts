import { expect, test } from 'vitest'
import { router } from './routes.tsx'

const names = (path: keyof typeof router.routesByPath) => router.routesByPath[path].options.staticData?.name

test('[PUB-003] [ROUTE-003] [ROUTE-004] [ROUTE-006] [INT-001] [SLOT-001] pages stand under their path and name', () => {
  expect(names('/domains')).toBe('domains-list')
  expect(names('/domains/create-edit')).toBe('domain-create-edit')
  expect(names('/domains/$domainId/intent-editor')).toBe('intent-editor')
  expect(names('/domains/$domainId/slot-editor')).toBe('slot-editor')
  expect(names('/domains/$domainId/publish')).toBe('publish')
})

test('[ROUTE-016] [ROUTE-017] [ROUTE-019] [ROUTE-021] auxiliary pages have their route names', () => {
  expect(names('/documentation')).toBe('documentation')
  expect(names('/learn-more')).toBe('learn-more')
  expect(names('/release-notes')).toBe('release-notes')
  expect(names('/sample-domain-handlers')).toBe('sample-domain-handlers')
})

test('[ROUTE-026] [ROUTE-027] home and the code return have the plain layout, all others the default one', () => {
  const layouts = Object.entries(router.routesByPath).map(([path, route]) => [
    path,
    `/${route.id.split('/')[1]}`,
  ])
  const plain = layouts.filter(([, layout]) => layout === '/plain').map(([path]) => path)
  expect(plain.sort()).toEqual(['/', '/v2/return/code'])
  expect(layouts.filter(([, layout]) => layout === '/default')).toHaveLength(layouts.length - plain.length)
})
